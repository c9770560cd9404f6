### MidEvil in italiano.

game = MidEvil
    .about = Esplorate una terra di ossa, prendete il libro al cimitero e tornate a casa prima degli altri. Da due a sei giocatori.

## Tessere

group-tile = Tessere
tile-altar = Altare
    .acc = l’altare
    .about = Da qui partono tutti, qui ricominciano i morti e qui va portato il libro. Quattro scheletri.
tile-graveyard = Cimitero
    .acc = il cimitero
    .about = Il libro sta nel mezzo. Sei scheletri e due cancelli nel recinto.
tile-bridge = Ponte
    .acc = il ponte
    .about = L’unica via sull’acqua. Due scheletri.
tile-smith = Fucina
    .acc = la fucina
    .about = Il forno arde ancora, e nessuno ci sta sopra. Due scheletri, una vita.
tile-tavern = Taverna
    .acc = la taverna
    .about = Gli ospiti sono qui da molto tempo. Tre scheletri, tre vite.
tile-church = Chiesa
    .acc = la chiesa
    .about = Una porta, e dietro i fedeli. Cinque scheletri, tre vite.
tile-mill = Mulino
    .acc = il mulino
    .about = Macina anche ossa. Tre scheletri, una vita.
tile-stable = Stalla
    .acc = la stalla
    .about = Niente cavalli, solo i cavalieri. Tre scheletri, una vita.
tile-watchtower = Torre di guardia
    .acc = la torre di guardia
    .about = La guardia non ha mai avuto il cambio. Uno scheletro, una vita.
tile-market = Mercato
    .acc = il mercato
    .about = Una piazza aperta su ogni lato. Quattro scheletri, due vite.
tile-herbalist = Erboristeria
    .acc = l’erboristeria
    .about = C’è qualcosa per tutto, tranne che per questo. Tre scheletri, tre vite.
tile-manor = Villa
    .acc = la villa
    .about = Una bella casa con due porte. Quattro scheletri, due vite.
tile-farmstead = Fattoria
    .acc = la fattoria
    .about = Il raccolto è spuntato da solo. Tre scheletri, due vite.
tile-armoury = Armeria
    .acc = l’armeria
    .about = Due sale piene di chi cercava armi prima di te. Cinque scheletri, una vita.
tile-straight = Strada dritta
    .acc = una strada dritta
    .about = Una strada nel bosco. Un dado dice quanti punti di scheletri ci sono.
tile-corner = Curva
    .acc = una curva
    .about = Dietro la curva c’è qualcosa. Un dado dice quanti punti di scheletri ci sono.
tile-fork = Bivio
    .acc = un bivio
    .about = Tre vie, tutte sbagliate. Un dado dice quanti punti di scheletri ci sono.
tile-crossroads = Incrocio
    .acc = un incrocio
    .about = Quattro vie, e qualcosa di sepolto nel mezzo. Un dado dice quanti punti di scheletri ci sono.

## Carte

group-card = Carte
card-horse = Cavallo
    .mark = c
    .about = Oggetto. Raddoppia il tuo movimento. Aspetta alle porte, dove altri possono prenderlo.
card-pole-arm = Arma in asta
    .about = Oggetto, arma a distanza. Mentre muovi, una volta per turno: combatte a una casella, +1 ai tiri.
card-crank-bow = Arco a manovella
    .about = Oggetto, arma a distanza. Mentre muovi, due volte per turno: combatte fino a due caselle.
card-crossbow = Balestra
    .about = Oggetto, arma a distanza. Mentre muovi, una volta per turno: combatte fino a tre caselle.
card-sword = Spada
    .about = Oggetto, arma. Annunciata prima di un combattimento sulla tua casella: +1 a tutti i tiri.
card-war-hammer = Martello da guerra
    .about = Oggetto, arma. Annunciato prima di un combattimento sulla tua casella: +2 a tutti i tiri. Si rompe dopo il terzo.
