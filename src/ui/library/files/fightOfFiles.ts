import { FILES } from '~/words/en/library'
import type { Creature, Id, Json } from '~/engine'
import { type ChosenCreature, creatureJoiners } from '~/store/creatures/creatureJoiners'
import type { MapGiven } from '~/store/fights/files'
import { asGm } from '~/store/state/asGm'
import { actions, useTable } from '~/store/state/useTable'
import { addSides } from '../addSides'

/** Brings these out of a file into the open fight, placed beside their side and selected. True when they are there. */
export function joinFound(chosen: readonly ChosenCreature[], side: Id | undefined): boolean {
  const { fight } = useTable.getState()
  const into = side === undefined ? undefined : fight?.snapshot.sides[side]
  if (!fight || !into) return false
  const before = new Set(Object.keys(fight.snapshot.combatants))
  const list = creatureJoiners(fight, chosen, into)
  if (list.length === 0 || !asGm('join', { list: list as unknown as Json })) return false
  actions.select(Object.keys(useTable.getState().fight?.snapshot.combatants ?? {}).filter(id => !before.has(id)))
  return true
}

interface FightOfFiles {
  readonly name: string
  readonly ruleset: string
  readonly map: MapGiven
  readonly foes: readonly ChosenCreature[]
  readonly party: readonly Creature[]
}

/** A new fight on a map out of a file, with heroes and foes out of others. Rejects with a sentence when it cannot be made. */
export async function fightOfFiles({ name, ruleset, map, foes, party }: FightOfFiles): Promise<void> {
  const made = await actions.newFight({ name, ruleset, map })
  // Another may have been opened meanwhile.
  if (useTable.getState().fight?.id !== made) return
  addSides([FILES.heroes, FILES.foes])
  const sides = Object.values(useTable.getState().fight?.snapshot.sides ?? {})
  const heroes = party.map(creature => ({ creature, count: 1, isHidden: false }))
  joinFound(heroes, sides.find(({ show }) => show === 'exact')?.id)
  joinFound(foes, sides.find(({ show }) => show !== 'exact')?.id)
}
