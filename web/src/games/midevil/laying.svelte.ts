import type { TableView } from "../../table";
import { members } from "../../table";
import { at } from "./facts";
import { Decision, NO_TILE, NOWHERE, TURNS, type View } from "./schema";

/** The drawn tile as it would lie: beyond which side of the map, and turned how often. */
export interface Laid {
  readonly code: number;
  readonly turn: number;
}

/** The drawn tile is tried out on the map, turned, and laid when it lies well. */
export class Laying {
  private tried = $state.raw<Laid | null>(null);
  private hovered = $state.raw<number | null>(null);
  private wish: Laid | null = null;

  /** How the tile would lie, null when there is nothing to lay or nowhere was tried. */
  laid(table: TableView, view: View): Laid | null {
    if (at(view.drawn, 0) === NO_TILE) return null;
    if (view.decision === Decision.TURN_TILE) return this.turnedAt(view, view.spot);
    if (view.decision !== Decision.PLACE || !table.isAsked) return null;
    const code = this.tried?.code ?? this.hovered;
    return code === null || !table.can(code) ? null : this.turnedAt(view, code);
  }

  /** Whether a place was pressed, and not only pointed at. */
  isTried(view: View): boolean {
    return view.decision === Decision.TURN_TILE || this.tried !== null;
  }

  /** The turns in which the tile fits there. */
  turns(view: View, code: number): number[] {
    return members(at(view.fits, code));
  }

  /** The face of the drawn tile that would be shown. */
  poseOf(view: View, { turn }: Laid): number {
    return TURNS * at(view.drawn, 0) + turn;
  }

  point(code: number | null): void {
    this.hovered = code;
  }

  /** A place is tried; pressed again, the tile turns there. */
  press(view: View, code: number): void {
    if (this.tried?.code === code) this.turn(view);
    else this.tried = { code, turn: this.turns(view, code)[0] ?? 0 };
  }

  turn(view: View): void {
    const code = view.decision === Decision.TURN_TILE ? view.spot : (this.tried?.code ?? NOWHERE);
    const { turn } = this.turnedAt(view, code);
    const turns = this.turns(view, code);
    this.tried = { code, turn: turns[(turns.indexOf(turn) + 1) % turns.length] ?? turn };
  }

  leave(): void {
    this.tried = null;
    this.hovered = null;
  }

  /** Lays the tile as it is tried: first where, and when the game asks for it, how. */
  lay(table: TableView, view: View): void {
    const laid = this.laid(table, view);
    if (laid === null) return;
    if (view.decision === Decision.TURN_TILE) table.choose(laid.turn);
    else {
      this.wish = laid;
      table.choose(laid.code);
    }
    this.leave();
  }

  /** The turn that was wished for together with the place, once it is asked for. */
  wished(table: TableView, view: View): number | null {
    const wish = this.wish;
    if (wish === null || view.decision === Decision.PLACE) return null;
    this.wish = null;
    const isAsked = view.decision === Decision.TURN_TILE && view.spot === wish.code;
    return isAsked && table.can(wish.turn) ? wish.turn : null;
  }

  private turnedAt(view: View, code: number): Laid {
    const turns = this.turns(view, code);
    const tried = this.tried?.code === code ? this.tried.turn : -1;
    return { code, turn: turns.includes(tried) ? tried : (turns[0] ?? 0) };
  }
}
