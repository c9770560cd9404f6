### Che cosa dice la pagina di Mall of Horror, in italiano.

## Il tabellone

mall-places = Il centro commerciale
mall-place = { NOUN($place) }: { $what }.
mall-place-choice = { $name } Puoi scegliere: { $choice }.
mall-place-chosen = { $name } La tua scelta: { $choice }.
mall-several = più possibilità
mall-figure = { NOUN($character, "the") } { NOUN($seat, "gen") }
mall-figure-yours = { NOUN($character, "your") }
mall-hiding = { $figure } (al riparo)
mall-nobody = nessuno dentro
mall-no-zombies = nessuno zombie
mall-coming = in arrivo: { NOUN($seats) }
mall-alive = in vita; si finisce a { $end }
mall-truck = nel camion
mall-elected = Capo della sicurezza, eletto
mall-badge = ha il distintivo
mall-order = { $order }º nell’ordine di turno

## Chi resiste contro quanti

mall-empty-besieged = vuoto; con { $most } zombie chiude per sempre
mall-quiet = difesa { $sum }
mall-holds = la porta tiene: { $sum } contro { count-zombies }
mall-breach = entrano: { count-zombies } contro { $sum }
mall-many-doors = quattro entrano sempre: { count-zombies } contro { $sum }
mall-no-door = niente porte: { count-zombies }, e ognuno mangia qualcuno
mall-all-hide = tutti al riparo, nessuno viene mangiato
mall-term-heads =
    { $count ->
        [one] personaggio
       *[other] personaggi
    }
mall-term-muscles =
    { $count ->
        [one] per il Bruto
       *[other] per i Bruti
    }
mall-term-nails = per Barricata
mall-surplus =
    { $place ->
        [parking] Ogni zombie che cade salva qualcuno.
       *[door]
            { $count ->
                [one] Basterebbe uno zombie in meno.
               *[other] Basterebbero { $count } zombie in meno.
            }
    }

## Voti

mall-vote-title =
    { $purpose ->
        [truck] Chi fruga nel camion?
        [chief] Chi diventa Capo della sicurezza?
       *[victim] Chi viene mangiato { NOUN($place, "in") }?
    }
mall-votes = Voti
mall-second-ballot = Secondo voto
mall-col-seat = Colore
mall-col-votes = Voti
mall-col-state = Scelta
mall-with-gun = con il secondo dell’Uomo con la pistola
mall-with-threats =
    { $count ->
        [one] con una Minaccia
       *[other] con { $count } Minacce
    }
mall-thinking = ci pensa
mall-locked = deciso
mall-candidates = Si può scegliere:
mall-counted = Le schede
mall-from = da
mall-for = per { NOUN($seat, "the") }
mall-won = { NOUN($seat, "the") } ha più voti di tutti (regola 1.4.5).
mall-owner-picks = { NOUN($seat, "the") } decide quale personaggio sarà (regola 1.4.8).
mall-rule-tie = Pareggio: tutto il tavolo vota di nuovo, anche chi è fuori. { $option ->
        [0] Si possono scegliere solo i colori in pareggio.
       *[1] Si può scegliere chiunque sia lì.
    } Chi non è lì ha un voto solo, e nel frattempo non si giocano carte (regola 1.4.6).
mall-rule-nobody =
    { $purpose ->
        [truck] Secondo pareggio: nessuno fruga nel camion (regola 1.4.7).
       *[chief] Secondo pareggio: nessuno viene eletto (regola 1.4.7).
    }
mall-rule-chance = Secondo pareggio: decide il caso (regola 1.4.7). { $option ->
        [0] Ogni colore presente ha la stessa probabilità, quanti che siano i suoi personaggi.
        [1] Ogni colore in pareggio ha la stessa probabilità.
       *[2] Ogni personaggio presente ha la stessa probabilità.
    }

## La ruota segreta

mall-wheel-ballot = Il tuo voto segreto
mall-wheel-destination = La tua destinazione segreta
mall-wheel-open = Gira la ruota. Puoi cambiare idea finché non hanno scelto tutti.
mall-wheel-locked = Deciso. Puoi girarla ancora finché non hanno scelto tutti.
mall-take-back = Torna indietro
mall-your-votes = I tuoi voti:

## Carte

mall-play-how =
    { $count ->
        [one] Un modo di giocarla
       *[other] { $count } modi di giocarla
    }
mall-when =
    { $moment ->
        [vote] Non ora: si gioca prima di un voto a cui partecipi.
        [dice] Non ora: si gioca nella fase C, quando i dadi sono stati tirati sotto la scatola.
        [move] Non ora: si gioca quando tocca a te muovere.
       *[attack] Non ora: si gioca quando gli zombie entrano dove sei tu.
    }
mall-found = Dal camion
mall-found-note = Queste carte le vedi solo tu. Una la tieni, una la regali; l’ultima va in fondo al mazzo.

## I dadi sotto la scatola

