import { trustedWorker } from '~/storage'
import { whenIdle } from '~/ui/parts/hooks/browser'
import { parts } from './parts'

const ADDRESS = `${import.meta.env.BASE_URL}serviceWorker.js`
/** A small file of every version. */
const ANSWERED = `${import.meta.env.BASE_URL}icons/fray.svg`

/**
 * Keeps Fray on this computer, so that it starts without a network. Registers the service worker once the page has
 * loaded and has nothing else to do; a browser that has none, or refuses it, plays on online.
 *
 * @param onUpdate a new version is here and waits: it takes over when it is applied, or after all windows were closed
 * @returns `apply` lets the waiting version take over and loads this window anew; at once where another window has let it already
 */
export function registerOffline({ onUpdate }: { onUpdate(): void }): { apply(): void } {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    whenIdle(() => void register(onUpdate).catch(() => undefined))
  return { apply: () => void apply() }
}

async function register(onUpdate: () => void): Promise<void> {
  const address = trustedWorker(ADDRESS)
  if (!(await navigator.serviceWorker.getRegistration())) {
    // A first visit: no version is here that another could wait for. One that comes meanwhile is told of at the next visit.
    await navigator.serviceWorker.register(address)
    return
  }
  const { Workbox } = await parts.updates()
  const worker = new Workbox(address)
  worker.addEventListener('waiting', onUpdate)
  await worker.register()
}

async function apply(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const waiting = registration?.waiting
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  // The old version makes room once it has nothing to do. Chromium does not tell it to while it is only being started, and would then
  // leave it for minutes: it answers once first.
  await fetch(ANSWERED).then(
    answer => answer.blob(),
    () => undefined,
  )
  waiting.postMessage({ type: 'SKIP_WAITING' })
}
