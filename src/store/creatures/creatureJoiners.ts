import type { Creature, Side } from '~/engine'
import type { FightView } from '../session/fightView'
import { creatureSheet } from './creatureSheet'
import { placesOfNew } from './places'

/** A creature that comes in so many times. */
export interface ChosenCreature {
  readonly creature: Creature
  readonly count: number
  readonly isHidden: boolean
}

/** Most that join at once. */
export const MOST_JOINERS = 100

type Fight = Pick<FightView, 'snapshot' | 'terrain' | 'map'> & {
  readonly ruleset: {
    readonly id: string
    readonly state: Pick<FightView['ruleset']['state'], 'sheet'>
    readonly commands: Pick<FightView['ruleset']['commands'], 'walk'>
  }
}

/** Those who join out of a file, as `join` takes them: each with its sheet, its notes, what is to be checked, and its square. */
export function creatureJoiners(fight: Fight, chosen: readonly ChosenCreature[], side: Side) {
  const { id, state } = fight.ruleset
  const list = chosen.flatMap(({ creature, count, isHidden }) => {
    const { sheet, notes, check } = creatureSheet(creature, id, state.sheet, side.show)
    const known = isHidden ? ('absent' as const) : ('named' as const)
    const said = [...creature.tags, notes].join('\n').slice(0, 10_000)
    const one = { name: creature.name, side: side.id, known, sheet, notes: said, check }
    return Array.from({ length: count }, () => one)
  })
  const those = list.slice(0, MOST_JOINERS)
  const cells = placesOfNew(fight, those)
  return those.map((one, i) => ({ ...one, cell: cells[i] ?? null }))
}
