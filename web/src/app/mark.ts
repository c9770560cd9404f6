const MARKED =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#10222b"/><path d="M8 28V14a8 8 0 0 1 16 0v14z" fill="#ffb454"/><circle cx="25" cy="7" r="7" fill="#ff5a3c"/></svg>',
  );
let plain: string | null = null;

/** Marks the page's title and its sign in the browser's tab when somebody is wanted. */
export function mark(isWanted: boolean, place: string, why: string): void {
  document.title = isWanted ? `● ${why} – ${place}` : `${place} – Graveshift`;
  const icon = document.getElementById("icon");
  if (!(icon instanceof HTMLLinkElement)) return;
  plain ??= icon.href;
  icon.href = isWanted ? MARKED : plain;
}
