### Mall of Horror in italiano.

game = Mall of Horror
    .about = Tenete le porte, contate gli amici e scegliete chi sarà mangiato. Da tre a sei giocatori.

## Colori: i nomi dei posti al tavolo

colour-red = Rosso
    .the = il Rosso
    .gen = del Rosso
    .dat = al Rosso
    .on = sul Rosso
    .by = dal Rosso
colour-yellow = Giallo
    .the = il Giallo
    .gen = del Giallo
    .dat = al Giallo
    .on = sul Giallo
    .by = dal Giallo
colour-blue = Blu
    .the = il Blu
    .gen = del Blu
    .dat = al Blu
    .on = sul Blu
    .by = dal Blu
colour-green = Verde
    .the = il Verde
    .gen = del Verde
    .dat = al Verde
    .on = sul Verde
    .by = dal Verde
colour-brown = Marrone
    .the = il Marrone
    .gen = del Marrone
    .dat = al Marrone
    .on = sul Marrone
    .by = dal Marrone
colour-black = Nero
    .the = il Nero
    .gen = del Nero
    .dat = al Nero
    .on = sul Nero
    .by = dal Nero

## Luoghi

group-place = Luoghi
place-restroom = Bagno
    .the = il bagno
    .in = nel bagno
    .to = al bagno
    .from = dal bagno
    .before = davanti al bagno
    .about = Posto per tre. C’è un solo ingresso, e gli zombie lo conoscono.
place-cachou = Negozio di vestiti
    .the = il negozio di vestiti
    .in = nel negozio di vestiti
    .to = al negozio di vestiti
    .from = dal negozio di vestiti
    .before = davanti al negozio di vestiti
    .about = Posto per quattro. In tre o in quattro giocatori resta chiuso.
place-megatoys = Negozio di giocattoli
    .the = il negozio di giocattoli
    .in = nel negozio di giocattoli
    .to = al negozio di giocattoli
    .from = dal negozio di giocattoli
    .before = davanti al negozio di giocattoli
    .about = Posto per quattro. I giocattoli non mordono.
place-parking = Parcheggio
    .the = il parcheggio
    .in = nel parcheggio
    .to = al parcheggio
    .from = dal parcheggio
    .before = nel parcheggio
    .about = Posto per tutti, e un camion da frugare. Niente porte: ogni zombie mangia qualcuno.
place-security = Ufficio della sicurezza
    .the = l’ufficio della sicurezza
    .in = nell’ufficio della sicurezza
    .to = all’ufficio della sicurezza
    .from = dall’ufficio della sicurezza
    .before = davanti all’ufficio della sicurezza
    .about = Posto per tre. Chi sta qui elegge il Capo della sicurezza.
place-supermarket = Supermarket
    .the = il supermarket
    .in = nel supermarket
    .to = al supermarket
    .from = dal supermarket
    .before = davanti al supermarket
    .about = Posto per sei, ma troppe porte: quattro zombie entrano sempre.

## Personaggi

group-character = Personaggi
character-pinup = Bionda
    .gender = f
    .the = la Bionda
    .your = la tua Bionda
    .about = 7 punti. Le sue urla attirano uno zombie dove ci sono più Bionde.
character-tough = Bruto
    .gender = m
    .the = il Bruto
    .your = il tuo Bruto
    .about = 5 punti. Tiene la porta per due.
character-gunman = Uomo con la pistola
    .gender = m
    .the = l’Uomo con la pistola
    .your = il tuo Uomo con la pistola
    .about = 3 punti. La pistola è un buon argomento: un voto in più dove si trova.
character-girl = Bambina
    .gender = f
    .the = la Bambina
    .your = la tua Bambina
    .about = 1 punto. Solo in tre giocatori. Non sa fare nulla di speciale, ma sorride con coraggio.

## Carte

group-card = Carte
card-threat = Minaccia
    .about = Prima di un voto: hai un voto in più.
card-camera = Telecamera di sicurezza
    .about = Quando i dadi sono sotto la scatola: li guardi.
