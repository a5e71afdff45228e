import { createPublisher, type Publisher } from '../room/publisher'
import { createReceiver, type InRoom, type Receiver } from '../room/receiver'
import { RECORD } from '../room/topics'
import type { ScreenMessage } from '../messages'

interface Delivery {
  topic: string
  payload: Uint8Array
}

interface SimulatedScreen {
  receiver: Receiver
  /** What is on its way to it. */
  queue: Delivery[]
  isConnected: boolean
  wantsRecord: boolean
}

interface Upstream extends Delivery {
  retain: boolean
  done(has: boolean): void
}

/** Waits until all that has been promised by now has come. */
const settled = () => new Promise<void>(done => realImmediate(done))
const realImmediate = setImmediate

/**
 * A room on a broker that loses, doubles, reorders and delays what it passes on, and forgets all when it is started again. What the
 * GM's window has published comes to it in order, as over a connection, and what was under way is gone with that.
 */
export function simulatedRoom(hearScreen: (screen: number, now: InRoom) => void) {
  let retained = new Map<string, Uint8Array>()
  const upstream: Upstream[] = []
  let isUp = false
  let epoch = 0
  let drawn = 0
  let publisher: Publisher = newPublisher()
  const screens: SimulatedScreen[] = []

  function newPublisher(): Publisher {
    epoch++
    return createPublisher({
      epoch,
      draw: () => (drawn++ + 0x9000_0000).toString(16),
      // Small enough that pictures are cut.
      piece: 7,
      line: {
        publish(topic, payload, retain) {
          if (!isUp) return Promise.resolve(false)
          return new Promise(done => upstream.push({ topic, payload: bytesOf(payload), retain, done }))
        },
      },
    })
  }

  function pass({ topic, payload, retain, done }: Upstream): void {
    if (retain && payload.length > 0) retained.set(topic, payload)
    else if (retain) retained.delete(topic)
    for (const screen of screens)
      if (screen.isConnected && (topic !== RECORD || screen.wantsRecord)) screen.queue.push({ topic, payload })
    done(true)
  }

  function subscribe(screen: SimulatedScreen, wants: (topic: string) => boolean): void {
    for (const [topic, payload] of retained) if (wants(topic)) screen.queue.push({ topic, payload })
  }

  function connect(screen: SimulatedScreen): void {
    if (screen.isConnected) return
    screen.isConnected = true
    screen.wantsRecord = true
    screen.receiver.connected()
    subscribe(screen, () => true)
  }

  function disconnect(screen: SimulatedScreen): void {
    screen.isConnected = false
    screen.queue = []
  }

  function lineLost(): void {
    isUp = false
    for (const { done } of upstream.splice(0)) done(false)
    publisher.lost()
  }

  function lineBack(): void {
    if (isUp) return
    isUp = true
    publisher.connected()
  }

  return {
    /** What the feed says. */
    say: (word: ScreenMessage) => publisher.take(word),
    /** Lets the publisher do what it can without the broker. */
    settled,
    join() {
      const index = screens.length
      const screen: SimulatedScreen = {
        queue: [],
        isConnected: false,
        wantsRecord: true,
        receiver: createReceiver({
          onSeen: now => hearScreen(index, now),
          onGm: () => undefined,
          onRecord: () => (screen.wantsRecord = false),
          ask(what) {
            if (what === 'record') screen.wantsRecord = true
            subscribe(screen, topic => (topic === RECORD) === (what === 'record'))
          },
        }),
      }
      screens.push(screen)
      connect(screen)
    },
    /** So many messages of the GM's window come to the broker. */
    arrive(count: number) {
      for (const message of upstream.splice(0, count)) pass(message)
    },
    /** One of those on their way to a screen comes, is lost, or comes and stays on its way. */
    deliver(screen: number, which: number, fate: 'comes' | 'is lost' | 'comes twice') {
      const one = screens[screen % Math.max(1, screens.length)]
      if (!one || one.queue.length === 0) return
      const at = which % one.queue.length
      const [message] = fate === 'comes twice' ? [one.queue[at]] : one.queue.splice(at, 1)
      if (message && fate !== 'is lost') one.receiver.take(message.topic, message.payload)
    },
    /** A screen's network is cut, or is back. */
    toggle(screen: number) {
      const one = screens[screen % Math.max(1, screens.length)]
      if (!one) return
      if (one.isConnected) disconnect(one)
      else connect(one)
    },
    toggleGm() {
      if (isUp) lineLost()
      else lineBack()
    },
    restartBroker() {
      lineLost()
      retained = new Map()
      for (const screen of screens) disconnect(screen)
    },
    /** The GM's window is loaded anew: another publisher, which knows nothing of the one before. */
    reloadGm() {
      lineLost()
      publisher = newPublisher()
    },
    pulse: () => publisher.pulse(),
    /** The end of all faults. */
    async calm() {
      lineBack()
      for (const screen of screens) connect(screen)
      for (let round = 0; round < 4; round++) {
        publisher.pulse()
        for (let i = 0; i < 20; i++) {
          await settled()
          for (const message of upstream.splice(0)) pass(message)
          for (const screen of screens)
            for (let next = screen.queue.shift(); next; next = screen.queue.shift())
              screen.receiver.take(next.topic, next.payload)
        }
      }
    },
    retained: () => retained,
    close: () => publisher.close(),
  }
}

function bytesOf(payload: Uint8Array | object | null): Uint8Array {
  if (payload === null) return new Uint8Array()
  return payload instanceof Uint8Array ? payload : new TextEncoder().encode(JSON.stringify(payload))
}
