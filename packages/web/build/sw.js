// Keeps the built page for use without a network. A new version waits until the page says that nobody plays.
const { VERSION, FILES } = self.BUILT;
const NAME = `bojiste-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith('bojiste-') && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

async function answer(request) {
  const cache = await caches.open(NAME);
  const page = request.mode === 'navigate' ? './' : request;
  return (await cache.match(page, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server answers is never kept.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});
