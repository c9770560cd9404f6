### Che cosa dice ancora la pagina di MidEvil, in italiano.

midevil-map = La mappa. Le frecce la spostano, più e meno la ingrandiscono o rimpiccioliscono, zero la mostra tutta.
midevil-tile = Tessera { $place }: { NOUN($tile) }
midevil-nearer = Più grande
midevil-farther = Più piccola
midevil-all = Mostra tutto
midevil-hand = Le tue carte
midevil-in-play = Davanti a te
midevil-of-goal = { $points } punti su { $goal }
midevil-odds = Vinci un combattimento con una probabilità del { $percent } %, contando tutte le tue vite.
midevil-wins = torna a casa
midevil-tour-welcome = Sei in una terra di ossa. Prendi il libro al cimitero e portalo all’altare, o raccogli scheletri per abbastanza punti.
midevil-tour-map = Trascina la mappa e ingrandiscila con la rotella, due dita o i pulsanti. Quello che brilla si può premere.
midevil-tour-cards = Hai tre carte. Da un tuo turno al successivo puoi giocarne una.
midevil-tour-tiles = Ogni turno comincia con una tessera. Decidi tu dove e come sta e quali scheletri ci sono sopra.
midevil-tour-moving = Un dado dice quanti passi hai. Una figura grigia sulla strada è una vita: portala con te.
midevil-tour-fights = Dove c’è uno scheletro si combatte: con quattro o più è distrutto. Una vita compra un altro tiro, gli scheletri raccolti ne alzano uno.
midevil-tour-skeletons = Alla fine del tuo turno gli scheletri fanno un passo, e li guidi tu. Magari verso qualcun altro.
