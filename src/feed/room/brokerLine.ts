import mqtt, { type MqttClient } from 'mqtt'
import { createSeal, type Seal } from './seal'
import { prefixOf, SCREENS } from './topics'

export interface BrokerLineOptions {
  /** The address of the broker. */
  address: string
  room: string
  /** Begins with `gm-` or `screen-`. */
  name: string
  user: string | null
  password: string | null
  key: string | null
  /** What the broker says for this end once it is gone without a word. */
  will?: { topic: string; payload: object }
  onUp(): void
  /** `refused`: the broker does not take who this says it is. `full`: it takes nobody more. Each is tried again all the same. */
  onDown(why: 'lost' | 'refused' | 'full'): void
  /** @param topic without what those of the room begin with */
  onMessage(topic: string, payload: Uint8Array): void
}

/** A line to a broker that comes back by itself. Topics are those of one room, without what they begin with. */
export interface BrokerLine {
  /** In the order of the calls. Resolves when the broker has it (true), or when the line is lost. null clears what is retained. */
  publish(topic: string, payload: Uint8Array | object | null, retain: boolean): Promise<boolean>
  subscribe(topics: readonly string[]): void
  unsubscribe(topic: string): void
  /** Begins anew, as after a sleep in which the other end may have gone. */
  restart(): void
  close(): Promise<void>
}

/** In seconds: a broker takes a silence of half as much again for gone. */
const KEEP_ALIVE = 15
/** How long to wait for an answer, in ms. */
const PATIENCE = 8_000
/** Between two tries, in ms; each draws its own, so that a thousand screens do not come back at once. */
const AGAIN = { least: 300, most: 1_500 }
/** MQTT's words for a name, password or right that is not taken, and for a broker that takes nobody more. */
const REFUSALS: ReadonlyMap<unknown, 'refused' | 'full'> = new Map([
  [2, 'refused'],
  [3, 'full'],
  [4, 'refused'],
  [5, 'refused'],
])

export function createBrokerLine(options: BrokerLineOptions): BrokerLine {
  const { address, room, name, user, password, key, will, onUp, onDown, onMessage } = options
  const prefix = prefixOf(room)
  let client: MqttClient | null = null
  let isUp = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the broker has not said that it has. */
  const waiting = new Set<(has: boolean) => void>()
  let seal: Promise<Seal | null> = key === null ? Promise.resolve(null) : createSeal(key)
  // What is closed and opened takes its time: the order stays that of the calls.
  let outgoing: Promise<unknown> = Promise.resolve()
  let incoming: Promise<unknown> = Promise.resolve()
  seal = seal.catch(() => null)

  void start()
  return {
    publish(topic, payload, retain) {
      const line = client
      const sent = outgoing.then(async () => {
        const bytes = await closed(topic, payload)
        return line === client && isUp ? pass(client, topic, bytes, retain) : { has: Promise.resolve(false) }
      })
      outgoing = sent
      return sent.then(({ has }) => has)
    },
    subscribe(topics) {
      if (isUp)
        client?.subscribe(
          topics.map(topic => prefix + topic),
          { qos: 1 },
          () => undefined,
        )
    },
    unsubscribe(topic) {
      if (isUp) client?.unsubscribe(prefix + topic, () => undefined)
    },
    restart() {
      if (!isClosed && isUp) client?.stream.destroy()
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await outgoing
      await client?.endAsync().catch(() => undefined)
    },
  }

  async function start(): Promise<void> {
    const last = will && { topic: prefix + will.topic, payload: await closed(will.topic, will.payload) }
    if (isClosed) return
    const line = mqtt.connect(address, {
      protocolVersion: 4,
      clean: true,
      clientId: name,
      keepalive: KEEP_ALIVE,
      connectTimeout: PATIENCE,
      // Each try is a line of its own: nothing of the one before is sent after it.
      reconnectPeriod: 0,
      resubscribe: false,
      queueQoSZero: false,
      // The other way makes workers out of text, which the page's policy forbids.
      timerVariant: 'native',
      ...(user !== null && { username: user }),
      ...(password !== null && { password }),
      ...(last && { will: { ...last, payload: last.payload as never, qos: 1, retain: true } }),
    })
    client = line
    let why: Parameters<typeof onDown>[0] = 'lost'
    line.on('connect', () => {
      isUp = true
      onUp()
    })
    line.on('message', (topic, payload) => {
      if (!topic.startsWith(prefix)) return
      const sub = topic.slice(prefix.length)
      incoming = incoming.then(async () => {
        const opened = await open(sub, payload)
        if (opened && line === client) onMessage(sub, opened)
      })
    })
    line.on('error', error => {
      if ('code' in error) why = REFUSALS.get(error.code) ?? why
    })
    line.once('close', () => {
      line.end(true)
      if (line !== client || isClosed) return
      isUp = false
      client = null
      for (const done of waiting) done(false)
      waiting.clear()
      onDown(why)
      timer = setTimeout(() => void start(), AGAIN.least + Math.random() * (AGAIN.most - AGAIN.least))
    })
  }

  function pass(line: MqttClient | null, topic: string, bytes: Uint8Array, retain: boolean): { has: Promise<boolean> } {
    const has = new Promise<boolean>(done => {
      if (!line) return done(false)
      waiting.add(done)
      line.publish(prefix + topic, bytes as never, { qos: 1, retain }, error => {
        waiting.delete(done)
        done(!error)
      })
    })
    return { has }
  }

  async function closed(topic: string, payload: Uint8Array | object | null): Promise<Uint8Array> {
    if (payload === null) return new Uint8Array()
    const bytes = payload instanceof Uint8Array ? payload : new TextEncoder().encode(JSON.stringify(payload))
    const used = await seal
    if (key !== null && !used) throw new Error('This page cannot encrypt.')
    return used ? used.close(prefix + topic, bytes) : bytes
  }

  async function open(topic: string, bytes: Uint8Array): Promise<Uint8Array | null> {
    // What the broker itself says, and what is cleared, is not encrypted.
    if (bytes.length === 0 || topic === SCREENS) return bytes
    const used = await seal
    return key === null ? bytes : used ? used.open(prefix + topic, bytes) : null
  }
}
