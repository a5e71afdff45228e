import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Endurance } from '../state/types'

/** Drop Item: something that is held lies in the own square from now on. */
export const dropItem = rule<Endurance, [Id], void>(['END-ACT-24'], 'dropItem', function* (w, who) {
  const held = () =>
    w
      .of(who)
      .sheet.items.filter(item => item.held)
      .map(item => item.id)
  const chosen = yield* choose(who, 'drop.item', held, { see: 'asked', ...(held()[0] && { default: held()[0]! }) })
  const { cell, sheet } = w.edit(who)
  const item = sheet.items.find(i => i.id === chosen)
  if (!item || cell === null) return
  sheet.items = sheet.items.filter(i => i.id !== chosen)
  w.add('things', { cell, name: item.name, what: { ...item, held: false } })
  say(w, 'dropped.item', { who }, { item: item.name })
})
