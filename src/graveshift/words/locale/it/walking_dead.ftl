### The Walking Dead in italiano.

game = The Walking Dead
    .about = Difendete insieme quattro luoghi per dodici round, con un leader che cambia ogni volta. Da una a quattro persone.

## Colori: i nomi dei posti al tavolo

colour-red = Rosso
    .the = il Rosso
    .gen = del Rosso
    .dat = al Rosso
    .on = sul Rosso
colour-yellow = Giallo
    .the = il Giallo
    .gen = del Giallo
    .dat = al Giallo
    .on = sul Giallo
colour-blue = Blu
    .the = il Blu
    .gen = del Blu
    .dat = al Blu
    .on = sul Blu
colour-green = Verde
    .the = il Verde
    .gen = del Verde
    .dat = al Verde
    .on = sul Verde

## Luoghi

group-location = Luoghi
location-nowhere =
    .in = fuori dal tabellone
location-farm = Fattoria
    .the = la fattoria
    .in = nella fattoria
    .to = alla fattoria
    .from = dalla fattoria
    .about = Campi aperti e un vecchio fienile.
location-prison = Prigione
    .the = la prigione
    .in = nella prigione
    .to = alla prigione
    .from = dalla prigione
    .about = Mura: alla fine del round i primi tre vaganti qui non fanno nulla.
location-highway = Autostrada
    .the = l’autostrada
    .in = sull’autostrada
    .to = sull’autostrada
    .from = dall’autostrada
    .about = Rottami a perdita d’occhio.
location-town = Città
    .the = la città
    .in = in città
    .to = in città
    .from = dalla città
    .about = Negozi, case, un bar, e dentro non c’è anima viva.

## Mazzi

group-stack = Mazzi
stack-equipment = Equipaggiamento
    .the = il mazzo Equipaggiamento
    .about = Armi e qualche oggetto utile.
stack-ammo = Munizioni
    .the = il mazzo Munizioni
    .about = Munizioni per armi a distanza, ogni carta per un tipo.
stack-food = Cibo
    .the = il mazzo Cibo
    .about = Con il cibo si pagano spostamenti e cure.
stack-ally = Alleati
    .the = il mazzo Alleati
    .about = Gli alleati aiutano in combattimento: chi ne cede uno ha un punto in più.

## Personaggi

group-leader = Personaggi
leader-andrea = Andrea
    .about = All’inizio del suo turno una persona, ovunque sia, recupera 1 vita.
leader-daryl = Daryl
    .about = All’inizio del suo turno chi non ha cibo ne riceve 1.
leader-glenn = Glenn
    .about = All’inizio del suo turno una persona, ovunque sia, può ricevere 1 munizione su una propria arma a distanza.
leader-maggie = Maggie
    .about = All’inizio del suo turno può dare a qualcun altro, ovunque sia, un alleato, cibo, una munizione o una carta munizioni.
leader-michonne = Michonne
    .about = Finché guida lei, chiunque può combattere con un dado bianco al posto di un’arma.
leader-rick = Rick
    .about = Finché guida lui, chi tira in combattimento ha un punto in più.

## Equipaggiamento

group-equipment = Equipaggiamento
equipment-katana = Katana
    .about = Corpo a corpo, 1 dado. Dopo un 4, 5 o 6 si tira ancora e si somma.
equipment-machete = Machete
    .about = Corpo a corpo, 1 dado. Tre punti in più se lì non c’è nessun altro.
equipment-baseball-bat = Mazza da baseball
    .about = Corpo a corpo, 1 dado. Un punto in più.
equipment-fire-axe = Ascia antincendio
    .about = Corpo a corpo, 1 dado. Due punti in più se lì c’è qualcun altro.
equipment-crowbar = Piede di porco
    .about = Corpo a corpo, 1 dado. Un 1 o un 2 si può ritirare una volta.
equipment-hunting-knife = Coltello da caccia
    .about = Corpo a corpo, 1 dado. Un 6 vale quattro in più.
equipment-pistol = Pistola
    .about = A distanza, 1 dado. 4 munizioni se cominci con questa.
equipment-rifle = Fucile
    .about = A distanza, 2 dadi. 3 munizioni se cominci con questo.
equipment-shotgun = Fucile a pompa
    .about = A distanza, 3 dadi. 2 munizioni se cominci con questo. Da 14 in su il rumore attira un vagante da un luogo vicino.
equipment-crossbow = Balestra
    .about = A distanza, 1 dado, un punto in più. 3 munizioni se cominci con questa. Il dardo torna se il tuo valore è almeno 5.
equipment-motorcycle = Motocicletta
    .about = Una volta, quando comincia il combattimento: vai in un altro luogo.
equipment-body-armor = Giubbotto antiproiettile
    .about = In ogni round ferma 1 danno.
equipment-flashbang = Granata stordente
    .about = Una volta, alla fine del combattimento: i vaganti lì non fanno nulla in questo round.
equipment-silencer = Silenziatore
    .about = Quando un tuo evento porta vaganti dove sei, ne arriva uno in meno.
equipment-medical-supplies = Bende
    .about = Una volta, quasi sempre: una persona con te recupera fino a 3 vite.

