/** Asks the browser whether we may tell when somebody is wanted; true if we may. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tells that somebody is wanted at a table, if they are looking elsewhere; never a secret. */
export function notify(title: string, body: string, table: string): void {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  try {
    const notice = new Notification(title, { body, tag: `table-${table}`, icon: "/icon.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones let only service workers tell.
  }
}
