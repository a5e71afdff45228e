// @ts-check
/** Sends the files of a build, under the policy they are meant to run under. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMMON_HEADERS, GM_POLICY, policyOf, ROOM_WORKER_FOLDER } from './policy.mjs'

/** All that is served in the local network. */
const SCREEN_PAGE = 'screen.html'

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
/** What lies there has a digest in its name. */
const FOR_GOOD = ['assets', ROOM_WORKER_FOLDER]
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/

/** @type {Record<string, (body: Buffer) => Promise<Buffer>>} */
const ENCODERS = {
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: body => promisify(gzip)(body, { level: 9 }),
}

/**
 * @typedef {object} Served
 * @property {number} changed modification time of the file, ms
 * @property {Buffer} body
 * @property {Record<string, string>} headers
 * @property {Map<string, Promise<Buffer>>} encoded by content coding
 */

/**
 * The local network, where a server is heard there as well: under these names there is the page for screens and nothing else.
 *
 * @typedef {object} Network
 * @property {() => ReadonlySet<string>} names of this machine in the network
 * @property {(address: string | undefined) => boolean} isOwn whether a request from this address comes from this machine
 */

/**
 * A server for the files under `root`. It answers GET and HEAD, never leaves the folder, and compresses a file once.
 *
 * It goes by one name, localhost: what a browser keeps, it keeps by name, and whoever comes by another one would find no fights.
 * Names that are numbers of this machine lead there; any other name is somebody else's, and gets nothing.
 *
 * @param {string} root absolute path of the build
 * @param {Network} [network] without it everybody who reaches the server may have all of it
 * @param {string} [name] the one it goes by, where it is another: that of a machine on the internet
 * @returns {import('node:http').Server} not listening yet
 */
export function createFileServer(root, network, name = NAME) {
  /** @type {Map<string, Served>} */
  const files = new Map()

  /** @param {string} path absolute @returns {Promise<Served | undefined>} */
  async function load(path) {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const known = files.get(path)
    if (known?.changed === found.mtimeMs) return known
    const body = await readFile(path)
    const file = {
      changed: found.mtimeMs,
      body,
      headers: headersOf(path.slice(root.length + 1), body),
      encoded: new Map(),
    }
    files.set(path, file)
    return file
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const { hostname, port } = hostOf(request)
    if (name === NAME && NUMBERS.has(hostname))
      return lead(response, `http://${NAME}${port}${request.url?.replace(/^[^/]*/, '') ?? '/'}`)
    const isElsewhere = network?.names().has(hostname) ?? false
    if (hostname !== name && !isElsewhere) return refuse(response, 421, name)
    // A browser does not lie about the name, other programs do.
    if (!isElsewhere && network?.isOwn(request.socket.remoteAddress) === false) return refuse(response, 403)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    if (isElsewhere && request.url === '/') return lead(response, `http://${hostname}${port}/${SCREEN_PAGE}`)
    const path = pathOf(root, request.url ?? '/')
    if (isElsewhere && path !== join(root, SCREEN_PAGE)) return refuse(response, 404)
    const file = path && ((await load(path)) ?? (extname(path) === '' ? await load(`${path}.html`) : undefined))
    if (!file) return refuse(response, 404)
    if (request.headers['if-none-match'] === file.headers.ETag) {
      response.writeHead(304, file.headers).end()
      return
    }
    const coding =
      COMPRESSIBLE.test(String(file.headers['Content-Type'])) && chosenCoding(request.headers['accept-encoding'])
    const body = coding ? await encoded(file, coding) : file.body
    response.writeHead(200, {
      ...file.headers,
      ...(path?.endsWith(SCREEN_PAGE) && withOwnAddress(file.headers, `${hostname}${port}`)),
      'Content-Length': body.length,
      ...(coding && { 'Content-Encoding': coding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return createServer((request, response) => {
    answer(request, response).catch(error => response.destroy(error))
  })
}

/** Browsers of before 2022 do not take a page's own address for that of a broker beside it: it is named. @param {Record<string, string>} headers @param {string} host */
function withOwnAddress(headers, host) {
  const policy = String(headers['Content-Security-Policy']).replace(
    "connect-src 'self'",
    `connect-src 'self' ws://${host}`,
  )
  return { 'Content-Security-Policy': policy }
}

/** The name that all that is kept goes by. */
const NAME = 'localhost'
/** What else this machine is called by those who type numbers. */
const NUMBERS = new Set(['127.0.0.1', '[::1]'])

/** What a request calls this server; `port` with its colon, empty where none is named. @param {import('node:http').IncomingMessage} request */
export function hostOf({ headers }) {
  const [, hostname = '', port = ''] = /^(\[[\da-f:]+\]|[^:]+)(:\d{1,5})?$/i.exec(headers.host ?? '') ?? []
  return { hostname: hostname.toLowerCase(), port }
}

/** @type {Readonly<Record<403 | 404 | 405 | 421, (name: string) => string>>} */
const REFUSALS = {
  403: () => 'Devices in the network get the page for screens, and nothing else of Fray.\n',
  404: () => 'Not found\n',
  405: () => 'Only GET and HEAD\n',
  421: name => `Fray answers to the name ${name} and to no other.\n`,
}

/** @param {import('node:http').ServerResponse} response @param {403 | 404 | 405 | 421} status @param {string} [name] */
function refuse(response, status, name = NAME) {
  response.writeHead(status, { ...COMMON_HEADERS, 'Content-Security-Policy': GM_POLICY, 'Content-Type': 'text/plain' })
  response.end(REFUSALS[status](name))
}

/** @param {import('node:http').ServerResponse} response @param {string} address */
function lead(response, address) {
  response.writeHead(307, { ...COMMON_HEADERS, Location: address, 'Cache-Control': 'no-store' }).end()
}

/** @param {string} root @param {string} url @returns {string | undefined} a path inside `root` */
function pathOf(root, url) {
  try {
    const path = join(root, decodeURIComponent(new URL(url, 'http://localhost').pathname))
    if (path !== root + sep && !path.startsWith(root + sep)) return undefined
    return path.endsWith(sep) ? join(path, 'index.html') : path
  } catch {
    return undefined
  }
}

/** @param {string} name path inside the build @param {Buffer} body @returns {Record<string, string>} */
function headersOf(name, body) {
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': policyOf(name.split(sep).join('/'), body),
    'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': FOR_GOOD.some(folder => name.startsWith(folder + sep))
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
  }
}

/** The first of our codings that a browser accepts: one with `q=0` it does not. @param {string | string[] | undefined} accepted @returns {string | undefined} */
function chosenCoding(accepted) {
  const offered = new Map(
    String(accepted)
      .toLowerCase()
      .split(',')
      .map(one => {
        const [coding = '', ...parameters] = one.split(';').map(part => part.trim())
        return [coding, !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))]
      }),
  )
  return Object.keys(ENCODERS).find(coding => offered.get(coding))
}

/** @param {Served} file @param {string} coding @returns {Promise<Buffer>} */
function encoded(file, coding) {
  const body = file.encoded.get(coding) ?? ENCODERS[coding]?.(file.body) ?? Promise.resolve(file.body)
  file.encoded.set(coding, body)
  return body
}