## Carte munizioni

group-ammocard = Carte munizioni
ammocard-pistol-box = Scatola di colpi per pistola
    .about = Da 1 a 3 munizioni per una pistola.
ammocard-pistol-crate = Cassa di colpi per pistola
    .about = Da 1 a 6 munizioni per una pistola.
ammocard-pistol-magazine = Caricatore di riserva
    .about = 2 munizioni per una pistola.
ammocard-rifle-clips = Piastrine da fucile
    .about = Da 1 a 3 munizioni per un fucile.
ammocard-hunters-cache = Scorta di un cacciatore
    .about = Da 1 a 6 munizioni per un fucile.
ammocard-rifle-magazine = Caricatore da fucile
    .about = 2 munizioni per un fucile.
ammocard-shotgun-shells = Cartucce
    .about = Da 1 a 3 munizioni per un fucile a pompa.
ammocard-shell-belt = Cartucciera
    .about = 2 munizioni per un fucile a pompa.
ammocard-bolts = Dardi
    .about = Da 1 a 3 munizioni per una balestra.
ammocard-quiver = Faretra
    .about = Da 1 a 6 munizioni per una balestra.
ammocard-lucky-find = Colpo di fortuna
    .about = 1 munizione per qualsiasi arma a distanza.

## Carte cibo

group-foodcard = Carte cibo
foodcard-berries = Bacche
    .about = 1 cibo.
foodcard-canned-beans = Fagioli in scatola
    .about = 2 cibo.
foodcard-venison = Selvaggina
    .about = 3 cibo.
foodcard-pantry-raid = Dispensa saccheggiata
    .about = Da 1 a 3 cibo.

## Carte alleati

group-allycard = Carte alleati
allycard-straggler = Ritardatario
    .about = 1 alleato.
allycard-two-brothers = Due fratelli
    .about = 2 alleati.
allycard-refugees = Profughi
    .about = Da 1 a 3 alleati.
allycard-little-help = Un piccolo aiuto
    .about = 1 alleato, e nel combattimento di questo round hai un dado bianco in più, con o senza arma.
allycard-guinea-pig = Una cavia
    .about = 1 alleato, e in questo round non puoi morire.
allycard-vet = La veterinaria
    .about = 1 alleato, e una persona con te recupera 1 vita.
allycard-cook = La cuoca
    .about = 1 alleato e 1 cibo.
allycard-deserter = Il disertore
    .about = 1 alleato, e 1 munizione su una tua arma a distanza.

## Carte evento

group-eventcard = Eventi
eventcard-barn-attack = Attacco dei vaganti nel fienile
    .about = Nella fattoria: tre vaganti lì. Altrove: un vagante là.
eventcard-broken-fence = Recinto sfondato
    .about = Nella fattoria: un vagante lì. Altrove: tre vaganti là.
eventcard-root-cellar = Cantina
    .about = Nella fattoria: ricevi 2 cibo. Altrove: da uno a tre vaganti là.
eventcard-hen-house = Pollaio
    .about = Nella fattoria: puoi prendere una carta cibo, e arriva un vagante. Altrove: tre vaganti là.
eventcard-trampled-crops = Campi calpestati
    .about = Chi è nella fattoria perde 1 cibo. Due vaganti là.
eventcard-search-party = La squadra di ricerca
    .about = Nella fattoria con qualcun altro: chi è lì riceve 1 alleato. Altrimenti: tre vaganti là.
eventcard-prison-crisis = Crisi nella prigione
    .about = Chi è nella prigione tira: 1, 2 o 3 è 1 danno. Un vagante là se c’era qualcuno, altrimenti tre.
eventcard-cut-wire = Rete tagliata
    .about = Nella prigione: un vagante lì. Altrove: quattro vaganti là.
eventcard-armory-locker = Armadietto delle armi
    .about = Nella prigione: puoi prendere una carta equipaggiamento. Altrove: da due a quattro vaganti là.
eventcard-sick-bay = Infermeria
    .about = Nella prigione: chi è lì recupera 1 vita. Altrove: tre vaganti là.
eventcard-siren = Sirena
    .about = Nella prigione: quattro vaganti lì. Altrove: due vaganti là.
eventcard-dark-cell-block = Celle al buio
    .about = Chi è nella prigione perde 1 alleato o subisce 1 danno. Un vagante là se c’era qualcuno, altrimenti tre.
eventcard-friend-in-need = Un amico in pericolo
    .about = Sull’autostrada: ricevi 1 alleato. Altrove: da uno a tre vaganti là.
eventcard-abandoned-cars = Auto abbandonate
    .about = Sull’autostrada: puoi prendere una carta equipaggiamento. Altrove: da uno a tre vaganti là.
eventcard-pile-up = Tamponamento a catena
    .about = Sull’autostrada: un vagante lì. Altrove: tre vaganti là.
eventcard-asphalt-herd = Orda sull’asfalto
    .about = Sull’autostrada: tre vaganti lì. Altrove: due vaganti là.
eventcard-full-tank = Serbatoio pieno
    .about = Sull’autostrada: un vagante lì, e puoi spostare di un passo una pedina da lì. Altrove: tre vaganti là.
