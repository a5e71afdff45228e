import type { Proc } from '~/engine/ask'
import type { Ruleset } from '~/engine/ruleset'
import type { Command, Id, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'

/** What the commands of the table need to know of a ruleset. */
export interface TableRules<R extends RulesetTypes> extends Pick<
  Ruleset<R>,
  'problem' | 'footprint' | 'side' | 'sheet'
> {
  /** Somebody has joined: in a fight, from when do they take turns? */
  joined(w: World<R>, id: Id): void
  /** Somebody has been put on another square, or off the map, not by their own steps: what ends with that? */
  moved?(w: World<R>, id: Id): void
  /** Add to a pool by its key (see `Ruleset.pools`), staying within its bounds; no rule is applied. */
  adjust(w: World<R>, id: Id, pool: string, by: number): void
  /** From preparation to combat: the turn order is made. */
  begin(w: World<R>, command: Command): Proc<void>
  /** Combat is over: marks that end with it are cleared. */
  end(w: World<R>): void
}
