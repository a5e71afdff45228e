import { createTerrain } from '~/table'
import { rulesets } from '~/rulesets'
import type { Pool } from '../odds/pool'
import { runTask } from '../odds/runTask'

/** Looks ahead here and at once, in the place of workers. What is dropped is not gone on with. */
export function poolHere(): Pool {
  const dropped = new Set<object>()
  const open = new Map<string, object>()
  return {
    bring: () => undefined,
    ask(task, { ruleset, map, state }, asked, hearer) {
      const work = { task }
      const before = open.get(task)
      if (before) dropped.add(before)
      open.set(task, work)
      void (async () => {
        const entry = rulesets.find(({ id }) => id === ruleset)!
        const rules = { ...(await entry.load()), tactics: await entry.tactics() }
        const table = { ruleset: rules, terrain: createTerrain(map, rules.commands.diagonals), snapshot: state }
        const question = { kind: 'ask', task, question: 1, share: { part: 0, of: 1 }, asked } as Parameters<
          typeof runTask
        >[1]
        for (const found of runTask(table, question)) {
          if (dropped.has(work)) return
          if (found.length > 0) hearer.found(found as never)
        }
        hearer.done?.()
      })()
    },
    stop(task) {
      const work = open.get(task)
      if (work) dropped.add(work)
    },
    close: () => undefined,
  }
}