card-chain-mail = Cotta di maglia
    .about = Oggetto, una volta. Dopo un tiro fallito contro uno scheletro: tiri ancora senza pagare una vita.
card-old-map = Vecchia mappa
    .about = Oggetto, una volta. Quando peschi una tessera: ne peschi due, ne posi una e l’altra va in fondo.
card-holy-water = Acqua santa
    .about = Oggetto, una volta. Al posto del primo tiro di un combattimento: lo scheletro sulla tua casella è distrutto.
card-forced-march = Marcia forzata
    .about = Dopo il tuo tiro di movimento: tre passi in più.
card-battle-fury = Furia
    .about = Nel tuo turno, prima di un combattimento: +2 a tutti i suoi tiri, con o senza arma.
card-healer = Guaritrice
    .about = In ogni momento, anche prima di morire: fino a due vite dalla riserva, cinque in tutto al massimo.
card-secret-path = Passaggio segreto
    .about = Mentre muovi, per 1 punto: muri e lati chiusi non ti fermano per il resto di questo movimento.
card-rise-again = Risorgete
    .about = In ogni momento fuori dai combattimenti: fino a quattro scheletri eliminati appaiono su una tessera senza pedine.
card-dead-remember = I morti ricordano
    .about = In ogni momento: fino a dodici scheletri eliminati tornano nella riserva.
card-call-of-the-crypt = Richiamo della cripta
    .about = In ogni momento fuori dai combattimenti, per 2 punti: l’edificio di una tessera con nome, o tutta la tessera, si riempie di scheletri.
card-march-of-bones = Marcia delle ossa
    .about = Dopo il tiro per gli scheletri: ne muovono sei, e li guidi tu.
card-crumble-to-dust = Polvere
    .about = In ogni momento fuori dai combattimenti: uno o due scheletri di una tessera tornano nella riserva.
card-sudden-ambush = Imboscata
    .about = Dopo il tiro di movimento di un avversario: gli appare accanto uno scheletro da combattere subito.
card-mire = Palude
    .about = Dopo il tiro di movimento di un avversario: ne vale solo la metà.
card-lost-in-the-fog = Persi nella nebbia
    .about = Dopo il tiro di movimento di un avversario, per 2 punti: dici tu dove va.
card-pickpocket = Borseggio
    .about = Mentre muovi, sulla casella di un avversario: prendi un suo oggetto. Mai il libro.
card-rust = Ruggine
    .about = In ogni momento, ma non in un suo combattimento: un avversario perde un oggetto a tua scelta. Mai il libro.
card-terror = Terrore
    .about = In ogni momento fuori dal suo turno, per 2 punti: nel prossimo un avversario non lascia la sua tessera.
card-rattle-loose = Tremarella
    .about = In ogni momento fuori dai combattimenti: un avversario rimette scheletri per tre punti al massimo.
card-not-today = Oggi no
    .about = Quando un altro gioca una carta, per 1 punto: è annullata.
card-turn-the-tables = Carte in tavola
    .about = Quando una carta è giocata contro di te: le scegli un altro bersaglio.
card-fickle-fate = Sorte capricciosa
    .about = Quando è appena caduto un dado di movimento, degli scheletri o del libro: si tira di nuovo.
card-necronomicon = Necronomicon
    .about = Il libro. Sta nel mezzo del cimitero; portato nel mezzo dell’altare, ti riporta a casa.

## Colori: i nomi dei posti al tavolo

colour-red = Rosso
    .the = il Rosso
    .gen = del Rosso
    .dat = al Rosso
colour-yellow = Giallo
    .the = il Giallo
    .gen = del Giallo
    .dat = al Giallo
colour-blue = Blu
    .the = il Blu
    .gen = del Blu
    .dat = al Blu
colour-green = Verde
    .the = il Verde
    .gen = del Verde
    .dat = al Verde
colour-brown = Marrone
    .the = il Marrone
    .gen = del Marrone
    .dat = al Marrone
