import type { Fight, Snapshot } from '../src/engine'
import type { Endurance } from '../src/rulesets/endurance'
import { append, type ChainEnd } from '../src/storage/journal'
import { makeClicks, type Script } from './script'
import { openSkirmish } from './skirmish'

/** Whole clicks of fights from their start. Returns how many answers they were. */
export function playScripts(start: Snapshot<Endurance>, scripts: readonly Script[]): number {
  for (const script of scripts) playScript(openSkirmish(start), script)
  return scripts.reduce((sum, { answers }) => sum + answers, 0)
}

/** The clicks as the window makes them: state and questions read, rows written out as they are stored. */
export function playScript(fight: Fight<Endurance>, script: Script): void {
  let head: ChainEnd = { seq: 0, sum: 0 }
  makeClicks(fight, script, ({ rows = [] }) => {
    for (const row of rows) head = append(head, 1, row)
    if (!fight.state || fight.asks?.length === 0) throw new Error('A click led nowhere.')
  })
}