card-sprint = Sprint
    .about = Quando muovi: vai in un luogo diverso da quello scelto, oppure non muovi nessuno.
card-hardware = Barricata
    .about = Durante un attacco: la porta tiene fuori uno zombie in più in questo round. Non nel parcheggio.
card-hidden = Nascondersi
    .about = Durante un attacco: un tuo personaggio lì non può essere scelto né votare in questo round, ma tiene ancora la porta.
card-shotgun = Fucile a pompa
    .with = con il fucile a pompa
    .about = Durante un attacco: uccide due zombie.
card-chainsaw = Motosega
    .with = con la motosega
    .about = Durante un attacco: uccide due zombie.
card-grenades = Granate
    .with = con le granate
    .about = Durante un attacco: uccidono due zombie.
card-pistol = Pistola
    .with = con la pistola
    .about = Durante un attacco: uccide uno zombie.
card-fire-axe = Ascia antincendio
    .with = con l’ascia antincendio
    .about = Durante un attacco: uccide uno zombie.
card-baseball-bat = Mazza da baseball
    .with = con la mazza da baseball
    .about = Durante un attacco: uccide uno zombie.

## Fasi

group-phase = Fasi
phase-setup = Preparazione
    .title = Preparazione
    .about = Ognuno riceve una carta e dispone i suoi personaggi secondo i dadi.
phase-truck = Ricerca nel camion
    .title = A: Ricerca nel camion
    .about = Chi è nel parcheggio vota chi prende tre carte, ne tiene una e ne regala una.
phase-chief = Elezione del Capo
    .title = B: Elezione del Capo
    .about = Chi è nell’ufficio della sicurezza vota chi riceve il distintivo e vede i dadi.
phase-arrival = Arrivo degli zombie
    .title = C: Arrivo degli zombie
    .about = Quattro dadi sotto la scatola dicono dove arriveranno gli zombie.
phase-destinations = Scelta delle destinazioni
    .title = D: Scelta delle destinazioni
    .about = Ognuno sceglie in segreto dove andrà un personaggio; un Capo eletto lo dice apertamente.
phase-moving = Rivelazione e movimento
    .title = E: Rivelazione e movimento
    .about = Tutto si svela, arrivano gli zombie e ognuno muove un personaggio.
phase-attack = Attacco degli zombie
    .title = F: Attacco degli zombie
    .about = Dove gli zombie entrano, chi è dentro vota chi sarà mangiato.

## Contare

count-zombies = { $zombies } zombie
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
count-votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }

## Che cosa si chiede

decision-nothing = La partita è finita. Chi legge ancora è sopravvissuto.
    .name = nulla
decision-first-holder = Chi riceve per primo il distintivo?
    .name = primo distintivo
decision-placement = Hai tirato { $dice }. Chi comincia, e dove?
    .name = luogo di partenza
decision-threat = { $purpose ->
        [truck] Sta per cominciare il voto sul camion.
        [chief] Sta per essere eletto il Capo della sicurezza.
       *[victim] Sta per cominciare il voto su una vittima.
    } Giochi una Minaccia?
    .name = Minaccia prima di un voto
decision-ballot = { $purpose ->
        [truck] Chi deve frugare nel camion?
        [chief] Chi deve essere Capo della sicurezza?
       *[victim] Chi deve essere mangiato { NOUN($place, "in") }?
    } { $ballot ->
        [1] Hai { count-votes }.
       *[2] Seconda votazione: hai { count-votes }.
    }
    .name = votazione
decision-keep = Quale carta tieni?
    .name = carta da tenere
decision-gift = Quale carta regali, e a chi?
    .name = regalo
decision-camera = I dadi sono sotto la scatola. Giochi una Telecamera di sicurezza per vederli?
    .name = Telecamera di sicurezza
decision-open-destination = Da Capo della sicurezza scegli apertamente: dove andrà uno dei tuoi?
    .name = destinazione del Capo
decision-destination = Dove andrà uno dei tuoi? Per ora nessuno lo vede.
    .name = destinazione