eventcard-shattered-windscreen = Parabrezza in frantumi
    .about = Chi è sull’autostrada subisce 1 danno; se non c’è nessuno, il mazzo là perde 2 carte. Un vagante là.
eventcard-bar = Il bar
    .about = In città: ricevi 2 alleati. Altrove: da uno a tre vaganti là.
eventcard-pharmacy = Farmacia
    .about = In città: una persona lì recupera fino a 2 vite. Altrove: da uno a tre vaganti là.
eventcard-gun-shop = Armeria
    .about = In città: 2 munizioni su una tua arma a distanza, e un vagante. Altrove: tre vaganti là.
eventcard-shop-windows = Vetrine
    .about = In città: un vagante lì. Altrove: tre vaganti là.
eventcard-church-bells = Campane
    .about = In città: tre vaganti lì. Altrove: due vaganti là.
eventcard-plundered-street = Strada saccheggiata
    .about = Se in città non c’è nessuno, il mazzo là perde 2 carte. Un vagante là.
eventcard-accidents-happen = Gli incidenti capitano
    .about = Chi è in un luogo diverso dal tuo subisce 1 danno.
eventcard-promise-me = Promettimelo
    .about = Finché durano i turni: chi paga per spostarsi perde tutti gli alleati.
eventcard-hungry-walkers = Vaganti affamati
    .about = Dove non c’è nessuno, il mazzo perde da una a tre carte, ma non più dei vaganti che ci sono.
eventcard-death-in-the-family = Lutto in famiglia
    .about = Tutti perdono da uno a tre alleati.
eventcard-strangers-at-the-gate = Stranieri al cancello
    .about = Cedi 1 alleato e 1 cibo, altrimenti in ogni luogo arriva un vagante.
eventcard-jammed-magazine = Caricatore inceppato
    .about = Perdi 2 munizioni.
eventcard-spoiled-supplies = Provviste avariate
    .about = Tutti perdono 1 cibo.
eventcard-drawn-together = Assembramento
    .about = Due vaganti dove ce ne sono di più.
eventcard-gunfire-echo = Eco di spari
    .about = Da uno a tre vaganti dove sei tu.
eventcard-too-quiet = Troppo silenzio
    .about = Un vagante dove non ce ne sono, poi uno nel luogo opposto al tuo.
eventcard-easy-prey = Facili prede
    .about = Due vaganti dove stanno insieme almeno due di voi.
eventcard-alone-in-the-dark = Nel buio senza nessuno
    .about = Chi è da qualche parte senza nessuno perde 1 alleato o subisce 1 danno.
eventcard-moments-rest = Un attimo di pace
    .about = Nessun vagante dove sei: chi è lì recupera 1 vita. Altrimenti: due vaganti lì.
eventcard-fever = Febbre
    .about = Perdi 1 cibo o subisci 1 danno.
eventcard-night-thieves = Ladri nella notte
    .about = Perdi una carta equipaggiamento, oppure il mazzo Equipaggiamento perde 3 carte.
eventcard-pantry-rats = Topi nella dispensa
    .about = Se non sei presso il mazzo Cibo, perde 2 carte. Un vagante là.
eventcard-damp-powder = Polvere bagnata
    .about = Se non sei presso il mazzo Munizioni, perde 2 carte. Un vagante là.
eventcard-deserters = Disertori
    .about = Se non sei presso il mazzo Alleati, perde 2 carte. Un vagante là.
eventcard-rust-and-rot = Ruggine e marciume
    .about = Se non sei presso il mazzo Equipaggiamento, perde 2 carte. Un vagante là.
eventcard-unwatched-flank = Fianco scoperto
    .about = Due vaganti dove ce ne sono di meno.
eventcard-scent-of-blood = Odore di sangue
    .about = Per chi ha meno di 5 vite, un vagante là dove si trova.
eventcard-call-for-help = Richiesta di aiuto
    .about = Da uno a tre vaganti dove sei tu; ricevi 1 alleato.
eventcard-night-raid = Incursione notturna
    .about = Un tiro per ogni luogo: 1, 2 o 3 è un vagante là.
eventcard-supply-drop = Lancio di viveri
    .about = Ricevi 1 cibo e 1 alleato; un vagante nel luogo opposto al tuo.

## Obiettivi segreti

group-goal = Obiettivi segreti
goal-glutton = Ingordo
    .about = Abbi 9 cibo insieme.
goal-crowd-magnet = Trascinatore di folle
    .about = Abbi 8 alleati insieme.
goal-quartermaster = Furiere
    .about = Abbi 5 carte equipaggiamento insieme.
goal-gun-nut = Fanatico delle armi
    .about = Abbi 8 munizioni insieme, su armi e carte munizioni.
goal-lone-wolf = Lupo solitario
    .about = Sei monete: una per ogni round alla cui fine sei da qualche parte senza nessuno.
goal-executioner = Giustiziere
    .about = Quattro monete: una per ogni combattimento in cui il tuo attacco o gli spari comuni uccidono almeno due vaganti.
goal-rebel = Ribelle
    .about = Quattro monete: una per ogni round in cui paghi per spostarti.
