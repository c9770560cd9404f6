### Quello che la pagina dice per il resto, in italiano.

seat-nobody = nessuno
