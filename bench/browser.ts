import { chromium, type Browser, type CDPSession } from '@playwright/test'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { CHROMIUM_FLAGS, systemChromium } from '../scripts/browser.mjs'
import { createFileServer } from '../scripts/fileServer.mjs'
import { listen } from '../scripts/serve.mjs'

/** The Chromium that everything here is measured in. To be closed after use. */
export function launch(): Promise<Browser> {
  const executablePath = systemChromium()
  return chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
}

/** Pages on a port of this machine. */
export interface Site {
  /** Ends without a slash. */
  readonly address: string
  /** The folder with the build. */
  readonly root: string
  close(): Promise<void>
}

/** The production build of Fray, made anew, behind the server that it is started with. */
export const frayBuilt = (): Promise<Site> => built(new URL('..', import.meta.url))

/** The least a page can be: Vite's production build of a React page with one heading, behind the same server. */
export const emptyPageBuilt = (): Promise<Site> => built(new URL('empty-page', import.meta.url))

/** The page on which the engine is timed, with boardgame.io as it comes: not in its production mode. */
export const enginePageBuilt = (): Promise<Site> =>
  built(new URL('engine-page', import.meta.url), {
    resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
    define: { 'process.env.NODE_ENV': '"development"' },
  })

async function built(project: URL, more: Pick<InlineConfig, 'resolve' | 'define'> = {}): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'fray-bench-'))
  // Whatever loaded the benchmark may have set it; a build would then hold React's development version.
  process.env.NODE_ENV = 'production'
  await build({
    ...more,
    root: fileURLToPath(project),
    logLevel: 'error',
    build: { outDir: root, emptyOutDir: true, reportCompressedSize: false },
  })
  return served(createFileServer(root), root)
}

/** Puts a server on a free port. */
export async function served(server: Server, root = ''): Promise<Site> {
  const port = await listen(server, 0)
  return {
    address: `http://localhost:${port}`,
    root,
    async close() {
      server.closeAllConnections()
      server.close()
      if (root) await rm(root, { recursive: true })
    },
  }
}

/** Milliseconds that the main thread of the page has worked so far. `Performance` must be enabled in the session. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('The browser does not say what its main thread did.')
  return seconds * 1000
}
