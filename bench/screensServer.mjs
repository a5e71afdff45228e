// The server of `npm start -- --screens` in a process of its own, for the bench: its memory is that of the broker.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createScreensServer } from '../scripts/screens/screens.mjs'
import { listen } from '../scripts/serve.mjs'

// All screens come from one address here.
const limits = { perAddress: 2_000, burst: 5_000 }
const server = await createScreensServer(mkdtempSync(join(tmpdir(), 'fray-bench-')), () => {}, {
  addresses: () => [],
  limits,
})
const port = await listen(server, 0)
process.send?.({ port })
process.on('message', () => {
  globalThis.gc?.()
  process.send?.({ bytes: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
