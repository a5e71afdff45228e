import type { Asked } from '~/engine/questions'
import type { Json } from '~/engine/snapshot'
import type { Sheet } from '../state/sheet'
import type { Snapshot } from '../state/types'
import type { Reaction } from '../state/vocabulary'

/**
 * The answer a combatant's standing orders give to a question; undefined: ask. Attacks take the best weapon and dice unless
 * the sheet says to ask; reactions follow their orders.
 */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  const c = s.combatants[ask.of]
  if (!c || ask.kind !== 'choice') return undefined
  const { sheet } = c
  const open = ask.options.filter(option => !option.whyNot).map(option => option.value)
  switch (ask.key) {
    case 'attack.weapon':
    case 'attack.how':
      return sheet.attacks === 'best' ? ask.default : undefined
    case 'attack.defend':
      return first(sheet, open, [
        ['dodge', value => value === 'dodge'],
        ['parry', value => typeof value === 'string' && value.startsWith('parry:')],
      ])
    case 'attack.block':
      return first(sheet, open, [['block', value => value !== 'none']])
    case 'attack.intercept':
      return first(sheet, open, [['intercept', value => value === 'intercept']]) === 'intercept'
        ? 'intercept'
        : sheet.orders.intercept.when === 'ask'
          ? undefined
          : 'no'
    case 'conscious.fortify': {
      const answer = first(sheet, open, [['fortify', value => value === 'fortify']])
      return answer === 'none' ? 'fall' : answer
    }
    case 'effect.fortify':
      return first(sheet, open, [['fortify', value => value === 'fortify']])
    case 'effect.resist':
      return first(sheet, open, [['resist', value => value === 'resist']])
    case 'death.test':
      return sheet.cheatDeath === 'ask' ? undefined : sheet.cheatDeath
    case 'dodge.after':
      return sheet.orders.dodge.when === 'ask' ? undefined : []
    default:
      return ask.key.endsWith('.reroll') && sheet.attacks === 'best' ? ask.default : undefined
  }
}

/** The first reaction whose order says so; `none` when all say no; undefined when one wants to be asked. */
function first(
  { orders, stamina, focus }: Sheet,
  open: readonly Json[],
  kinds: readonly (readonly [Reaction, (value: Json) => boolean])[],
): Json | undefined {
  for (const [reaction, is] of kinds) {
    const value = open.find(is)
    if (value === undefined) continue
    const { when, least } = orders[reaction]
    if (when === 'ask') return undefined
    const pool = reaction === 'resist' ? focus : stamina
    if (when === 'keep' && pool.cur - 1 >= least) return value
  }
  return 'none'
}
