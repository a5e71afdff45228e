import {
  type Command,
  type Declared,
  fillIn,
  type Id,
  type Json,
  type RulebookEntry,
  type Ruleset,
  sheetPatch,
  type Snapshot,
  upgraded,
} from '~/engine'
import type { Entry } from '~/storage'
import { newEncounter, type TableTypes, type Terrain } from '~/table'
import { ENTRIES } from '~/words/en/store'
import { createPlay } from '../play/play'
import { type FightView, fightView } from '../session/fightView'

/** Whose sheet is open: no combatant of a fight is called so. */
export const DRAFT: Id = 'draft'

/**
 * An entry with what was added to house rules and sheets since it was written: the sheet of a creature, those of a party, the fight of an
 * encounter, a set of house rules.
 */
export function upgradedEntry(entry: Entry, declared: Declared): Entry {
  switch (entry.kind) {
    case 'creature':
      return { ...entry, data: { ...entry.data, sheet: fillIn(declared.sheet, entry.data.sheet) } }
    case 'party': {
      const heroes = entry.data.heroes.map(hero => ({ ...hero, sheet: fillIn(declared.sheet, hero.sheet) }))
      return { ...entry, data: { ...entry.data, heroes } }
    }
    case 'encounter':
      return { ...entry, data: { ...entry.data, start: upgraded(declared, entry.data.start) } }
    case 'rules':
      return { ...entry, data: { ...entry.data, settings: fillIn(declared.settings, entry.data.settings) } }
    case 'map':
    case 'handout':
      return entry
  }
}

/**
 * One sheet of the library, over a fight of its own with nobody else in it: it is read, set and undone as in a fight. While
 * there is one, the GM's hand works on it, and the fight behind the library is left alone.
 */
export interface SheetDraft {
  readonly fight: FightView
  /** True when it was taken in; what is refused is said. */
  give(command: Command): boolean
  set(who: Id | readonly Id[], path: readonly (string | number)[], value: Json): boolean
  undo(): void
}

const NO_PICTURES = { of: () => null }

interface SheetDraftDeps {
  readonly name: string
  readonly sheet: object
  readonly ruleset: Ruleset<TableTypes>
  rulebook(): Promise<readonly RulebookEntry[]>
  readonly terrain: Terrain
  /** The draft after each change, and what the sheet is now. */
  changed(draft: SheetDraft, sheet: TableTypes['sheet']): void
  /** Why something was not taken in. */
  refused(words: string): void
}

/** Rejects with the rules' sentence what is no sheet of theirs. */
export function createSheetDraft({
  name,
  sheet,
  ruleset,
  rulebook,
  terrain,
  changed,
  refused,
}: SheetDraftDeps): SheetDraft {
  const problem = ruleset.state.sheet.problem(sheet)
  if (problem !== undefined) throw new Error(ENTRIES.noSoundSheet(name, problem))
  const play = createPlay({
    ruleset,
    terrain,
    state: fightOf(name, sheet, ruleset),
    done: 0,
    rows: [],
    seed: 1,
    diceMode: () => 'ask',
    keep: () => undefined,
  })
  const draft = (): SheetDraft => ({
    fight: fightView({
      handle: { id: DRAFT, writer: true },
      name,
      play,
      ruleset,
      rulebook,
      terrain,
      pictures: NO_PICTURES,
    }),
    give,
    set: (who, path, value) => {
      const patches = [who].flat().map(id => sheetPatch(id, path, value))
      return give({ type: 'gm.set', by: 'gm', with: { patches: patches as unknown as Json } })
    },
    undo: () => {
      if (play.undo('command')) publish()
    },
  })
  return draft()

  function give(command: Command): boolean {
    const no = play.do(command)
    if (no) refused(no.reason ? ruleset.display.text.reason(no.reason, play.fight.state) : no.problem)
    else publish()
    return !no
  }

  function publish(): void {
    changed(draft(), play.fight.state.combatants[DRAFT]!.sheet)
  }
}

function fightOf(name: string, sheet: object, ruleset: Ruleset<TableTypes>): Snapshot<TableTypes> {
  const side = { id: 's1', name: 'Library', badge: 0, show: 'exact' as const, more: ruleset.state.side.blank() }
  const one = {
    id: DRAFT,
    name,
    letter: '',
    side: side.id,
    cell: null,
    known: 'named' as const,
    gone: false,
    notes: '',
  }
  return {
    ...newEncounter(ruleset, DRAFT),
    sides: { [side.id]: side },
    combatants: { [DRAFT]: { ...one, sheet: structuredClone(sheet) } },
  }
}