colour-black = Nero
    .the = il Nero
    .gen = del Nero
    .dat = al Nero

## Scheletri

group-skeleton = Scheletri
skeleton-white = Scheletro bianco
    .mark = b
    .a = uno scheletro bianco
    .about = 1 punto.
skeleton-red = Scheletro rosso
    .mark = r
    .a = uno scheletro rosso
    .about = 2 punti.
skeleton-blue = Scheletro blu
    .mark = l
    .a = uno scheletro blu
    .about = 3 punti.

## Caselle di una tessera

spot-north-west = nord-ovest
spot-north = nord
spot-north-east = nord-est
spot-west = ovest
spot-centre = centro
spot-east = est
spot-south-west = sud-ovest
spot-south = sud
spot-south-east = sud-est
where-square = tessera { $place }, { NOUN($spot) }

## Fasi di un turno

group-phase = Fasi di un turno
phase-setup = Preparazione
    .title = Preparazione
    .about = Chi inizia mette quattro scheletri all’altare.
phase-tile = Esplorare
    .title = 1 e 2: esplorare
    .about = Si pesca una tessera, la si posa e la si riempie di scheletri e vite.
phase-stand = Resistere
    .title = 3 e 4: resistere
    .about = Chi sta sulla tua casella va combattuto; poi la mano torna a tre carte.
phase-movement = Muovere
    .title = Da 5 a 7: muovere
    .about = Un dado dice di quanto. Chi si incontra va combattuto.
phase-bones = Muovono gli scheletri
    .title = 8: muovono gli scheletri
    .about = Un dado dice quanti fanno un passo.
phase-discard = Scartare
    .title = 9: scartare
    .about = Si può scartare una carta, e il turno è finito.

## Contare

count-cards =
    { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }
count-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
count-lives =
    { $lives ->
        [0] nessuna vita
        [one] 1 vita
       *[other] { $lives } vite
    }
