### What the page says of MidEvil besides, in English.

midevil-map = The map. Arrow keys move it, plus and minus make it larger or smaller, zero shows all of it.
midevil-tile = Tile { $place }: { NOUN($tile) }
midevil-nearer = Larger
midevil-farther = Smaller
midevil-all = Show all
midevil-hand = Your cards
midevil-in-play = In front of you
midevil-of-goal = { $points } of { $goal } points
midevil-odds = You win a fight with a chance of { $percent } %, all your lives counted.
midevil-wins = goes home
midevil-tour-welcome = You are in a land of bones. Fetch the book from the Graveyard and carry it to the Altar, or collect skeletons worth enough points.
midevil-tour-map = Drag the map, and make it larger with the wheel, two fingers or the buttons. Whatever glows can be pressed.
midevil-tour-cards = You have three cards. One of them may be played from one turn of yours to the next.
midevil-tour-tiles = Every turn begins with a tile. You say where it goes, how it lies, and which skeletons stand on it.
midevil-tour-moving = A die says how many steps you have. A grey figure on your way is a life; take it along.
midevil-tour-fights = Where a skeleton stands you fight: four or more kills it. A life buys another roll, collected skeletons raise one.
midevil-tour-skeletons = At the end of your turn skeletons take a step, and you lead them. Perhaps toward somebody else.
