import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import type { Ruleset, StateRules } from '~/engine/ruleset'
import type { Id, RulesetTypes, Snapshot } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import type { DecreeRules } from './decrees'

/** What the commands of the table need to know of a ruleset. */
export interface TableRules<R extends RulesetTypes> {
  state: StateRules<R>
  /** Somebody has joined: in a fight, from when do they take turns? Absent: the rules find them without. */
  joined?(w: World<R>, id: Id): void
  /** Somebody has been put on another square, or off the map, not by their own steps: what ends with that? */
  moved?(w: World<R>, id: Id): void
  /** Somebody comes back into the fight: the marks on the sheet by which they had fled or surrendered go. Absent: there are none. */
  returned?(w: World<R>, id: Id): void
  /** Whether the players hear of whoever has this sheet in words, however its side is shown; absent: its side decides alone. */
  isInWords?(sheet: R['sheet']): boolean
  /** The pools of the sheet that the GM adjusts, each within its bounds. */
  pools: readonly (keyof R['sheet'] & string)[]
  /** How far down such a pool goes, where that is not 0. */
  lowest?: { readonly [pool: string]: number }
  /** What the decrees of the GM mean. */
  decrees: DecreeRules<R>
  /** From preparation to combat: the turn order is made. */
  begin(w: World<R>, command: Command): Proc<void>
  /** Combat is over: marks that end with it are cleared. */
  end(w: World<R>): void
}

/** An encounter with nobody in it, on this map. */
export function newEncounter<R extends RulesetTypes>(
  rules: Pick<Ruleset<R>, 'id' | 'version' | 'state'>,
  map: Id,
): Snapshot<R> {
  return {
    rules: { id: rules.id, version: rules.version },
    settings: rules.state.settings.defaults,
    phase: 'preparation',
    sides: {},
    combatants: {},
    things: {},
    effects: {},
    turn: null,
    board: { map, doors: {} },
    nextId: 1,
  }
}
