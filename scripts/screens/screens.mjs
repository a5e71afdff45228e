// @ts-check
/** The server of `npm start -- --screens`: the app for this machine, and for the local network the page for screens and a broker. */
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { COMMON_HEADERS } from '../policy.mjs'
import { createFileServer, hostOf } from '../fileServer.mjs'
import { createScreensBroker } from './broker.mjs'

/** Where the app asks whether it is served with screens, and by which addresses they reach it. */
const QUESTION = '/screens.json'
/** Connections from the network at a time; the broker has limits of its own. */
const MOST_SOCKETS = 2_500
/** How long a request may take to be said, in ms. */
const PATIENCE = 10_000

/** @returns {string[]} the addresses of this machine in its networks */
export function ownAddresses() {
  return Object.values(networkInterfaces()).flatMap(some =>
    (some ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
}

/**
 * @param {string} root absolute path of the build
 * @param {(words: string) => void} say prints a line
 * @param {{ addresses?: () => string[], isOwn?: (address: string | undefined) => boolean, limits?: Partial<import('./limits.mjs').Limits> }} [options]
 * @returns {Promise<import('node:http').Server>} not listening yet
 */
export async function createScreensServer(
  root,
  say,
  { addresses = ownAddresses, isOwn = isLoopback, limits = {} } = {},
) {
  const server = createFileServer(root, { names: () => new Set(addresses()), isOwn })
  let fromNetwork = 0
  server.on('connection', socket => {
    // Whoever fills the places of the network keeps nobody out who is at this machine.
    if (isOwn(socket.remoteAddress)) return
    if (fromNetwork >= MOST_SOCKETS) return socket.destroy()
    fromNetwork++
    socket.once('close', () => fromNetwork--)
  })
  server.headersTimeout = PATIENCE
  server.requestTimeout = PATIENCE

  const broker = await createScreensBroker({
    admit,
    limits,
    onRoom: room => {
      for (const link of linksOf(server, addresses()))
        say(`\nA screen in this network: ${link}#${room}\n${renderUnicodeCompact(`${link}#${room}`)}`)
    },
  })
  const [answer] = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (request.url !== QUESTION || !isOfGm(request)) return void answer?.call(server, request, response)
    const body = JSON.stringify({ links: linksOf(server, addresses()) })
    response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(body)
  })
  server.on('upgrade', broker.upgrade)
  server.on('close', () => void broker.close())
  return server

  /**
   * As whom somebody may come: the GM's window from this machine and its own page, screens by the addresses of the network. A page of
   * somebody else's, or one that calls this machine by another name, may not. A page without an origin may be anybody's: it comes as
   * a screen, and the places of screens are not those of the GM's window.
   *
   * @param {import('node:http').IncomingMessage} request
   */
  function admit(request) {
    const { hostname, port } = hostOf(request)
    const isHere = hostname === 'localhost' && port === `:${portOf(server)}`
    const isElsewhere = addresses().includes(hostname) && port === `:${portOf(server)}`
    if (!isHere && !isElsewhere) return 421
    // The page for screens has no origin of its own.
    if (request.headers.origin === 'null') return 'screen'
    return request.headers.origin === `http://localhost${port}` && isOfGm(request) ? 'gm' : 403
  }

  /** Whether a request is of this machine, by its own name. @param {import('node:http').IncomingMessage} request */
  function isOfGm(request) {
    return hostOf(request).hostname === 'localhost' && isOwn(request.socket.remoteAddress)
  }
}

/** @param {string | undefined} address of whoever has connected */
const isLoopback = address => /^(::ffff:)?127\.|^::1$/.test(address ?? '')

/** @param {import('node:http').Server} server */
function portOf(server) {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

/** @param {import('node:http').Server} server @param {readonly string[]} addresses */
const linksOf = (server, addresses) => addresses.map(address => `http://${address}:${portOf(server)}/`)

/** What is said at the start. @param {number} port */
export function whatToDo(port) {
  const [address] = ownAddresses()
  if (address === undefined) return 'This computer is in no network: screens elsewhere cannot reach it yet.'
  return `Screens in this network come to http://${address}:${port}/, with the link that Players’ screens shows (it is printed here as well) or without.`
}
