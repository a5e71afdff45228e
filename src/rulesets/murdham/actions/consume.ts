import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isPlayers, roster } from '../conditions'
import { handItems } from '../gear/hands'
import { heal } from '../harm/damage'
import { isNearby } from '../space/place'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { payBonus, payMain } from '../turn/turn'

const see = 'asked' as const

/** One consumable: half the STR back, an antidote, poison on a weapon, or as it says [MUR-BON-04]. */
export const consume = rule<Murdham, [Id], void>(['MUR-BON-04'], 'consume', function* (w, who) {
  const list = () => consumables(w, who)
  const what = yield* choose(who, 'consume.what', list, { see, default: list()[0]! })
  const item = w.of(who).sheet.consumables[Number(what)]!
  const near = () => [
    who,
    ...roster(w.now).flatMap(c =>
      c.id !== who && !c.gone && !c.sheet.status.dead && isNearby(w.now, w.terrain, w.of(who), c) ? [c.id] : [],
    ),
  ]
  const target = item.effect === 'poison' ? who : yield* choose(who, 'consume.target', near, { see, default: who })
  const blades = () => handItems(w.of(who).sheet).flatMap(one => ('die' in one ? [one.id] : []))
  const blade =
    item.effect === 'poison' && blades().length > 0
      ? yield* choose(who, 'consume.weapon', blades, { see, default: blades()[0]! })
      : null
  payBonus(w)
  useUp(w, who, Number(what))
  // What the GM has written about an item of his own is not for the players.
  const words = { words: item.text }
  say(w, 'consumes', { who, target }, { item: item.name, ...(isPlayers(w.of(who)) && words) }, words)
  if (item.effect === 'heal') {
    w.enter('MUR-DICE-13')
    yield* heal(w, target, Math.ceil(w.of(target).sheet.str.cur / 2))
  }
  if (item.effect === 'antidote') w.editSheet(target, 'status').poisoned = false
  if (blade !== null) {
    const weapon = w.edit(who).sheet.weapons.find(({ id }) => id === blade)
    if (weapon) weapon.poisoned = true
  }
})

function consumables(w: World, who: Id): readonly string[] {
  return w
    .of(who)
    .sheet.consumables.flatMap(({ count, effect }, i) => (count > 0 && effect !== 'medicine' ? [`${i}`] : []))
}

/** Tending a wound with a medicine box: 1 health [MUR-ACT-09]. */
export const tend = rule<Murdham, [Id], void>(['MUR-ACT-09'], 'tend', function* (w, who) {
  const near = () =>
    roster(w.now).flatMap(c =>
      !c.gone && !c.sheet.status.dead && (c.id === who || isNearby(w.now, w.terrain, w.of(who), c)) ? [c.id] : [],
    )
  const worst = near().reduce((best, id) => (w.of(id).sheet.health.cur < w.of(best).sheet.health.cur ? id : best), who)
  const patient = yield* choose(who, 'tend.whom', near, { see, default: worst })
  payMain(w)
  useUp(
    w,
    who,
    w.of(who).sheet.consumables.findIndex(({ effect, count }) => effect === 'medicine' && count > 0),
  )
  say(w, 'tends', { who, patient })
  yield* heal(w, patient, 1)
})

function useUp(w: World, who: Id, i: number): void {
  const item = w.edit(who).sheet.consumables[i]
  if (item) item.count--
}