decision-zombie = Sei fuori, ma non del tutto. Dove metti uno zombie?
    .name = zombie dall’aldilà
decision-move = Hai scelto { NOUN($place, "the") }. Chi ci va?
    .name = movimento
decision-sprint = { NOUN($character, "your") } è { NOUN($place, "in") }. Giochi uno Sprint?
    .name = Sprint
decision-cards = { NOUN($place, "in") }: { count-zombies } contro una difesa di { $defence }. Giochi una carta?
    .name = carte durante un attacco
decision-cards-supermarket = { NOUN($place, "in") }: { count-zombies } contro una difesa di { $defence }, ma quattro entrano sempre. Giochi una carta?
decision-cards-parking = Nel parcheggio: { count-zombies } e nessuna porta. Giochi una carta?
decision-victim = Gli zombie vogliono uno dei tuoi { NOUN($place, "in") }. Chi lasci loro?
    .name = vittima

## Che cosa si può scegliere

choice-pass = passa
choice-holder = dai il distintivo { NOUN($seat, "dat") }
choice-place = { NOUN($character, "the") } comincia { NOUN($place, "in") }
choice-threat = gioca Minaccia: un voto in più
choice-vote = vota per { NOUN($seat, "the") }
choice-keep = tieni { NOUN($card) }
choice-give = regala { NOUN($card) } { NOUN($seat, "dat") }
choice-look = gioca Telecamera di sicurezza e guarda i dadi
choice-go = vai { NOUN($place, "to") }
choice-zombie = metti uno zombie { NOUN($place, "before") }
choice-no-zombie = non mettere zombie
choice-walk = { NOUN($character, "the") } va { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , non riesce a entrare e finisce nel parcheggio
        [here] , non riesce a entrare e resta lì
       *[there] { "" }
    }
choice-sprint = gioca Sprint: { NOUN($character, "the") } corre { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , non riesce a entrare e finisce nel parcheggio
        [here] , non riesce a entrare e resta lì
       *[there] { "" }
    }
choice-sprint-stay = gioca Sprint: nessuno si muove
choice-play = gioca { NOUN($card) }
choice-hide = gioca Nascondersi: nascondi { NOUN($character, "the") }
choice-lose = sacrifica { NOUN($character, "the") }

## Rifiuti

reason-not-rolled = Nessun dado mostra quel luogo.
reason-place-full = Non c’è più posto.
reason-place-closed = Quel luogo è chiuso per sempre.
reason-character-placed = Quel personaggio è già sul tabellone.
reason-no-such-character = Quel personaggio non c’è in questa partita.
reason-not-a-candidate = Quel colore qui non si può scegliere.
reason-card-not-held = Non hai quella carta.
reason-card-not-now = Quella carta adesso non serve.
reason-not-a-voter = Una Minaccia rafforza un voto, e qui non ne hai.
reason-not-drawn = Quella carta non è tra quelle trovate.
reason-no-such-seat = Lì non siede nessuno.
reason-gift-to-self = Un regalo è per qualcun altro.
reason-gift-to-eliminated = Chi è fuori non se ne fa nulla di una carta.
reason-all-are-there = I tuoi sono già tutti lì; qualcuno deve muoversi.
reason-character-is-there = Quel personaggio è già lì.
reason-character-eaten = Quel personaggio è stato mangiato.
reason-same-destination = Ci vai comunque; risparmia lo Sprint.
reason-sprint-later = Gli Sprint si giocano quando tutti hanno mosso.
reason-hardware-in-parking = Nel parcheggio non c’è nessuna porta da inchiodare.
reason-hardware-too-late = Con quattro zombie al supermarket è troppo tardi per martello e chiodi.
reason-character-elsewhere = Quel personaggio è altrove.
reason-character-hidden = Quel personaggio è nascosto.

## Che cosa succede

