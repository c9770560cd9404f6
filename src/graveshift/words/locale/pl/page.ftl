### Co strona mówi poza tym, po polsku.

seat-nobody = nikt