goal-scarred = Coperto di cicatrici
    .about = Cinque monete: una per ogni round in cui perdi vita.
goal-objector = Obiettore di coscienza
    .about = Quattro monete: una per ogni combattimento tra i vaganti in cui non tiri dadi.

## Fasi

group-phase = Fasi
phase-setup = Preparazione
    .title = Preparazione
    .about = Si dispongono luoghi e mazzi; ognuno sceglie un personaggio e trova un’arma.
phase-round-start = Inizio del round
    .title = Inizio del round
    .about = Ognuno riceve due eventi.
phase-turns = Turni
    .title = Turni
    .about = Il leader sposta tutti, pesca, scambia e gioca entrambi gli eventi; poi gli altri, con un evento ciascuno.
phase-combat = Combattimento
    .title = Combattimento
    .about = Ognuno sceglie un’arma; ogni cinque punti muore un vagante.
phase-round-end = Fine del round
    .title = Fine del round
    .about = I vaganti mordono, e dove non c’è nessuno mangiano il mazzo. Poi il cibo cura.

## Contare

count-walkers =
    { $walkers ->
        [0] nessun vagante
        [one] 1 vagante
       *[other] { $walkers } vaganti
    }
count-cards =
    { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }
count-allies =
    { $allies ->
        [0] 0 alleati
        [one] 1 alleato
       *[other] { $allies } alleati
    }

## Che cosa si chiede

decision-nothing = La partita è finita. Chi legge ancora in qualche modo è sopravvissuto.
    .name = nulla
decision-character = Chi vuoi essere?
    .name = personaggio
decision-andrea = Guida Andrea: chi recupera 1 vita?
    .name = le cure di Andrea
decision-glenn = Guida Glenn: su quale arma metti 1 munizione?
    .name = le munizioni di Glenn
decision-maggie = Guida Maggie: a chi dai qualcosa?
    .name = il dono di Maggie
decision-move = { $own ->
        [1] Dove vai?
       *[0] Dove va { NOUN($seat, "the") }?
    }
    .name = movimento
decision-own-move = Paghi 1 cibo per un passo? Ne hai { $food }.
    .name = movimento pagato
decision-collect = Qui ci sono munizioni. Le raccogli?
    .name = munizioni lasciate
decision-draw = { NOUN($stack, "the") } ha { count-cards }. Ne peschi una?
    .name = pesca
decision-load = Hai { NOUN($card) }. Dove vanno le munizioni?
    .name = ricarica
decision-heal-here = Chi recupera 1 vita?
    .name = la veterinaria
decision-load-one = Su quale arma vanno le munizioni?
    .name = munizioni
decision-exchange = Dai qualcosa o chiedi qualcosa?
    .name = scambio
decision-object = Che cosa dai { NOUN($seat, "dat") }?
    .name = oggetto
decision-onto = Su quale arma { NOUN($seat, "gen") } va la munizione?
    .name = arma per la munizione
decision-event = { $plays ->
        [2] Giochi entrambi gli eventi. Quale per primo?
       *[1] Quale evento giochi?
    }
    .name = evento
decision-take = { NOUN($stack, "the") } ha { count-cards }. Ne prendi una?
    .name = carta da un evento
decision-ally-or-damage = { NOUN($event) }: un alleato o 1 danno?
    .name = alleato o danno
decision-food-or-damage = { NOUN($event) }: 1 cibo o 1 danno?
    .name = cibo o danno
decision-heal-there = Chi aiuta la farmacia?
    .name = farmacia
decision-lose-ammo = Devi cedere munizioni: ancora { $ammo }. Da dove?
    .name = munizioni da cedere
decision-lose-gear = Ladri: a che cosa rinunci?
    .name = ladri
decision-pay = Dai agli stranieri 1 alleato e 1 cibo?
    .name = stranieri
decision-free-move = Chi porti nel luogo vicino?
    .name = un passaggio
decision-where = { NOUN($event) }: dove arrivano?
    .name = luoghi alla pari
decision-motorcycle = Comincia il combattimento. Prendi la motocicletta?
    .name = motocicletta
decision-weapon = { NOUN($location, "in") }: { count-walkers }. Con che cosa combatti?
    .name = arma
decision-reroll = Il piede di porco mostra { $die }. Tiri di nuovo?
    .name = piede di porco
decision-allies = Il tuo valore è { $value }: { $kills } su { $walkers } vaganti. Quanti alleati cedi?
    .name = alleati
decision-pool = In tutto fate { $value }, il prossimo vagante cade a { $next }. Cedi un alleato?
    .name = valore comune
decision-pull = Lo sparo si è sentito. Da dove arriva un vagante?
    .name = attirato dallo sparo
decision-flashbang = { NOUN($location, "in") }: { count-walkers }. Lanci la granata stordente?
    .name = granata stordente
decision-split = { NOUN($location, "in") }, danno da dividere: { $damage }. Quanto { NOUN($seat, "dat") }?
    .name = danno
decision-armour = 1 danno, e hai vita { $life }. Usi il giubbotto?
    .name = giubbotto
