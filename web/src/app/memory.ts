/** What this browser remembers; where it may remember nothing, nothing is remembered. */
const PREFIX = "graveshift:";

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Tells when another tab remembered something. */
export function onRemembered(told: (name: string, value: string | null) => void): void {
  addEventListener("storage", (event) => {
    if (event.key?.startsWith(PREFIX)) told(event.key.slice(PREFIX.length), event.newValue);
  });
}
