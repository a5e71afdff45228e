import { firstOpen, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { isEntangled, isPresent, roster } from '../conditions'
import {
  drop,
  freshId,
  handFor,
  handItems,
  hold,
  isInHand,
  pickUp,
  thingsNear,
  whyNotPickUp,
  whyNotTake,
} from '../gear/hands'
import { letGo } from '../harm/hold'
import { weapon } from '../sheet/weapons'
import { isNearby } from '../space/place'
import { say } from '../state/events'
import { choose, chooseSome } from '../state/questions'
import type { Weapon } from '../state/sheet'
import type { Combatant, Murdham, Snapshot, World } from '../state/types'
import { payBonus } from '../turn/turn'

/** Whom somebody could free: those nearby who are entangled, but for the one whom it holds itself [MUR-ACT-07]. */
export function captivesNear(s: Snapshot, terrain: Terrain, c: Combatant): readonly Id[] {
  const held = roster(s).filter(
    other => other.id !== c.id && other.id !== c.sheet.status.grabbing && isPresent(other) && isEntangled(other),
  )
  return held.filter(other => isNearby(s, terrain, c, other)).map(({ id }) => id)
}

const see = 'asked' as const

/** One thing up from the ground, or down to it [MUR-BON-01]. */
export const pickUpOrPutDown = rule<Murdham, [Id], void>(['MUR-BON-01'], 'pickUpOrPutDown', function* (w, who) {
  const list = (): Option<string>[] => [
    ...thingsNear(w.now, w.terrain, w.of(who)).map(thing => option(thing.id, whyNotPickUp(w.of(who), thing))),
    ...handItems(w.of(who).sheet)
      .filter(isInHand)
      .map(({ id }) => option(`down.${id}`)),
  ]
  const what = yield* choose(who, 'pickUp.what', list, { see, default: firstOpen })
  payBonus(w)
  if (what.startsWith('down.')) return drop(w, who, what.slice('down.'.length))
  const item = pickUp(w, who, what)
  say(w, 'picksUp', { who }, { item })
})

/** What is at hand serves as a weapon, and counts as damaged already [MUR-GEAR-06]. */
export const improvise = rule<Murdham, [Id], void>(['MUR-GEAR-06', 'MUR-GEAR-07'], 'improvise', function* (w, who) {
  const kinds = () =>
    (['hand', 'great'] as const).map(kind => option(kind, whyNotTake(w.of(who), improvised(w, who, kind))))
  const kind = yield* choose(who, 'improvise.kind', kinds, { see, default: firstOpen })
  payBonus(w)
  const item = improvised(w, who, kind)
  const held = handFor(w.of(who).sheet, item) ?? 'stowed'
  w.edit(who).sheet.weapons.push({ ...item, held })
  say(w, 'picksUp', { who }, { item: item.name })
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
    handItems(w.of(who).sheet).map(item =>
      isInHand(item) ? option(`stow.${item.id}`) : option(`take.${item.id}`, whyNotTake(w.of(who), item)),
    )
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
  say(w, 'equips', { who }, { items })
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
