import type { Creature, Json, PreparedFight, Ruleset } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Entries, Hero, Library, NewEntry } from '~/storage'
import { newEncounter, type TableTypes, type Terrain } from '~/table'
import { ENTRIES } from '~/words/en/store'
import { creatureJoiners } from '../creatures/creatureJoiners'
import { creatureSheet } from '../creatures/creatureSheet'
import type { FightList } from '../fights/fightList'
import type { Files, GivenMap, KeptMap, MapGiven } from '../fights/files'
import { createPlay } from '../play/play'
import type { Report } from '../report'
import { fightView } from '../session/fightView'
import { BLANK, tried } from './entryWork'
import { checksOf, mapFacts, partyFacts, sheetFacts } from './cards'
import { encounterOf } from './fromFight'

type Rules = Ruleset<TableTypes>

/** Letters of a name in the library, and of a tag. */
const MOST_LETTERS = 60
const MOST_OF_TAG = 40

/** A creature out of a file as these rules have it: what was mapped is to be checked, its file is in its notes. */
export function creatureFromFile(one: Creature, { id, state }: Rules): NewEntry<'creature'> {
  const { sheet, notes, check } = creatureSheet(one, id, state.sheet, 'words')
  return {
    kind: 'creature',
    name: one.name.slice(0, MOST_LETTERS),
    system: id,
    tags: [...new Set(one.tags.map(tag => tag.slice(0, MOST_OF_TAG)))],
    origin: originOf(one),
    facts: sheetFacts(sheet, state.sheet),
    ...checksOf(check),
    notes,
    data: { sheet: { ...sheet }, check: [...check] },
  }
}

/** Characters of the players out of a file as a party: each as the file says that it stands. */
export function partyFromFile(called: string, those: readonly Creature[], { id, state }: Rules): NewEntry<'party'> {
  const heroes = those.map((one, i): Hero => {
    const { sheet, notes, check } = creatureSheet(one, id, state.sheet, 'exact')
    return {
      key: `h${i + 1}`,
      name: one.name.slice(0, MOST_LETTERS),
      sheet: { ...sheet },
      notes: [...one.tags, notes].join('\n'),
      check: [...check],
      markers: [],
    }
  })
  const [first] = those
  return {
    kind: 'party',
    name: called,
    system: id,
    origin: first ? originOf(first) : '',
    facts: partyFacts(heroes),
    data: { heroes },
  }
}

/** A fight that was prepared elsewhere as an encounter on a blank map: hidden ones hidden, each with what it has left there. */
export function encounterFromFile(
  { name, combatants }: PreparedFight,
  ruleset: Rules,
  map: KeptMap,
  terrain: Terrain,
): NewEntry<'encounter'> {
  const play = createPlay({
    ruleset,
    terrain,
    state: newEncounter(ruleset, map.id),
    done: 0,
    rows: [],
    seed: 1,
    diceMode: () => 'ask',
    keep: () => undefined,
  })
  const give = (type: string, given: { readonly [key: string]: Json }) => {
    const no = play.do({ type, by: 'gm', with: given })
    if (no) throw new Error(ENTRIES.notMade(name, no.problem ?? no.reason?.code ?? type))
  }
  give('side.add', { name: 'Heroes', show: 'exact' })
  give('side.add', { name: 'Foes', show: 'words' })
  const view = fightView({
    handle: { id: 'prepared', writer: true },
    name,
    play,
    ruleset,
    rulebook: () => Promise.resolve([]),
    terrain,
    pictures: { of: () => null },
  })
  const side = Object.values(view.snapshot.sides).find(({ show }) => show === 'words')!
  const list = creatureJoiners(
    view,
    combatants.map(({ creature, isHidden }) => ({ creature, count: 1, isHidden })),
    side,
  )
  if (list.length > 0) give('join', { list: list as unknown as Json })
  const [first] = combatants
  return {
    ...encounterOf(name.slice(0, MOST_LETTERS), { name, ruleset, state: play.fight.state, map }, true),
    origin: first ? originOf(first.creature) : '',
  }
}

