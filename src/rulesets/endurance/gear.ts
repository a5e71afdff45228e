import * as v from 'valibot'
import type { Reason } from '~/engine/command'
import { option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { sees } from '~/grid/sight/sees'
import { distance, footprint, type Rect, within } from '~/grid/squares'
import type { Terrain } from '~/table/map/terrain'
import { isPresent } from './conditions'
import { changeItem, isBroken } from './sheet/durability'
import { bareHands, spendActions } from './sheet/weapons'
import { mapOf, rectOf } from './space'
import { say } from './state/events'
import { choose, chooseSome } from './state/questions'
import { type Item, itemSchema, type Weapon } from './state/sheet'
import type { Combatant, Endurance, Snapshot, World } from './state/types'

export type Mode = 'melee' | 'ranged' | 'thrown'

/** A weapon and how it is used; `name` stands for it in questions ("sword:melee"). */
export interface AttackMode {
  name: string
  item: Item
  weapon: Weapon
  mode: Mode
}

/** All that this combatant could attack with; bare hands are always among them, at the end. */
export function attackModes(c: Combatant): readonly AttackMode[] {
  const list: AttackMode[] = []
  for (const item of c.sheet.items) addModes(list, item)
  addModes(list, bareHands)
  return list
}

function addModes(list: AttackMode[], item: Item): void {
  const { id, weapon } = item
  if (!weapon) return
  if (weapon.reach !== null) list.push({ name: `${id}:melee`, item, weapon, mode: 'melee' })
  if (weapon.ranged) list.push({ name: `${id}:ranged`, item, weapon, mode: 'ranged' })
  if (weapon.thrown) list.push({ name: `${id}:thrown`, item, weapon, mode: 'thrown' })
}

/** Why one cannot attack at all with this now: not held, not loaded, nothing to shoot, broken. */
export function whyNotUse(s: Snapshot, c: Combatant, { item, weapon, mode }: AttackMode): Reason | undefined {
  if (!item.held) return reason('END-ACT-03', 'notHeld', { item: item.name })
  if (c.sheet.status.unconscious) return reason('END-COND-02', 'notWielded', { item: item.name })
  if (s.settings.brokenUnusable && isBroken(item)) return reason('END-DEF-14', 'broken', { item: item.name })
  if (mode !== 'ranged') return undefined
  if (weapon.reloadActions > 0 && !weapon.loaded) return reason('END-ACT-28', 'notLoaded', { item: item.name })
  return weapon.ammo === 0 ? reason('END-ACT-28', 'noAmmo', { item: item.name }) : undefined
}

/** Why this target cannot be attacked in this way from where everybody stands [END-ATK-02]. */
export function whyNotReach(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  attackMode: AttackMode,
  target: Combatant,
): Reason | undefined {
  return whyNotAcross(s, terrain, attackMode, target, spanBetween(terrain, by, target))
}

/** Where two stand, and how far apart; undefined when one of them is not on the map. */
export type Span = { from: Rect; to: Rect; metres: number } | undefined

export function spanBetween(terrain: Terrain, a: Combatant, b: Combatant): Span {
  return spanFrom(rectOf(terrain, a), terrain, b)
}

/** The same from squares that are known already: once for all targets. */
export function spanFrom(from: Rect | undefined, terrain: Terrain, b: Combatant): Span {
  const to = from && rectOf(terrain, b)
  return to && { from, to, metres: distance(from, to, terrain.diagonals) }
}

/** The same where the span has been taken already: once for all weapons. */
export function whyNotAcross(
  s: Snapshot,
  terrain: Terrain,
  { weapon, mode }: AttackMode,
  target: Combatant,
  span: Span,
): Reason | undefined {
  if (!isPresent(target)) return reason('END-ATK-02', 'notThere', { target: target.id })
  if (!span) return reason('END-ATK-02', 'notOnMap', { target: target.id })
  const { from, to, metres } = span
  const furthest = mode === 'melee' ? weapon.reach : (weapon[mode]?.max ?? 0)
  if (metres > (furthest ?? 0))
    return reason('END-ATK-02', mode === 'melee' ? 'outOfReach' : 'outOfRange', { metres, furthest })
  if (!sees(mapOf(s, terrain), from, to)) return reason('END-ATK-02', 'noSight', { target: target.id })
  return undefined
}

/** The penalty for a shot beyond the normal range: −1 for every further multiple, begun or complete [END-ATK-02]. */
export function rangePenalty({ weapon, mode }: AttackMode, metres: number): number {
  const normal = mode === 'melee' ? undefined : weapon[mode]?.normal
  return normal === undefined || metres <= normal ? 0 : Math.ceil(metres / normal) - 1
}

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

/** Why this weapon cannot be reloaded now: not in hand, or no two hands free for it [END-ACT-28]. */
function whyNotReload({ sheet }: Combatant, item: Item): Reason | undefined {
  if (!item.held) return reason('END-ACT-28', 'notHeld', { item: item.name })
  const taken = sheet.items.reduce(
    (sum, { id, held, handsNeeded }) => sum + (held && id !== item.id ? handsNeeded : 0),
    0,
  )
  return taken + Math.max(2, item.handsNeeded) > sheet.hands
    ? reason('END-ACT-28', 'needsBothHands', { item: item.name })
    : undefined
}

/** Weapons in hand that are not loaded, of which those are closed for which no two hands are free. */
export function unloaded(c: Combatant): Option<string>[] {
  return c.sheet.items.flatMap(item =>
    item.held && item.weapon && !item.weapon.loaded ? [option(item.id, whyNotReload(c, item))] : [],
  )
}

/** A weapon is loaded again, after as many actions as it takes; it comes to nothing where it cannot be by then. */
export const reload = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-28'],
  'reload',
  function* (w, who, { item: itemId }) {
    const item = w.editSheet(who, 'items').find(i => i.id === itemId)
    if (!item?.weapon || whyNotReload(w.of(who), item)) return
    item.weapon.loaded = true
    say(w, 'reloaded', { who }, {}, { item: item.name })
  },
)

/** The dice of a shot are rolled: the weapon is unloaded, and one piece of counted ammunition is gone [END-ACT-28]. */
export function shot(w: World, by: Id, { item, mode }: AttackMode): void {
  if (mode !== 'ranged') return
  const own = w.of(by).sheet.items.find(i => i.id === item.id)
  if (!own?.weapon) return
  const { weapon } = own
  const unloaded = weapon.reloadActions > 0 ? { loaded: false } : {}
  const fewer = weapon.ammo !== null ? { ammo: Math.max(0, weapon.ammo - 1) } : {}
  if (weapon.reloadActions === 0 && weapon.ammo === null) return
  w.enter('END-ACT-28')
  changeItem(w, by, own, { weapon: { ...weapon, ...unloaded, ...fewer } })
}

/** A thrown weapon leaves the hand and lies in the target's square [END-ATK-02]. */
export function dropThrown(w: World, by: Id, target: Id, { item, mode }: AttackMode): void {
  const { cell } = w.of(target)
  const own = w.of(by).sheet.items.find(i => i.id === item.id)
  if (mode !== 'thrown' || !own || cell === null) return
  w.setSheet(by, { items: w.of(by).sheet.items.filter(i => i.id !== item.id) })
  w.add('things', { cell, name: own.name, what: { ...own, held: false } })
}

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
  const { map, diagonals } = w.terrain
  return Object.values(w.now.things).flatMap(({ id, cell, what }) => {
    const item = v.safeParse(itemSchema, what)
    return item.success && within(rect, footprint(map.width, cell), 1, diagonals)
      ? [{ thing: id, item: item.output }]
      : []
  })
}
