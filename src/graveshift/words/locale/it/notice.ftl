### Che cosa si dice a un browser che non è al tavolo.

notice-turn = Tocca a te.
notice-turn-at = Tocca a te al tavolo «{ $title }».
