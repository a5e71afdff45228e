import { runs } from '../long'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createFileServer } from '../../scripts/fileServer.mjs'
import { roomOf } from '../../scripts/screens/broker.mjs'
import { createScreensServer } from '../../scripts/screens/screens.mjs'
import { listen } from '../../scripts/serve.mjs'

/** More than are let in from one address. */
const CROWD = runs(3_000, 10_000)

const SECRET = 'a'.repeat(32)
const ROOM = roomOf(SECRET)
const topic = (name: string, room = ROOM) => `fray/${room}/${name}`

let root = ''
let server: Server
let port = 0
let own = ''
const open: MqttClient[] = []

async function start(limits: Parameters<typeof createScreensServer>[2] = {}): Promise<void> {
  server = await createScreensServer(root, () => undefined, { addresses: () => ['127.0.0.2'], ...limits })
  port = await listen(server, 0, 1, '0.0.0.0')
  own = `http://localhost:${port}`
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'fray-screens-'))
  writeFileSync(join(root, 'index.html'), 'the fights')
  writeFileSync(join(root, 'screen.html'), '<script>1</script>a screen')
})
afterEach(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

async function close(): Promise<void> {
  for (const client of open.splice(0)) client.end(true)
  server.closeAllConnections()
  await new Promise(done => server.close(done))
}

/** Comes to the broker. Rejects when it is not let in. */
async function come(origin: string | undefined, options: IClientOptions = {}, host = 'localhost'): Promise<MqttClient> {
  const client = mqtt.connect(`ws://${host}:${port}/mqtt`, {
    protocolVersion: 4,
    reconnectPeriod: 0,
    connectTimeout: 5_000,
    wsOptions: { ...(origin && { origin }), headers: { host: `${host}:${port}` } },
    ...options,
  })
  open.push(client)
  await new Promise<void>((done, fail) => {
    client.once('connect', () => done())
    client.once('error', fail)
    client.once('close', () => fail(new Error('closed')))
  })
  return client
}

const screen = (options: IClientOptions = {}, host?: string) =>
  come('null', { clientId: `screen-${open.length}`, username: ROOM, ...options }, host)
const gm = (secret = SECRET) =>
  come(own, { clientId: `gm-${roomOf(secret)}`, username: roomOf(secret), password: secret })

/** What comes to somebody on their topics. */
async function hears(client: MqttClient, ...topics: string[]): Promise<string[]> {
  const heard: string[] = []
  client.on('message', (at, payload) => heard.push(`${at.slice(at.lastIndexOf('/') + 1)} ${payload.toString()}`))
  await client.subscribeAsync(topics, { qos: 1 }).catch(() => undefined)
  return heard
}

/** All that was under way has come. */
const settled = async (client: MqttClient) => {
  await client.publishAsync(topic('change'), 'last', { qos: 1 })
}

const gone = (client: MqttClient) => new Promise<void>(done => client.once('close', () => done()))

describe('who may come', () => {
  // Whoever does not get in is not told so.
  beforeEach(() => start({ limits: { connectMs: 500 } }))

  it.each([
    ['a page of somebody else’s', 'https://elsewhere.example'],
    ['a page of another port of this machine', 'http://localhost:1'],
    ['somebody who says no origin', undefined],
  ])('%s is not let in', async (_, origin) => {
    expect(await status({ host: `localhost:${port}`, upgrade: true, origin })).toBe(403)
    expect(await status({ host: `localhost:${port}`, upgrade: true, origin: 'null' })).toBe(101)
  })

  it.each(['evil.example', '10.0.0.9', 'localhost.evil.example'])(
    'somebody who calls this machine %s gets neither broker nor page',
    async host => {
      expect(await status({ host: `${host}:${port}`, upgrade: true })).toBe(421)
      expect(await status({ host: `${host}:${port}` })).toBe(421)
    },
  )

  it('in the network there is the page for screens and nothing else', async () => {
    const host = `127.0.0.2:${port}`
    expect(await status({ host, path: '/screen.html' })).toBe(200)
    expect(await status({ host, path: '/' })).toBe(307)
    for (const path of [
      '/index.html',
      '/screens.json',
      '/players.html',
      '/../package.json',
      '/screen.html/../index.html',
    ])
      expect([path, await status({ host, path })]).toEqual([path, 404])
    expect(await status({ host: `localhost:${port}`, path: '/screens.json' })).toBe(200)
  })

  it('whoever comes from elsewhere gets nothing more by calling this machine localhost', async () => {
    await close()
    await start({ isOwn: address => address === '127.0.0.1' })
    const asGm = { host: `localhost:${port}`, from: '127.0.0.9' }
    for (const path of ['/', '/index.html', '/screen.html', '/screens.json'])
      expect([path, await status({ ...asGm, path })]).toEqual([path, 403])
    expect(await status({ ...asGm, upgrade: true, origin: own })).toBe(403)
    expect(await status({ host: `127.0.0.2:${port}`, from: '127.0.0.9', path: '/screen.html' })).toBe(200)
    expect(await status({ host: `localhost:${port}`, path: '/index.html' })).toBe(200)
  })

  it('the GM’s window comes from this machine under its own name, with the secret of its room', async () => {
    await gm()
    await expect(come(own, { clientId: 'gm-x', username: ROOM, password: 'b'.repeat(32) })).rejects.toThrow()
    await expect(come('null', { clientId: 'gm-x', username: ROOM, password: SECRET })).rejects.toThrow()
    const host = `127.0.0.2:${port}`
    expect(await status({ host, upgrade: true, origin: `http://${host}` })).toBe(403)
  })

  it.each([
    ['of MQTT 5', { version: 5 }],
    ['of MQTT 3.1', { version: 3, protocol: 'MQIsdp' }],
    ['under a name that is none of a screen', { clientId: 'tv' }],
    ['with a session that outlives it', { clean: false }],
    ['that may be silent for good', { keepalive: 0 }],
    ['that may be silent for long', { keepalive: 61 }],
  ] as [string, Bare][])('a client %s is hung up at once', async (_, options) => {
    const line = await lineOf(mqttConnect(options))
    expect(await line.closedWithin(3_000)).toBe(true)
  })

  it('a client that falls silent is hung up, and its place is free', async () => {
    await close()
    await start({ limits: { perAddress: 1 } })
    const line = await lineOf(mqttConnect({ keepalive: 1 }))
    await expect(screen()).rejects.toThrow()
    expect(await line.closedWithin(4_000)).toBe(true)
    await expect
      .poll(() =>
        screen().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  it.each([
    ['without a room', { username: '' }],
    ['with a room that is none', { username: '#' }],
    ['under the GM’s name', { clientId: `gm-${ROOM}` }],
  ])('a screen %s is not let in', async (_, options) => {
    await expect(screen(options)).rejects.toThrow()
  })
})

it('without screens this machine alone is heard, and no broker answers', async () => {
  server = createFileServer(root)
  port = await listen(server, 0)
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  await expect(come('null', { clientId: 'screen-1', username: ROOM })).rejects.toThrow()
  expect(await status({ host: `localhost:${port}`, path: '/screens.json' })).toBe(404)
  expect(await status({ host: `127.0.0.2:${port}`, path: '/screen.html' })).toBe(421)
})

describe('who may what', () => {
  beforeEach(() => start())

  it('a screen hears its room, what is kept of it as well', async () => {
    const teller = await gm()
    await teller.publishAsync(topic('record'), 'all', { qos: 1, retain: true })
    const heard = await hears(await screen(), topic('record'), topic('change'))
    await settled(teller)
    await expect.poll(() => heard).toEqual(['record all', 'change last'])
  })

  it.each([
    '#',
    '+/+/+',
    'fray/#',
    `fray/${ROOM}/#`,
    `fray/+/record`,
    '$SYS/#',
    `fray/${'b'.repeat(32)}/record`,
    topic('screens'),
    topic('picture/+/0'),
  ])('a screen may not subscribe to %s', async wide => {
    const teller = await gm()
    const other = await gm('c'.repeat(32))
    const watcher = await screen()
    const heard = await hears(watcher, wide)
    await other.publishAsync(topic('record', roomOf('c'.repeat(32))), 'theirs', { qos: 1, retain: true })
    await settled(teller)
    await watcher.subscribeAsync(topic('gm'), { qos: 1 })
    expect(heard).toEqual([])
  })

  it('what a screen publishes is passed on to nobody, its last will included, and it is put out', async () => {
    const teller = await gm()
    const heard = await hears(await screen(), topic('record'), topic('change'), topic('gm'))
    for (const retain of [false, true]) {
      const evil = await screen({ will: { topic: topic('gm'), payload: Buffer.from('away'), qos: 1, retain } })
      const out = gone(evil)
      evil.publish(topic('record'), 'evil', { qos: 1, retain })
      await out
    }
    const late = await hears(await screen(), topic('record'), topic('gm'))
    await settled(teller)
    await expect.poll(() => heard).toEqual(['change last'])
    expect(late).toEqual([])
  })

  it.each([topic('screens'), topic('else'), topic('record', 'b'.repeat(32)), 'fray', '$SYS/x', topic('picture/0/0')])(
    'the GM’s window may not publish to %s',
    async at => {
      const teller = await gm()
      const out = gone(teller)
      teller.publish(at, 'x', { qos: 1, retain: true })
      await out
    },
  )

  it('the GM’s window alone is told how many screens watch', async () => {
    const teller = await gm()
    const told = await hears(teller, topic('screens'))
    const watchers = [await screen(), await screen()]
    for (const watcher of watchers) await hears(watcher, topic('gm'), topic('screens'))
    await expect.poll(() => told.at(-1)).toBe('screens 2')
    watchers[0]!.end(true)
    await expect.poll(() => told.at(-1)).toBe('screens 1')
  })

  it('the room of a GM who was here before is taken over by whoever has its secret, and by nobody else', async () => {
    const first = await gm()
    const out = gone(first)
    await expect(gm('d'.repeat(32)).then(() => 'another room')).resolves.toBe('another room')
    expect(first.connected).toBe(true)
    await gm()
    await out
  })
})

describe('a screen that came without a link', () => {
  beforeEach(() => start())

  const self = topic('self', 'lobby')
  /** What it is told: its letters, and later the room. */
  async function waits(): Promise<{ client: MqttClient; told: Record<string, string>[] }> {
    const client = await screen({ username: 'lobby' })
    const told: Record<string, string>[] = []
    client.on('message', (at, payload) => at === self && told.push(JSON.parse(payload.toString())))
    await client.subscribeAsync(self, { qos: 1 })
    await expect.poll(() => told).toHaveLength(1)
    return { client, told }
  }

  it('shows letters of its own, and is told the room once the GM types them, whoever else waits', async () => {
    const teller = await gm()
    const answers = await hears(teller, topic('invited'))
    const [one, other] = [await waits(), await waits()]
    expect(one.told[0]!.code).toMatch(/^[A-Z]{4}$/)
    expect(one.told[0]!.code).not.toBe(other.told[0]!.code)
    await teller.publishAsync(topic('invite'), other.told[0]!.code!, { qos: 1 })
    await expect.poll(() => answers).toEqual(['invited true'])
    await expect.poll(() => other.told[1]).toEqual({ room: ROOM })
    await other.client.endAsync()
    await teller.publishAsync(topic('invite'), other.told[0]!.code!, { qos: 1 })
    await expect.poll(() => answers).toEqual(['invited true', 'invited false'])
    expect(one.told).toHaveLength(1)
  })

  it('hears no room, asks nobody in, and says nothing; one of a room hears of nobody who waits', async () => {
    const teller = await gm()
    const answers = await hears(teller, topic('invited'), topic('screens'))
    const { client, told } = await waits()
    const code = told[0]!.code!
    const heard = await hears(client, topic('record'), topic('invite'), 'fray/lobby/#', '#')
    const watcher = await screen()
    const seen = await hears(watcher, self, topic('invite'), topic('invited'), topic('change'))
    for (const [who, at] of [
      [client, topic('invite')],
      [watcher, topic('invite')],
      [await screen({ username: 'lobby' }), self],
    ] as const) {
      const out = gone(who)
      who.publish(at, code, { qos: 1 })
      await out
    }
    const late = await hears(await screen(), topic('change'))
    await settled(teller)
    await expect.poll(() => late).toEqual(['change last'])
    expect([heard, seen, told]).toEqual([[], [], [{ code }]])
    await expect.poll(() => answers.at(-1)).toBe('screens 1')
    expect(answers.filter(words => words.startsWith('invited'))).toEqual([])
  })
})

describe('what is too much', () => {
  it('a frame that is too large, or packets that are too many bytes in all, put a screen out', async () => {
    await start()
    const large = await screen()
    const out = gone(large)
    large.publish(topic('record'), Buffer.alloc(100_000))
    await out
    // Declares a packet of 200 MB and sends it bit by bit.
    const socket = new WebSocket(`ws://localhost:${port}/mqtt`, 'mqtt', { origin: 'null' })
    const ended = new Promise<void>(done => socket.once('close', () => done()))
    await new Promise(done => socket.once('open', done))
    socket.send(Buffer.from([0x10, 0xff, 0xff, 0xff, 0x5f]))
    for (let i = 0; i < 50 && socket.readyState === WebSocket.OPEN; i++) socket.send(Buffer.alloc(2_000))
    await ended
  })

  it.each([
    ['no packet', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a length that never ends', Buffer.from([0x10, 0xff, 0xff, 0xff, 0xff, 0xff])],
    ['a packet of a kind that there is not', Buffer.from([0x00, 0x00])],
    ['a subscription before saying who it is', Buffer.from([0x82, 0x06, 0x00, 0x01, 0x00, 0x01, 0x23, 0x00])],
    ['a CONNECT of another protocol', Buffer.from([0x10, 0x06, 0x00, 0x04, 0x58, 0x58, 0x58, 0x58])],
    ['words instead of bytes', 'hello'],
  ])('%s ends a line, and no other', async (_, bytes) => {
    await start({ limits: { connectMs: 500 } })
    const teller = await gm()
    const heard = await hears(await screen(), topic('change'))
    const socket = new WebSocket(`ws://localhost:${port}/mqtt`, 'mqtt', { origin: 'null' })
    const ended = new Promise<void>(done => socket.once('close', () => done()))
    await new Promise(done => socket.once('open', done))
    socket.send(bytes)
    await ended
    await settled(teller)
    await expect.poll(() => heard).toEqual(['change last'])
  })

  it('a room keeps so many bytes of pictures and no more: what is beyond comes to those who watch, and the GM’s window stays in', async () => {
    await start({ limits: { retained: 1_000 } })
    const teller = await gm()
    const watching = await hears(await screen(), topic('picture/#'))
    const keep = (picture: string, bytes: number) =>
      teller.publishAsync(topic(picture), 'x'.repeat(bytes), { qos: 1, retain: true })
    const [one, other] = ['picture/00000000/0', 'picture/00000001/0']
    await keep(one, 900)
    await keep(one, 950)
    await keep(other, 51)
    await keep('record', 2_000)
    await expect.poll(() => watching.map(words => words.length - 2)).toEqual([900, 950, 51])
    expect(teller.connected).toBe(true)
    const kept = async (wanted: readonly number[]) => {
      const late = await hears(await screen(), topic('picture/#'))
      const bytes = () => late.map(words => words.length - 2).toSorted((a, b) => a - b)
      await expect.poll(bytes).toEqual(wanted)
      await new Promise(done => setTimeout(done, 100))
      expect(bytes(), 'and nothing after it').toEqual(wanted)
    }
    await kept([950])
    await keep(one, 949)
    await keep(other, 51)
    await kept([51, 949])
    await keep(one, 0)
    await keep('picture/00000002/0', 949)
    await kept([51, 949])
  })

  it('there are so many rooms: one more is told that there are, and not that its password is wrong', async () => {
    await start({ limits: { rooms: 2 } })
    await gm()
    await gm('e'.repeat(32))
    await expect(gm('f'.repeat(32))).rejects.toMatchObject({ code: 3 })
    const wrong = { clientId: 'gm-x', username: ROOM, password: 'b'.repeat(32) }
    await expect(come(own, wrong)).rejects.toMatchObject({ code: 4 })
  })

  it('a room that was closed and cleared is let go at once, so that a seventeenth may be opened; one whose GM is only away is kept', async () => {
    await start({ limits: { rooms: 2 } })
    const away = await gm()
    await away.publishAsync(topic('record'), 'all', { qos: 1, retain: true })
    away.end(true)
    for (const digit of 'bcdef0123456789'.repeat(2)) {
      const secret = digit.repeat(32)
      const teller = await gm(secret)
      for (const name of ['record', 'gm', 'picture/00000000/0'])
        await teller.publishAsync(topic(name, roomOf(secret)), 'x', { qos: 1, retain: true })
      for (const name of ['record', 'gm', 'picture/00000000/0'])
        await teller.publishAsync(topic(name, roomOf(secret)), '', { qos: 1, retain: true })
      await teller.endAsync()
    }
    const late = await hears(await screen(), topic('record'))
    await expect.poll(() => late).toEqual(['record all'])
  })

  it('a page of anybody’s may hold every place of a screen, and more than may come at once: the GM’s window gets in all the same', async () => {
    await start({ limits: { perAddress: 3, connections: 4, burst: 5, perSecond: 0 } })
    const foreign = { host: `localhost:${port}`, upgrade: true, origin: 'null' }
    const held = await Promise.all(Array.from({ length: 3 }, () => lineOf(Buffer.alloc(0))))
    expect(await status(foreign), 'no place is left').toBe(503)
    expect(await status(foreign)).toBe(503)
    expect(await status(foreign), 'nor may anybody come').toBe(429)
    const teller = await gm()
    // Loaded anew, while nothing else has changed.
    teller.end(true)
    await (await gm()).publishAsync(topic('record'), 'all', { qos: 1, retain: true })
    expect(held.map(line => line.isOpen())).toEqual([true, true, true])
  })

  it(
    `${CROWD} clients who come at once are turned away quickly, and whoever watches notices nothing`,
    { timeout: 120_000 },
    async () => {
      await start()
      const teller = await gm()
      const heard = await hears(await screen(), topic('change'))
      const answers = new Map<string, number>()
      const one = () =>
        new Promise<void>(done => {
          const socket = connect(port, '127.0.0.1', () =>
            socket.write(
              `GET /mqtt HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: null\r\n` +
                'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n',
            ),
          )
          const end = (how: string) => {
            answers.set(how, (answers.get(how) ?? 0) + 1)
            socket.destroy()
            done()
          }
          socket.once('data', data => end(data.toString().slice(9, 12)))
          socket.once('error', () => end('cut'))
          socket.once('close', () => done())
        })
      for (let i = 0; i < CROWD; i += 200) await Promise.all(Array.from({ length: 200 }, one))
      const isIn = answers.get('101') ?? 0
      // What an address may do at once, and what comes to it meanwhile.
      expect(isIn).toBeLessThan(2_000)
      expect((answers.get('429') ?? 0) + (answers.get('503') ?? 0)).toBeGreaterThan(CROWD - 2_000)
      await settled(teller)
      await expect.poll(() => heard).toEqual(['change last'])
    },
  )
})

interface Bare {
  version?: number
  protocol?: string
  clientId?: string
  clean?: boolean
  /** In seconds. */
  keepalive?: number
}

/** What a client says first, byte by byte. */
function mqttConnect({ version = 4, protocol = 'MQTT', clientId = 'screen-bare', clean = true, keepalive = 15 }: Bare) {
  const text = (words: string) => [0, words.length, ...Buffer.from(words)]
  const flags = 0x80 | (clean ? 0x02 : 0)
  const properties = version === 5 ? [0] : []
  const said = [...text(protocol), version, flags, 0, keepalive, ...properties, ...text(clientId), ...text(ROOM)]
  return Buffer.from([0x10, said.length, ...said])
}

/** A line on which this is said, and nothing more. */
async function lineOf(said: Buffer) {
  const socket = new WebSocket(`ws://localhost:${port}/mqtt`, 'mqtt', { origin: 'null' })
  onTestFinished(() => socket.terminate())
  const closed = new Promise<true>(done => socket.once('close', () => done(true)))
  await new Promise(done => socket.once('open', done))
  if (said.length > 0) socket.send(said)
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    closedWithin: (ms: number) => Promise.race([closed, new Promise<false>(done => setTimeout(() => done(false), ms))]),
  }
}

/** The status of an answer. */
function status({
  host,
  from,
  path = '/mqtt',
  upgrade = false,
  origin = upgrade ? undefined : 'null',
}: {
  host: string
  /** The address of whoever asks, where it is another than 127.0.0.1. */
  from?: string
  path?: string
  upgrade?: boolean
  origin?: string | undefined
}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      ...(upgrade && {
        connection: 'Upgrade',
        upgrade: 'websocket',
        ...(origin && { origin }),
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'mqtt',
      }),
    }
    const asked = request({ host: '127.0.0.1', port, path, headers, ...(from && { localAddress: from }) }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve(101)
    })
    asked.on('error', reject)
    asked.end()
  })
}
