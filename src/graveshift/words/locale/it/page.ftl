### Quel che la pagina dice oltre al resto, in italiano.

seat-nobody = nessuno

## Ovunque

language = Lingua
settings = Impostazioni
menu = Altro
close = Chiudi
cancel = Annulla
reload = Ricarica la pagina
try-again = Riprova
to-front = Tutti i giochi
skip-to-main = Vai alla parte principale
copy-failed = Il tuo browser non ci lascia copiare. Seleziona il testo e copialo tu.

## La prima pagina

front-title = Tre giochi perduti. Una lunga notte.
front-about = Vota, tratta, bluffa e scappa, con gli amici o contro i bot. Niente account, niente da installare.
front-small = Software libero. Le regole sono dette con parole e immagini nostre; i nomi dicono solo di quale gioco si tratta.
games = Giochi
shelf-mall-of-horror = Mall of Horror
    .about = Un centro commerciale chiuso, sei nascondigli e un voto su chi gettare in pasto agli zombi.
shelf-midevil = MidEvil
    .about = Cavalieri non morti, una mappa che cresce a ogni passo e un libro che tutti vogliono.
shelf-walking-dead = The Walking Dead: The Best Defense
    .about = Quattro luoghi, troppo poche provviste e un gruppo che sopravvive solo unito.
shelf-players =
    { $fewest ->
        [1] Da uno a { $most } giocatori
       *[other] Da { $fewest } a { $most } giocatori
    }
shelf-looking = Un attimo …
shelf-absent = Ancora in costruzione. Qui non ci si può ancora giocare.
play-now = Gioca subito
play-alone = Gioca da solo
play-tour = Imparalo in una prima partita
invite-friends = Invita amici
join-title = Vai a un tavolo
join-code = Codice o link
join-wrong = Questo non è né un codice né il link di un tavolo.
join = Vai
your-name = Il tuo nome
your-name-about = Così ti leggono gli altri al tavolo. Puoi lasciarlo vuoto.
my-tables = I miei tavoli
open-tables = Tavoli aperti
next-table =
    { $count ->
        [one] Un tavolo ti aspetta
       *[other] Al prossimo di { $count } tavoli che ti aspettano
    }
list-free = { $who } (liberi: { $free })
list-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
list-waits = ti aspetta
list-more = Altri { $count }
list-less = Mostrane meno
stage-lobby = non iniziata
stage-playing = in corso
stage-over = finita
stage-closed = chiusa

## Un nuovo tavolo

new-title = Un nuovo tavolo
new-game = Gioco
new-name = Nome del tavolo
new-name-about = Può restare vuoto.
new-company = Chi può venire
new-open = Aperto a tutti
    .about = Il tavolo sta nell’elenco della prima pagina. Altrimenti lo trova solo chi ha il link.
new-spectators = Spettatori
    .about = Chi ha il link può guardare. Vede quel che vedrebbe chi sta accanto al tavolo, e nessuna mano di carte.
new-late = Ritardatari
    .about = A partita iniziata si può prendere il posto di un bot.
new-talk = Conversazione
new-pace = Ritmo dei bot
new-clocks = Orologi
new-options =
    { $count ->
        [one] Una regola della casa
       *[other] { $count } regole della casa
    }
new-options-about = Dove i regolamenti non concordano o ogni gruppo fa a modo suo. Il primo valore è quello solito.
new-create = Prepara il tavolo
talk-kind-open = aperta: tutto, anche i sussurri
talk-kind-table = senza sussurri
talk-kind-phrases = solo frasi fatte e promesse
talk-kind-off = nessuna
pace-brisk = svelto
pace-human = come le persone, più lento
pace-instant = senza pause
clocks-none = Senza orologi
    .about = Ognuno pensa quanto vuole.
clocks-live = Per una serata
    .about = Secondi e minuti. Chi si allontana dopo un po’ è sostituito da un bot.
clocks-slow = Per giorni e settimane
    .about = Ognuno passa quando ha tempo.
clocks-decision = Per ogni decisione
clocks-bank = Riserva per tutta la partita
clocks-zero = Quando il tempo è scaduto
clocks-zero-safe = si fa la scelta innocua
clocks-zero-bot = sceglie un bot
time-nothing = niente
time-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
time-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
time-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }

