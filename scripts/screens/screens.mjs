// @ts-check
/** The server of `npm start -- --screens`: the app for this machine, and for the local network the page for screens and a broker. */
import { networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'
import { COMMON_HEADERS } from '../policy.mjs'
import { createFileServer, hostOf } from '../fileServer.mjs'
import { createScreensBroker } from './broker.mjs'

/** Where the app asks whether it is served with screens, and by which addresses they reach it. */
const QUESTION = '/screens.json'
/** Connections at a time; the broker has a limit of its own. */
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
 * @param {{ addresses?: () => string[], limits?: Partial<import('./limits.mjs').Limits> }} [options]
 * @returns {Promise<import('node:http').Server>} not listening yet
 */
export async function createScreensServer(root, say, { addresses = ownAddresses, limits = {} } = {}) {
  const server = createFileServer(root, () => new Set(addresses()))
  server.maxConnections = MOST_SOCKETS
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
    if (request.url !== QUESTION || !isOwn(request)) return void answer?.call(server, request, response)
    const body = JSON.stringify({ links: linksOf(server, addresses()) })
    response.writeHead(200, { ...COMMON_HEADERS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(body)
  })
  server.on('upgrade', broker.upgrade)
  server.on('close', () => void broker.close())
  return server

  /**
   * As whom somebody may come: the GM's window from this machine and its own page, screens by the addresses of the network. A page of
   * somebody else's, or one that calls this machine by another name, may not.
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
    return request.headers.origin === `http://localhost${port}` && isOwn(request) ? 'gm' : 403
  }
}

/** Whether a request is of this machine, by its own name. @param {import('node:http').IncomingMessage} request */
function isOwn(request) {
  return hostOf(request).hostname === 'localhost' && /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
}

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
