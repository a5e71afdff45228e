import { trustedWorker } from '~/storage'
import { whenIdle } from '~/ui/parts/hooks/whenIdle'
import type { Workbox } from 'workbox-window'

const ADDRESS = `${import.meta.env.BASE_URL}serviceWorker.js`

/**
 * Keeps Fray on this computer, so that it starts without a network. Registers the service worker once the page has
 * loaded and has nothing else to do; a browser that has none, or refuses it, plays on online.
 *
 * @param onUpdate a new version is here and waits: it takes over when it is applied, or after all windows were closed
 * @returns `apply` lets the waiting version take over and loads this window anew. Without one it does nothing.
 */
export function registerOffline({ onUpdate }: { onUpdate(): void }): { apply(): void } {
  let worker: Workbox | undefined
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    whenIdle(() => {
      register(onUpdate).then(
        registered => (worker = registered),
        () => undefined,
      )
    })
  }
  return {
    apply() {
      worker?.addEventListener('controlling', () => location.reload())
      worker?.messageSkipWaiting()
    },
  }
}

async function register(onUpdate: () => void): Promise<Workbox | undefined> {
  const address = trustedWorker(ADDRESS)
  if (!(await navigator.serviceWorker.getRegistration())) {
    // A first visit: no version is here that another could wait for. One that comes meanwhile is told of at the next visit.
    await navigator.serviceWorker.register(address)
    return undefined
  }
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox(address)
  worker.addEventListener('waiting', onUpdate)
  await worker.register()
  return worker
}
