import { version } from "../app/version.svelte";
import type { Answer, Cause, Refused } from "./messages";

/** Where the server is, seen from the page. */
export const API = "/api";
const ANSWER_WITHIN = 15_000;
/** Attempts at a request that got no answer; its id makes that a repeat changes nothing. */
const ATTEMPTS = 3;

/** The server refused; `refused` says why. */
export class RefusedError extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.says ?? refused.cause);
    this.refused = refused;
  }
  get why(): Cause {
    return this.refused.cause;
  }
}

/** The server cannot be reached, or says something that this page does not understand. */
export class NoAnswerError extends Error {
  readonly isForeign: boolean;
  constructor(isForeign: boolean) {
    super(isForeign ? "not understood" : "no answer");
    this.isForeign = isForeign;
  }
}

/** A name for something asked, that nobody used before. */
export function newId(): string {
  return hexadecimal(8);
}

/** A seat's part of the key of chance. */
export function newNonce(): string {
  return hexadecimal(16);
}

function hexadecimal(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (one) => one.toString(16).padStart(2, "0")).join("");
}

type Kind = Answer["type"];
type Of<K extends Kind> = Extract<Answer, { type: K }>;

/** Asks for something that changes nothing. */
export const get = <K extends Kind>(kind: K, path: string): Promise<Of<K>> =>
  asked(kind, path, { method: "GET" });

/** Asks for something to be removed. */
export const remove = (path: string): Promise<Of<"done">> =>
  asked("done", path, { method: "DELETE" });

/** Asks for something to be done, and takes the kind of answer that is expected. */
export function post<K extends Kind>(
  kind: K,
  path: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Of<K>> {
  const headers = { "content-type": "application/json" };
  return asked(kind, path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function asked<K extends Kind>(kind: K, path: string, how: RequestInit): Promise<Of<K>> {
  const answer = await fetched(path, how);
  version.hear(answer.headers.get("graveshift-page"));
  let said: Answer;
  try {
    said = (await answer.json()) as Answer;
  } catch {
    throw new NoAnswerError(answer.status < 500);
  }
  if (said.type === "refused") throw new RefusedError(said);
  if (said.type !== kind) throw new NoAnswerError(true);
  return said as Of<K>;
}

/** Sends a request again when nothing came back, for as long as somebody may wait. */
async function fetched(path: string, how: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN);
      return await fetch(`${API}${path}`, { ...how, signal, credentials: "same-origin" });
    } catch {
      if (attempt === ATTEMPTS) throw new NoAnswerError(false);
      await new Promise((done) => setTimeout(done, 300 * attempt));
    }
  }
}
