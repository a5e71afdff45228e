import type { GridMap } from '~/grid/map/gridMap'
import { spoken } from '~/language/spoken'
import { rulesets, type RulesetEntry } from '~/rulesets'
import { browserPorts, openLibrary } from '~/storage'
import { createTable } from '~/store/createTable'
import { ROOM } from '~/feed/token'
import { actions, useTable } from '~/store/state/useTable'
import { createTerrain } from '~/table'
import { loadSystemParts } from '~/ui/systems'
import { demo } from './demo/demo'
import { feedLater } from './feedLater'
import { filesLater } from './filesLater'
import { maps } from './maps'
import { registerOffline } from './offline'

/** Everything behind the GM's window: storage, the way to the players' window, files, and the app kept for offline. */
export async function startTable(theme: {
  value(): 'dark' | 'light'
  subscribe(hear: () => void): void
}): Promise<void> {
  const ports = browserPorts(maps)
  const library = await openLibrary(ports)
  const feed = feedLater({
    open: token =>
      window.open(`players.html?language=${spoken()}#${token}`, 'fray-players', 'popup,width=1280,height=720'),
    tokens: sessionStorage,
    inbox: window,
  })
  feed.setTheme(theme.value())
  theme.subscribe(() => feed.setTheme(theme.value()))
  const offline = registerOffline({ onUpdate: () => useTable.setState({ update: true }) })
  await createTable({
    library,
    feed,
    files: filesLater(rulesets),
    rulesets: rulesets.map(withParts),
    terrain: (map: GridMap) => createTerrain(map),
    demo,
    time: {
      now: () => performance.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    },
    chance: () => crypto.getRandomValues(new Int32Array(1))[0]!,
    newId: ports.newId,
    tokenPicture: file =>
      import('./tokenPicture').then(
        ({ tokenPicture }) => tokenPicture(file),
        () => null,
      ),
    entryPicture: (file, as) => import('./entryPicture').then(({ entryPicture }) => entryPicture(file, as)),
    handoutPicture: file => import('./handoutPicture').then(({ handoutPicture }) => handoutPicture(file)),
    applyUpdate: () => offline.apply(),
    rooms: async hear => (await import('./openRooms')).openRooms(feed, hear),
    aheadPool: async () => (await import('~/store/odds/browserPool')).browserPool(),
  })
  if (sessionStorage.getItem(ROOM) !== null)
    void actions
      .rooms()
      .then(rooms => rooms.resume())
      .catch(() => undefined)
}

/** Rules come with what the window draws for them in a way of its own: a fight is drawn whole as soon as it is open. */
function withParts(entry: RulesetEntry): RulesetEntry {
  const load = async () => {
    const [ruleset] = await Promise.all([entry.load(), loadSystemParts(entry.id)])
    return ruleset
  }
  return { ...entry, load }
}
