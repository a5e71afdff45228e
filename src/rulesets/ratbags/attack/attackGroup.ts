import type { Proc } from '~/engine/ask'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isLedAway, isPresent } from '../conditions'
import { armour } from '../sheet/armour'
import { takeDamage } from '../harm/damage'
import { damageDice, isBlast, sunder } from '../gear'
import type { RuledBlow } from './blowRulings'
import { questionVisibility, shareAs } from '~/table/secrecy/shareAs'
import type { CritEffect } from '../state/sheet'
import type { Ratbags, World } from '../state/types'
import { choose, rollRequest, rollTogether } from '../state/questions'
import { sayAmong } from '../state/events'

/**
 * Everybody of one side who attacks the same target in the same phase: all their dice are rolled, each by its own weapon
 * and state, and the single highest counts, once. Armour is taken off it, then the target may sunder.
 */
export const attackGroup = rule<Ratbags, [Id, readonly RuledBlow[]], void>(
  ['RAT-ATK-01', 'RAT-ATK-05', 'RAT-DMG-01'],
  'attackGroup',
  function* (w, target, declared) {
    if (!isPresent(w.of(target))) return
    const blows = declared.filter(({ by }) => !isLedAway(w.of(by)))
    if (blows.length === 0) return
    enterShared(w, target, blows)
    const see = questionVisibility(w, target, ...blows.map(({ by }) => by))
    const rolls = () =>
      blows.map(({ by, means, mode }) =>
        rollRequest(by, 'attack.dice', damageDice(w.now, means, mode), {
          see,
          facts: {
            by,
            target,
            weapon: means.words,
            mode,
            armour: total(armour(w.of(target))),
            hp: w.of(target).sheet.hp.cur,
          },
        }),
      )
    const heap = yield* rollTogether('attack.dice', rolls)
    // The dice of those whom the GM has led away meanwhile do not count.
    const thrown = blows.map((blow, i) => ({ blow, faces: heap[i]! })).filter(({ blow }) => !isLedAway(w.of(blow.by)))
    if (thrown.length < blows.length) w.enter('RAT-ATK-22')
    if (thrown.length === 0 || !isPresent(w.of(target))) return
    const kept = Math.max(...thrown.flatMap(({ faces }) => faces))
    const best = thrown.flatMap(({ blow, faces }) => strikes(w, blow, faces, kept))
    const owner = yield* ownerOf(w, target, best)

    const parts = [part(kept, 'kept', 'RAT-DMG-01'), ...armour(w.of(target)).map(one => ({ ...one, n: -one.n }))]
    const because = total(parts) < 0 ? [...parts, part(-total(parts), 'atLeastNothing', 'RAT-DMG-03')] : parts
    const net = total(because)
    const dice = thrown.map(({ blow: { by, mode }, faces }) => ({ by, mode, faces: [...faces] }))
    // That armour has stopped it is a word, for all who are shown anything of the target; how much came through is a number.
    const byArmour = net === 0 && shareAs(w.now, w.of(target), { net }, { net }).shared
    const known = { target, kept, by: owner.by, dice, ...byArmour }
    sayAmong(w, 'struck', [target, ...blows.map(({ by }) => by)], known, { net }, because)
    if (net === 0) {
      w.enter('RAT-DMG-03')
      return
    }
    const stopped = yield* sunder(w, target, { kept, net, by: owner.by })
    // The GM may have led them away over the dice.
    if (!stopped && isPresent(w.of(target))) yield* takeDamage(w, target, { net, by: owner.by, effect: owner.effect })
  },
)

function enterShared(w: World, target: Id, blows: readonly RuledBlow[]): void {
  if (blows.length > 1) w.enter('RAT-ATK-03', 'RAT-ATK-04', 'RAT-DICE-06')
  // With or without the house rule: it decides how many dice bare hands have.
  if (blows.some(({ means }) => means.unarmed)) w.enter('RAT-OPT-13')
  const paired = blows.filter(({ means }) => means.dice.length > 1)
  if (paired.length > 0) w.enter('RAT-ATK-11')
  if (w.now.settings.dualOneDie && paired.some(({ mode }) => mode !== 'normal')) w.enter('RAT-OPT-14')
  if (w.of(target).sheet.detachment) w.enter('RAT-DET-06')
  if (!blows.some(({ by, means }) => isBlast(w.of(by), means, w.of(target)))) return
  w.enter('RAT-ATK-13', 'RAT-DICE-07')
  if (blows.length > 1) w.enter('RAT-ATK-17')
}

/** A die that shows the highest number: whose it is, of which weapon, and what a failed save against it brings about. */
interface Strike {
  by: Id
  weapon: string
  effect: CritEffect | null
}

/**
 * The weapons of one attacker whose dice show the highest number. One die rolled in place of two is of either weapon. What
 * the weapon does not bring about, the creature itself may.
 */
function strikes(w: World, { by, means }: RuledBlow, faces: readonly number[], kept: number): Strike[] {
  const either = faces.length < means.dieOf.length && faces.includes(kept)
  const found = new Set(either ? means.dieOf : faces.flatMap((face, i) => (face === kept ? [means.dieOf[i] ?? 0] : [])))
  return [...found].map(at => {
    const { name: weapon, critEffect } = means.arms[at]!
    return { by, weapon, effect: critEffect ?? w.of(by).sheet.critEffect }
  })
}

/**
 * Whose die was kept, and of which weapon. Of equal ones the attacking side chooses the owner; it is asked only where that decides whose
 * effect a failed save brings about.
 */
function* ownerOf(w: World, target: Id, best: readonly Strike[]): Proc<Strike> {
  const [first] = best
  if (best.length > 1) w.enter('RAT-ATK-06')
  if (isAllOne(best)) return first!
  const chooser = (by: Id) => (w.of(by).side === w.now.turn?.players ? by : 'gm')
  const owners = () => [...new Set(best.map(({ by }) => by))]
  const facts = { target }
  const owner =
    owners().length === 1
      ? first!.by
      : yield* choose(chooser(first!.by), 'attack.owner', owners, { see: 'asked', facts, default: first!.by })
  const own = best.filter(({ by }) => by === owner)
  if (isAllOne(own)) return own[0]!
  const weapons = own.map(({ weapon }) => weapon)
  const which = yield* choose(chooser(owner), 'attack.arm', () => own.map((_, i) => `${i}`), {
    see: 'asked',
    facts: { ...facts, weapons },
    default: '0',
  })
  return own[Number(which)]!
}

/** Whichever of them it is, the same comes of it. */
const isAllOne = (list: readonly Strike[]): boolean =>
  new Set(list.map(({ effect }) => JSON.stringify(effect))).size === 1
