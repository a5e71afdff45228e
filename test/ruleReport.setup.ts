import { beforeEach } from 'vitest'
import { onRule } from '~/engine/reason'

declare module 'vitest' {
  interface TaskMeta {
    /** Ledger ids that the engine reported while the test ran. */
    met?: string[]
  }
}

beforeEach(({ task }) => {
  const met = new Set<string>()
  const stop = onRule(id => met.add(id))
  return () => {
    stop()
    task.meta.met = [...met]
  }
})
