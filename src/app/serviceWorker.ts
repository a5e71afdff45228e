/**
 * Keeps every file of this build and answers from them, so that Fray starts without a network. A version is installed
 * whole or not at all, waits until the GM lets it take over or the last window is closed, and leaves the files of the
 * version before it in place for windows that still run on them.
 */
interface KeptFile {
  /** Relative to the worker's scope. */
  url: string
  /** Digest of its content, as subresource integrity writes it. */
  integrity: string
  /** The policy of a page, for hosts that do not send it themselves. */
  headers?: Readonly<Record<string, string>>
}

declare global {
  interface Window {
    /** Put in by the build (build/offline.ts). */
    __WB_MANIFEST: readonly KeptFile[]
  }
}

const FILES = self.__WB_MANIFEST
const PREFIX = 'fray-'
const GM_PAGE = 'index.html'
/** Those that are found without their ending as well. */
const PAGES: readonly string[] = ['players.html', 'screen.html']

// TypeScript takes `self` for a window: both libraries are loaded, since pages and workers share one project.
const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', event => event.waitUntil(install()))
// A first visit is answered by it too from now on: what that has not opened yet needs the network no more.
worker.addEventListener('activate', event => event.waitUntil(clearOldVersions().then(() => worker.clients.claim())))
worker.addEventListener('message', event => {
  if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting()
})
worker.addEventListener('fetch', event => {
  const { method, url } = event.request
  if (method === 'GET' && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request))
})

/** Fetches every file of this version and checks it. Rejects, and leaves nothing behind, when one is not what it should be. */
async function install(): Promise<void> {
  const name = await cacheName()
  const cache = await caches.open(name)
  try {
    await Promise.all(FILES.map(async file => cache.put(addressOf(file.url), await fetched(file))))
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

async function fetched({ url, integrity, headers: added }: KeptFile): Promise<Response> {
  const response = await fetch(addressOf(url), { integrity, cache: 'no-cache' })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const headers = new Headers(response.headers)
  // What is kept is decoded already.
  for (const encoding of ['Content-Encoding', 'Content-Length']) headers.delete(encoding)
  for (const [header, value] of Object.entries(added ?? {})) headers.set(header, value)
  return new Response(await response.blob(), { headers })
}

/** A navigation to anything that is no page of Fray leads to the GM's, at its own address: the page finds its parts beside it. */
async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(new URL(worker.registration.scope).pathname.length)
  const named = PAGES.find(name => name === `${path}.html`)
  const page = path === '' || path.endsWith('/') ? path + GM_PAGE : (named ?? path)
  if (request.mode === 'navigate' && !isKept(page)) return Response.redirect(worker.registration.scope)
  const address = addressOf(request.mode === 'navigate' ? page : path)
  const cache = await caches.open(await cacheName())
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request)
}

/** Keeps this version and the one before it. */
async function clearOldVersions(): Promise<void> {
  const own = await cacheName()
  const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== own)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

/** Each version has a name of its own: the digest of what it consists of. */
async function cacheName(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(FILES)))
  const digits = [...new Uint8Array(digest, 0, 8)].map(byte => byte.toString(16).padStart(2, '0'))
  return PREFIX + digits.join('')
}

function addressOf(url: string): string {
  return new URL(url, worker.registration.scope).href
}

function isKept(path: string): boolean {
  return FILES.some(file => file.url === path)
}

export {}
