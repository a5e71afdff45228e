import { choose, chooseSome, text } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option } from '~/engine/types'
import { segmentWithin } from '~/grid/segment-within'
import { within } from '~/grid/within'
import { footprint } from '~/grid/rect'
import { setDoor } from '~/table/door'
import { share } from '~/table/share'
import * as v from 'valibot'
import { spend } from './pay'
import { itemSchema, type Item } from './sheet'
import { rectOf } from './space'
import type { Endurance, World } from './types'

/** Brandish: decide anew what the hands hold, out of the belongings or from squares within 1 m. */
export const brandish = rule<Endurance, [Id], void>(['END-ACT-04'], 'brandish', function* (w, who) {
  spend(w, who, 1)
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
  w.emit({ type: 'brandishes', with: { who, items: names }, ...share(w.now, [who], { who, items: names }) })
})

/** Interact: a door of the map within 1 m, or something else at hand, of which the GM says what comes of it. */
export const interact = rule<Endurance, [Id], void>(['END-ACT-07'], 'interact', function* (w, who) {
  spend(w, who, 1)
  const near = () => doorsNear(w, who)
  const options = () => [...near().map(door => door.id), 'other']
  const facts = () => ({ doors: near().map(({ id, x, y, to }) => ({ id, x, y, to })) })
  const chosen = yield* choose(who, 'interact.with', options, { see: 'asked', facts: facts() })
  const door = near().find(({ id }) => id === chosen)
  if (door) {
    setDoor(({ footprint: size }) => size, w, door.id, door.to)
    w.emit({ type: 'door', with: { who, door: door.id, to: door.to }, ...share(w.now, [who], { who, to: door.to }) })
    return
  }
  const what = yield* text(who, 'interact.what', 200, { see: 'asked', default: '' })
  w.emit({ type: 'interacts', with: { who, what }, ...share(w.now, [who], { who }) })
})

/** Doors and windows of the map within 1 m, with their square and what using them makes of them. */
function doorsNear(w: World, who: Id): { id: Id; x: number; y: number; to: 'open' | 'closed' }[] {
  const rect = rectOf(w.terrain, w.of(who))
  if (!rect) return []
  const { doors } = w.now.board
  return w.terrain
    .drawn(w.now.board)
    .portals.filter(({ segment }) => segmentWithin(segment, rect, 1))
    .map(({ id, segment, closed }) => {
      const stands = doors[id] ?? (closed ? 'closed' : 'open')
      const x = Math.floor((segment.x1 + segment.x2) / 2)
      const y = Math.floor((segment.y1 + segment.y2) / 2)
      return { id, x, y, to: stands === 'open' ? 'closed' : 'open' }
    })
}

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
