import { settings } from "./settings.svelte";

const WRITING = "input, textarea, select, [contenteditable]";

/** Begins to hear single keys, unless they are off, something is being written, or a sheet is open. */
export function begun(keys: Readonly<Record<string, () => void>>): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (settings.get("shortcuts") === "off") return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(WRITING) !== null) return;
    if (document.querySelector("dialog[open]") !== null) return;
    const does = keys[event.key.toLowerCase()];
    if (does === undefined) return;
    event.preventDefault();
    does();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
