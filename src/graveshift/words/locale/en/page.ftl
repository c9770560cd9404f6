### What the page says besides, in English.

seat-nobody = nobody
