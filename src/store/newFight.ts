import type { Snapshot } from '~/engine'
import type { RulesetEntry } from '~/rulesets'
import { newEncounter } from '~/table'
import { followed } from './followed'
import type { GivenFight, GivenMap, Services } from './services'
import { switched } from './switched'
import type { MapGiven, NewFight } from './types'

/** What a new fight is made with. */
interface Means extends Pick<Services, 'files' | 'newId'> {
  rulesOf(id: string): RulesetEntry
  /** How a fight stands at its end. */
  stateOf(fight: string): Promise<Snapshot>
}

/** A fight as the GM has asked for it: on its map, with those who come along from the one that it follows. */
export async function newFight(given: NewFight, { files, newId, rulesOf, stateOf }: Means): Promise<GivenFight> {
  const ruleset = await rulesOf(given.ruleset).load()
  const map = given.map.kind === 'blank' ? blank(given.map) : await files.map(given.map)
  const mapId = newId()
  let start = newEncounter(ruleset, mapId)
  if (given.follows) {
    const before = await stateOf(given.follows.fight)
    const { id } = before.rules
    const same = id === ruleset.id ? before : switched(before, await rulesOf(id).load(), ruleset, mapId)
    start = followed(start, same, given.follows.sides)
  }
  return { name: given.name, ruleset: given.ruleset, map, pictures: [], start, rows: [] }
}

function blank({ width, height }: Extract<MapGiven, { kind: 'blank' }>): GivenMap {
  return { name: 'Blank grid', grid: { width, height, walls: [], portals: [] }, picture: null }
}
