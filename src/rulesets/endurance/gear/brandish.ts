import * as v from 'valibot'
import type { Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { footprint } from '~/grid/squares/rect'
import { within } from '~/grid/squares/within'
import { spendActions } from '../sheet/spend'
import { rectOf } from '../space/space'
import { say } from '../state/events'
import { chooseSome } from '../state/questions'
import { itemSchema, type Item } from '../state/sheet'
import type { Endurance, World } from '../state/types'

/** Brandish: decide anew what the hands hold, out of the belongings or from squares within 1 m. */
export const brandish = rule<Endurance, [Id], void>(['END-ACT-04'], 'brandish', function* (w, who) {
  spendActions(w, who, 1)
  const list = (): Option<string>[] => [
    ...w.of(who).sheet.items.map(item => ({ value: item.id })),
    ...lying(w, who).map(({ thing }) => ({ value: `thing:${thing}` })),
  ]
  const held = w
    .of(who)
    .sheet.items.filter(item => item.held)
    .map(item => item.id)
  const chosen = yield* chooseSome(who, 'brandish.items', list, { min: 0, max: 9 }, { see: 'asked', default: held })
  for (const { thing, item } of lying(w, who)) {
    if (!chosen.includes(`thing:${thing}`)) continue
    const { sheet } = w.edit(who)
    const taken = sheet.items.some(own => own.id === item.id)
    sheet.items = [...sheet.items, { ...item, id: taken ? thing : item.id, held: true }]
    w.remove('things', thing)
  }
  let hands = w.of(who).sheet.hands
  const { sheet } = w.edit(who)
  sheet.items = sheet.items.map(item => {
    // Whatever is beyond the number of hands stays where it is carried.
    const wanted = chosen.includes(item.id) || (item.held && !held.includes(item.id))
    const fits = wanted && item.handsNeeded <= hands
    if (fits) hands -= item.handsNeeded
    return { ...item, held: fits }
  })
  const names = sheet.items.filter(item => item.held).map(item => item.name)
  say(w, 'brandishes', { who }, { items: names })
})

/** Dropped and thrown items within 1 m. */
function lying(w: World, who: Id): { thing: Id; item: Item }[] {
  const rect = rectOf(w.terrain, w.of(who))
  if (!rect) return []
  const { width } = w.terrain.map
  return Object.values(w.now.things).flatMap(({ id, cell, what }) => {
    const item = v.safeParse(itemSchema, what)
    return item.success && within(rect, footprint(width, cell), 1) ? [{ thing: id, item: item.output }] : []
  })
}
