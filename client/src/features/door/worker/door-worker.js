// The service worker of /door/ alone: it lets the page of the door open without network. It stores that page and its files, and
// nothing else: no response of the API, no list of tickets and no name goes through it.

const FILES = __FILES__;
const VERSION = __VERSION__;
/** The same page for each event. */
const PAGE = '/door/page';
/** Milliseconds after which the stored page is shown. */
const LONGEST = 3_000;

self.addEventListener('install', (event) => {
  event.waitUntil(store().then(() => self.skipWaiting()));
});

async function store() {
  const cache = await caches.open(VERSION);
  await cache.addAll([PAGE, ...FILES].map((path) => new Request(path, { cache: 'no-cache' })));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers().then(() => self.clients.claim()));
});

/** The files of the program before. Other caches of this address are not its own. */
async function removeOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith('door-') && name !== VERSION);
  await Promise.all(names.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
});

/** The page of the server, so that a new program is there at once; the stored one where no answer comes, or one of a proxy. */
async function page(request) {
  const stored = await caches.match(PAGE, { cacheName: VERSION, ignoreVary: true });
  if (!stored) return fetch(request);
  const response = await fetch(request, { signal: AbortSignal.timeout(LONGEST) }).catch(() => null);
  return response && response.status < 500 ? response : stored;
}

/** Hashed names never change what they hold. The others are read again with each new worker. */
async function file(request, pathname) {
  return (await caches.match(pathname, { cacheName: VERSION, ignoreVary: true })) ?? fetch(request);
}