decision-replacement = Il tuo personaggio è morto. Con chi continui?
    .name = nuovo personaggio
decision-equipment = { NOUN($stack, "the") } ha { count-cards }. Ne peschi una?
    .name = equipaggiamento per il nuovo personaggio
decision-heal = Mangi 1 cibo per 1 vita? Hai vita { $life } e cibo { $food }.
    .name = cura
decision-coin = Metti una moneta sul tuo obiettivo segreto?
    .name = moneta

## Che cosa si può scegliere

choice-pass = passa
choice-character = gioca con { NOUN($leader) }
choice-replacement = continua con { NOUN($leader) }
choice-heal = { NOUN($seat, "the") } recupera vita (ne ha { $life })
choice-ammo-for = 1 munizione { NOUN($seat, "dat") }: { NOUN($card) }
choice-ammo-on = su { NOUN($card) } (ne ha { $ammo })
choice-give-to = dai qualcosa { NOUN($seat, "dat") }
choice-ask = chiedi qualcosa { NOUN($seat, "dat") }
choice-exchange-end = basta scambi
choice-stay = { NOUN($seat, "the") } resta { NOUN($location, "in") }
choice-move = { NOUN($seat, "the") } va { NOUN($location, "to") }
choice-place = { NOUN($seat, "the") } comincia { NOUN($location, "in") }
choice-pay-move = paga 1 cibo e vai { NOUN($location, "to") }
choice-remain = resta qui
choice-collect = raccogli { NOUN($card) }
choice-draw = pesca una carta: { NOUN($stack, "the") }
choice-draw-last = pesca l’ultima carta e perdi la partita: { NOUN($stack, "the") }
choice-no-draw = non pescare
choice-load = carica { $ammo } munizioni su { NOUN($weapon) }
choice-keep = mettila da parte
choice-leave = lasciala qui per dopo
choice-take-up = prendila con te
choice-give-card = dai { NOUN($card) }{ $ammo ->
        [0] { "" }
       *[other] , munizioni: { $ammo }
    }
choice-give-ally = dai 1 alleato
choice-give-food = dai 1 cibo
choice-give-ammo = dai 1 munizione da { NOUN($card) }
choice-refuse = non dare nulla
choice-event = gioca { NOUN($event) }
choice-lose-ally = cedi 1 alleato
choice-lose-food = cedi 1 cibo
choice-take-damage = subisci 1 danno
choice-lose-ammo = 1 munizione da { NOUN($card) } (ne ha { $ammo })
choice-lose-gear = cedi { NOUN($card) }
choice-lose-cards = tieni tutto: { NOUN($stack, "the") } perde { count-cards }
choice-pay = dai 1 alleato e 1 cibo
choice-no-pay = non dare nulla: in ogni luogo arriva un vagante
choice-where = { NOUN($location, "in") }
choice-ride = vai { NOUN($location, "to") }
choice-fight = combatti con: { NOUN($weapon) }
choice-shoot = spara con: { NOUN($weapon) } (munizioni: { $ammo })
choice-fight-bare = combatti con un solo dado, come Michonne
choice-fight-dice-only = tira il dado di Un piccolo aiuto
choice-no-fight = non combattere
choice-reroll = tira di nuovo
choice-keep-die = tieni il { $die }
choice-spend-allies = { $allies ->
        [0] non cedere nessuno: { $value }
       *[other] cedi { count-allies }: { $value }
    }
choice-pool-ally = cedi 1 alleato: { $value }
choice-pull = { NOUN($location, "from") }
choice-flashbang = lancia la granata stordente
choice-share = danno { NOUN($seat, "dat") }: { $damage }
choice-take-proposal = come propone { NOUN($seat, "the") }
choice-armour = usa il giubbotto
choice-eat = mangia 1 cibo: vita { $life }
choice-coin = mettici una moneta
choice-load-now = carica munizioni ({ $ammo }) da { NOUN($card) } su { NOUN($weapon) }
choice-medicine = usa le bende { NOUN($seat, "on") } (vita { $life })
choice-reveal = rivela il tuo obiettivo segreto

## Rifiuti

reason-no-such-seat = Lì non siede nessuno.
reason-character-taken = Quel personaggio è o è già stato in gioco.
reason-not-next-door = Quel luogo non è vicino.
reason-no-food = Non hai cibo per farlo.
reason-must-be-placed = Quella pedina va messa da qualche parte.
reason-yourself = Deve essere qualcun altro.
reason-not-here = Quella persona non è dove sei tu.
reason-half-is-over = Quella metà dello scambio è finita.
reason-nothing-to-give = Non c’è nulla da dare.
reason-not-held = Lì non c’è.
reason-no-ammo = Non ci sono munizioni.
reason-not-of-that-type = La munizione non è del tipo giusto.
reason-no-such-weapon = Chi la riceve non ha un’arma così.
reason-not-in-hand = Non hai quell’evento.
reason-no-ally = Non hai alleati.
reason-cannot-pay = Non puoi pagarlo.
reason-not-among-them = Non è tra le scelte possibili.
reason-no-walkers = Lì non ci sono vaganti.
reason-chosen-already = Lo hai già scelto.
reason-more-than-bearable = Nessuno può sopportare più della sua vita e del suo giubbotto.
reason-too-little = Va diviso tutto il danno.
reason-not-proposed = Nessuno lo ha proposto.
reason-backed-already = Sei già d’accordo.
reason-unharmed = Lì non c’è nulla da curare.
reason-not-now = Non adesso.
reason-goal-not-met = Il tuo obiettivo non è raggiunto.
reason-coin-not-earned = In questo round non hai meritato una moneta.
reason-no-stack = Qui non c’è un mazzo così.