event-holder = Ora il distintivo è { NOUN($seat, "gen") }.
event-dealt = { NOUN($seat, "the") } riceve una carta: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat, "the") } riceve una carta coperta.
event-rolled-placement = { NOUN($seat, "the") } tira { $dice }.
event-placed = { NOUN($character, "the") } { NOUN($seat, "gen") } comincia { NOUN($place, "in") }.
event-first-zombie = { NOUN($place, "before") } ciondola uno zombie.
event-round = Comincia il round { $round }.
event-phase = { NOUN($phase, "title") }
event-skipped = { NOUN($phase, "title") }. Questa volta no.
event-passed = { NOUN($seat, "the") } passa.
event-threat = { NOUN($seat, "the") } gioca Minaccia e ha un voto in più { NOUN($place, "in") }.
event-vote = { $ballot ->
        [1] Votazione
       *[2] Seconda votazione
    } { NOUN($place, "in") }: { $purpose ->
        [truck] chi fruga nel camion?
        [chief] chi diventa Capo della sicurezza?
       *[victim] chi viene mangiato?
    } Si può scegliere tra { NOUN($candidates, "the") }.
event-sole-candidate = { NOUN($place, "in") } si può scegliere solo { NOUN($seat, "the") }{ $purpose ->
        [truck] , quindi { NOUN($seat, "the") } fruga nel camion.
        [chief] , quindi { NOUN($seat, "the") } diventa Capo della sicurezza.
       *[victim] . Non c’è nessun altro a cui dare la colpa.
    }
event-ballot = { NOUN($seat, "the") } vota per { NOUN($chosen, "the") } ({ count-votes }).
event-ballot-empty = { NOUN($seat, "the") } non vota.
event-tally = { NOUN($seat) }: { count-votes }.
event-tie = { $ballot ->
        [1] Pareggio tra { NOUN($tied, "the") }. Ora vota tutto il tavolo.
       *[2] Di nuovo pareggio tra { NOUN($tied, "the") }.
    }
event-elected = { $purpose ->
        [truck] { NOUN($seat, "the") } può frugare nel camion.
        [chief] { NOUN($seat, "the") } viene eletto Capo della sicurezza.
       *[victim] La scelta { NOUN($place, "in") } cade { NOUN($seat, "on") }.
    }
event-undecided = { $purpose ->
        [truck] Nessun accordo: nessuno fruga nel camion.
        [chief] Nessun accordo: nessuno viene eletto Capo della sicurezza.
       *[victim] Nessun accordo: sceglierà il caso.
    }
event-no-candidate = { NOUN($place, "in") } non si può scegliere nessuno.
event-found = { NOUN($seat, "the") } trova nel camion: { NOUN($found) }.
event-found-unseen = { NOUN($seat, "the") } prende { count-cards } dal camion.
event-kept = { NOUN($seat, "the") } tiene { NOUN($card) }.
event-kept-unseen = { NOUN($seat, "the") } tiene una carta.
event-given = { NOUN($seat, "the") } fa un regalo { NOUN($other, "dat") }: { NOUN($card) }.
event-given-unseen = { NOUN($seat, "the") } regala una carta { NOUN($other, "dat") }.
event-returned = { NOUN($seat, "the") } rimette { NOUN($card) } in fondo.
event-returned-unseen = { NOUN($seat, "the") } rimette una carta in fondo.
event-dice-hidden = { NOUN($seat, "the") } tira quattro dadi sotto la scatola.
event-camera = { NOUN($seat, "the") } gioca una Telecamera di sicurezza.
event-dice-seen = Sotto la scatola ci sono { $dice }.
event-looked = { NOUN($seat, "the") } guarda sotto la scatola.
event-announced = { NOUN($seat, "the") } annuncia da Capo: vado { NOUN($place, "to") }.
event-zombie-played = { NOUN($seat, "the") } risorge e mette uno zombie { NOUN($place, "before") }.
event-destination = { NOUN($seat, "the") } va { NOUN($place, "to") }.
event-dice = I dadi mostrano { $dice }.
event-zombie = Arriva uno zombie e aspetta { NOUN($place, "before") }.
event-zombie-ignored = { NOUN($place, "the") } è chiuso; quello zombie torna a casa.
event-no-zombie-left = Non ci sono più zombie per { NOUN($place, "the") }.
event-overrun = { NOUN($place, "the") } è invaso e chiuso per sempre.
event-moved = { NOUN($character, "the") } { NOUN($seat, "gen") } va { NOUN($from, "from") } { NOUN($to, "to") }.
event-to-parking = { NOUN($character, "the") } { NOUN($seat, "gen") } esce { NOUN($from, "from") }, non riesce a entrare { NOUN($full, "in") } e finisce nel parcheggio.
event-stuck = { NOUN($character, "the") } { NOUN($seat, "gen") } non riesce a entrare { NOUN($full, "in") } e resta nel parcheggio.
event-sprint = { NOUN($seat, "the") } gioca Sprint e corre { NOUN($place, "to") }.
event-stayed = { NOUN($seat, "the") } gioca Sprint e non muove nessuno.
event-crowd = L’odore della folla attira uno zombie, che aspetta { NOUN($place, "before") }.
event-scream = Le urla attirano uno zombie, che aspetta { NOUN($place, "before") }.
event-held = { NOUN($place, "in") } la porta tiene: { count-zombies } contro { $defence }.
event-breach = { NOUN($place, "in") } { $zombies ->
        [one] entra uno zombie
       *[other] entrano { $zombies } zombie
    }: la difesa è solo { $defence }.
