import { seatNoun, type TableView } from "../../table";
import { say } from "../../words/tongue.svelte";
import { leaderNoun } from "./facts";
import { Event } from "./schema";

/** Every death and who stepped in, a line each, as far as this page has seen them. */
export function labelled(table: TableView): string[] {
  return table.log.flatMap(({ event: [kind, seat, character] }) => {
    const values = { seat: seatNoun(table, seat), leader: leaderNoun(character) };
    if (kind === Event.DIED) return [say("wd-story-died", values)];
    return kind === Event.REPLACED ? [say("event-replaced", values)] : [];
  });
}