count-steps =
    { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
count-skeletons =
    { $skeletons ->
        [one] 1 scheletro
       *[other] { $skeletons } scheletri
    }

## Che cosa si chiede

decision-nothing = La partita è finita. Le ossa possono tornare nella scatola.
    .name = niente
decision-begin = Tocca a te. Si comincia?
    .name = inizio del turno
decision-map = La Vecchia mappa mostra due tessere. Quale posi?
    .name = una di due tessere
decision-place = Dove posi { NOUN($tile, "acc") }?
    .name = posto per una tessera
decision-turn-tile = Come giri { NOUN($tile, "acc") }?
    .name = verso di una tessera
decision-fill = Da mettere sulla tessera { $place }: { count-skeletons }. Quali, e dove?
    .name = pezzi su una tessera
decision-fill-points = Da mettere sulla tessera { $place }: scheletri per { count-points }. Quali, e dove?
decision-fill-lives = Da mettere sulla tessera { $place }: { count-lives }. Dove?
decision-go-on = La tua mano è piena. Tiri per muovere?
    .name = prima del movimento
decision-step = Hai ancora { count-steps }. Dove vai?
    .name = un passo
decision-step-led = Guidi { NOUN($other, "the") } e hai ancora { count-steps }. Dove?
decision-shoot = Dove miri?
    .name = bersaglio di un tiro
decision-fight = Hai davanti { NOUN($skeleton, "a") }. Come combatti?
    .name = combattimento
decision-failed = Arrivi a { $total }, e serve quattro. Che cosa fai?
    .name = tiro fallito
decision-raise = Arrivi a { $total }, e serve quattro. A che cos’altro rinunci?
    .name = aumento di un tiro
decision-take-horse = Qui c’è il cavallo { NOUN($other, "gen") }. Lo prendi?
    .name = cavallo senza cavaliere
decision-declare = { NOUN($other, "the") } è qui con il Necronomicon. Ti batti per averlo?
    .name = lotta per il libro
decision-stake = Hai tirato { $die }, { NOUN($other, "the") } { $theirs }. Che cosa punti?
    .name = puntata per il libro
decision-reroll = Il tuo dado segna { $die }, l’altro { $theirs }. Paghi una vita puntata per tirare di nuovo?
    .name = nuovo tiro per il libro
decision-bones = Da muovere ancora: { count-skeletons }. Da quale tessera?
    .name = scheletri da muovere
decision-bone-step = Quale scheletro della tessera { $place } muove, e dove?
    .name = passo di uno scheletro
decision-hand-limit = In mano: { count-cards }, e puoi tenerne tre. Quale scarti?
    .name = limite della mano
decision-discard = Scarti una carta? Poi il tuo turno è finito.
    .name = scarto
decision-window = { NOUN($seat, "the") } può vincere tra un attimo. Fai qualcosa?
    .name = carte in risposta
decision-window-card = { NOUN($seat, "the") } gioca una carta: { NOUN($card) }. Rispondi?
decision-window-move = { NOUN($seat, "the") } ha tirato { $die } per muovere. Giochi una carta?
decision-window-bones = { NOUN($seat, "the") } ha tirato { $die } per gli scheletri. Giochi una carta?
decision-window-book = { NOUN($seat, "the") } e { NOUN($other, "the") } hanno tirato { $die } e { $theirs } per il libro. Giochi una carta?
decision-floor = Tutti aspettano te. Giochi una carta?
    .name = fermi tutti
decision-remember = Quante volte torna nella riserva { NOUN($skeleton, "a") }? Al massimo { $most }.
    .name = scheletri che i morti ricordano
decision-rattle = Le tue ossa tremano. Nella riserva tornano al massimo { count-points }. Quali scheletri?
    .name = scheletri rimessi
decision-aim-tile = Su quale tessera?
decision-aim-skeleton = Quale scheletro sulla tessera { $place }?
decision-aim-second = E un secondo?
decision-aim-seat = Contro chi?
decision-aim-item = Quale delle carte { NOUN($other, "gen") }?
decision-aim-colour = Quale scheletro appare lì?
decision-aim-die = Il dado di chi?
decision-pay = Questa carta ha un prezzo. Da pagare ancora: { count-points }. Quale scheletro dai?

## Che cosa si può scegliere

choice-begin = inizia il turno
choice-use-map = usa la Vecchia mappa
choice-map = posa { NOUN($tile, "acc") }
choice-place = accanto alla tessera { $place }, a { NOUN($side) }
choice-turn = girata di { $degrees }°, aperta a { NOUN($sides) }
choice-put = { NOUN($skeleton) }: { NOUN($spot) }
choice-put-life = una vita: { NOUN($spot) }
choice-put-done = basta così
choice-go-on = avanti
choice-step = { NOUN($side) }: { where-square }
choice-stop = fermati
choice-aim-with = mira con un’arma: { NOUN($card) }
choice-shoot = mira a { NOUN($skeleton, "a") }: { where-square }
choice-fight = combatti
choice-weapon = annuncia un’arma e combatti: { NOUN($card) }
choice-raise = rinuncia per questo a { NOUN($skeleton, "a") }
choice-reroll = paga una vita e tira di nuovo
choice-mail = usa la Cotta di maglia e tira di nuovo
choice-give-up = muori
choice-take-horse = prendi il cavallo
choice-leave-horse = lascia stare il cavallo
choice-duel = battiti per il libro
choice-no-duel = lascia perdere
choice-ready = basta così
choice-stake = punta ancora { NOUN($skeleton, "a") }
choice-stake-life = punta ancora una vita
choice-roll-again = paga una vita e tira di nuovo
choice-let-lie = lascia il dado com’è
choice-bones = dalla tessera { $place }: { NOUN($tile) }
choice-bone-step = da { NOUN($spot) } verso { NOUN($side) }
choice-hand = scarta { NOUN($card) }
choice-keep = non scartare niente e finisci il turno
choice-pass = passa
choice-hold = fermi!
choice-play = gioca { NOUN($card) }
choice-aim-tile = tessera { $place }: { NOUN($tile) }
choice-aim-skeleton = { NOUN($skeleton) }: { NOUN($spot) }
choice-aim-none = nessun altro
choice-aim-seat = { NOUN($seat) }
choice-aim-item = { NOUN($card) }
choice-aim-colour = { NOUN($skeleton) }
choice-aim-die = il dado { NOUN($seat, "gen") }
choice-pay = dai { NOUN($skeleton, "a") }
choice-remember = { $count }
choice-rattle = rimetti { NOUN($skeleton, "a") }

## Rifiuti

reason-no-map = Non hai davanti a te una Vecchia mappa.
reason-no-open-side = Lì non si può posare una tessera.
reason-tile-does-not-fit = Girata così taglierebbe una strada.
reason-same-as-another-turn = È uguale a un altro verso di questa tessera.
reason-square-taken = Lì c’è già qualcosa.
reason-square-not-legal = Lì nessuno può stare.
reason-none-left = Non ne è rimasto nessuno.
reason-not-the-nearest = Così i punti non tornano.
reason-skeletons-first = Prima gli scheletri, poi le vite.
reason-no-way = Lì non porta nessuna via.
reason-no-steps-left = Non hai più passi.
reason-terrified = Il terrore ti tiene su questa tessera.
reason-cannot-get-off = Scendendo da cavallo non ti resterebbe un passo per entrare.
reason-no-such-weapon = Non hai davanti a te un’arma così.
reason-weapon-used-up = Per questo turno quell’arma è esaurita.
reason-no-target = Lì non c’è niente da colpire.
reason-has-a-life = Chi ha ancora una vita deve continuare.
reason-no-life-left = Non hai più vite.
reason-too-few-points = I tuoi scheletri non valgono abbastanza.
reason-nothing-more-to-stake = Non hai altro da puntare.
reason-not-movable = Quello scheletro non può muovere.
reason-already-moved = Quello scheletro ha già mosso.
reason-no-card-there = Lì non c’è nessuna carta.
reason-quota-used = Hai già giocato il tuo evento di questo giro.
reason-not-now = Questa carta è per un altro momento.
reason-in-play-already = Ne hai già una davanti a te.
reason-inside-a-building = Nessun cavallo entra in un edificio.
reason-no-aim = Non ha un bersaglio.
reason-cannot-pay = Non puoi pagarla.
reason-no-hold-left = In questo giro non puoi più fermare il gioco.
reason-too-many = È più di quanto sia permesso.
reason-must-discard = Prima scarta fino a tre carte.

## Che cosa succede

event-start = Inizia { NOUN($seat, "the") }.
event-turn = Giro { $round }: tocca { NOUN($seat, "dat") }.
event-revived = { NOUN($seat, "the") } torna tra i vivi: { count-lives }.
event-dealt = { NOUN($seat, "the") } pesca una carta: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat, "the") } pesca una carta.
event-reshuffled = Gli scarti vengono mescolati. Nel mazzo: { count-cards }.
event-map-used = { NOUN($seat, "the") } srotola la Vecchia mappa.
event-tile-drawn = { NOUN($seat, "the") } pesca { NOUN($tile, "acc") }.
event-tile-under = Va in fondo alla pila: { NOUN($tile) }.
event-tile-back = Non entra da nessuna parte e torna nella pila: { NOUN($tile) }.
event-tile-out = Non entra da nessuna parte ed esce dal gioco: { NOUN($tile) }.
event-tile-placed = { NOUN($tile, "acc") } è ora { $way ->
        [north] { $rows } a nord
        [south] { $rows } a sud
        [east] { $columns } a est
        [west] { $columns } a ovest
        [north-east] { $rows } a nord e { $columns } a est
        [north-west] { $rows } a nord e { $columns } a ovest
        [south-east] { $rows } a sud e { $columns } a est
       *[south-west] { $rows } a sud e { $columns } a ovest
    } dell’altare.