event-breach-supermarket = { NOUN($place, "in") } { $zombies ->
        [one] entra uno zombie
       *[other] entrano { $zombies } zombie
    } malgrado una difesa di { $defence }: ci sono troppe porte.
event-breach-parking = Nel parcheggio non ci sono porte, ma { $zombies ->
        [one] c’è uno zombie affamato
       *[other] ci sono { $zombies } zombie affamati
    }.
event-hardware = { NOUN($seat, "the") } gioca Barricata e inchioda la porta { NOUN($place, "in") }.
event-hid = { NOUN($character, "the") } { NOUN($seat, "gen") } si nasconde { NOUN($place, "in") }.
event-shot = { NOUN($seat, "the") } interviene { NOUN($card, "with") }: { $zombies ->
        [one] uno zombie cade
       *[other] { $zombies } zombie cadono
    } { NOUN($place, "before") }.
event-averted = Attacco respinto { NOUN($place, "in") }: { $zombies ->
        [0] nessuno zombie rimasto
       *[other] { count-zombies } contro { $defence }
    }.
event-chance-picks = Il caso indica { NOUN($seat, "the") }.
event-eaten = { NOUN($place, "in") } { NOUN($character, "the") } { NOUN($seat, "gen") } viene { NOUN($character, "gender") ->
        [f] mangiata
       *[m] mangiato
    }. È stato un attimo.
event-fed = { NOUN($place, "before") } { $zombies ->
        [one] uno zombie sazio se ne va
       *[other] { $zombies } zombie sazi se ne vanno
    } ciondolando.
event-nobody-to-eat = { NOUN($place, "in") } non c’è nessuno da mangiare. Che maleducati.
event-parking-cleared = { $zombies ->
        [one] L’ultimo zombie lascia
       *[other] Gli ultimi { $zombies } zombie lasciano
    } il parcheggio.
event-eliminated = { NOUN($seat, "the") } non ha più nessuno ed è fuori, ma non del tutto.
event-badge-passes = Il distintivo passa { NOUN($seat, "dat") }.
event-end = { NOUN($ending) }
event-points = { NOUN($seat) }: { count-points }, { count-cards } in mano.
event-winners = { $count ->
        [one] Vince { NOUN($winners, "the") }. Complimenti, e sogni d’oro.
       *[other] Si dividono la vittoria { NOUN($winners, "the") }.
    }

## La fine

ending-running = La partita continua.
ending-few-left = È arrivato l’elicottero: sono rimasti così in pochi che ci stanno tutti.
ending-one-place = È arrivato l’elicottero: i superstiti sono tutti insieme.
ending-nobody-left = È arrivato l’elicottero, ma non c’è più nessuno da salvare.
ending-round-limit = Dopo cento round tutti tornano a casa, anche gli zombie.