## Prima della partita

table-opening = Apriamo il tavolo …
lobby-about = Tavolo { $code }. Si distribuisce solo quando tutti sono seduti.
lobby-look = Siediti, oppure guarda.
seats = Posti
seats-all = Mostra tutto sui posti
seat-free = libero
seat-you = tu
seat-guest = un ospite
seat-host = ospita
seat-away = assente
seat-bot = un bot
seat-bot-named =
    { $bot ->
        [chancer] bot «Azzardo»
        [greedy] bot «Ingordo»
       *[other] bot «{ $bot }»
    }
seat-covered = assente; lo sostituisce un bot
seat-thinks = sta ancora pensando
seat-ready = pronto
seat-won = ha vinto
sit = Siediti qui
sit-hot = Anche qui allo schermo
guest-name = Nome di chi si siede ancora a questo schermo
rise-now = Alzati
rise-seat = Lascia il posto { $seat }
send-away = Manda via
bot-kind = Tipo di bot
bot-named = Bot: { $bot ->
        [chancer] Azzardo (gioca a caso)
        [greedy] Ingordo (prende quel che pare meglio)
       *[other] { $bot }
    }
bot-sits = Bot
fill =
    { $count ->
        [one] Un bot prende il posto libero
       *[other] I bot prendono i { $count } posti liberi
    }
lock = Non far sedere più nessuno
unlock = Fai sedere di nuovo altri
locked = Qui non può sedersi più nessuno.
start = Distribuisci
start-free =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
start-ready = Ci siete tutti.
invite-about = Chi ha il link può sedersi o guardare.
invite-link = Link
invite-copy = Copia il link
invite-copied = Il link è negli appunti.
invite-share = Condividi
invite-code = Codice
invite-qr = Il link come codice QR, per la fotocamera di un telefono
agreed-title = Che cosa si è deciso
agreed-decision = Per ogni decisione: { $time }.
agreed-bank = Riserva: { $time }.
agreed-private = Solo con il link.
agreed-open = Aperto a tutti.
agreed-spectators = Gli spettatori sono benvenuti.
agreed-no-spectators = Niente spettatori.
agreed-late = I ritardatari possono sostituire i bot.
agreed-not-late = Nessuno arriva dopo.
agreed-usual = Nessuna regola della casa.
device-title = Gioca su un altro dispositivo
device-about = Prendi qui un codice e scrivilo sull’altro dispositivo, allo stesso tavolo. Il posto si sposta là.
device-offer = Codice per { $seat }
device-until = Vale dieci minuti, una volta sola.
device-code = Codice dall’altro dispositivo
device-take = Prendi il posto
device-done = Ora il posto è tuo.

## Al tavolo

board = Tabellone
your-things = Le tue cose
your-turn = Tocca a te
beside-the-board = Accanto al tabellone
happening = Che cosa succede
round = Turno { $round }
skip = Salta
link-lost = Connessione persa, riproviamo …
asked-of = Si aspetta: { $seats }.
nobody-asked = Un attimo …
also-asked = La domanda è anche per ({ $what }):
still-asked = Stanno ancora pensando ({ $what }):
choices = Scelte
sending = Invio …
undo = Annulla la mossa
take-back = Ritira
confirm-title = Sicuro?
confirm = { $choice }: sicuro?
do-it = Sì, così
not-now = Ora no, e perché: { $count }
orders = Passa da solo
orders-none = mai
    .about = Ti si chiede ogni volta.
orders-window = per questa volta
    .about = Finché non succede altro che passare.
orders-round = in questo turno
    .about = Fino all’inizio del prossimo turno.
