// Made by `make generated` from graveshift.engine.frame; not to be edited.

/** What the view of every game has. */
export interface FrameView {
  /** Bit set of the seats that owe a choice. */
  readonly owes: number;
  /** Bit set of the seats that the decision was put to. */
  readonly asked: number;
  /** Bit set of the seats that may speak up though they owe nothing. */
  readonly may: number;
  /** Bit set of the seats that won; 0 while the game runs. */
  readonly winners: number;
  /** Rounds begun; 0 during set-up. */
  readonly round: number;
  /** Counts points that cannot be undone: chance drawn, secrets shown. */
  readonly no_return: number;
  /** A seat's own stage within a decision of several stages. By seat. */
  readonly draft: readonly number[];
  /** Seats at the table. */
  readonly seats: number;
  /** Whose view this is: a seat, BYSTANDER, or NOBODY for the state itself. */
  readonly viewer: number;
  /** What is to be decided; its own enum in each game. */
  readonly decision: number;
  /** 1 while answers are hidden until all are in. */
  readonly sealed: number;
  /** Why the game is over, or RUNNING; its own enum in each game. */
  readonly ending: number;
}