## Affermazioni e promesse

claim-saw-dice = Ho visto i dadi: { $count ->
        [0] nessuno zombie arriva
        [one] uno zombie arriva
       *[other] { $count } zombie arrivano
    } { NOUN($place, "in") }.
claim-will-vote = Voterò per { NOUN($seat, "the") }.
claim-will-not-vote = Non voterò per { NOUN($seat, "the") }.
claim-will-go = Andrò { NOUN($place, "to") }.

## Errori

fault-cards-lost = Il conto delle carte non torna.
fault-hand-size = Una mano non è grande come dice.
fault-too-many-zombies = Il numero degli zombie è impossibile.
fault-overfull = In un luogo ci sono più personaggi di quanti ne entrano.
fault-closed-not-empty = C’è qualcuno in un luogo chiuso.
fault-character-astray = Un personaggio manca o è in due luoghi.
fault-nobody-asked = Non si chiede nulla a nessuno, eppure la partita continua.
fault-journal-overflow = È successo più in una volta di quanto il diario contenga.
fault-out-but-alive = Qualcuno è fuori e ha ancora personaggi.
fault-no-place-not-empty = Ci sono zombie in un luogo che non esiste.

## Il tabellone

board-round = Round { $round }
board-badge = Distintivo: { NOUN($seat) }{ $elected ->
        [1] , eletto
       *[0] { "" }
    }
board-closed = chiuso
board-room = { $heads } su { $room }
board-heads = dentro { $heads }
board-defence = difesa { $defence }
board-no-door = aperto
board-zombies-get-in =
    { $zombies ->
        [one] 1 zombie entra
       *[other] { $zombies } zombie entrano
    }
board-truck = camion: { count-cards }
board-hides = { NOUN($character) } (al riparo)
board-you = { NOUN($seat) } (tu)
board-hand = in mano: { $cards }
board-waiting = da disporre: { $characters }
board-lost = perdite: { $characters }
board-out = fuori dal round { $round }
board-dice = Dadi: { $dice }
board-dice-hidden = Dadi: sotto la scatola
board-looked = visti { NOUN($seats, "by") }
board-destinations = Destinazioni: { $destinations }
board-going = { NOUN($seat) } { NOUN($place, "to") }
board-going-secret = { NOUN($seat) } in segreto
board-played = Carte giocate: { $cards }

## Opzioni

option-first-chief = Primo distintivo
    .about = Chi riceve il distintivo all’inizio.
option-first-chief-random = a sorte
    .about = Ogni posto al tavolo ha la stessa probabilità.
option-first-chief-host-picks = sceglie chi ospita
    .about = Chi ospita indica un posto; per la regola stampata, la persona più anziana.
option-card-window = Carte prima di un voto
    .about = Per quanto tempo si giocano carte prima di un voto.
option-card-window-one-circuit = un giro
    .about = Si chiede una volta a ognuno, che gioca quante carte vuole.
option-card-window-until-all-pass = finché tutti passano
    .about = Si continua a chiedere in giro finché qualcuno risponde con una carta.
option-threat-by-outsiders = Minaccia da fuori
    .about = Se può giocare Minaccia anche chi non vota.
option-threat-by-outsiders-false = no
    .about = Solo chi vota nella prima votazione.
option-threat-by-outsiders-true = sì
    .about = Anche gli altri; serve loro in un’eventuale seconda votazione.
option-threat-carries = Minaccia nella seconda votazione
    .about = Se una Minaccia conta ancora dopo un pareggio.
option-threat-carries-true = conta
    .about = Conta in entrambe le votazioni.
option-threat-carries-false = non conta
    .about = Conta solo nella prima votazione.
option-revote-candidates = Candidati dopo un pareggio
    .about = Chi si può scegliere nella seconda votazione.
option-revote-candidates-tied-only = solo chi è in pareggio
    .about = Solo i colori in pareggio.
