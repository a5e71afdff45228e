import { packFight } from '../src/formats/fight/pack'
import { endurance } from '../src/rulesets/endurance'
import { journal, tail } from './journal'
import { skirmish, skirmishMap } from './skirmish'
import { tireless } from './tireless'

/** Rows that every fight has been played for. */
const PLAYED = 2_000

/**
 * A `.fray` file with a fight of so many combatants that has the last so many rows (or a few more; at most 2,000) of what was
 * played: fights of few rows and of many stand at the same state, with the same things to draw.
 */
export function fightFile(combatants: number, rows: number): Buffer {
  const played = tail(journal(skirmish(combatants, tireless), PLAYED), rows)
  const packed = packFight({
    meta: { name: `${combatants} combatants, ${rows} rows`, ruleset: endurance.id, start: played.start },
    map: { id: 'skirmish', name: 'Skirmish', grid: skirmishMap, picture: null },
    rows: played.rows,
    pictures: [],
  })
  return Buffer.from(packed)
}
