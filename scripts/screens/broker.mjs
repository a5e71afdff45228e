// @ts-check
/**
 * The broker that `npm start -- --screens` runs beside the app: aedes, with rules of its own about who may what. The GM's window
 * publishes into its room and nobody else into any; a screen subscribes to the topics of one room and publishes nothing.
 */
import { Aedes } from 'aedes'
import { createHash } from 'node:crypto'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { bucket, LIMITS } from './limits.mjs'
import { createLobby, LOBBY, SELF } from './lobby.mjs'

/** The path of the broker on the server of the app. */
export const BROKER_PATH = '/mqtt'

const ROOM = /^[0-9a-f]{32}$/
/** What of a room is published by the GM's window. */
const GM_TOPICS = /^(record|change|gm|picture\/[0-9a-f]{8}\/\d{1,3})$/
/** What a screen may subscribe to. */
const SCREEN_TOPICS = new Set(['record', 'change', 'gm', 'picture/#'])
/** How many screens watch: said by the broker to the GM's window alone. */
const COUNT = 'screens'
/** The GM's window asks a screen in by what that shows, and is told whether there is such a one. */
const INVITE = 'invite'
const INVITED = 'invited'
/** What the GM's window is told by the broker. */
const TOLD = new Set([COUNT, INVITED])
/** MQTT's words for a name or password that is wrong, and for a server that takes nobody now. */
const WRONG = 4
const FULL = 3
/** Counts are told at most so often, in ms. */
const COUNT_EVERY = 200

/**
 * The room that a secret opens: whoever knows the room's name, as every screen does, cannot find the secret.
 *
 * @param {string} secret
 * @returns {string}
 */
export const roomOf = secret => createHash('sha256').update(`fray room ${secret}`).digest('hex').slice(0, 32)

/**
 * @typedef {object} Room
 * @property {Map<string, number>} retained bytes by topic
 * @property {number} pictures bytes of them all
 * @property {import('aedes').Client | null} gm
 * @property {number} goneAt when the GM's window was seen last, ms
 *
 * @typedef {object} Visitor
 * @property {'gm' | 'screen'} role
 * @property {string} address
 * @property {string} room known once it has said who it is
 * @property {boolean} isKnown
 */

/**
 * @param {object} options
 * @param {(request: import('node:http').IncomingMessage) => 'gm' | 'screen' | 403 | 421} options.admit as whom a request may come, or why not
 * @param {(room: string) => void} [options.onRoom] a room is opened
 * @param {Partial<import('./limits.mjs').Limits>} [options.limits]
 */
