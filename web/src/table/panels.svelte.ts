/** What lies beside the board, or over it where there is no room beside it. */
export type PanelName = "log" | "talk" | "rules";
export type SheetName = "" | PanelName | "menu" | "settings" | "replay" | "device" | "fairness";

class Panels {
  /** What lies beside the board. */
  beside = $state<PanelName>("log");
  /** What lies over it. */
  over = $state<SheetName>("");
  /** From which frame on the replay is looked at. */
  moment = $state<number | null>(null);
  /** From which time on. */
  time = $state<number | null>(null);
  /** Lines of talk that were seen. */
  heard = $state(0);

  /** Opens the replay at a frame of ours, or at a time, which is the same for everybody. */
  replayFrom(frame: number | null, time: number | null = null): void {
    this.moment = frame;
    this.time = time;
    this.over = "replay";
  }
}

export const panels = new Panels();