event-fill-rolled = Il dado segna { $die }. Scheletri per { count-points }.
event-skeleton-put = Si alza { NOUN($skeleton, "a") }: { where-square }.
event-life-put = Qualcuno aspetta di essere salvato: { where-square }.
event-fight = { NOUN($seat, "the") } combatte { NOUN($skeleton, "a") }: { where-square }.
event-weapon = { NOUN($seat, "the") } usa una carta in gioco: { NOUN($card) }.
event-fight-rolled = { NOUN($seat, "the") } tira { $die }{ $bonus ->
        [0] { "" }
       *[other] , con il bonus { $total }
    }.
event-raised = { NOUN($seat, "the") } rinuncia per questo a { NOUN($skeleton, "a") }.
event-life-paid = { NOUN($seat, "the") } paga con una vita e ci riprova.
event-killed = { NOUN($seat, "the") } fa a pezzi { NOUN($skeleton, "a") }.
event-life-taken = { NOUN($seat, "the") } salva una vita: { where-square }.
event-died = { NOUN($seat, "the") } muore e si risveglia all’altare a tasche vuote.
event-item-gone = { NOUN($seat, "the") } perde una carta in gioco: { NOUN($card) }.
event-move-rolled = { NOUN($seat, "the") } tira { $die } per muovere.
event-steps = { NOUN($seat, "the") } ha { count-steps }.
event-stepped = { NOUN($seat, "the") } avanza: { where-square }.
event-stopped = { NOUN($seat, "the") } si ferma, con { count-steps } di avanzo.
event-parked = { NOUN($seat, "the") } lascia il cavallo davanti alla porta: { where-square }.
event-mounted = { NOUN($seat, "the") } è di nuovo in sella: { where-square }.
event-doubled = { NOUN($seat, "the") } cavalca e ha ora { count-steps }.
event-horse-taken = { NOUN($seat, "the") } se ne va sul cavallo { NOUN($other, "gen") }.
event-book-taken = { NOUN($seat, "the") } ha il Necronomicon.
event-book-back = Il Necronomicon è di nuovo al cimitero: { where-square }.
event-book-out = Il cimitero è perduto, e con lui il Necronomicon.
event-duel = { NOUN($seat, "the") } si batte con { NOUN($other, "the") } per il Necronomicon.
event-duel-rolled = { NOUN($seat, "the") } tira { $die }.
event-staked = { NOUN($seat, "the") } ha puntato scheletri: bianchi { $white }, rossi { $red }, blu { $blue }.
event-lives-staked = { NOUN($seat, "the") } ha puntato: { count-lives }.
event-duel-passed = { NOUN($seat, "the") } lascia il dado com’è.
event-duel-result = { NOUN($seat, "the") } arriva a { $result }.
event-book-kept = { NOUN($seat, "the") } tiene il Necronomicon.
event-book-won = { NOUN($seat, "the") } vince il Necronomicon.
event-bones-rolled = { NOUN($seat, "the") } tira { $die } per gli scheletri.
event-bones = { NOUN($seat, "the") } guida { count-skeletons }.
event-bone-moved = Uno scheletro avanza: { where-square }.
event-discarded = { NOUN($seat, "the") } scarta una carta: { NOUN($card) }.
event-held = { NOUN($seat, "the") } grida: fermi!
event-window = { $moment ->
        [card] Qualcuno risponde a questa carta?
        [move] Qualcuno gioca su questo movimento?
        [bones] Qualcuno gioca sugli scheletri?
        [book] Qualcuno gioca sulla lotta per il libro?
       *[last] Può decidere la partita. Qualcuno lo impedisce?
    } Possono: { NOUN($asked, "the") }.
