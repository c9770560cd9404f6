### Co strona mówi poza tym o MidEvil, po polsku.

midevil-map = Mapa. Strzałki ją przesuwają, plus i minus powiększają i zmniejszają, zero pokazuje całą.
midevil-tile = Kafel { $place }: { NOUN($tile) }
midevil-nearer = Większa
midevil-farther = Mniejsza
midevil-all = Pokaż całość
midevil-hand = Twoje karty
midevil-in-play = Przed tobą
midevil-of-goal = punkty: { $points } z { $goal }
midevil-odds = Walkę wygrywasz z szansą { $percent } %, licząc wszystkie życia.
midevil-wins = wraca do domu
midevil-tour-welcome = Jesteś w krainie kości. Zabierz księgę z cmentarza i zanieś ją na ołtarz albo zbierz szkielety za dość punktów.
midevil-tour-map = Przeciągaj mapę i powiększaj ją kółkiem, dwoma palcami lub przyciskami. To, co świeci, można nacisnąć.
midevil-tour-cards = Masz trzy karty. Od jednej swojej tury do następnej możesz zagrać jedną z nich.
midevil-tour-tiles = Każda tura zaczyna się od kafla. Mówisz, gdzie i jak leży i jakie szkielety na nim stoją.
midevil-tour-moving = Kość mówi, ile masz kroków. Szara figurka po drodze to życie; zabierz je ze sobą.
midevil-tour-fights = Gdzie stoi szkielet, tam jest walka: od czterech w górę ginie. Życie kupuje nowy rzut, zebrane szkielety podnoszą rzut.
midevil-tour-skeletons = Na koniec tury szkielety robią krok, a ty je prowadzisz. Może do kogoś innego.
