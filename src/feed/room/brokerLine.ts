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
  return new MqttLine(options)
}

/** Opens a connection, passes on what is published and heard, and opens the next one when it is lost. */
class MqttLine implements BrokerLine {
  private readonly prefix: string
  private readonly seal: Promise<Seal | null>
  private client: MqttClient | null = null
  private isUp = false
  private isClosed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** What the broker has not said that it has. */
  private readonly waiting = new Set<(has: boolean) => void>()
  // What is closed and opened takes its time: the order stays that of the calls.
  private outgoing: Promise<unknown> = Promise.resolve()
  private incoming: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: BrokerLineOptions) {
    const { key, room } = options
    this.prefix = prefixOf(room)
    this.seal = key === null ? Promise.resolve(null) : createSeal(key).catch(() => null)
    void this.start()
  }

  publish(topic: string, payload: Uint8Array | object | null, retain: boolean): Promise<boolean> {
    const line = this.client
    const sent = this.outgoing.then(async () => {
      const bytes = await this.closed(topic, payload)
      return line === this.client && this.isUp
        ? this.pass(this.client, topic, bytes, retain)
        : { has: Promise.resolve(false) }
    })
    this.outgoing = sent
    return sent.then(({ has }) => has)
  }

  subscribe(topics: readonly string[]): void {
    if (this.isUp)
      this.client?.subscribe(
        topics.map(topic => this.prefix + topic),
        { qos: 1 },
        () => undefined,
      )
  }

  unsubscribe(topic: string): void {
    if (this.isUp) this.client?.unsubscribe(this.prefix + topic, () => undefined)
  }

  restart(): void {
    if (!this.isClosed && this.isUp) this.client?.stream.destroy()
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.outgoing
    await this.client?.endAsync().catch(() => undefined)
  }

  private async start(): Promise<void> {
    const { address, name, user, password, will } = this.options
    const last = will && { topic: this.prefix + will.topic, payload: await this.closed(will.topic, will.payload) }
    if (this.isClosed) return
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
    this.client = line
    this.listen(line)
  }

  private listen(line: MqttClient): void {
    let why: Parameters<BrokerLineOptions['onDown']>[0] = 'lost'
    line.on('connect', () => {
      this.isUp = true
      this.options.onUp()
    })
    line.on('message', (topic, payload) => this.onMessage(line, topic, payload))
    line.on('error', error => {
      if ('code' in error) why = REFUSALS.get(error.code) ?? why
    })
    line.once('close', () => {
      line.end(true)
      if (line === this.client && !this.isClosed) this.startAgain(why)
    })
  }

  private onMessage(line: MqttClient, topic: string, payload: Uint8Array): void {
    if (!topic.startsWith(this.prefix)) return
    const sub = topic.slice(this.prefix.length)
    this.incoming = this.incoming.then(async () => {
      const opened = await this.open(sub, payload)
      if (opened && line === this.client) this.options.onMessage(sub, opened)
    })
  }

  private startAgain(why: Parameters<BrokerLineOptions['onDown']>[0]): void {
    this.isUp = false
    this.client = null
    for (const done of this.waiting) done(false)
    this.waiting.clear()
    this.options.onDown(why)
    this.timer = setTimeout(() => void this.start(), AGAIN.least + Math.random() * (AGAIN.most - AGAIN.least))
  }

  private pass(line: MqttClient | null, topic: string, bytes: Uint8Array, retain: boolean): { has: Promise<boolean> } {
    const has = new Promise<boolean>(done => {
      if (!line) return done(false)
      this.waiting.add(done)
      line.publish(this.prefix + topic, bytes as never, { qos: 1, retain }, error => {
        this.waiting.delete(done)
        done(!error)
      })
    })
    return { has }
  }

  private async closed(topic: string, payload: Uint8Array | object | null): Promise<Uint8Array> {
    if (payload === null) return new Uint8Array()
    const bytes = payload instanceof Uint8Array ? payload : new TextEncoder().encode(JSON.stringify(payload))
    const used = await this.seal
    if (this.options.key !== null && !used) throw new Error('This page cannot encrypt.')
    return used ? used.close(this.prefix + topic, bytes) : bytes
  }

  private async open(topic: string, bytes: Uint8Array): Promise<Uint8Array | null> {
    // What the broker itself says, and what is cleared, is not encrypted.
    if (bytes.length === 0 || topic === SCREENS) return bytes
    const used = await this.seal
    return this.options.key === null ? bytes : used ? used.open(this.prefix + topic, bytes) : null
  }
}