hand-over-to = Tocca a { $seat }
curtain-title = Passa lo schermo a { $name }
curtain-about = Tutti gli altri guardano altrove. Solo { $name } va avanti.
curtain-open = Sono { $name }
curtain-board = Prima guarda il tabellone
plain-title = La storia fin qui
plain-about = Il tabellone di questo gioco non è ancora disegnato. Si può giocare tutto con parole e pulsanti.
clock-left = tempo rimasto:
clock-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
sound-off = Senza suono
shut-rules-changed = Questo tavolo è iniziato con altre regole. Si può guardare, ma non continuare a giocare.
shut-unreadable = La registrazione di questo tavolo qui non si legge. Si può guardare, ma non continuare a giocare.
late-title = Prendi il posto di un bot
late-sit = Gioca { $seat }
rise = Lascia il posto
rise-sure = Lasciare per sempre il posto { $seat }? Continua un bot.
delete = Elimina il tavolo
delete-sure = Eliminare questo tavolo con tutto quel che contiene?
withhold = Questa partita resta tra noi
    .about = Solo chi ha giocato può avere la registrazione aperta.
table-code = Tavolo { $code }.
table-spectators = Chi ha il link può guardare.

## Che cosa è successo

log = Cronaca
log-filter = Cerca nella cronaca
log-copy = Copia tutta la cronaca
log-copied = La cronaca è negli appunti.
log-earlier = Mostra le righe precedenti
log-empty = Non è ancora successo niente.
replay = Moviola
replay-whose = Con gli occhi di chi
replay-open = da accanto al tavolo
replay-of = come { $seat }
replay-first = All’inizio
replay-back = Un passo indietro
replay-forth = Un passo avanti
replay-play = Riproduci
replay-pause = Ferma
replay-moment = Momento
replay-at = Passo { $at } di { $last }
replay-download = Scarica la registrazione

## Conversazione

talk = Parole
talk-new = da leggere
talk-off = A questo tavolo non si parla.
talk-empty = Nessuno ha ancora detto niente.
talk-text = Di’ qualcosa
talk-say = Dillo
talk-who = A chi
talk-all = a tutti
talk-to = a { $seat }
talk-whispered = (un sussurro)
phrases = Frasi fatte
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato.
phrase-thanks = Grazie.
phrase-sorry = Scusa!
phrase-yes = Sì.
phrase-no = No.
phrase-maybe = Forse.
phrase-please-hurry = Sbrigati, per favore.
phrase-please-wait = Aspetta un attimo, per favore.
phrase-trust-me = Fidati di me.
phrase-i-do-not-believe-you = Non ti credo.
phrase-help-me = Aiutami!
phrase-vote-with-me = Vota come me.
phrase-let-us-ally = Stiamo uniti.
phrase-you-will-regret-this = Te ne pentirai.
phrase-good-game = Bella partita!
claims = Affermazioni e promesse
claims-make = Afferma o prometti qualcosa
claims-choose = Scegli …
claims-about = Tutti lo leggono, e il tavolo annota se era vero.
claims-say = Dillo
mute-title = Non sentire più qualcuno
mute = Non mostrare quel che dice { $seat }

## Le regole

rules = Regole
rules-search = Cerca nelle regole
rules-now = ora
rules-whole = Le regole per intero
rules-english = Il testo intero è in inglese; tutto quel che precede è nella tua lingua.
rules-none = Non si trova niente.

## La fine

result-nobody = Non vince nessuno.
result-winners =
    { $count ->
        [one] Vince { $seats }!
       *[other] Vincono { $seats }!
    }
result-won = Hai vinto.
result-lost = Stavolta no.
rematch = Gioca ancora
rematch-join = Alla prossima partita
fairness-title = È stato onesto?
fairness-about = Prima della partita il server ha chiuso a chiave il suo seme e ne ha pubblicato un sigillo. Ogni giocatore ha aggiunto un numero suo. Tutti i dadi e i mazzi mescolati seguono dai due, quindi nessuno poteva sceglierli.
fairness-practice = Questa è una partita di prova: dadi e mazzi mescolati sono sempre gli stessi e si possono conoscere prima, perciò nulla è stato sigillato. Dopo si può controllare che sia rimasto così.
fairness-commitment = Sigillo, pubblicato prima
fairness-seed = Seme, mostrato dopo la fine
fairness-nonce = Numero di { $seat }
fairness-kept = Il seme corrisponde al sigillo.
fairness-broken = Il seme non corrisponde al sigillo.
fairness-later = Il seme si mostra a partita finita. Allora tutto si può controllare.
fairness-how = Il file si controlla con qualsiasi copia del programma, senza rete:

## La visita guidata

