import type { Language } from "../words/files";
import { get, newId, post } from "../wire/ask";

/** The helper that shows notices while no page is open. */
const WORKER = "/sw.js";

/** Whether this browser can be told something while no page is open. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis;

/**
 * Asks to be told when it is somebody's turn who is not here. The browser asks its vendor's service
 * for a place, and the server writes there; the person has allowed notices before.
 */
export async function wantPush(language: Language): Promise<void> {
  const registered = await navigator.serviceWorker.register(WORKER);
  const { key } = await get("notice_key", "/notices");
  await navigator.serviceWorker.ready;
  const old = await registered.pushManager.getSubscription();
  if (old !== null && lettersOf(old.options.applicationServerKey) !== key) await old.unsubscribe();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  await say(await registered.pushManager.subscribe(wanted), language, true);
}

/** Wants to be told no more. */
export async function endPush(language: Language): Promise<void> {
  const registered = await navigator.serviceWorker.getRegistration(WORKER);
  const there = await registered?.pushManager.getSubscription();
  if (!there) return;
  await say(there, language, false);
  await there.unsubscribe();
}

async function say(place: PushSubscription, language: Language, wanted: boolean): Promise<void> {
  const keys = {
    p256dh: lettersOf(place.getKey("p256dh")),
    auth: lettersOf(place.getKey("auth")),
  };
  const { endpoint } = place;
  await post("done", "/notices", {
    type: "notify",
    id: newId(),
    endpoint,
    ...keys,
    language,
    wanted,
  });
}

/** Bytes in the letters of base64url. */
function lettersOf(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
