import { packFight } from '../src/formats/packFight'
import { endurance } from '../src/rulesets/endurance'
import { journal } from './journal'
import { skirmish, skirmishMap } from './skirmish'
import { tireless } from './tireless'

/** A `.fray` file with a fight of so many combatants that has been played for so many rows (or a few more). */
export function fightFile(combatants: number, rows: number): Buffer {
  const played = journal(skirmish(combatants, tireless), rows)
  const packed = packFight({
    meta: { name: `${combatants} combatants, ${rows} rows`, ruleset: endurance.id, start: played.start },
    map: { id: 'skirmish', name: 'Skirmish', grid: skirmishMap, picture: null },
    rows: played.rows,
    pictures: [],
  })
  return Buffer.from(packed)
}
