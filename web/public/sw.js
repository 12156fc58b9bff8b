// The shell without a network: the page and its own files, nothing that the server says about a game.
const SHELL = 'weald-shell-1';
const MOST = 400; // files of builds that are gone

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add('/'))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== SHELL).map((name) => caches.delete(name));
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names)))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, answer) {
  if (!answer.ok || answer.type !== 'basic') return;
  const cache = await caches.open(SHELL);
  await cache.put(request, answer.clone());
  const kept = await cache.keys();
  await Promise.all(
    kept
      .slice(0, Math.max(0, kept.length - MOST))
      .filter((r) => r.url.includes('/assets/'))
      .map((r) => cache.delete(r)),
  );
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // Every place in the client is the same page: the newest if there is a network.
    event.respondWith(
      fetch(request).then(
        async (answer) => (url.pathname === '/' && (await keep('/', answer.clone())), answer),
        async () => (await caches.match('/')) ?? Response.error(),
      ),
    );
  } else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg') {
    // Files with their contents in their names never change.
    event.respondWith(
      caches.match(request).then(async (known) => {
        if (known) return known;
        const answer = await fetch(request);
        event.waitUntil(keep(request, answer.clone()));
        return answer;
      }),
    );
  }
});

// A message for somebody who is not here: what to show, and where a press on it leads.
self.addEventListener('push', (event) => {
  let said = {};
  try {
    said = event.data?.json() ?? {};
  } catch {
    // not ours
  }
  const { title = 'Weald', text = '', link = '/', table = '' } = said;
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    // Whoever looks at the table sees it there; browsers want something shown for every message, so it goes again.
    const there = table && open.some((page) => page.visibilityState === 'visible' && page.url.includes(`/t/${table}`));
    await self.registration.showNotification(title, {
      body: text,
      icon: '/icon.svg',
      tag: table || 'weald',
      data: { link },
      silent: Boolean(there),
    });
    if (there) for (const one of await self.registration.getNotifications({ tag: table })) one.close();
  };
  event.waitUntil(show());
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const link = new URL(event.notification.data?.link ?? '/', location.origin);
  const go = async () => {
    // Links say how the host is reached; only pages of this server are opened.
    const path = link.origin === location.origin ? link.href : new URL(link.pathname, location.origin).href;
    const open = await self.clients.matchAll({ type: 'window' });
    const found = open.find((page) => new URL(page.url).pathname === new URL(path).pathname);
    await (found ? found.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(go());
});
