### What a browser is told that is not at the table.

notice-turn = It is your turn.
notice-turn-at = It is your turn at “{ $title }”.
