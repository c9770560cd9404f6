// boardgame.io's own server with a game of secret votes: node server.js PORT [FOLDER]
//
// Six players vote in secret, as often as the table goes on; a round is revealed when all have
// voted. The rules do next to nothing, so that what is measured is the server. With a folder it
// stores matches with boardgame.io's own FlatFile storage, without one in memory only.

const { Server, FlatFile, Origins } = require('boardgame.io/server');

const [port, folder] = process.argv.slice(2);
const PLAYERS = 6;
const ROUNDS = 25;

const vote = {
  // Votes come in any order, so none is refused because another came first.
  ignoreStaleStateID: true,
  client: false,
  move: ({ G, playerID }, choice) => {
    if (G.votes[playerID] !== null || !(choice >= 0 && choice < PLAYERS)) return 'INVALID_MOVE';
    G.votes[playerID] = choice;
    if (G.votes.every((one) => one !== null)) {
      G.revealed = G.votes.slice();
      G.votes.fill(null);
      G.round += 1;
    }
  },
};

const secretVotes = {
  name: 'votes',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: () => ({ round: 0, votes: Array(PLAYERS).fill(null), revealed: [] }),
  turn: { activePlayers: { all: 'voting' }, stages: { voting: { moves: { vote } } } },
  endIf: ({ G }) => (G.round >= ROUNDS ? { rounds: G.round } : undefined),
  playerView: ({ G, playerID }) => ({
    round: G.round,
    revealed: G.revealed,
    ready: G.votes.map((one) => one !== null),
    mine: playerID === null ? null : G.votes[playerID],
  }),
  disableUndo: true,
};

const server = Server({
  games: [secretVotes],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
console.log = () => {};
server.run({ port: Number(port) }, () => process.stdout.write('ready\n'));
