import { ENTRIES } from '~/words/en/store'
import type { Creature, Json, PreparedFight, Ruleset } from '~/engine'
import type { Hero, NewEntry } from '~/storage'
import { newEncounter, type TableTypes, type Terrain } from '~/table'
import { creatureJoiners } from '../creatures/creatureJoiners'
import { creatureSheet } from '../creatures/creatureSheet'
import type { KeptMap } from '../fights/files'
import { createPlay } from '../play/play'
import { fightView } from '../session/fightView'
import { checksOf, partyFacts, sheetFacts } from './facts'
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
