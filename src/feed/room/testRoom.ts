import * as v from 'valibot'
import { randomHex } from '../transport'
import { createBrokerLine } from './brokerLine'
import type { RoomSetting, RoomTest } from './roomMessages'
import { roomRecord } from './roomState'
import { CHANGE, RECORD } from './topics'

/** How long to wait for what must come, and for what must not, in ms. */
const PATIENCE = { comes: 5_000, silence: 1_500 }

/**
 * Comes to a room as a screen does: is it let in, is it shown the table, and is what it publishes kept from all others? What it
 * publishes is no change that any screen would take.
 *
 * @param listen hears what comes to the GM's line as a change from now on; null: no longer
 */
export async function testRoom(
  { address, room, screen, key }: RoomSetting,
  listen: (listener: ((said: unknown) => void) | null) => void,
): Promise<RoomTest> {
  const mark = randomHex()
  const isIn = promised(PATIENCE.comes)
  const isShown = promised(PATIENCE.comes)
  const isHeard = promised(PATIENCE.comes + PATIENCE.silence)
  const line = createBrokerLine({
    ...screen,
    address,
    room,
    key,
    name: `screen-test-${mark}`,
    onUp() {
      isIn.keep(true)
      line.subscribe([RECORD])
    },
    onDown: () => isIn.keep(false),
    onMessage(topic, payload) {
      if (topic === RECORD && v.is(roomRecord, parsed(payload))) isShown.keep(true)
    },
  })
  listen(said => {
    if (v.is(v.object({ test: v.literal(mark) }), said)) isHeard.keep(true)
  })
  try {
    if (!(await isIn.kept)) return { isLetIn: false, isShown: false, isSilenced: true }
    const shown = await isShown.kept
    void line.publish(CHANGE, { test: mark }, false)
    setTimeout(() => isHeard.keep(false), PATIENCE.silence)
    return { isLetIn: true, isShown: shown, isSilenced: !(await isHeard.kept) }
  } finally {
    listen(null)
    await line.close()
  }
}

/** Kept by whoever comes first; after so many ms it is false. */
function promised(ms: number) {
  let keep: (is: boolean) => void = () => undefined
  const kept = new Promise<boolean>(done => (keep = done))
  setTimeout(() => keep(false), ms)
  return { kept, keep: (is: boolean) => keep(is) }
}

function parsed(payload: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(payload)) as unknown
  } catch {
    return null
  }
}
