import { ENTRIES } from '~/words/en/store'
import type { Combatant, Effect, Id, Ruleset, Snapshot } from '~/engine'
import type { Hero, NewEntry } from '~/storage'
import { type Fog, newEncounter, REVIEW, reviewed, type TableTypes } from '~/table'
import { standOf } from '../creatures/places'
import type { KeptMap } from '../fights/files'
import { checksOf, encounterFacts, mapFacts, partyFacts, rulesFacts, sheetFacts } from './cards'
import { fullSheet, sheetAs, type SheetRules } from './sheetAs'

type Rules = Ruleset<TableTypes>

/** A fight as entries are made of it. */
export interface FightGiven {
  readonly name: string
  readonly ruleset: Rules
  readonly state: Snapshot<TableTypes>
  readonly map: KeptMap
}

/** A combatant's sheet as a creature: rested, without what the fight has left on it and without the letter that told it from others of its kind. */
export function creatureOf(one: Combatant<TableTypes>, { name, ruleset, state }: FightGiven): NewEntry<'creature'> {
  const sheet = sheetAs(one.sheet, 'rested', ruleset.state)
  const check = toCheck(one.id, state)
  return {
    kind: 'creature',
    name: kindOf(one),
    system: ruleset.id,
    picture: one.picture,
    origin: ENTRIES.fromFight(name),
    facts: sheetFacts(sheet, ruleset.state.sheet),
    ...checksOf(check),
    notes: one.notes,
    data: { sheet: { ...sheet }, check },
  }
}

/** Its name without the letter: "Guard" of "Guard B". */
export function kindOf({ name }: Pick<Combatant, 'name'>): string {
  return name.replace(/ ([A-Z]|\d+)$/, '')
}

/** These as a party, as they stand. */
export function partyOf(called: string, those: readonly Combatant<TableTypes>[], fight: FightGiven): NewEntry<'party'> {
  const heroes = those.map((one, i) => heroOf(one, fight, `h${i + 1}`))
  return {
    kind: 'party',
    name: called,
    system: fight.ruleset.id,
    origin: ENTRIES.fromFight(fight.name),
    facts: partyFacts(heroes),
    data: { heroes },
  }
}

/** One of a party as it stands in a fight, without what belongs to that fight alone. */
export function heroOf(
  one: Combatant<TableTypes>,
  { ruleset, state: { effects } }: Pick<FightGiven, 'ruleset' | 'state'>,
  key: string,
): Hero {
  return {
    key,
    name: one.name,
    sheet: { ...sheetAs(one.sheet, 'stands', ruleset.state) },
    notes: one.notes,
    ...(one.picture !== undefined && { picture: one.picture }),
    check: toCheck(one.id, { effects }),
    markers: lasting(one.id, effects).map(({ words }) => words),
  }
}

/** What the GM was to look at, as the marker on it says. */
function toCheck(who: Id, { effects }: Pick<Snapshot, 'effects'>): string[] {
  return Object.values(effects).flatMap(({ on, type, words }) =>
    on === who && type === REVIEW ? reviewed(words).split(', ') : [],
  )
}

const lasting = (who: Id, effects: Readonly<Record<Id, Effect>>) =>
  Object.values(effects).filter(({ on, type, until }) => on === who && type === 'marker' && until === null)

/**
 * A fight as an encounter: as before its beginning, with those who are not the players' and have not left, where they stand, rested
 * unless they come `asTheyStand`; what was prepared on them before the fight began stays. The ground, the house rules, all sides, and where
 * the party comes in. Rounds, what lies about and what the players
 * have seen stay behind.
 */
export function encounterOf(
  called: string,
  { name, ruleset, state, map }: FightGiven,
  asTheyStand = false,
): NewEntry<'encounter'> {
  const foes = Object.values(state.combatants).filter(one => !one.gone && state.sides[one.side]?.show !== 'exact')
  const combatants = Object.fromEntries(
    foes.map(one => [one.id, asTheyStand ? one : beforeFight(one, state.phase, ruleset.state)]),
  )
  const effects = Object.fromEntries(
    Object.entries(state.effects).filter(([, { on, until }]) => on in combatants && until === null),
  )
  const { board } = state
  const { trails: _, unseenTrails: __, fog, ...rest } = board
  // Without a mark the party comes in where it stood.
  const entrance = board.entrance ?? standOf(state, (board.grid ?? map.grid).width)
  const prepared = { ...rest, ...(entrance !== undefined && { entrance }), ...(fog && { fog: unseen(fog) }) }
  const start: Snapshot<TableTypes> = {
    ...newEncounter(ruleset, map.id),
    settings: state.settings,
    sides: state.sides,
    combatants,
    effects,
    board: prepared,
    nextId: state.nextId,
  }
  const data = { start: { ...start }, map: { ...map } }
  return {
    kind: 'encounter',
    name: called,
    system: ruleset.id,
    picture: map.picture?.id,
    origin: ENTRIES.fromFight(name),
    facts: encounterFacts(data),
    data,
  }
}

function beforeFight(one: Combatant<TableTypes>, phase: Snapshot['phase'], rules: SheetRules): Combatant<TableTypes> {
  if (phase === 'preparation') return { ...one, sheet: fullSheet(one.sheet, rules.sheet) }
  const known = rules.sheet.knownBefore?.(one.sheet) ?? one.known
  return { ...one, known, sheet: sheetAs(one.sheet, 'rested', rules) }
}

/** How the players come to see the map, before they have seen anything. */
function unseen(fog: Fog): Fog {
  const { old: _, ...rest } = fog
  return { ...rest, known: {}, looks: {} }
}

/** The map of a fight, as it was before anything was drawn on it. */
export function mapOf({ name, map }: FightGiven): NewEntry<'map'> {
  return {
    kind: 'map',
    name: map.name,
    picture: map.picture?.id,
    origin: ENTRIES.fromFight(name),
    facts: mapFacts(map),
    data: { map: { ...map }, difficult: [] },
  }
}

/** The house rules of a fight as a set. */
export function rulesOf(called: string, { name, ruleset, state }: FightGiven): NewEntry<'rules'> {
  return {
    kind: 'rules',
    name: called,
    system: ruleset.id,
    origin: ENTRIES.fromFight(name),
    facts: rulesFacts(state.settings, ruleset.state.settings),
    data: { settings: { ...state.settings } },
  }
}
