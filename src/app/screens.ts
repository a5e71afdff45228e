import { randomHex } from '~/feed/transport'
import type { PlayersDeps, ToPlayers } from '~/store/players/players'
import { createRooms, type Rooms } from '~/store/players/rooms'
import { useTable } from '~/store/state'
import { roomWorker } from './roomWorker'

export { ScreensPanel } from '~/ui/gm/screens/ScreensPanel'

/** Screens on other devices: loaded when the GM wants some, or at once when a room was open before this window was loaded anew. */
export function openRooms(feed: Pick<ToPlayers, 'attach'>, onChange: Parameters<PlayersDeps['rooms']>[0]): Rooms {
  return createRooms({
    attach: transport => feed.attach(transport),
    worker: roomWorker,
    storage: localStorage,
    session: sessionStorage,
    page: location.href,
    fetch: address => fetch(address, { cache: 'no-store' }),
    draw: randomHex,
    now: () => Date.now(),
    decided,
    onChange,
  })
}

/** Resolves once it is settled which fight this window opens: after the start, and after the GM has answered how to recover. */
function decided(): Promise<void> {
  return new Promise(done => {
    const look = ({ phase, trouble } = useTable.getState()) => {
      if (phase !== 'ready' || trouble) return
      stop()
      done()
    }
    const stop = useTable.subscribe(state => look(state))
    look()
  })
}