## Che cosa succede

event-round = Comincia il round { $round }.
event-phase = { NOUN($phase, "title") }
event-laid = { $corner ->
        [0] Nord-ovest
        [1] Nord-est
        [2] Sud-est
       *[3] Sud-ovest
    }: { NOUN($location, "the") }.
event-stacked = { NOUN($stack, "the") } sta { NOUN($location, "in") }.
event-character = { NOUN($seat, "the") } gioca con { NOUN($leader) }.
event-rolled-walkers = { NOUN($seat, "the") } tira { $die } per { NOUN($location, "the") }.
event-start-weapon = { NOUN($seat, "the") } trova un’arma: { NOUN($card) }.
event-put-back = { NOUN($card) } torna nel mazzo.
event-rolled-for-badge = { NOUN($seat, "the") } tira { $die } per il distintivo.
event-leader = { NOUN($seat, "the") } guida.
event-goal = { NOUN($seat, "the") } riceve un obiettivo segreto: { NOUN($goal) }.
event-goal-unseen = { NOUN($seat, "the") } riceve un obiettivo segreto.
event-reshuffled = Gli eventi scartati vengono rimescolati: { count-cards }.
event-dealt = { NOUN($seat, "the") } riceve un evento: { NOUN($event) }.
event-dealt-unseen = { NOUN($seat, "the") } riceve un evento coperto.
event-ability = Guida { NOUN($leader) }. { NOUN($leader, "about") }
event-healed = { NOUN($seat, "the") } recupera vita (+{ $healed }) e ora ne ha { $life }.
event-food = { NOUN($seat, "the") } riceve { $food } cibo.
event-allies = { NOUN($seat, "the") } riceve { count-allies }.
event-ammo = { NOUN($seat, "the") } riceve munizioni su { NOUN($card) }: { $ammo }.
event-lost-food = { NOUN($seat, "the") } perde { $food } cibo.
event-lost-allies = { NOUN($seat, "the") } perde { count-allies }.
event-lost-ammo = { NOUN($seat, "the") } perde munizioni da { NOUN($card) }: { $ammo }.
event-placed = { NOUN($seat, "the") } comincia { NOUN($location, "in") }.
event-moved = { NOUN($seat, "the") } va { NOUN($from, "from") } { NOUN($to, "to") }.
event-paid-move = { NOUN($seat, "the") } paga 1 cibo e va { NOUN($from, "from") } { NOUN($to, "to") }.
event-stayed = { NOUN($seat, "the") } resta dov’è.
event-drew = { NOUN($seat, "the") } pesca { NOUN($card) }.
event-discarded-card = { NOUN($seat, "the") } scarta { NOUN($card) }.
event-rolled-black = { NOUN($seat, "the") } tira { $die } con il dado nero.
event-rolled-white = { NOUN($seat, "the") } tira { $die }.
event-set-aside = { NOUN($seat, "the") } mette da parte { NOUN($card) }, munizioni: { $ammo }.
event-left-lying = { NOUN($seat, "the") } lascia { NOUN($card) } dov’è.
event-collected = { NOUN($seat, "the") } raccoglie { NOUN($card) }.
event-loaded = { NOUN($seat, "the") } carica munizioni da { NOUN($card) } su { NOUN($weapon) }: { $ammo }.
event-little-help = { NOUN($seat, "the") } ha un piccolo aiuto: un dado in più in combattimento.
event-guinea-pig = { NOUN($seat, "the") } ha una cavia e in questo round non può morire.
event-gave-card = { NOUN($seat, "the") } dà { NOUN($other, "dat") } { NOUN($card) }.
event-gave-ally = { NOUN($seat, "the") } dà { NOUN($other, "dat") } un alleato.
event-gave-food = { NOUN($seat, "the") } dà { NOUN($other, "dat") } 1 cibo.
event-gave-ammo = { NOUN($seat, "the") } dà { NOUN($other, "dat") } 1 munizione da { NOUN($card) } per { NOUN($weapon) }.
event-asked = { NOUN($seat, "the") } chiede qualcosa { NOUN($other, "dat") }.
event-refused = { NOUN($seat, "the") } non dà nulla { NOUN($other, "dat") }.
event-event = { NOUN($seat, "the") } gioca { NOUN($event) }. { NOUN($event, "about") }
event-discarded = { NOUN($seat, "the") } scarta { NOUN($event) }.
event-discarded-unseen = { NOUN($seat, "the") } scarta un evento coperto.
event-walkers = { NOUN($location, "in") } { $walkers ->
        [one] arriva 1 vagante
       *[other] arrivano { $walkers } vaganti
    }.
