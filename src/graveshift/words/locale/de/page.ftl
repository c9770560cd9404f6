### Was die Seite sonst sagt, auf Deutsch.

seat-nobody = niemand