event-announced = { NOUN($seat, "the") } gioca una carta: { NOUN($card) }.
event-announced-at = { NOUN($seat, "the") } gioca una carta contro { NOUN($other, "the") }: { NOUN($card) }.
event-announced-on = { NOUN($seat, "the") } gioca una carta sulla tessera { $place }: { NOUN($card) }.
event-paid = { NOUN($seat, "the") } paga con { NOUN($skeleton, "a") }.
event-returned = { NOUN($seat, "the") } riprende una carta che non si può più giocare: { NOUN($card) }.
event-cancelled = La carta { NOUN($seat, "gen") } è annullata: { NOUN($card) }.
event-fizzled = La carta { NOUN($seat, "gen") } va a vuoto: { NOUN($card) }.
event-aimed-anew = La carta { NOUN($seat, "gen") } ha ora un altro bersaglio: { NOUN($card) }.
event-laid-out = { NOUN($seat, "the") } mette in gioco una carta: { NOUN($card) }.
event-healed = { NOUN($seat, "the") } si riprende. In più: { count-lives }.
event-remembered = { $count ->
        [one] Torna nella riserva { NOUN($skeleton, "a") }.
       *[other] Torna nella riserva { $count } volte { NOUN($skeleton, "a") }.
    }
event-crumbled = { NOUN($skeleton, "a") } si fa polvere: { where-square }.
event-marches = { NOUN($seat, "the") } marcia avanti. In più: { count-steps }.
event-mired = { NOUN($seat, "the") } affonda: vale solo la metà del tiro.
event-led = { NOUN($seat, "the") } guida { NOUN($other, "the") } nella nebbia.
event-secret-path = Per il resto del movimento nessun muro ferma { NOUN($seat, "the") }.
event-stolen = { NOUN($seat, "the") } prende una carta { NOUN($other, "dat") }: { NOUN($card) }.
event-terrified = { NOUN($seat, "the") } nel prossimo turno non lascerà una tessera.
event-rattled = { NOUN($seat, "the") } rimette { NOUN($skeleton, "a") }.
event-fury = { NOUN($seat, "the") } è una furia: +2 in questo combattimento.
event-die-again = Il dado { NOUN($seat, "gen") } si tira di nuovo: { $die }.
event-end = { NOUN($ending) }
event-result = { NOUN($seat) }: { count-points }, { count-lives }.
event-winners = { $count ->
        [one] Vince { NOUN($winners, "the") }. Voi altri, occhio agli scheletri.
       *[other] { NOUN($winners, "the") } condividono la vittoria.
    }