option-revote-candidates-all-present = tutti i presenti
    .about = Ogni colore della prima votazione.
option-hidden-only-revote = I nascosti nella seconda votazione
    .about = Il voto di chi lì ha solo personaggi nascosti.
option-hidden-only-revote-none = nessun voto
    .about = Chi si nasconde non vota.
option-hidden-only-revote-one = un voto
    .about = Vota come chi non è lì.
option-second-tie-pool = Vittima dopo il secondo pareggio
    .about = Tra chi il caso sceglie la vittima.
option-second-tie-pool-all-colours-present = colori presenti
    .about = Ogni colore presente, con la stessa probabilità; il proprietario sceglie il personaggio.
option-second-tie-pool-tied-colours = colori in pareggio
    .about = Solo i colori dell’ultimo pareggio; il proprietario sceglie il personaggio.
option-second-tie-pool-random-character = un personaggio qualsiasi
    .about = Ogni personaggio presente, con la stessa probabilità; nessuno sceglie.
option-gift-to-eliminated = Regali a chi è fuori
    .about = Se il regalo del camion può andare a chi è fuori.
option-gift-to-eliminated-false = no
    .about = Chi riceve deve avere ancora un personaggio.
option-gift-to-eliminated-true = sì
    .about = Può; la carta è poi fuori dal gioco.
option-zombie-player = Zombie di chi è fuori
    .about = Quanto spesso chi è fuori mette uno zombie.
option-zombie-player-every-round = ogni round
    .about = Uno in ogni round, a partire dal prossimo.
option-zombie-player-once = una volta
    .about = Uno, nel round successivo oppure mai.
option-zombie-player-off = mai
    .about = Chi è fuori non mette zombie.
option-overrun-check = Luoghi invasi
    .about = Quando i luoghi vuoti cedono a otto zombie.
option-overrun-check-arrival = all’arrivo
    .about = Quando gli zombie sono arrivati e nessuno ha ancora mosso.
option-overrun-check-arrival-and-round-end = anche alla fine
    .about = Una seconda volta alla fine del round.
option-sprint-timing = Sprint
    .about = Quando si gioca uno Sprint.
option-sprint-timing-own-turn = quando si muove
    .about = Nel momento del proprio movimento.
option-sprint-timing-after-all-moves = dopo tutti i movimenti
    .about = Quando tutti hanno mosso, un giro.
option-attack-cards-by = Carte durante un attacco
    .about = Chi può giocare carte prima che si scelga una vittima.
option-attack-cards-by-present = i presenti
    .about = Solo chi ha lì un personaggio.
option-attack-cards-by-anyone = chiunque
    .about = Tutti quelli ancora in gioco.
option-hardware-at-supermarket = Barricata al supermarket
    .about = Se si può giocare anche contro quattro o più zombie.
option-hardware-at-supermarket-only-below-4 = solo sotto i quattro
    .about = Non finché ci sono quattro o più zombie.
option-hardware-at-supermarket-any-time-but-counts-only-below-4 = sempre
    .about = Si può giocare, ma conta solo quando sono meno di quattro.
option-parking-leftovers = Zombie nel parcheggio vuoto
    .about = Che cosa fanno se non c’era nessuno.
option-parking-leftovers-cleared = se ne vanno
    .about = Alla fine dell’attacco se ne vanno sempre.
option-parking-leftovers-stay-if-empty = restano
    .about = Aspettano lì il round successivo.
option-end-check = Fine della partita
    .about = Quando si guarda se la partita è finita.
option-end-check-round-end = alla fine di un round
    .about = L’attacco si gioca fino in fondo.
option-end-check-immediate = subito
    .about = Dopo i movimenti e dopo ogni vittima.
option-zombie-supply = Zombie nella scatola
    .about = Se gli zombie possono finire.
option-zombie-supply-30 = trenta
    .about = Trenta al massimo; quando sono tutti in gioco, non ne arrivano altri.
option-zombie-supply-unlimited = senza limite
    .about = Ce n’è sempre un altro.