event-no-walkers-left = { $walkers ->
        [one] Un vagante
       *[other] { $walkers } vaganti
    } in meno { NOUN($location, "in") }: non ci sono più segnalini.
event-silenced = Il silenziatore { NOUN($seat, "gen") } tiene lontano un vagante { NOUN($location, "from") }.
event-rolled-at = { NOUN($location, "the") }: { $die }.
event-promise = { NOUN($seat, "the") } chiede una promessa: chi paga per spostarsi perde tutti gli alleati.
event-promise-ends = La promessa non vale più.
event-paid = { NOUN($seat, "the") } cede 1 alleato e 1 cibo.
event-unpaid = { NOUN($seat, "the") } non cede nulla.
event-damaged = { NOUN($seat, "the") } subisce 1 danno; vita rimasta: { $life }.
event-armour = { NOUN($card) } ferma 1 danno { NOUN($seat, "dat") }.
event-saved = La cavia salva { NOUN($seat, "the") }.
event-died = { NOUN($seat, "the") } muore { NOUN($location, "in") }: { NOUN($leader) } non c’è più.
event-corpse = { NOUN($location, "in") } si alza un nuovo vagante. Fino al prossimo round è innocuo.
event-replaced = { NOUN($seat, "the") } continua con { NOUN($leader) }.
event-card-eaten = { NOUN($location, "in") } va persa una carta: { NOUN($card) }.
event-motorcycle = { NOUN($seat, "the") } va in motocicletta { NOUN($from, "from") } { NOUN($to, "to") }.
event-armed = { NOUN($seat, "the") } combatte con: { NOUN($weapon) }.
event-armed-bare = { NOUN($seat, "the") } combatte senza armi, come insegna Michonne.
event-armed-dice-only = { NOUN($seat, "the") } si affida a un piccolo aiuto.
event-armed-none = { NOUN($seat, "the") } non combatte.
event-fired = { NOUN($seat, "the") } spende 1 munizione: { NOUN($card) }.
event-fight = Combattimento { NOUN($location, "in") }: { count-walkers }.
event-die = { NOUN($seat, "the") } tira { $die }.
event-rerolled = { NOUN($seat, "the") } tira { $new } al posto di { $old }.
event-value = { NOUN($seat, "the") } arriva a { $value }.
event-spent-allies = { NOUN($seat, "the") } cede { count-allies }: { $allies } in più.
event-pooled = Spari { NOUN($location, "in") }: { $value } in tutto.
event-killed = { NOUN($seat, "the") } uccide { count-walkers } { NOUN($location, "in") }.
event-killed-pool = Insieme uccidono { count-walkers } { NOUN($location, "in") }.
event-missed = { NOUN($seat, "the") } non uccide nessun vagante { NOUN($location, "in") }.
event-missed-pool = Insieme non uccidono nessun vagante { NOUN($location, "in") }.
event-ammo-back = La munizione { NOUN($seat, "gen") } torna: { NOUN($card) }.
event-pulled = Gli spari { NOUN($seat, "gen") } attirano un vagante { NOUN($from, "from") } { NOUN($to, "to") }.
event-flashbang = { NOUN($seat, "the") } lancia una granata stordente: i vaganti { NOUN($location, "in") } non fanno nulla in questo round.
event-attack = { NOUN($location, "in") } { $walkers ->
        [one] attacca 1 vagante
       *[other] attaccano { $walkers } vaganti
    }.