## La fine

ending-running = La partita continua.
ending-book = Il libro è sull’altare, e qualcuno è a casa in tempo per cena.
ending-points = Con tante ossa anche gli scheletri lo lasciano andare volentieri.
ending-stalled = Nessuno può più vincere, e si contano le ossa.
ending-round-limit = Si è fatto tardi, e si contano le ossa.

## Errori

fault-skeletons-lost = Gli scheletri non tornano.
fault-lives-lost = Le vite non tornano.
fault-cards-lost = Le carte non tornano.
fault-tiles-lost = Le tessere non tornano.
fault-too-many-lives = Qualcuno ha più di cinque vite.
fault-hand-size = Una mano non è grande quanto dice.
fault-barred-square = C’è qualcosa dove nessuno può stare.
fault-two-on-a-square = Due pezzi uguali stanno sulla stessa casella.
fault-map-torn = La mappa non sta insieme.
fault-horse-astray = Un cavallo sta dove non può stare.
fault-book-astray = Il libro sta dove non può stare.
fault-nobody-asked = Nessuno è interpellato, ma la partita è in corso.
fault-road-cut = Una strada finisce contro un lato chiuso.

## Il tabellone

board-round = Giro { $round }
board-turn = Tocca { NOUN($seat, "dat") }
board-steps = ancora { count-steps }
board-stack = { $tiles ->
        [0] Tessere finite
        [one] Pila: 1 tessera
       *[other] Pila: { $tiles } tessere
    }
