import { trustedWorker } from '~/storage'
import address from '~/feed/room/roomWorker.ts?worker&url'

/** The worker that holds the line to a broker: the only file here that may reach one elsewhere. */
export function roomWorker(): Worker {
  return new Worker(trustedWorker(address), { type: 'module', name: 'fray-room' })
}
