import { ENTRIES } from '~/words/en/store'
import { type Command, type Id, type Json, type RulebookEntry, type Ruleset, sheetPatch, type Snapshot } from '~/engine'
import { newEncounter, type TableTypes, type Terrain } from '~/table'
import { createPlay } from '../play/play'
import { fightView, type FightView } from '../session/fightView'
import { ON_BENCH } from './onBench'

/**
 * One sheet of the library, over a fight of its own with nobody else in it: it is read, set and undone as in a fight. While
 * there is one, the GM's hand works on it, and the fight behind the library is left alone.
 */
export interface Bench {
  readonly fight: FightView
  /** True when it was taken in; what is refused is said. */
  give(command: Command): boolean
  set(who: Id | readonly Id[], path: readonly (string | number)[], value: Json): boolean
  undo(): void
}

const NO_PICTURES = { of: () => null }

interface BenchGiven {
  readonly name: string
  readonly sheet: object
  readonly ruleset: Ruleset<TableTypes>
  rulebook(): Promise<readonly RulebookEntry[]>
  readonly terrain: Terrain
  /** The bench after each change, and what the sheet is now. */
  changed(bench: Bench, sheet: TableTypes['sheet']): void
  /** Why something was not taken in. */
  refused(words: string): void
}

/** Rejects with the rules' sentence what is no sheet of theirs. */
export function createBench({ name, sheet, ruleset, rulebook, terrain, changed, refused }: BenchGiven): Bench {
  const problem = ruleset.state.sheet.problem(sheet)
  if (problem !== undefined) throw new Error(ENTRIES.noSoundSheet(name, problem))
  const play = createPlay({
    ruleset,
    terrain,
    state: onBench(name, sheet, ruleset),
    done: 0,
    rows: [],
    seed: 1,
    diceMode: () => 'ask',
    keep: () => undefined,
  })
  const bench = (): Bench => ({
    fight: fightView({
      handle: { id: ON_BENCH, writer: true },
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
  return bench()

  function give(command: Command): boolean {
    const no = play.do(command)
    if (no) refused(no.reason ? ruleset.display.text.reason(no.reason, play.fight.state) : no.problem)
    else publish()
    return !no
  }

  function publish(): void {
    changed(bench(), play.fight.state.combatants[ON_BENCH]!.sheet)
  }
}

function onBench(name: string, sheet: object, ruleset: Ruleset<TableTypes>): Snapshot<TableTypes> {
  const side = { id: 's1', name: 'Library', badge: 0, show: 'exact' as const, more: ruleset.state.side.blank() }
  const one = {
    id: ON_BENCH,
    name,
    letter: '',
    side: side.id,
    cell: null,
    known: 'named' as const,
    gone: false,
    notes: '',
  }
  return {
    ...newEncounter(ruleset, ON_BENCH),
    sides: { [side.id]: side },
    combatants: { [ON_BENCH]: { ...one, sheet: structuredClone(sheet) } },
  }
}
