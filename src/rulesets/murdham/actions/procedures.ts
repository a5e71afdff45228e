import type { Proc } from '~/engine/ask'
import { firstOpen } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { payForPower } from '../aim/power'
import { powersFor } from '../aim/targets'
import { attackOf } from '../attack/attack'
import { isPlayers, largerBy, mayReveal } from '../conditions'
import { save } from '../dice'
import { attackModeNamed } from '../gear/attackModes'
import { drop, handItems, isInHand } from '../gear/hands'
import { free, letGo } from '../harm/hold'
import { wouldLetGo } from '../harm/holding'
import { fullMove, moveAlong, takeHalfStep } from '../movement'
import { say, sayToGm } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { editActing, endTurn, payMain } from '../turn/turn'
import { captivesNear, equip, improvise, pickUpOrPutDown, release } from './carry'
import { consume, tend } from './consume'
import { declareTurn, interact, otherMain, speak } from './inWords'
import { shove } from './shove'
import { distract, intimidate, taunt } from './tricks'

/** On or off, between fights: it takes a stretch. */
export const changeArmour = rule<Murdham, [Id], void>(['MUR-BON-03'], 'changeArmour', function* (w, who) {
  const { armour } = w.edit(who).sheet
  if (!armour) return
  armour.worn = !armour.worn
  say(w, 'wears', { who }, { item: armour.name, worn: armour.worn })
})

const seeOfFree = 'asked' as const

/** A helper's STR save frees somebody nearby who is entangled [MUR-ACT-07]. */
const freeCaptive = rule<Murdham, [Id], void>(['MUR-ACT-07'], 'freeCaptive', function* (w, who) {
  const captives = () => captivesNear(w.now, w.terrain, w.of(who))
  const captive = yield* choose(who, 'free.whom', captives, { see: seeOfFree, default: captives()[0]! })
  payMain(w)
  if (!(yield* save(w, who, 'str', { key: 'free.save' }))) return
  free(w, captive)
  say(w, 'freed', { who: captive, by: who })
})

/** A captive's own STR save; the turn is gone even on a pass [MUR-NL-12]. */
const breakFree = rule<Murdham, [Id], void>(['MUR-NL-12', 'MUR-COND-02'], 'breakFree', function* (w, who) {
  editActing(w).begun = true
  const holder = w.of(who).sheet.status.grabbedBy
  const larger = holder === null ? 0 : largerBy(w.of(who), w.of(holder))
  if (larger !== 0) w.enter('MUR-SIZE-02')
  const passed = larger > 0 || (larger === 0 && (yield* save(w, who, 'str', { key: 'breakFree.save' })))
  if (passed) {
    free(w, who)
    say(w, 'freed', { who, by: who })
  }
  yield* endTurn(w)
})

const see = 'asked' as const

/** A power: its price first, then what it does to whom [MUR-ACT-03]. */
const invoke = rule<Murdham, [Id], void>(['MUR-ACT-03', 'MUR-POW-03'], 'invoke', function* (w, who) {
  const all = () => powersFor(w.now, w.terrain, w.of(who))
  const id = yield* choose(who, 'invoke.power', all, { see, default: firstOpen })
  const attackMode = attackModeNamed(w.of(who), id)
  if (attackMode.power?.range !== 'personal') return yield* attackOf(w, who, { kind: 'power', id })
  if (!(yield* wouldLetGo(w, who))) return
  payMain(w)
  if (!(yield* payForPower(w, who, attackMode.power))) return
  const facts = { power: attackMode.name, words: attackMode.power.text }
  if (isPlayers(w.of(who))) say(w, 'power', { by: who, who }, facts)
  else sayToGm(w, 'power', { by: who, who, ...facts })
  yield* mayReveal(w, who, 'invokes')
})

/** Weapons away, hands up; the whole turn [MUR-SURR-01]. */
const surrender = rule<Murdham, [Id], void>(
  ['MUR-SURR-01', 'MUR-ACT-10', 'MUR-SURR-02'],
  'surrender',
  function* (w, who) {
    editActing(w).begun = true
    yieldUp(w, who)
    yield* endTurn(w)
  },
)

/** Weapons away, hands up. */
export function yieldUp(w: World, who: Id): void {
  letGo(w, who)
  for (const { id } of handItems(w.of(who).sheet).filter(isInHand)) drop(w, who, id)
  w.editSheet(who, 'status').stance = 'surrendered'
  say(w, 'surrenders', { who })
}

type Act = (w: World, who: Id) => Proc<void>

const attack = (kind: 'attack' | 'attackOtherwise' | 'finalBlow' | 'blast' | 'sweep' | 'disarm' | 'grapple'): Act =>
  rule<Murdham, [Id], void>(['MUR-ACT-02'], kind, function* (w, who) {
    yield* attackOf(w, who, { kind })
  })

/** Something that a holder cannot do without letting go [MUR-NL-07]. */
const ifLetGo = (act: Act): Act =>
  function* (w, who) {
    if (yield* wouldLetGo(w, who)) yield* act(w, who)
  }

/** What a combatant does on its turn, by the type of its offer. */
export const turnProcedures: Readonly<Record<string, Act>> = {
  step: takeHalfStep,
  move: moveAlong,
  attack: attack('attack'),
  attackOtherwise: attack('attackOtherwise'),
  finalBlow: attack('finalBlow'),
  blast: attack('blast'),
  sweep: attack('sweep'),
  disarm: attack('disarm'),
  grapple: attack('grapple'),
  fullMove,
  invoke,
  distract,
  intimidate,
  taunt,
  free: ifLetGo(freeCaptive),
  shove,
  tend: ifLetGo(tend),
  otherMain: ifLetGo(otherMain),
  pickUp: ifLetGo(pickUpOrPutDown),
  improvise: ifLetGo(improvise),
  equip: ifLetGo(equip),
  consume: ifLetGo(consume),
  interact: ifLetGo(interact),
  say: ifLetGo(speak),
  letGo: release,
  breakFree,
  surrender,
  declare: declareTurn,
  endTurn: w => endTurn(w),
}
