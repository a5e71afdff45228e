import { spoken } from '~/words/spoken'
import { rulesets, type RulesetEntry } from '~/rulesets'
import { browserPorts, openLibrary } from '~/storage'
import { createFeed } from '~/feed/feed'
import { ROOM } from '~/feed/transport'
import { createWindowTransport } from '~/feed/windowTransport'
import { createTable } from '~/store/createTable'
import type { Files } from '~/store/fights/files'
import { browserPool } from '~/store/odds/pool'
import { toPlayers } from '~/store/players/players'
import { actions, useTable } from '~/store/state'
import { createTerrain } from '~/table'
import { onFaces, provideFaces, publicFace, showFaces } from '~/ui/parts/signs/faces'
import { addSystemParts } from '~/ui/systems'
import { demo } from './demo/demo'
import { maps } from './maps'
import { registerOffline } from './offline'
import { parts } from './parts'

/** A preference of the window, for whoever follows it outside React. */
interface Kept<T> {
  value(): T
  subscribe(listener: () => void): void
}

/** Everything behind the GM's window: storage, the way to the players' window, files, and the app kept for offline. */
export async function startTable(
  theme: Kept<'dark' | 'light'>,
  faces: Kept<boolean>,
  sounds: Kept<boolean>,
): Promise<void> {
  const ports = { ...browserPorts(maps), upkeep: parts.library }
  const library = await openLibrary(ports)
  const feed = createFeed({
    transport: createWindowTransport({
      open: token =>
        window.open(`players.html?language=${spoken()}#${token}`, 'fray-players', 'popup,width=1280,height=720'),
      tokens: sessionStorage,
      inbox: window,
    }),
  })
  feed.setTheme(theme.value())
  theme.subscribe(() => feed.setTheme(theme.value()))
  feed.setSounds(sounds.value())
  sounds.subscribe(() => feed.setSounds(sounds.value()))
  provideFaces(parts.faces)
  const showKept = () => showFaces(faces.value())
  showKept()
  faces.subscribe(showKept)
  const setFaces = () => feed.setFaces(faces.value() ? publicFace : undefined)
  setFaces()
  onFaces(setFaces)
  const players = toPlayers(feed)
  const offline = registerOffline({ onUpdate: () => useTable.setState({ update: true }) })
  await createTable({
    library,
    feed: players,
    files: filesOf(rulesets),
    rulesets: rulesets.map(withParts),
    terrain: createTerrain,
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
      parts.files().then(
        ({ tokenPicture }) => tokenPicture(file),
        () => null,
      ),
    entryPicture: async (file, as) => (await parts.files()).entryPicture(file, as),
    handoutPicture: async file => (await parts.files()).handoutPicture(file),
    applyUpdate: () => offline.apply(),
    rooms: async onChange => (await parts.screens()).openRooms(players, onChange),
    loadEntries: parts.library,
    aheadPool: async () => browserPool(),
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
    const [ruleset, drawn] = await Promise.all([entry.load(), parts.systems[entry.id as keyof typeof parts.systems]()])
    addSystemParts(entry.id, drawn.parts)
    return ruleset
  }
  return { ...entry, load }
}

/** Files in and out; how they are read is loaded with the first of them. */
function filesOf(systems: readonly RulesetEntry[]): Files {
  let made: Files | undefined
  const files = async () => {
    const { createFiles } = await parts.files()
    return (made ??= createFiles(systems))
  }
  return {
    read: async (file, signal) => (await files()).read(file, signal),
    picture: async file => (await files()).picture(file),
    map: async given => (await files()).map(given),
    fight: async token => (await files()).fight(token),
    pack: async (fight, kept) => (await files()).pack(fight, kept),
    packBackup: async backup => (await files()).packBackup(backup),
    unpackBackup: async file => (await files()).unpackBackup(file),
  }
}