event-proposed = { NOUN($seat, "the") } propone: { NOUN($other, "the") } subisce { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
event-backed = { NOUN($seat, "the") } accetta la proposta { NOUN($other, "gen") }.
event-shared = { NOUN($seat, "the") } deve subire { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
event-medicine = { NOUN($seat, "the") } usa le bende { NOUN($other, "on") }.
event-coin = { NOUN($seat, "the") } mette una moneta sull’obiettivo segreto: ora { $coins }.
event-goal-met = { NOUN($seat, "the") } ha raggiunto un obiettivo segreto: { NOUN($goal) }.
event-badge-passes = Il distintivo passa { NOUN($seat, "dat") }.
event-end = { NOUN($ending) }
event-no-winners = Non vince nessuno.
event-winners = { $count ->
        [one] Vince { NOUN($winners, "the") }.
       *[other] Vincono { NOUN($winners, "the") }.
    }

## La fine

ending-running = La partita continua.
ending-victory = Dodici round, e ci siete ancora. Avete resistito.
ending-stack-empty = Un mazzo è vuoto. Senza provviste è finita.
ending-nobody-left = Qualcuno è morto, e non c’è più nessuno che possa sostituirlo.
ending-death = Qualcuno è morto. In questa modalità è la fine.

## Errori

fault-cards-lost = I conti delle carte non tornano.
fault-events-lost = I conti degli eventi non tornano.
fault-life-out-of-range = Qualcuno ha una vita impossibile.
fault-too-many-tokens = Sul tavolo c’è più di quanto permettano i segnalini.
fault-walkers-astray = Il numero dei vaganti è impossibile.
fault-grid-broken = I luoghi non formano una griglia.
fault-character-twice = Un personaggio è in gioco due volte.
fault-nobody-asked = A nessuno si chiede nulla, ma la partita continua.
fault-goals-lost = I conti degli obiettivi segreti non tornano.
fault-ammo-astray = Ci sono munizioni dove non possono stare.
fault-empty-stack-unnoticed = Un mazzo è vuoto e nessuno se n’è accorto.
fault-pawn-astray = Una pedina sta in un luogo che non esiste.

## Affermazioni e desideri

claim-wish = Mandami { NOUN($location, "to") }, per favore.
claim-will-stay = Resterò dove mi mandano.
claim-will-walk = Pagherò per andare { NOUN($location, "to") }.

## Il tabellone

board-round = Round { $round } di 12
board-leader = guida { NOUN($leader) } ({ NOUN($seat) })
board-corner =
    { $corner ->
        [0] NO
        [1] NE
        [2] SE
       *[3] SO
    }
board-stack = { NOUN($stack) }: { $cards }
board-fresh = innocui: { $walkers }
board-lying = lasciate qui: { $cards }
board-you = { NOUN($seat) } (tu)
board-life = vita { $life }
board-food = cibo { $food }
board-allies =
    { $allies ->
        [one] 1 alleato
       *[other] { $allies } alleati
    }
board-nowhere = fuori dal tabellone
board-loaded = { NOUN($card) } ({ $ammo })
board-gear = ha: { $cards }
board-aside = da parte: { $cards }
board-hand = eventi: { $cards }
board-hand-hidden = { $cards ->
        [one] 1 evento coperto
       *[other] { $cards } eventi coperti
    }
board-goal = obiettivo: { NOUN($goal) }
board-goal-met = obiettivo raggiunto: { NOUN($goal) }
board-coins =
    { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
board-guarded = non può morire in questo round
board-help = { $dice ->
        [one] 1 dado in più
       *[other] { $dice } dadi in più
    }
board-armed = combatte con: { NOUN($weapon) }
board-spares = Personaggi di riserva: { NOUN($leaders) }
board-no-spares = Non ci sono più personaggi di riserva
board-pile = Eventi nel mazzo: { $cards }
board-promise = Promettimelo: chi paga per spostarsi perde tutti gli alleati
board-pool = In tutto: { $value }

## Opzioni

option-mode = Modalità
    .about = Che cosa comporta una morte.
option-mode-standard = standard
    .about = Subentra un altro personaggio, finché ce ne sono.
option-mode-hardcore = estrema
    .about = La prima morte è la fine.
option-difficulty = Difficoltà
    .about = Se gli eventi sono scoperti e se si può parlare.
option-difficulty-beginner = principianti
    .about = Tutti gli eventi sono scoperti; parlate quanto volete.
option-difficulty-expert = esperti
    .about = Gli eventi sono coperti finché non si giocano; silenzio dalla distribuzione al combattimento.
option-secret-goals = Obiettivi segreti
    .about = Se ognuno ha un obiettivo proprio.
option-secret-goals-false = no
    .about = Vincete o perdete insieme.
option-secret-goals-true = sì
    .about = Se il gruppo perde, vince chi ha raggiunto il suo obiettivo. Da due persone in su.
option-one-leader = Un solo leader
    .about = Se il distintivo resta al primo leader.
option-one-leader-false = no
    .about = Passa di mano ogni round.
option-one-leader-true = sì
    .about = Il primo leader lo tiene fino alla fine.
option-leader-last = Il leader per ultimo
    .about = Quando il leader gioca i suoi due eventi.
option-leader-last-false = no
    .about = Nel proprio turno, prima di tutti gli altri.
option-leader-last-true = sì
    .about = Dopo i turni di tutti gli altri. Pensata per esperti.
option-start-supplies = Provviste iniziali
    .about = Cibo e alleati con cui ognuno comincia.
option-start-supplies-two = due
    .about = 2 cibo e 2 alleati, come stampato.
option-start-supplies-one = una
    .about = 1 cibo e 1 alleato: più difficile.
option-solo-walkers = Vaganti iniziali, in solitario
    .about = Dove stanno i vaganti quando si gioca da soli.
option-solo-walkers-one-corner = un luogo
    .about = Un tiro per un luogo.
option-solo-walkers-all-corners = tutti i luoghi
    .about = Un tiro per ognuno dei quattro: più difficile.
option-motorcycle-reach = Motocicletta
    .about = Fin dove arriva.
option-motorcycle-reach-anywhere = ovunque
    .about = In qualsiasi altro luogo.
option-motorcycle-reach-next-door = vicino
    .about = Solo in un luogo vicino.
option-maggie-cards = Carte munizioni di Maggie
    .about = A chi può dare una carta munizioni intera.
option-maggie-cards-to-owners = a chi ha l’arma
    .about = Solo a chi ha un’arma adatta.
option-maggie-cards-to-anybody = a chiunque
    .about = A chiunque.
option-unplayed-event = Eventi non giocati
    .about = Come si scartano tra esperti.
option-unplayed-event-face-down = coperti
    .about = Nessun altro li vede.
option-unplayed-event-open = scoperti
    .about = Si mostrano quando si scartano.