export async function createScreensBroker({ admit, onRoom, limits: given = {} }) {
  const limits = { ...LIMITS, ...given }
  /** @type {Map<string, Room>} */
  const rooms = new Map()
  /** Who watches which room, whether it is open or not. @type {Map<string, Set<import('aedes').Client>>} */
  const watching = new Map()
  /** Rooms whose count is to be told. @type {Set<string>} */
  const counted = new Set()
  /** @type {WeakMap<object, Visitor>} */
  const visitors = new WeakMap()
  /** By role and address. @type {Map<string, { open: number, rate: ReturnType<typeof bucket> }>} */
  const addresses = new Map()
  const lobby = createLobby()
  // Any page may come as a screen: it must not take the places of the GM's window.
  const connections = { gm: 0, screen: 0 }

  const aedes = await Aedes.createBroker({
    connectTimeout: limits.connectMs,
    keepaliveLimit: limits.keepAlive,
    drainTimeout: limits.drainMs,
    maxClientsIdLength: 64,
    preConnect(client, { clientId, clean, protocolVersion, password }, done) {
      const visitor = visitorOf(client)
      // The GM's own page may also come as a screen does, to see whether all is well.
      if (visitor.role === 'gm' && !password) visitor.role = 'screen'
      // Whoever took the name of another would put that one out.
      const isNamed = clientId.length <= 64 && clientId.startsWith(visitor.role === 'gm' ? 'gm-' : 'screen-')
      const isTaken = isNamed && clean === true && protocolVersion === 4
      // Only an error hangs up: aedes leaves whoever is refused without one on the line.
      done(isTaken ? null : new Error('refused'), isTaken)
    },
    authenticate(client, username, password, done) {
      const visitor = visitorOf(client)
      const room = username ?? ''
      const isWaiting = visitor.role === 'screen' && room === LOBBY
      const isRight = isWaiting || (ROOM.test(room) && (visitor.role === 'screen' || roomOf(String(password)) === room))
      if (!isRight) return done(Object.assign(new Error('refused'), { returnCode: WRONG }), false)
      if (visitor.role === 'gm' && !open(room, client))
        return done(Object.assign(new Error('no room is left'), { returnCode: FULL }), false)
      visitor.room = room
      visitor.isKnown = true
      done(null, true)
    },
    authorizePublish(client, packet, done) {
      const { topic, payload, retain } = packet
      const visitor = client && visitorOf(client)
      const room = visitor ? rooms.get(visitor.room) : undefined
      const [sub, isOwn] = inRoom(topic, visitor?.room)
      if (!room || !visitor || visitor.role !== 'gm' || !isOwn) return done(new Error('refused'))
      if (sub === INVITE && !retain) {
        const isThere = lobby.letIn(payload.toString(), visitor.room)
        say(`fray/${visitor.room}/${INVITED}`, String(isThere), false)
        return done(null)
      }
      if (!GM_TOPICS.test(sub)) return done(new Error('refused'))
      // One that is too much goes to those who watch, and is not there for whoever comes late.
      packet.retain = retain && keeps(room, topic, payload.length)
      done(null)
    },
    authorizeSubscribe(client, subscription, done) {
      const { role, room } = visitorOf(client)
      const [sub, isOwn] = inRoom(subscription.topic, room)
      const isAllowed =
        isOwn && (room === LOBBY ? sub === SELF : SCREEN_TOPICS.has(sub) || (role === 'gm' && TOLD.has(sub)))
      done(null, isAllowed ? subscription : null)
    },
  })
  aedes.on('subscribe', (_, client) => {
    if (visitors.get(client)?.room === LOBBY) lobby.wait(client)
    else count(client, true)
  })
  aedes.on('clientDisconnect', client => {
    lobby.leave(client)
    count(client, false)
    const room = rooms.get(visitors.get(client)?.room ?? '')
    if (room?.gm !== client) return
    room.gm = null
    room.goneAt = Date.now()
    // Closed and cleared: nothing of it is left.
    if (room.retained.size === 0) rooms.delete(visitorOf(client).room)
  })
  const cleaning = setInterval(clearGone, 60_000).unref()

  const sockets = { gm: socketServer(limits.gmFrame), screen: socketServer(limits.screenFrame) }

  return {
    /**
     * Answers a request to go over to WebSocket.
     *
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:stream').Duplex} socket
     * @param {Buffer} head
     */
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const role = request.url === BROKER_PATH ? admit(request) : 404
      if (typeof role === 'number') return refuse(socket, role)
      const address = request.socket.remoteAddress ?? ''
      const from = placesOf(role, address)
      if (!from.rate.take(1)) return refuse(socket, 429)
      if (connections[role] >= limits.connections || from.open >= limits.perAddress) return refuse(socket, 503)
      connections[role]++
      from.open++
      socket.once('close', () => {
        connections[role]--
        from.open--
      })
      sockets[role].handleUpgrade(request, socket, head, connected => receive(connected, request, role, address))
    },
    /** @returns {Promise<void>} */
    close() {
      clearInterval(cleaning)
      for (const server of Object.values(sockets)) {
        for (const connected of server.clients) connected.terminate()
        server.close()
      }
      return new Promise(done => aedes.close(done))
    },
  }

  /** @param {import('ws').WebSocket} connected @param {import('node:http').IncomingMessage} request @param {'gm' | 'screen'} role @param {string} address */
  function receive(connected, request, role, address) {
    const visitor = { role, address, room: '', isKnown: false }
    const budget = bucket(limits.screenBytes, limits.screenBytesPerSecond)
    connected.on('message', data => {
      const isTrusted = visitor.role === 'gm' && visitor.isKnown
      if (!isTrusted && !budget.take(/** @type {Buffer} */ (data).length)) connected.terminate()
    })
    connected.on('error', () => connected.terminate())
    const stream = createWebSocketStream(connected, { highWaterMark: 1024 * 1024 })
    stream.on('error', () => connected.terminate())
    visitors.set(stream, visitor)
    aedes.handle(stream, request)
  }

  /** @param {object} client @returns {Visitor} */
  function visitorOf(client) {
    const known = visitors.get(client)
    if (known) return known
    const visitor = visitors.get(/** @type {{ conn: object }} */ (client).conn)
    if (!visitor) throw new Error('nobody has come in this way')
    visitors.set(client, visitor)
    return visitor
  }

  /** @param {string} room @param {import('aedes').Client} gm @returns {boolean} */
  function open(room, gm) {
    const known = rooms.get(room)
    if (!known && rooms.size >= limits.rooms) return false
    if (!known) onRoom?.(room)
    rooms.set(room, { ...(known ?? { retained: new Map(), pictures: 0 }), gm, goneAt: 0 })
    return true
  }

  /** Whether this is kept: pictures as long as there is space, everything else always. @param {Room} room @param {string} topic @param {number} bytes */
  function keeps(room, topic, bytes) {
    const isPicture = topic.includes('/picture/')
    const pictures = room.pictures + (isPicture ? bytes - (room.retained.get(topic) ?? 0) : 0)
    if (isPicture && bytes > 0 && pictures > limits.retained) return false
    room.pictures = pictures
    if (bytes > 0) room.retained.set(topic, bytes)
    else room.retained.delete(topic)
    return true
  }

  /** @param {import('aedes').Client} client @param {boolean} isThere */
  function count(client, isThere) {
    const visitor = visitors.get(client)
    if (!visitor?.isKnown) return
    const { room, role } = visitor
    if (role === 'screen') {
      const screens = watching.get(room) ?? new Set()
      if (isThere) screens.add(client)
      else screens.delete(client)
      if (screens.size > 0) watching.set(room, screens)
      else watching.delete(room)
    }
    if (counted.size === 0) setTimeout(tellCounts, COUNT_EVERY).unref()
    counted.add(room)
  }

  function tellCounts() {
    for (const room of counted)
      if (rooms.get(room)?.gm) say(`fray/${room}/${COUNT}`, String(watching.get(room)?.size ?? 0), false)
    counted.clear()
  }

  /** @param {string} topic @param {string} words @param {boolean} retain */
  function say(topic, words, retain) {
    aedes.publish({ cmd: 'publish', topic, payload: Buffer.from(words), retain, qos: 0, dup: false }, () => {})
  }

  /** @param {string} room */
  function clearRoom(room) {
    for (const topic of rooms.get(room)?.retained.keys() ?? []) say(topic, '', true)
    rooms.delete(room)
  }

  function clearGone() {
    for (const [name, { gm, goneAt }] of rooms) if (!gm && Date.now() - goneAt > limits.goneMs) clearRoom(name)
    for (const [address, { open, rate }] of addresses) if (open === 0 && rate.isFull()) addresses.delete(address)
  }

  /** @param {'gm' | 'screen'} role @param {string} address */
  function placesOf(role, address) {
    const name = `${role} ${address}`
    const known = addresses.get(name) ?? { open: 0, rate: bucket(limits.burst, limits.perSecond) }
    addresses.set(name, known)
    return known
  }
}

/** A topic without what those of the room begin with, and whether it is of this room. @param {string} topic @param {string | undefined} room @returns {[string, boolean]} */
function inRoom(topic, room) {
  const prefix = `fray/${room}/`
  return [topic.slice(prefix.length), Boolean(room) && topic.startsWith(prefix)]
}

/** @param {number} maxPayload bytes of a frame */
function socketServer(maxPayload) {
  return new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload,
    perMessageDeflate: false,
    handleProtocols: offered => (offered.has('mqtt') ? 'mqtt' : false),
  })
}

/** @type {Readonly<Record<number, string>>} */
const REASONS = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** @param {import('node:stream').Duplex} socket @param {number} status */
function refuse(socket, status) {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
