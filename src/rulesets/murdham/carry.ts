import { choose, chooseSome } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option } from '~/engine/types'
import { share } from '~/table/share'
import { firstOpen } from './aim'
import { drop } from './drop'
import { freshId, handFor, handItems, hold, isInHand, pickUp, thingsNear, whyNotPickUp, whyNotTake } from './hands'
import { letGo } from './hold'
import { payBonus } from './pay'
import type { Weapon } from './sheet'
import type { Murdham, World } from './types'
import { weapon } from './weapons'

const see = 'asked' as const

/** One thing up from the ground, or down to it [MUR-BON-01]. */
export const pickUpOrPutDown = rule<Murdham, [Id], void>(['MUR-BON-01'], 'pickUp', function* (w, who) {
  const list = (): Option<string>[] => [
    ...thingsNear(w.now, w.terrain, w.of(who)).map(thing => {
      const whyNot = whyNotPickUp(w.of(who), thing)
      return { value: thing.id, ...(whyNot && { whyNot }) }
    }),
    ...handItems(w.of(who).sheet)
      .filter(isInHand)
      .map(({ id }) => ({ value: `down.${id}` })),
  ]
  const what = yield* choose(who, 'pickUp.what', list, { see, default: firstOpen })
  payBonus(w)
  if (what.startsWith('down.')) return drop(w, who, what.slice('down.'.length))
  const item = pickUp(w, who, what)
  w.emit({ type: 'picksUp', with: { who, item }, ...share(w.now, [who], { who, item }) })
})

/** What is at hand serves as a weapon, and counts as damaged already [MUR-GEAR-06]. */
export const improvise = rule<Murdham, [Id], void>(['MUR-GEAR-06', 'MUR-GEAR-07'], 'improvise', function* (w, who) {
  const kinds = () =>
    (['hand', 'great'] as const).map(value => {
      const whyNot = whyNotTake(w.of(who), improvised(w, who, value))
      return { value, ...(whyNot && { whyNot }) }
    })
  const first = (list: readonly Option<'hand' | 'great'>[]) => list.find(one => !one.whyNot)?.value
  const kind = yield* choose(who, 'improvise.kind', kinds, { see, default: first })
  payBonus(w)
  const item = improvised(w, who, kind)
  const held = handFor(w.of(who).sheet, item) ?? 'stowed'
  w.edit(who).sheet.weapons.push({ ...item, held })
  w.emit({ type: 'picksUp', with: { who, item: item.name }, ...share(w.now, [who], { who, item: item.name }) })
})

function improvised(w: World, who: Id, kind: 'hand' | 'great'): Weapon {
  const id = freshId(w.of(who).sheet, 'improvised weapon')
  const plain = kind === 'hand' ? weapon(id, 4) : weapon(id, 6, { bulk: 2 })
  return { ...plain, improvised: true, held: 'stowed' }
}

/** One item to hand or away; with quick draw as many as wanted [MUR-BON-02]. */
export const equip = rule<Murdham, [Id], void>(['MUR-BON-02'], 'equip', function* (w, who) {
  if (w.of(who).sheet.skills.includes('quickDraw')) return yield* quickDraw(w, who)
  const list = () =>
    handItems(w.of(who).sheet).map((item): Option<string> => {
      if (isInHand(item)) return { value: `stow.${item.id}` }
      const whyNot = whyNotTake(w.of(who), item)
      return { value: `take.${item.id}`, ...(whyNot && { whyNot }) }
    })
  const what = yield* choose(who, 'equip.what', list, { see, default: firstOpen })
  payBonus(w)
  const [how, id] = [what.slice(0, 4) as 'take' | 'stow', what.slice(5)]
  hold(w, who, id, how)
  tellHands(w, who)
})

const quickDraw = rule<Murdham, [Id], void>(['MUR-SKILL-01'], 'quickDraw', function* (w, who) {
  const all = () => handItems(w.of(who).sheet).map(({ id }) => id)
  const bounds = { min: 0, max: Math.min(2, all().length) }
  const held = yield* chooseSome(who, 'equip.all', all, bounds, { see })
  payBonus(w)
  for (const id of all()) hold(w, who, id, 'stow')
  for (const id of held) hold(w, who, id, 'take')
  tellHands(w, who)
})

function tellHands(w: World, who: Id): void {
  const items = handItems(w.of(who).sheet)
    .filter(isInHand)
    .map(({ name }) => name)
  w.emit({ type: 'equips', with: { who, items }, ...share(w.now, [who], { who, items }) })
}

/** Dropping what one holds, or letting go of somebody, costs nothing [MUR-BON-07]. */
export const release = rule<Murdham, [Id], void>(['MUR-BON-07'], 'release', function* (w, who) {
  const list = () => [
    ...(w.of(who).sheet.status.grabbing === null ? [] : ['captive']),
    ...handItems(w.of(who).sheet)
      .filter(isInHand)
      .map(({ id }) => `item.${id}`),
  ]
  const what = yield* choose(who, 'letGo.what', list, { see, default: list()[0]! })
  if (what === 'captive') letGo(w, who)
  else drop(w, who, what.slice('item.'.length))
})
