import { cachePictures } from './cachePictures'
import { openIdbJournal } from './idbJournal'
import { localHint } from './localHint'
import mirrorWorker from './mirrorWorker?worker&url'
import { opfsMirror } from './opfsMirror'
import type { Maps, Ports } from '../ports/ports'
import { tabChannel } from './tabChannel'
import { trustedWorker } from './trustedWorker'
import { webLock } from './webLock'

/** The real world, with what it knows of maps. */
export function browserPorts(maps: Maps): Ports {
  const startWorker = () => new Worker(trustedWorker(mirrorWorker), { type: 'module' })
  return {
    maps,
    openJournal: openIdbJournal,
    mirror: opfsMirror('fights', startWorker),
    entriesMirror: opfsMirror('library', startWorker),
    assets: cachePictures(),
    lock: webLock(),
    hint: localHint(),
    channel: tabChannel(),
    clock: {
      now: () => Date.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    },
    persist: async () => ('persist' in (navigator.storage ?? {}) ? navigator.storage.persist() : null),
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(10)), byte => (byte % 36).toString(36)).join(''),
  }
}
