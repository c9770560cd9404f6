### Was die Seite außerdem über MidEvil sagt, auf Deutsch.

midevil-map = Die Landkarte. Pfeiltasten verschieben sie, Plus und Minus machen sie größer oder kleiner, Null zeigt alles.
midevil-tile = Kachel { $place }: { NOUN($tile) }
midevil-nearer = Größer
midevil-farther = Kleiner
midevil-all = Alles zeigen
midevil-hand = Deine Karten
midevil-in-play = Vor dir
midevil-of-goal = { $points } von { $goal } Punkten
midevil-odds = Einen Kampf gewinnst du zu { $percent } %, alle deine Leben eingerechnet.
midevil-wins = darf nach Hause
midevil-tour-welcome = Du bist in einem Land voller Knochen. Hol das Buch vom Friedhof und trag es zum Altar, oder sammle Skelette für genug Punkte.
midevil-tour-map = Zieh die Landkarte und vergrößere sie mit dem Rad, zwei Fingern oder den Knöpfen. Was leuchtet, kann gedrückt werden.
midevil-tour-cards = Du hast drei Karten. Von einem deiner Züge bis zum nächsten darfst du eine davon spielen.
midevil-tour-tiles = Jeder Zug beginnt mit einer Kachel. Du sagst, wo und wie sie liegt und welche Skelette darauf stehen.
midevil-tour-moving = Ein Würfel sagt, wie viele Schritte du hast. Eine graue Figur auf dem Weg ist ein Leben; nimm es mit.
midevil-tour-fights = Wo ein Skelett steht, wird gekämpft: Ab vier ist es erledigt. Ein Leben kauft einen neuen Wurf, gesammelte Skelette heben einen an.
midevil-tour-skeletons = Am Ende deines Zuges tun Skelette einen Schritt, und du führst sie. Vielleicht zu jemand anderem.
