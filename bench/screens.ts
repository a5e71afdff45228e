import mqtt, { type MqttClient } from 'mqtt'
import { fork, type ChildProcess } from 'node:child_process'
import { roomOf } from '../scripts/screens/broker.mjs'
import { RECORD_VERSION } from '../src/feed/messages'
import { createPublisher } from '../src/feed/room/publisher'
import { createReceiver } from '../src/feed/room/receiver'
import { CHANGE, GM, PICTURES, prefixOf, RECORD } from '../src/feed/room/topics'
import type { Figure } from './figure'
import { figureOf } from './figureOf'

const SCREENS = 1_000
/** Bare subscribers among them: they note when something comes, and do nothing with it. */
const BARE = 20
const UPDATES = 20
const EVERY_MS = 300
/** So many times longer is waited for the last one. */
const PATIENCE = 50
/** Letters of an update. */
const LETTERS = 1_900
const SECRET = 'b'.repeat(32)
const ROOM = roomOf(SECRET)

/**
 * A thousand screens of one room on the embedded broker, which has a process of its own; the screens put together what they hear
 * as the page does, and are plain clients otherwise. Bare subscribers hear the same updates between them.
 */
export async function screens(runs: number): Promise<Figure[]> {
  const all: Awaited<ReturnType<typeof once>>[] = []
  for (let run = 0; run < Math.min(runs, 3); run++) all.push(await once())
  const of = (value: (one: (typeof all)[number]) => number) => all.map(value)
  return [
    figureOf(
      'screens: updates lost, of all',
      of(one => one.lost),
      'lower',
      0,
    ),
    figureOf(
      'screens: p95 of 1,000, beside bare subscribers',
      of(one => one.p95 / one.bare),
      'lower',
      2,
    ),
    figureOf(
      'screens: p95 of 1,000, ms',
      of(one => one.p95),
      'lower',
      250,
    ),
    figureOf(
      'screens: memory of the broker for one, kB',
      of(one => one.kB),
      'lower',
      150,
    ),
  ]
}

async function once() {
  const server = fork(new URL('./screensServer.mjs', import.meta.url), { execArgv: ['--expose-gc'] })
  const { port } = await said<{ port: number }>(server)
  const clients: MqttClient[] = []
  const come = async (name: string, origin: string, more: object = {}) => {
    const client = await mqtt.connectAsync(`ws://localhost:${port}/mqtt`, {
      protocolVersion: 4,
      clientId: name,
      username: ROOM,
      reconnectPeriod: 0,
      wsOptions: { origin },
      ...more,
    })
    clients.push(client)
    return client
  }
  try {
    const gm = await come(`gm-${ROOM}`, `http://localhost:${port}`, { password: SECRET })
    let passed: () => void = () => undefined
    const publisher = createPublisher({
      epoch: 1,
      draw: () => '00000000',
      line: {
        async publish(topic, payload, retain) {
          await gm.publishAsync(prefixOf(ROOM) + topic, Buffer.from(JSON.stringify(payload)), { qos: 1, retain })
          if (topic === CHANGE) passed()
          return true
        },
      },
    })
    publisher.connected()
    const tell = (update: number) =>
      publisher.take({
        fray: 'record',
        version: RECORD_VERSION,
        record: { show: 'curtain', title: `${update} ${'x'.repeat(LETTERS)}`, theme: 'dark' },
        pictures: [],
      })
    tell(0)
    const before = await memory(server)
    const sentAt: number[] = []
    const delays = { screen: [] as number[], bare: [] as number[] }
    const updates = Array.from({ length: SCREENS }, () => 0)
    for (let i = 0; i < SCREENS; i += 50) await Promise.all(Array.from({ length: 50 }, (_, k) => screen(i + k)))
    const after = await memory(server)

    async function screen(index: number): Promise<void> {
      const client = await come(`screen-${index}`, 'null')
      const isBare = index % (SCREENS / BARE) === 0
      const heard = (update: number, group: number[]) => {
        updates[index] = update
        const sent = sentAt[update]
        if (sent !== undefined) group.push(performance.now() - sent)
      }
      const topics = (some: readonly string[]) => some.map(topic => prefixOf(ROOM) + topic)
      const receiver = createReceiver({
        onSeen({ seen }) {
          if (seen?.state === 'live' && seen.record) heard(Number.parseInt(seen.record.title), delays.screen)
        },
        onGm: () => undefined,
        ask: what => client.subscribe(topics([what === 'record' ? RECORD : PICTURES]), { qos: 1 }),
        onRecord: () => client.unsubscribe(prefixOf(ROOM) + RECORD),
      })
      client.on('message', (topic, payload) => {
        const sub = topic.slice(prefixOf(ROOM).length)
        if (!isBare) receiver.take(sub, payload)
        else if (sub === CHANGE) heard(Number(UPDATE.exec(payload.toString())?.[1] ?? 0), delays.bare)
      })
      await client.subscribeAsync(topics(isBare ? [CHANGE] : [GM, CHANGE, PICTURES, RECORD]), { qos: 1 })
    }

    for (let update = 1; update <= UPDATES; update++) {
      const isPassed = new Promise<void>(done => (passed = done))
      sentAt[update] = performance.now()
      tell(update)
      // What is said while the broker is still busy becomes one change with what follows.
      await isPassed
      await wait(EVERY_MS)
    }
    for (let i = 0; i < PATIENCE && updates.some(last => last !== UPDATES); i++) await wait(EVERY_MS)
    const heard = delays.screen.length + delays.bare.length
    return {
      lost: SCREENS * UPDATES - heard + updates.filter(last => last !== UPDATES).length,
      p95: p95(delays.screen),
      bare: p95(delays.bare),
      kB: (after - before) / SCREENS / 1024,
    }
  } finally {
    for (const client of clients) client.end(true)
    server.disconnect()
  }
}

const wait = (ms: number) => new Promise(done => setTimeout(done, ms))

/** The number of an update in a change. */
const UPDATE = /"title":"(\d+) /

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity
}

function said<T>(server: ChildProcess): Promise<T> {
  return new Promise(done => server.once('message', message => done(message as T)))
}

async function memory(server: ChildProcess): Promise<number> {
  server.send('memory')
  return (await said<{ bytes: number }>(server)).bytes
}
