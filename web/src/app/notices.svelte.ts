import { NoAnswerError, RefusedError } from "../wire/ask";
import { sentence, told, tongue } from "../words/tongue.svelte";

export interface Notice {
  readonly number: number;
  readonly text: string;
  readonly isTrouble: boolean;
}

const LASTS = 7_000;
const MOST = 3;

/** What the page tells whoever uses it, for a while; read aloud when it comes. */
class Notices {
  all = $state.raw<readonly Notice[]>([]);
  private count = 0;

  tell(text: string, isTrouble = false): void {
    const number = ++this.count;
    const others = this.all.filter((one) => one.text !== text);
    this.all = [...others, { number, text, isTrouble }].slice(-MOST);
    setTimeout(() => this.drop(number), LASTS);
  }

  drop(number: number): void {
    this.all = this.all.filter((one) => one.number !== number);
  }

  /** Says what went wrong, in words that help. */
  trouble(error: unknown): void {
    this.tell(whatWentWrong(error), true);
  }
}

/** A sentence about an error that somebody can act on. */
export function whatWentWrong(error: unknown): string {
  if (error instanceof RefusedError) {
    const { said, cause } = error.refused;
    if (said && tongue.has(said[0])) return told(said);
    return sentence(tongue.has(`refused-${cause}`) ? `refused-${cause}` : "refused-unknown");
  }
  if (error instanceof NoAnswerError) {
    if (error.isForeign) return sentence("error-foreign");
    return sentence(navigator.onLine ? "error-server" : "error-offline");
  }
  console.error(error);
  return sentence("error-page");
}

export const notices = new Notices();
