### Quello che la pagina dice di The Walking Dead per il resto, in italiano.

## Il tabellone

wd-places = I quattro luoghi
wd-place = { NOUN($location) }: { $what }.
wd-place-choice = { $name } Scegli: { $choice }.
wd-several = qui ci sono più scelte
wd-who = { NOUN($seat) } con { NOUN($leader) }
wd-nobody = qui non c’è nessuno
wd-stack = { NOUN($stack) }: { count-cards }
wd-last = Resta una carta: chi la pesca perde la partita.
wd-all-eaten = I vaganti mangerebbero tutto.
wd-eaten = a rischio: { count-cards }
wd-acting = pronti ad attaccare: { count-walkers }
wd-leads = guida
wd-fight = { $value } punti: { $kills } uccisi
wd-fight-at = Lo scontro { NOUN($location, "in") }
wd-next-kill =
    { $allies ->
        [one] Il prossimo cade a { $at }: 1 alleato.
       *[other] Il prossimo cade a { $at }: { $allies } alleati.
    }
wd-backed = D’accordo: { NOUN($seats) }
wd-no-proposal = Divide { $who }; chi è lì può proporre.
wd-meets = { NOUN($seat, "the") } può dare qualcosa e chiedere qualcosa
wd-gives = { NOUN($seat, "the") } dà qualcosa { NOUN($other, "dat") }
wd-elsewhere = altrove
wd-as-it-stands = così com’è
wd-nobody-leads = Nessuno guida ancora
wd-silence = Silenzio fino allo scontro
wd-split = Danno da dividere: { $damage }
wd-proposal = { NOUN($seat, "the") } propone:
wd-bears = { NOUN($seat) } { $damage }
wd-events-of = Eventi { NOUN($seat, "gen") }

## Quello che è tuo

wd-your-events = I tuoi eventi
wd-gear = Il tuo equipaggiamento
wd-nothing = ancora nulla

## La fine

wd-story-round = Il gruppo è arrivato fino al round { $round }.
wd-story-died = { NOUN($leader) } non c’è più: era con { NOUN($seat, "the") }.

## La prima partita

wd-tour-welcome = Siete insieme in questa storia. Quattro luoghi, dodici round: resistete fino alla fine.
wd-tour-stacks = In ogni luogo c’è un mazzo. Se uno finisce, tutto è perduto. Dove nessuno li ferma, i vaganti mangiano il mazzo.
wd-tour-leader = Chi ha il distintivo guida: sposta tutti, gioca due eventi e ha un’abilità. Il distintivo passa di mano ogni round.
wd-tour-events = Questi sono i tuoi eventi. Nel posto giusto molti sono innocui.
wd-tour-moving = Guidi tu. Premi un luogo per mandarci la pedina: prima la tua, poi le altre.
wd-tour-drawing = Qui puoi pescare una carta. Ti aiuta, ma assottiglia il mazzo.
wd-tour-combat = Ora tutti scelgono un’arma. Gli spari nello stesso luogo si sommano; ogni cinque punti muore un vagante.
wd-tour-end = Un round in meno. Ora sai tutto quello che serve; buona fortuna.
