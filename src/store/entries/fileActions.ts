import { ENTRIES } from '~/words/en/store'
import type { Creature, PreparedFight } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Entries, Library, NewEntry } from '~/storage'
import type { Terrain } from '~/table'
import type { FightList } from '../fights/fightList'
import type { Files, GivenMap, KeptMap, MapGiven } from '../fights/files'
import { mapFacts } from './facts'
import { creatureFromFile, encounterFromFile, partyFromFile } from './fromFile'

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
  terrain(map: GridMap): Terrain
  entryPicture(file: File, as: 'token' | 'whole'): Promise<Blob>
  /** What an encounter without a map is played on. */
  blank: KeptMap
  /** What fails becomes a notice. */
  tried<T, F>(act: () => Promise<T>, failed: F): Promise<T | F>
}

export function createFileActions({
  entries,
  library,
  files,
  fights,
  terrain,
  entryPicture,
  blank,
  tried,
}: FileActionDeps): FileActions {
  const rulesOf = (system: string) => fights.rulesOf(system).load()
  const added = async (given: NewEntry): Promise<string | null> => (await entries.add([given]))[0] ?? null

  return {
    becomes: (creatures, system) =>
      tried(async () => {
        const rules = await rulesOf(system)
        return creatures.map(one => {
          const { facts = [], data } = creatureFromFile(one, rules)
          return { facts, check: data.check }
        })
      }, []),
    keep: ({ system, creatures, party, fights: prepared = [] }) =>
      tried(async () => {
        const rules = await rulesOf(system)
        return entries.add([
          ...creatures.map(one => creatureFromFile(one, rules)),
          ...(party ? [partyFromFile(party.name, party.heroes, rules)] : []),
          ...prepared.map(one => encounterFromFile(one, rules, blank, terrain(blank.grid))),
        ])
      }, []),
    keepMap: given =>
      tried(async () => {
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
      }, null),
    keepHandout: (name, picture) =>
      tried(
        async () =>
          added({
            kind: 'handout',
            name: name.slice(0, 60),
            picture: await library.putPicture(await entryPicture(picture, 'whole')),
            origin: ENTRIES.fromFile,
            data: { text: '' },
          }),
        null,
      ),
  }

  async function keptPicture({ blob, ...place }: NonNullable<GivenMap['picture']>): Promise<KeptMap['picture']> {
    return { id: await library.putPicture(blob), ...place }
  }
}
