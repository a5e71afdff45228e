import { ENTRIES } from '~/words/en/store'
import type { Combatant, Id, Json, Side } from '~/engine'
import type { Entry, Hero } from '~/storage'
import type { TableTypes } from '~/table'
import { places } from '../creatures/places'
import type { FightView } from '../session/fightView'
import { kindOf } from './fromFight'
import { sheetAs, type SheetRules } from './sheetAs'

/** How a party comes into a fight. */
export type PartyAs = 'stands' | 'rested'

/** A creature as it comes into a fight, before it is said who knows of it. */
export interface Newcomer {
  readonly name: string
  readonly sheet: object
  readonly notes: string
  readonly picture?: string
  readonly check: readonly string[]
}

/** Whoever joins, before a square is found for it. */
interface Joiner extends Newcomer {
  readonly known: Combatant['known']
}

export function newcomerOf({ name, notes, picture, data }: Entry<'creature'>, rules: SheetRules): Newcomer {
  return {
    name,
    sheet: sheetAs(data.sheet, 'stands', rules),
    notes,
    ...(picture !== undefined && { picture }),
    check: data.check,
  }
}

/** A creature so many times. */
export function creatureJoiners(
  entry: Entry<'creature'>,
  { count, isHidden }: { count: number; isHidden: boolean },
  rules: SheetRules,
): readonly Joiner[] {
  const one: Joiner = { ...newcomerOf(entry, rules), known: isHidden ? 'absent' : 'named' }
  return Array.from({ length: count }, () => one)
}

/**
 * More of the kind of one in a fight, whose pools stand as its own do; what the fight has left on it none of them has. "Guard A" gives
 * a "Guard C".
 */
export function copiesOf(one: Combatant<TableTypes>, count: number, rules: SheetRules): readonly Joiner[] {
  const { notes, picture } = one
  const sheet = sheetAs(one.sheet, 'copy', rules)
  const known = rules.sheet.knownBefore?.(one.sheet) ?? one.known
  const copy: Joiner = { name: kindOf(one), sheet, notes, known, ...(picture !== undefined && { picture }), check: [] }
  return Array.from({ length: count }, () => copy)
}

/** A party as it stands, or rested. */
export function heroJoiners(heroes: readonly Hero[], as: PartyAs, rules: SheetRules): readonly Joiner[] {
  return heroes.map(({ name, sheet, notes, picture, check }) => ({
    name,
    sheet: sheetAs(sheet, as, rules),
    notes,
    known: 'named' as const,
    ...(picture !== undefined && { picture }),
    check,
  }))
}

/** As `join` takes them, each with a free square beside its side. Rejects with the rules' sentence what is no sheet of theirs. */
export function joinList(fight: FightView, those: readonly Joiner[], side: Side, isPlaced = true): Json {
  const { sheet: rules } = fight.ruleset.state
  for (const { name, sheet } of those) {
    const problem = rules.problem(sheet)
    if (problem !== undefined) throw new Error(ENTRIES.notIntoFight(name, problem))
  }
  const cells = isPlaced
    ? places(
        fight,
        those.map(({ name, sheet }, i): Combatant<TableTypes> => ({
          id: `new ${i}`,
          name,
          letter: '',
          side: side.id,
          cell: null,
          known: 'absent',
          gone: false,
          notes: '',
          sheet,
        })),
      )
    : []
  return those.map((one, i) => ({ ...one, side: side.id, cell: cells[i] ?? null })) as unknown as Json
}

/** The members of a party who are in a fight: by whom they were there, else by their names among those nobody else is. */
export function heroesIn(
  heroes: readonly Hero[],
  { id, snapshot }: Pick<FightView, 'id' | 'snapshot'>,
): ReadonlyMap<string, Id> {
  const { combatants } = snapshot
  const found = new Map<string, Id>()
  for (const { key, last } of heroes) if (last?.fight === id && combatants[last.who]) found.set(key, last.who)
  const taken = new Set(found.values())
  for (const { key, name } of heroes) {
    if (found.has(key)) continue
    const one = Object.values(combatants).find(other => other.name === name && !taken.has(other.id))
    if (!one) continue
    found.set(key, one.id)
    taken.add(one.id)
  }
  return found
}

/** Those of a fight on sides of the players who are there and in no row of this party yet. */
export function notYetHeroes(
  heroes: readonly Hero[],
  fight: Pick<FightView, 'id' | 'snapshot'>,
): readonly Combatant<TableTypes>[] {
  const { combatants, sides } = fight.snapshot
  const there = new Set(heroesIn(heroes, fight).values())
  return Object.values(combatants).filter(one => !one.gone && sides[one.side]?.show === 'exact' && !there.has(one.id))
}
