import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command } from '~/engine/types'
import { tableCommands } from '~/table/commands'
import { share } from '~/table/share'
import { isPacked } from './able'
import { declarations } from './declare'
import { endCombat } from './endOfCombat'
import { gmCommands } from './gmCommands'
import { dropItem, hold } from './hands'
import { play } from './play'
import { table } from './table'
import type { Ratbags, World } from './types'

/** All commands: those of the table, the GM's hand, what combatants declare, and going on. */
export const commands: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Ratbags>(table),
  ...gmCommands,
  end: w => endCombat(w),
  play: w => play(w),
  ...Object.fromEntries(
    Object.entries({ ...declarations, hold, dropItem }).map(([type, act]) => [
      type,
      (w: World, command: Command) => act(w, command.by),
    ]),
  ),
}

/** What follows every command: a full pack leaves no HP. This is not damage. */
export const after = rule<Ratbags, [], void>([], 'after', function* (w) {
  for (const c of Object.values(w.now.combatants)) {
    if (!isPacked(w.now, c) || c.sheet.hp.cur === 0) continue
    w.enter('RAT-OPT-09')
    w.editSheet(c.id, 'hp').cur = 0
    w.emit({ type: 'packed', with: { who: c.id }, ...share(w.now, [c.id], { who: c.id }) })
  }
})
