// The page's helper in the browser: it shows notices that come while no page is open, and opens
// the table when one is pressed. It keeps nothing and answers no requests; the server's own caching
// rules do that. Its scope is the whole origin, so it lies at the root.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/t/${event.notification.data}`));
});

/** Show what the server says, unless the person has that table before them. */
async function show(data) {
  const { table, title, says } = data.json();
  if (!/^[a-z0-9]{1,16}$/.test(table)) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === `/t/${table}`)) return;
  const looks = { icon: "/icon-192.png", badge: "/badge-96.png" };
  await self.registration.showNotification(title, {
    body: says,
    tag: table,
    data: table,
    ...looks,
  });
}

/** Show a table in a page that is open, else in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}
