import { atStake, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { sunderable } from '../sheet/armour'
import { questionVisibility } from '~/table/secrecy/visibility'
import type { Ratbags } from '../state/types'
import { choose } from '../state/questions'
import { say } from '../state/events'

/** A hit that could be stopped. */
interface Hit {
  kept: number
  net: number
  by: Id
}

/**
 * The only interruption there is: once the dice are known, the target may destroy a worn helmet or shield and take no
 * damage at all. Takes no action, so that the helpless may do it too; detachments may not. Returns whether it was done.
 */
export const sunder = rule<Ratbags, [Id, Hit], boolean>([], 'sunder', function* (w, who, { kept, net, by }) {
  const { sheet } = w.of(who)
  if (!w.now.settings.sunder || sheet.detachment || sunderable(w.of(who)).length === 0) return false
  w.enter('RAT-OPT-01', 'RAT-OPT-02', 'RAT-ACT-10')
  const items = (): Option<string>[] => [
    atStake(option('no'), { cost: [], effect: { net, hp: Math.max(0, w.of(who).sheet.hp.cur - net) } }),
    ...sunderable(w.of(who)).map(i =>
      atStake(option(`${i}`), { cost: [{ of: 'item', n: 1, left: 0 }], effect: { net: 0 } }),
    ),
  ]
  const over = () => Math.max(0, net - w.of(who).sheet.hp.cur)
  const { hp, str } = sheet
  const facts = {
    by,
    kept,
    net,
    hp: Math.max(0, hp.cur - net),
    str: Math.max(0, str.cur - over()),
    wounds: over() > 0,
  }
  const chosen = yield* choose(who, 'sunder.item', items, { see: questionVisibility(w, who), facts, default: 'no' })
  const item = w.of(who).sheet.armorItems[Number(chosen)]
  if (chosen === 'no' || !item) return false
  w.editSheet(who, 'armorItems')[Number(chosen)]!.destroyed = true
  const told = { who, item: item.name }
  say(w, 'sundered', { who }, told)
  return true
})
