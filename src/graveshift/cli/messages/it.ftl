### Quel che dice la riga di comando; del tavolo e dei giochi racconta graveshift.words.

## Come comincia una partita

welcome = { $game } in { $players }. Seme { $seed }.
resumed = { $game }, partita ripresa dopo { $choices ->
        [one] 1 scelta
       *[other] { $choices } scelte
    }.
you-play = Giochi con: { NOUN($seats) }.
at-keyboard = A questa tastiera: { NOUN($seats) }.
bots-play = Bot: { $bots }.
how-to-choose = Scrivi il numero della tua scelta, oppure help.

## Mentre si gioca

curtain = Passate la tastiera { NOUN($seat, "dat") }. Tutti gli altri guardano altrove.
curtain-ready = { NOUN($seat) }, premi Invio quando nessuno sbircia.
so-far = Fin qui
since-last = Dalla tua ultima scelta
no-choice = Qui non c’è una scelta «{ $text }»; scrivi un numero da 1 a { $last }, oppure help.
several-choices = «{ $text }» corrisponde a più scelte; scrivi un numero da 1 a { $last }.
undo-done = Annullato.
undo-impossible = Non si può più annullare: i dadi sono tratti, un segreto è svelato o altri hanno già scelto.
undo-nothing = Non c’è nulla da annullare.
no-thing = In questo gioco niente si chiama «{ $text }»; what da solo elenca tutto.
why-allowed = { $choice }: si può scegliere, è il numero { $number }.
why-nothing = Qui si può scegliere tutto quel che c’è.
why-more = … e altre { $number }
no-rule = Non c’è una regola «{ $text }»; le regole si chiamano come 1.4.6, D7 o E17, i capitoli come 1.4.
language-now = Da qui in poi in italiano.
language-unknown = Non c’è una lingua «{ $text }»; ci sono { $languages }.
help-title = Che cosa si può scrivere
help =
    1, 2, 3 …    fa’ la scelta con quel numero
    board        mostra di nuovo il tabellone
    what         che cosa fanno le cose di questo gioco; what NOME ne spiega una
    why          che cosa ora non si può scegliere; why PAROLE chiede di una
    undo         annulla l’ultima scelta, finché nulla è stato estratto o mostrato
    rules 1.4.6  leggi una regola (in inglese); rules da solo elenca i capitoli
    save FILE    salva la partita e continua
    lang en      un’altra lingua: en, de, pl o it
    quit         esci; ti si chiede se salvare

## Come finisce

game-over = La partita è finita
saved = Salvato in { $file }.
resume-hint = Per continuare più tardi:
quit = Buonanotte. Chiudete bene le porte.
save-which = Di’ dove salvare: save partita.json
save-offer = Per conservare la partita scrivi il nome di un file; Invio esce senza.
keep-offer = Per conservare questa partita per graveshift replay scrivi il nome di un file; Invio esce senza.

## Raccontato di nuovo

replay-title = { $game } in { $players }, { $choices ->
        [one] 1 scelta
       *[other] { $choices } scelte
    }.
told-all = Si racconta tutto.
told-to = Raccontato come lo sa { NOUN($seat, "the") }.
after = Dopo { $number } di { $choices } scelte
chose = { $number }. { NOUN($seat) }: { $choice }
chose-unseen = { $number }. { NOUN($seat) } sceglie.

## Opzioni

options-how = Si imposta con --option nome=valore; * indica il valore predefinito.
