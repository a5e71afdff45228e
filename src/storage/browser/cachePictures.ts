import type { AssetStore } from '../ports/ports'

/** Name of the cache. The app's own caches, which are tidied up, begin with `fray-`. */
const PICTURES_CACHE = 'pictures'
const SIZE_HEADER = 'Content-Length'

/**
 * Pictures in the Cache API: it takes them whole or not at all, keeps their type, and survives a full disk that
 * IndexedDB with bulk in it does not.
 */
export function cachePictures(): AssetStore {
  const cache = () => caches.open(PICTURES_CACHE)
  const address = (id: string) => `/pictures/${encodeURIComponent(id)}`
  return {
    async put(id, picture) {
      const headers = { 'Content-Type': picture.type, [SIZE_HEADER]: String(picture.size) }
      await (await cache()).put(address(id), new Response(picture, { headers }))
    },
    async get(id) {
      return (await (await cache()).match(address(id)))?.blob()
    },
    async list() {
      const open = await cache()
      return Promise.all(
        (await open.keys()).map(async request => ({
          id: decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? ''),
          size: Number((await open.match(request))?.headers.get(SIZE_HEADER) ?? 0),
        })),
      )
    },
    async remove(id) {
      await (await cache()).delete(address(id))
    },
  }
}
