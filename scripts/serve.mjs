// @ts-check
/**
 * Serves the production build on localhost, with the policy headers it is meant to run under. `npm start` and the
 * end-to-end tests use this same server, so what is tested is what is started.
 *
 *   node scripts/serve.mjs [--open] [--screens]      PORT: port to use instead of 4173 (0: any free one)
 *   FRAY_NAME: the name that people open it by, behind a server that speaks https; FRAY_HOST: the address to be heard at
 *
 * With `--screens` it is heard in the local network as well, where it serves the page for screens and passes on what they are shown.
 */
import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFileServer } from './fileServer.mjs'

const DEFAULT_PORT = 4173
const PORTS_TRIED = 20
const LAST_PORT = 65_535

/**
 * Listens on the first free port from `port` on.
 *
 * @param {import('node:http').Server} server
 * @param {number} port 0: any free one
 * @param {number} [tries] ports to try
 * @param {string} [host] the address to be heard at; without one nobody but this machine hears it
 * @returns {Promise<number>} the port
 */
export function listen(server, port, tries = PORTS_TRIED, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    server.once('error', error => {
      const taken = 'code' in error && error.code === 'EADDRINUSE' && tries > 1
      if (taken) listen(server, port + 1, tries - 1, host).then(resolve, reject)
      else reject(error)
    })
    server.listen(port, host, () => {
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
  // Another build than that of the project is named by `npm run test:mutants`.
  const root = process.env.FRAY_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))
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
  const withScreens = process.argv.includes('--screens')
  const screens = withScreens ? await import('./screens/screens.mjs') : undefined
  const server = screens
    ? await screens.createScreensServer(root, console.log)
    : createFileServer(root, undefined, process.env.FRAY_NAME || undefined)
  const host = screens ? '0.0.0.0' : process.env.FRAY_HOST || undefined
  const port = await listen(server, wanted, isChosen ? 1 : PORTS_TRIED, host).catch(error => {
    console.error(whyNotListening(error, wanted))
    process.exit(1)
  })
  const address = `http://localhost:${port}/`
  if (wanted !== 0 && port !== wanted) console.log(otherPort(wanted))
  console.log(`Fray is at ${address}`)
  if (screens) console.log(screens.whatToDo(port))
  if (process.argv.includes('--open')) openOnDesktop(address)
}
