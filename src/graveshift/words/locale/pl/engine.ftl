### To, co dotyczy każdej gry, po polsku.

## Wyliczenia

list-and = { $rest } i { $last }

## Wybieranie

choice-revise = cofnij swój wybór
choice-by-clock = brak odpowiedzi: czas minął
choice-unknown = wybór numer { $code }
question-revise = Twój wybór jest zapisany, inni jeszcze myślą. Możesz go cofnąć.
question-may = Nikt cię o nic nie pyta, ale możesz się odezwać.
question-wait = Teraz nie masz nic do wyboru.

## Odmowy

reason-allowed = To wolno.
reason-game-over = Gra jest skończona.
reason-not-asked = Teraz nikt cię nie pyta.
reason-not-a-choice = Tego nie ma do wyboru.
reason-only-the-clock = To wolno tylko zegarowi, gdy minie czas.

## Twierdzenia i obietnice

claim-unknown = (coś, czego nie można tu twierdzić)
verdict-open = jeszcze nie wiadomo
verdict-kept = słowo dotrzymane
verdict-broken = to było kłamstwo
