import { chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { CHROMIUM_FLAGS, systemChromium } from '../scripts/browser.mjs'
import { createFileServer } from '../scripts/fileServer.mjs'
import { listen } from '../scripts/serve.mjs'
import type { Figure } from './figure'
import { median } from './median'
import type { StorageBench } from './storage-page/main'
import { isSteady } from './timeRatios'

const ROWS = 10_000
/** In one run: so many that a mean tells what a clock with steps as long as a write does not. */
const WRITES = 500

/**
 * A row written through Fray's storage beside the same row in a bare store with strict durability, and a fight of 10,000
 * rows opened beside a bare `getAll` of them, in turn in each run, in a browser whose profile is on disk. A run before
 * them is thrown away; the series is repeated once when its ratios lie further apart than 2×.
 */
export async function storage(runs: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fray-bench-'))
  const dist = join(folder, 'dist')
  await bundle(dist)
  const server = createFileServer(dist)
  const port = await listen(server, 0)
  const executablePath = systemChromium()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/`)
    await call(page, 'prepare', ROWS)
    const first = await series(page, runs)
    return first.some(({ pass }) => pass === 'noisy') ? await series(page, runs) : first
  } finally {
    await context.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function series(page: Page, runs: number): Promise<Figure[]> {
  const ratios: { readonly [name in 'commit' | 'main' | 'open']: number[] } = { commit: [], main: [], open: [] }
  const ms: { readonly [name in 'commit' | 'main' | 'open']: number[] } = { commit: [], main: [], open: [] }
  for (let run = -1; run < runs; run++) {
    const oursFirst = run % 2 === 0
    const { ours, bare } = await call(page, 'writes', WRITES)
    const [open, getAll] = await inTurn(
      oursFirst,
      () => call(page, 'openOurs'),
      () => call(page, 'openBare'),
    )
    if (run < 0) continue
    ratios.commit.push(ours.commit / bare.commit)
    ratios.main.push(ours.main / bare.main)
    ratios.open.push(open / getAll)
    ms.commit.push(ours.commit)
    ms.main.push(ours.main)
    ms.open.push(open)
  }
  return [
    figure('row write, to commit / bare row, strict', ratios.commit, ms.commit, 1.5),
    figure('row write, main thread / bare row, strict', ratios.main, ms.main, 1.5),
    figure('opening 10,000 rows / bare getAll', ratios.open, ms.open, 0.75),
  ]
}

async function inTurn<A, B>(aFirst: boolean, a: () => Promise<A>, b: () => Promise<B>): Promise<[A, B]> {
  if (aFirst) return [await a(), await b()]
  const second = await b()
  return [await a(), second]
}

/** Calls the bench that the page keeps in its window. */
async function call<N extends keyof StorageBench>(
  page: Page,
  name: N,
  ...args: Parameters<StorageBench[N]>
): Promise<Awaited<ReturnType<StorageBench[N]>>> {
  const answer: unknown = await page.evaluate(
    ({ name, args }) =>
      (window as unknown as { bench: Record<string, (...args: unknown[]) => unknown> }).bench[name]?.(...args),
    { name: String(name), args: args as unknown[] },
  )
  // The page is built from the module whose types these are.
  return answer as Awaited<ReturnType<StorageBench[N]>>
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('storage-page', import.meta.url)),
    logLevel: 'warn',
    resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
}

function figure(name: string, ratios: readonly number[], ms: readonly number[], gate: number): Figure {
  const [value, low, high] = [median(ratios), Math.min(...ratios), Math.max(...ratios)]
  const pass = isSteady({ low, high }) ? value <= gate : 'noisy'
  return { name, value, gate, better: 'lower', pass, low, high, note: `ours ${median(ms).toFixed(2)} ms` }
}
