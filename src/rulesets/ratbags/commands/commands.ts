import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command } from '~/engine/command'
import { tableCommands } from '~/table/commands/commands'
import { isPacked } from '../conditions/able'
import { declarations } from '../actions/declare'
import { endCombat } from '../turn/end'
import { gmCommands } from './gmCommands'
import { dropItem, hold } from '../gear/hands'
import { play } from '../phases/play'
import { tableRules } from './tableRules'
import { settleStr } from '../harm/settleStr'
import { changeSides } from '../turn/changeSides'
import type { Ratbags, Snapshot, World } from '../state/types'
import { say } from '../state/events'

/** All commands: those of the table, the GM's hand, what combatants declare, and going on. */
export const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Ratbags>(tableRules),
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

/** What follows from a change, whatever hand made it: who acts when, and who is dead. */
export const settle = rule<Ratbags, [Snapshot], void>([], 'settle', function* (w, before) {
  changeSides(w, before)
  yield* settleStr(w, before)
})

/** What follows every command: a full pack leaves no HP. This is not damage. */
export const after = rule<Ratbags, [], void>([], 'after', function* (w) {
  for (const c of Object.values(w.now.combatants)) {
    if (!isPacked(w.now, c) || c.sheet.hp.cur === 0) continue
    w.enter('RAT-OPT-09')
    w.editSheet(c.id, 'hp').cur = 0
    say(w, 'packed', { who: c.id })
  }
})
