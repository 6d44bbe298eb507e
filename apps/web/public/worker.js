// The service worker. It keeps one page for the time without a connection, and shows reminders. It never keeps a script,
// a style or a reply of a call, so that no page shows an old game, and a new version needs no update of this worker. To
// remove the worker from all browsers, deploy a `worker.js` with this one line:
// addEventListener('install', () => self.registration.unregister())
const SHELL = 'bettle-shell-1'
const OFFLINE = ['/offline.html', '/offline.js', '/icon-192.png']
const LAST_SEEN = '/last-seen'

addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(page(request))
  // The files of the page without a connection, and nothing else.
  else if (OFFLINE.includes(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => kept(request)))
})

addEventListener('push', (event) => {
  event.waitUntil(showReminder(event.data ? event.data.json() : {}))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.path))
})

/** The page without a connection in another language than English. It is kept once a page of this language was opened. */
const offlineIn = (language) => `/offline-${language}.html`

async function keepShell() {
  const shell = await caches.open(SHELL)
  await shell.addAll(OFFLINE.map((path) => new Request(path, { cache: 'reload' })))
  const others = (await shell.keys()).filter(({ url }) => url.includes('/offline-'))
  await Promise.all(others.map((request) => shell.delete(request)))
  // This worker is installed by a page that it did not load itself.
  await noteSeen(await fetch('/', { method: 'HEAD' }))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))
}

/** Returns a page from the server. Without a connection, the kept page says what is known. */
async function page(request) {
  try {
    const reply = await fetch(request)
    void noteSeen(reply)
    return reply
  } catch (error) {
    const offline = (await kept(offlineIn(await lastLanguage()))) ?? (await kept('/offline.html'))
    if (!offline) throw error
    return offline
  }
}

const kept = async (request) => (await caches.open(SHELL)).match(request)

const lastLanguage = async () => (await kept(LAST_SEEN))?.headers.get('content-language') ?? 'en'

/** Keeps the time, and the language of the page. A redirection does not tell its language. */
async function noteSeen({ headers }) {
  const language = headers.get('content-language') ?? (await lastLanguage())
  const shell = await caches.open(SHELL)
  await shell.put(LAST_SEEN, new Response(String(Date.now()), { headers: { 'content-language': language } }))
  const offline = offlineIn(language)
  if (language !== 'en' && !(await shell.match(offline))) await shell.add(offline).catch(() => undefined)
}

/** Every push shows a notification, because browsers withdraw the permission otherwise. */
function showReminder({ title = 'Bettle', body = '', path = '/', tag = 'bettle' }) {
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { path },
  })
}

/** Opens a page of this server in the open window, if there is one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return void (await self.clients.openWindow(url.href))
  await open.focus()
  if (open.url !== url.href) await open.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}
