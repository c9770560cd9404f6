### Co słyszy przeglądarka, której nie ma przy stole.

notice-turn = Twoja kolej.
notice-turn-at = Twoja kolej przy stole „{ $title }”.