/** "Improved Initiative, goblins.json, creature 3". */
function originOf({ origin: { format, place } }: Creature): string {
  return `${format}, ${place}`
}

/** What of files is wanted in the library, as the rules of one system have it. */
export interface WantedCreatures {
  readonly system: string
  readonly creatures: readonly Creature[]
  /** They become one party of this name. */
  readonly party?: { readonly name: string; readonly heroes: readonly Creature[] }
  readonly fights?: readonly PreparedFight[]
}

/** What a creature becomes, before it is taken. */
export interface BecomesSheet {
  /** "endurance 10": what its card will say. */
  readonly facts: readonly string[]
  /** What was mapped or guessed. */
  readonly check: readonly string[]
}

/** What came out of files goes into the library. None of these rejects: what went wrong is a notice. */
export interface FileActions {
  /** What these creatures become by the rules of a system, in the same order. */
  becomes(creatures: readonly Creature[], system: string): Promise<readonly BecomesSheet[]>
  /** All or none. Resolves with the ids of what was kept, none where it failed. */
  keep(wanted: WantedCreatures): Promise<readonly string[]>
  /** A map out of a file. Resolves with its id; null where it failed. */
  keepMap(given: Extract<MapGiven, { kind: 'file' }>): Promise<string | null>
  /** A picture as a handout. Resolves with its id; null where it failed. */
  keepHandout(name: string, picture: File): Promise<string | null>
}

export interface FileActionDeps {
  entries: Entries
  library: Pick<Library, 'putPicture'>
  files: Pick<Files, 'map'>
  fights: Pick<FightList, 'rulesOf'>
  terrain(map: GridMap, diagonals: Terrain['diagonals']): Terrain
  entryPicture(file: File, as: 'token' | 'whole'): Promise<Blob>
  report: Pick<Report, 'guard'>
}

export function createFileActions({
  entries,
  library,
  files,
  fights,
  terrain,
  entryPicture,
  report,
}: FileActionDeps): FileActions {
  const rulesOf = (system: string) => fights.rulesOf(system).load()
  const added = async (given: NewEntry): Promise<string | null> => (await entries.add([given]))[0] ?? null

  return {
    becomes: (creatures, system) =>
      tried(report, [], async () => {
        const rules = await rulesOf(system)
        return creatures.map(one => {
          const { facts = [], data } = creatureFromFile(one, rules)
          return { facts, check: data.check }
        })
      }),
    keep: ({ system, creatures, party, fights: prepared = [] }) =>
      tried(report, [], async () => {
        const rules = await rulesOf(system)
        return entries.add([
          ...creatures.map(one => creatureFromFile(one, rules)),
          ...(party ? [partyFromFile(party.name, party.heroes, rules)] : []),
          ...prepared.map(one => encounterFromFile(one, rules, BLANK, terrain(BLANK.grid, rules.commands.diagonals))),
        ])
      }),
    keepMap: given =>
      tried(report, null, async () => {
        const { name, grid, picture, difficult = [], pins = [], about = '' } = await files.map(given)
        const map: KeptMap = { id: 'kept', name, grid, picture: picture && (await keptPicture(picture)) }
        return added({
          kind: 'map',
          name: name.slice(0, 60),
          picture: map.picture?.id,
          origin: given.found.name === name ? ENTRIES.fromFile : ENTRIES.fromThisFile(given.found.name),
          facts: mapFacts(map),
          notes: about,
          data: { map: { ...map }, difficult: [...difficult], ...(pins.length > 0 && { pins: [...pins] }) },
        })
      }),
    keepHandout: (name, picture) =>
      tried(report, null, async () =>
        added({
          kind: 'handout',
          name: name.slice(0, 60),
          picture: await library.putPicture(await entryPicture(picture, 'whole')),
          origin: ENTRIES.fromFile,
          data: { text: '' },
        }),
      ),
  }

  async function keptPicture({ blob, ...place }: NonNullable<GivenMap['picture']>): Promise<KeptMap['picture']> {
    return { id: await library.putPicture(blob), ...place }
  }
}