board-supply = Riserva: bianchi { $white }, rossi { $red }, blu { $blue }, { count-lives }
board-removed = Eliminati: bianchi { $white }, rossi { $red }, blu { $blue }
board-book-held = Il libro: { NOUN($seat) }
board-book-lies = Il libro: tessera { $place }
board-book-out = Il libro è perduto
board-seat = { $number } { NOUN($seat) }
board-you = { $number } { NOUN($seat) } (tu)
board-rides = a cavallo
board-items = in gioco: { $cards }
board-hand = mano: { $cards }
board-used = evento giocato
board-dead = morto
board-legend = { $life } una vita, sola o sotto una maiuscola · { $inside } dentro · { $door } porta

## Promesse

claim-will-not-fight = Non mi batterò con { NOUN($seat, "the") } per il libro.
claim-will-fight = Mi batterò con { NOUN($seat, "the") } per il libro.

## Opzioni

option-book-fight-loser-dies = Lotte mortali per il libro
    .about = Che cosa succede a chi perde la lotta per il libro.
option-book-fight-loser-dies-false = no
    .about = Tutti e due restano dove sono.
option-book-fight-loser-dies-true = sì
    .about = Chi perde muore e ricomincia dall’altare.
option-book-fight-automatic = Lotte per il libro
    .about = Se per il libro si deve lottare.
option-book-fight-automatic-false = a scelta
    .about = Chi nel proprio turno arriva al libro può lottare.
option-book-fight-automatic-true = sempre
    .about = Chi nel proprio turno arriva al libro deve lottare.
option-last-life-rerolls = L’ultima vita
    .about = Che cosa compra l’ultima vita.
option-last-life-rerolls-true = un altro tiro
    .about = Vale un tiro come ogni altra.
option-last-life-rerolls-false = niente
    .about = Chi la paga muore.
option-unfit-tile = Tessere che non entrano
    .about = Che cosa succede se una tessera non si può posare.
option-unfit-tile-discard = fuori dal gioco
    .about = Il turno continua senza.
option-unfit-tile-redraw = se ne pesca un’altra
    .about = Si pesca finché una entra.
option-goal = Punti per vincere
    .about = Con quanti punti di scheletri si vince.
option-goal-30 = trenta
    .about = Trenta punti, in quanti si sia.
option-goal-quick = meno se si è in tanti
    .about = 30, 28, 25, 22 o 20 punti da due a sei giocatori.
option-horse-dismount = Scendere da cavallo
    .about = Che cosa succede ai passi che restano davanti a una porta.
option-horse-dismount-keep = restano
    .about = I passi che restano si fanno a piedi.
option-horse-dismount-halve = la metà va persa
    .about = Solo i passi in sella valgono doppio.
option-ranged-shape = Tiri a distanza
    .about = Fin dove arriva un’arma a distanza.
option-ranged-shape-line = in linea retta
    .about = Dritto, su chi viene per primo.
option-ranged-shape-path = dietro gli angoli
    .about = Fin dove si potrebbe camminare, se niente copre la vista.
option-discard-step = Scartare
    .about = Quante carte si possono scartare a fine turno.
option-discard-step-one = una carta
    .about = Una carta o nessuna.
option-discard-step-any = quante si vuole
    .about = Anche tutta la mano.
option-skeleton-moves = Scheletri che muovono
    .about = Quanti scheletri fanno un passo in un turno.
option-skeleton-moves-roll = secondo il dado
    .about = Quanti ne segna il dado.
option-skeleton-moves-3 = tre
    .about = Sempre tre; più veloce, e senza dado.
option-turn-limit = Durata
    .about = Dopo quale giro la partita finisce al più tardi.
option-turn-limit-off = finché qualcuno vince
    .about = Quanto serve, fino a trenta giri.
option-turn-limit-20 = venti giri
    .about = Poi vincono più punti.
option-turn-limit-10 = dieci giri
    .about = Poi vincono più punti.
