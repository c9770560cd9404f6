"""Every game of the house in turn, and every language."""

import pytest

from graveshift.games import GAMES
from graveshift.words.messages import LANGUAGES


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.name, scope="session")
def game(request):
    """Each game in turn."""
    return request.param


@pytest.fixture(params=LANGUAGES, scope="session")
def language(request):
    """Each language in turn."""
    return request.param
