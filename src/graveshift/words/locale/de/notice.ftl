### Was einem Browser gesagt wird, der nicht am Tisch ist.

notice-turn = Du bist am Zug.
notice-turn-at = Du bist am Zug bei „{ $title }“.
