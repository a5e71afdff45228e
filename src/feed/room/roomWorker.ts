import { randomHex } from '../transport'
import { createBrokerLine, type BrokerLine } from './brokerLine'
import { createPublisher, type Publisher } from './publisher'
import { testRoom } from './testRoom'
import type { FromRoom, RoomSetting, ToRoom } from './roomMessages'
import { CHANGE, GM, INVITE, INVITED, SCREENS } from './topics'

/**
 * Holds the GM's line to a broker, away from the page: a page out of sight has its timers slowed down until the broker takes it for
 * gone, and this file alone is served with a policy that lets it reach a broker elsewhere.
 */

/** How often it is said how far the room has come, in ms. */
const PULSE_EVERY = 5_000

let publisher: Publisher | null = null
let line: BrokerLine | null = null
let setting: RoomSetting | null = null
/** Hears what is published as a change while a test listens. */
let listening: ((said: unknown) => void) | null = null
const tell = (message: FromRoom) => postMessage(message)

onmessage = ({ data }: MessageEvent<ToRoom>) => {
  if (data.room === 'open') open(data.setting)
  else if (data.room === 'say') publisher?.take(data.word)
  else if (data.room === 'view') publisher?.setView(data.view)
  else if (data.room === 'test') void test()
  else if (data.room === 'invite') void line?.publish(INVITE, new TextEncoder().encode(data.code), false)
  else void close()
}

function open(given: RoomSetting): void {
  const { address, room, user, password, key, epoch, left } = given
  setting = given
  const held = createBrokerLine({
    address,
    room,
    name: `gm-${room}`,
    user,
    password,
    key,
    will: { topic: GM, payload: { is: 'away', epoch } },
    onUp() {
      held.subscribe([GM])
      // A broker that does not count refuses, and that is all.
      held.subscribe([SCREENS, INVITED])
      made.connected()
      tell({ room: 'line', is: 'up' })
    },
    onDown(why) {
      made.lost()
      tell({ room: 'line', is: why })
    },
    onMessage(topic, payload) {
      const said = parsed(payload)
      if (topic === CHANGE) listening?.(said)
      else if (topic === GM) made.heardGm(said)
      else if (topic === SCREENS && typeof said === 'number') tell({ room: 'screens', count: said })
      else if (topic === INVITED && typeof said === 'boolean') tell({ room: 'invited', isThere: said })
    },
  })
  const made = createPublisher({
    line: held,
    epoch,
    draw: randomHex,
    left,
    onRetained: topics => tell({ room: 'retained', topics }),
    onSucceeded() {
      void held.close()
      tell({ room: 'succeeded' })
    },
  })
  line = held
  publisher = made
  setInterval(() => made.pulse(), PULSE_EVERY)
}

async function test(): Promise<void> {
  if (!line || !setting) return
  const held = line
  const found = await testRoom(setting, listener => {
    listening = listener
    if (listener) held.subscribe([CHANGE])
    else held.unsubscribe(CHANGE)
  })
  tell({ room: 'tested', test: found })
}

async function close(): Promise<void> {
  await publisher?.close()
  await line?.close()
  tell({ room: 'closed' })
}

function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload)) as unknown
  } catch {
    return null
  }
}