mall-peek = Sotto la scatola
mall-peek-private = Questo lo vedi solo tu. Che hai guardato, lo sanno tutti.
mall-claim = Dillo agli altri
mall-claim-other = Oppure qualcos’altro
mall-claim-place = Luogo
mall-claim-count = Zombie
mall-claim-say = Di’
mall-claim-note = lo sentono tutti. Quando i dadi saranno scoperti, si vedrà se era vero.

## I tuoi personaggi

mall-yours = I tuoi personaggi
mall-waiting = ancora da disporre
mall-eaten = in pasto agli zombie
mall-absent-walk = { NOUN($character, "the") } va
mall-dead = Sei fuori, ma non del tutto
mall-dead-votes = Dopo un pareggio tutto il tavolo vota di nuovo, e tu hai un voto (regola 1.4.6).
mall-dead-zombie =
    { $option ->
        [0] Dal prossimo round puoi mettere uno zombie dove vuoi, uno per round (regola 1.8.4).
        [1] Nel prossimo round, e solo allora, puoi mettere uno zombie dove vuoi (regola 1.8.4).
       *[2] A questo tavolo chi è fuori non mette zombie (regola 1.8.4).
    }

## La fine

mall-wins = vince
mall-story = Com’è andata
mall-story-lost = Lungo la strada si è perso un personaggio { NOUN($seat, "gen") }: { NOUN($character, "the") }.
mall-story-overrun = Gli zombie hanno invaso e chiuso { NOUN($place, "the") }.
mall-story-eaten = { NOUN($character, "the") } { NOUN($seat, "gen") } è finit{ NOUN($character, "gender") ->
        [f] a
       *[m] o
    } in pasto agli zombie { NOUN($place, "in") }.
mall-story-eaten-voted = { NOUN($place, "in") } gli zombie hanno mangiato { NOUN($character, "the") } { NOUN($seat, "gen") }, grazie ai voti di: { NOUN($voters) }.
mall-story-eaten-chance = { NOUN($place, "in") } gli zombie hanno mangiato { NOUN($character, "the") } { NOUN($seat, "gen") }. Nessun accordo, ha deciso il caso.
mall-story-eaten-own = { NOUN($place, "in") } gli zombie hanno mangiato { NOUN($character, "the") } { NOUN($seat, "gen") }, con i soli voti { NOUN($seat, "gen") }.
mall-story-won = { NOUN($seat, "the") } vince con { count-points }.

## La prima partita

mall-tour-welcome = Un centro commerciale, chiuso per la notte. Alle porte ci sono gli zombie, e qui tutti hanno bisogno di tutti, fino a un certo punto. Sei luoghi: ognuno mostra chi è dentro, chi aspetta fuori e se la porta terrebbe.
mall-tour-crew = Questi sono i tuoi. La Bionda vale 7 punti, il Bruto 5, l’Uomo con la pistola 3. Vince chi salva più punti.
mall-tour-placing = Hai tirato due dadi. Scegline uno: è il luogo; poi scegli chi comincia lì. Si va avanti finché tutti i tuoi sono sul tabellone.
mall-tour-doors = Lo scudo conta la difesa: uno per ogni personaggio, due per un Bruto. Se gli zombie sono almeno altrettanti entrano, e qualcuno viene mangiato.
mall-tour-supermarket = Il supermarket ha troppe porte: quattro zombie entrano sempre, per quanti siano a difenderlo.
mall-tour-phases = Un round ha sei fasi, da A a F. Quella in corso è illuminata.
mall-tour-truck = A: chi è nel parcheggio vota chi fruga nel camion. Chi vince trova tre carte: una la tiene, una la regala, una la rimette.
mall-tour-vote = In un voto contano i tuoi personaggi presenti, e l’Uomo con la pistola vale doppio. In caso di pareggio vota di nuovo tutto il tavolo. Prometti quello che vuoi: nessuno è obbligato a mantenere.
mall-tour-cards = Le tue carte. Su ognuna c’è scritto che cosa fa e quando si gioca.
mall-tour-chief = B: chi è nell’ufficio della sicurezza elegge il Capo. Il Capo è il primo di turno e vede i dadi che nessun altro vede, ma deve dire apertamente dove va.
mall-tour-dice = C: quattro dadi sotto la scatola dicono dove arriveranno gli zombie. Li vedono solo il Capo e chi gioca una Telecamera di sicurezza.
mall-tour-wheel = D: tutti scelgono in segreto dove andrà uno dei propri personaggi. Puoi cambiare idea finché non hanno scelto tutti. Ma non dove sono già tutti i tuoi.
mall-tour-moving = E: si scopre tutto, arrivano gli zombie, e a turno ognuno muove un personaggio. Chi trova tutto pieno finisce nel parcheggio.
mall-tour-attack = F: il luogo più affollato attira uno zombie in più, e così quello con più Bionde. Poi attaccano, luogo per luogo.
mall-tour-victim = Dove gli zombie entrano, le carte possono ancora salvare qualcuno. Altrimenti i presenti votano chi viene mangiato. Nel parcheggio ogni zombie mangia.
mall-tour-end = E così via, finché restano in pochi: qui c’è scritto quanti. L’elicottero porta via chi allora è vivo. Buona fortuna, e non fidarti troppo di nessuno.
