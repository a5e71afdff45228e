// @ts-check
/**
 * Serves the production build on localhost, with the policy headers it is meant to run under. `npm start` and the
 * end-to-end tests use this same server, so what is tested is what is started.
 *
 *   node scripts/serve.mjs [--open]      PORT: port to use instead of 4173 (0: any free one)
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMMON_HEADERS, GM_POLICY, playersPolicy } from './policy.mjs'

const DEFAULT_PORT = 4173
const PORTS_TRIED = 20
const LAST_PORT = 65_535
const PLAYERS_PAGE = 'players.html'

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
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/

/** @type {Record<string, (body: Buffer) => Promise<Buffer>>} */
const ENCODERS = {
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
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
 * A server for the files under `root`. It answers GET and HEAD, never leaves the folder, and compresses a file once.
 *
 * @param {string} root absolute path of the build
 * It goes by one name, localhost: what a browser keeps, it keeps by name, and whoever comes by another one would find no fights.
 * Names that are numbers of this machine lead there; any other name is somebody else's, and gets nothing.
 *
 * @returns {import('node:http').Server} not listening yet
 */
export function createFileServer(root) {
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
    if (NUMBERS.has(hostname))
      return lead(response, `http://${NAME}${port}${request.url?.replace(/^[^/]*/, '') ?? '/'}`)
    if (hostname !== NAME) return refuse(response, 421)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const path = pathOf(root, request.url ?? '/')
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
      'Content-Length': body.length,
      ...(coding && { 'Content-Encoding': coding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return createServer((request, response) => {
    answer(request, response).catch(error => response.destroy(error))
  })
}

/** The name that all that is kept goes by. */
const NAME = 'localhost'
/** What else this machine is called by those who type numbers. */
const NUMBERS = new Set(['127.0.0.1', '[::1]'])

/** What a request calls this server; `port` with its colon, empty where none is named. @param {import('node:http').IncomingMessage} request */
function hostOf({ headers }) {
  const [, hostname = '', port = ''] = /^(\[[\da-f:]+\]|[^:]+)(:\d{1,5})?$/i.exec(headers.host ?? '') ?? []
  return { hostname: hostname.toLowerCase(), port }
}

/** @type {Readonly<Record<404 | 405 | 421, string>>} */
const REFUSALS = {
  404: 'Not found\n',
  405: 'Only GET and HEAD\n',
  421: 'Fray answers to the name localhost and to no other.\n',
}

/** @param {import('node:http').ServerResponse} response @param {404 | 405 | 421} status */
function refuse(response, status) {
  response.writeHead(status, { ...COMMON_HEADERS, 'Content-Security-Policy': GM_POLICY, 'Content-Type': 'text/plain' })
  response.end(REFUSALS[status])
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
    'Content-Security-Policy': name === PLAYERS_PAGE ? playersPolicy(body.toString()) : GM_POLICY,
    'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': name.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
  }
}

/** @param {string | string[] | undefined} accepted @returns {string | undefined} */
function chosenCoding(accepted) {
  const offered = String(accepted).split(/[\s,;]+/)
  return Object.keys(ENCODERS).find(coding => offered.includes(coding))
}

/** @param {Served} file @param {string} coding @returns {Promise<Buffer>} */
function encoded(file, coding) {
  const body = file.encoded.get(coding) ?? ENCODERS[coding]?.(file.body) ?? Promise.resolve(file.body)
  file.encoded.set(coding, body)
  return body
}

/**
 * Listens on the first free port from `port` on.
 *
 * @param {import('node:http').Server} server
 * @param {number} port 0: any free one
 * @param {number} [tries] ports to try
 * @returns {Promise<number>} the port
 */
export function listen(server, port, tries = PORTS_TRIED) {
  return new Promise((resolve, reject) => {
    server.once('error', error => {
      const taken = 'code' in error && error.code === 'EADDRINUSE' && tries > 1
      if (taken) listen(server, port + 1, tries - 1).then(resolve, reject)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : port)
    })
  })
}

/**
 * The port that is asked for, or what is wrong with it in a sentence.
 *
 * @param {string | undefined} given
 * @returns {number | string}
 */
export function wantedPort(given) {
  if (!given) return DEFAULT_PORT
  const port = Number(given)
  if (/^\d+$/.test(given) && port <= LAST_PORT) return port
  return `PORT is "${given}". It must be a whole number from 0 to ${LAST_PORT}; without it Fray takes ${DEFAULT_PORT}.`
}

/** @param {unknown} error @param {number} port @returns {string} */
export function whyNotListening(error, port) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program, perhaps by a Fray that runs already: look at http://localhost:${port}/, or name another with PORT.`
  if (code === 'EACCES') return `This computer does not let Fray have port ${port}: name one from 1024 on with PORT.`
  return `Fray cannot be served at port ${port}: ${error instanceof Error ? error.message : String(error)}`
}

/** @param {number} wanted @returns {string} */
const otherPort = wanted =>
  `Port ${wanted} is taken by another program. Each port has fights of its own: those that were kept at http://localhost:${wanted}/ are not at this one.`

/** Opens the address in the user's browser, where there is a desktop to open it on. @param {string} address */
function openOnDesktop(address) {
  const headless = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  if (process.env.CI || headless) return
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  spawn(String(command), [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../dist', import.meta.url))
  if (!(await stat(join(root, 'index.html')).catch(() => undefined))) {
    console.error('There is no build to serve: run `npm run build` first.')
    process.exit(1)
  }
  const wanted = wantedPort(process.env.PORT)
  if (typeof wanted === 'string') {
    console.error(wanted)
    process.exit(1)
  }
  const isChosen = Boolean(process.env.PORT)
  const port = await listen(createFileServer(root), wanted, isChosen ? 1 : PORTS_TRIED).catch(error => {
    console.error(whyNotListening(error, wanted))
    process.exit(1)
  })
  const address = `http://localhost:${port}/`
  if (wanted !== 0 && port !== wanted) console.log(otherPort(wanted))
  console.log(`Fray is at ${address}`)
  if (process.argv.includes('--open')) openOnDesktop(address)
}