tour = Una prima partita, passo per passo
tour-step = Passo { $at } di { $last }
tour-next = Avanti
tour-skip = Basta così
tour-practice = Questa è una partita di prova: si comincia sempre allo stesso modo.
tour-call = Guidami passo per passo

## Impostazioni

setting-theme = Luce
    .about = Buio come il centro commerciale, oppure chiaro.
setting-motion = Movimento
    .about = Se sul tabellone qualcosa si muove.
setting-sound = Suono
    .about = Un certo suono vuol dire sempre: tocca a te.
setting-text = Grandezza del testo
    .about = Tutto il resto cresce insieme.
setting-shortcuts = Tasti singoli
    .about = Tasti che fanno qualcosa senza Ctrl o Alt.
setting-confirm = Chiedi conferma prima di ogni scelta
    .about = Per chi preme troppo in fretta.
setting-notices = Notifiche
    .about = Ti dicono che tocca a te mentre guardi altrove. Su iPhone e iPad metti prima la pagina sulla schermata Home.
setting-auto = come questo dispositivo
setting-dark = buio
setting-light = chiaro
setting-on = sì
setting-off = no
setting-normal = normale
setting-large = grande
setting-huge = molto grande
notices-refused = Il tuo browser non permette notifiche da questa pagina.
notices-here = Il tuo browser può essere avvisato solo finché questa pagina è aperta.
key-m = suono sì o no
key-l = cronaca
key-t = parole
key-r = regole
key-u = annulla la mossa
key-s = salta i movimenti
key-help = queste impostazioni

## Che cosa va storto

error-server = Il server non risponde. Forse sta ripartendo; continuiamo a provare.
error-offline = Non sei in rete.
error-foreign = Il server risponde qualcosa che questa pagina non capisce. Ricaricala.
error-page = In questa pagina qualcosa è andato storto. Ricaricala; il tavolo è al sicuro sul server.
stale-title = Questa pagina è più vecchia del server
stale-about = Da quando la pagina è stata caricata il server ha imparato qualcosa. Ricaricala; non si perde niente.
watch-on = Guarda e basta
table-failed = Questo tavolo non si apre
ended-no-table = Questo tavolo non esiste
    .about = Forse una lettera del codice è sbagliata, o il tavolo è stato eliminato.
ended-deleted = Il tavolo non c’è più
    .about = Chi l’aveva preparato l’ha eliminato.
ended-moved = Il tuo posto ora è su un altro dispositivo
    .about = È stato preso con un codice. Qui puoi continuare a guardare.
ended-not-yours = Quel posto non è tuo
    .about = Il link era di qualcun altro. Puoi guardare da spettatore.
ended-forbidden = A questo tavolo non guarda nessuno
    .about = Lo vede solo chi ci gioca. Chiedi un posto.
ended-too-many = Ci sono troppe finestre aperte
    .about = Chiudine qualcuna e riprova.
refused-not-yours = Quel posto non è tuo.
refused-stale = A questo si è già risposto; guarda il tabellone.
refused-rules = Le regole non lo permettono.
refused-no-undo = Questo non si può più annullare.
refused-not-running = Qui non si sta giocando nessuna partita.
refused-closed = A questo tavolo non si gioca più.
refused-seat-taken = Qualcuno è stato più svelto: il posto è occupato.
refused-seats-empty = Prima tutti i posti devono essere occupati. I bot possono aiutare.
refused-locked = Qui non può sedersi più nessuno.
refused-host-only = Questo lo può fare solo chi ospita.
refused-not-now = Ora non si può fare.
refused-quiet = Parole di questo tipo sono escluse a questo tavolo.
refused-silence = Le regole ora vogliono silenzio.
refused-unknown = Qui non c’è niente di simile.
refused-wrong-code = Il codice è sbagliato o troppo vecchio.
refused-too-many = Ce ne sono già troppi.
refused-no-table = Questo tavolo non esiste.
refused-bad-message = Il server non ha capito. Ricarica la pagina.
refused-too-fast = Troppo in fretta. Aspetta un attimo.
refused-too-large = È troppo lungo.
refused-forbidden = Qui non è permesso.
refused-broken = Non si è potuto scrivere. Riprova.
