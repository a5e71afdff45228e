import { choose, text, type Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option } from '~/engine/types'
import { share } from '~/table/share'
import { isEntangled, largerBy, roster } from './able'
import { attackOf } from './attack'
import { equip, improvise, pickUpOrPutDown, release } from './carry'
import { consume, tend } from './consume'
import { drop } from './drop'
import { fullMove } from './fullMove'
import { handItems, isInHand } from './hands'
import { mayReveal } from './hiding'
import { free, letGo } from './hold'
import { wouldLetGo } from './holding'
import { invoke } from './invoke'
import { move } from './move'
import { payBonus, payMain } from './pay'
import { isNearby } from './place'
import { save } from './save'
import { shove } from './shove'
import { halfStep } from './step'
import { type Step, stepOptions, zoneOf } from './steps'
import { distract, intimidate, taunt } from './tricks'
import { editActing, endTurn } from './turn'
import type { Murdham, World } from './types'
import { namesOf } from './zones'

type Act = (w: World, who: Id) => Proc<void>
const see = 'asked' as const

/** A half-zone step of one's own choosing [MUR-MOVE-03]. */
const step = rule<Murdham, [Id], void>([], 'step', function* (w, who) {
  const options = (): Option<Step>[] => stepOptions(w.now, w.terrain, w.of(who))
  const first = (list: readonly Option<Step>[]) => list.find(one => !one.whyNot)?.value
  const names = namesOf(
    w.now,
    w.terrain,
    options().map(({ value }) => zoneOf(value)),
  )
  const to = yield* choose(who, 'step.to', options, { see, facts: { names }, default: first })
  yield* halfStep(w, who, to, [])
})

/** A helper's STR save frees somebody nearby who is entangled [MUR-ACT-07]. */
const freeCaptive = rule<Murdham, [Id], void>(['MUR-ACT-07'], 'freeCaptive', function* (w, who) {
  const captives = () =>
    roster(w.now).flatMap(c =>
      c.id !== who && isEntangled(c) && isNearby(w.now, w.terrain, w.of(who), c) ? [c.id] : [],
    )
  const captive = yield* choose(who, 'free.whom', captives, { see, default: captives()[0]! })
  payMain(w)
  if (!(yield* save(w, who, 'str', { key: 'free.save' }))) return
  free(w, captive)
  w.emit({ type: 'freed', with: { who: captive, by: who }, ...share(w.now, [captive, who], { who: captive, by: who }) })
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
    w.emit({ type: 'freed', with: { who, by: who }, ...share(w.now, [who], { who, by: who }) })
  }
  yield* endTurn(w)
})

/** Something else that takes a few seconds, in words; the GM says what comes of it [MUR-ACT-09]. */
const otherMain = rule<Murdham, [Id], void>(['MUR-ACT-09'], 'otherMain', function* (w, who) {
  const words = yield* text(who, 'other.words', 200, { see, default: '' })
  payMain(w)
  w.emit({ type: 'does', with: { who, words }, ...share(w.now, [who], { who, words }) })
})

/** A door, a lever: a bonus action, or a main one if the GM finds it complicated [MUR-BON-05]. */
const interact = rule<Murdham, [Id], void>(['MUR-BON-05'], 'interact', function* (w, who) {
  const words = yield* text(who, 'interact.words', 200, { see, default: '' })
  const ways = () => (w.now.turn?.acting?.main ? ['bonus'] : ['bonus', 'main'])
  const cost = yield* choose('gm', 'interact.cost', ways, { see, facts: { who, words }, default: 'bonus' })
  if (cost === 'main') payMain(w)
  else payBonus(w)
  w.emit({ type: 'does', with: { who, words }, ...share(w.now, [who], { who, words }) })
})

/** Characters of one message [R-OPT-3]. */
const FEW_WORDS = 140

const say = rule<Murdham, [Id], void>(['MUR-BON-06'], 'say', function* (w, who) {
  if (w.now.settings.chaosSilence) w.enter('MUR-OPT-09')
  const words = yield* text(who, 'say.words', FEW_WORDS, { see })
  payBonus(w)
  w.emit({ type: 'says', with: { who, words }, ...share(w.now, [who], { who, words }) })
  yield* mayReveal(w, who, 'speaks')
})

/** Weapons away, hands up; the whole turn [MUR-SURR-01]. */
const surrender = rule<Murdham, [Id], void>(
  ['MUR-SURR-01', 'MUR-ACT-10', 'MUR-SURR-02'],
  'surrender',
  function* (w, who) {
    editActing(w).begun = true
    letGo(w, who)
    for (const { id } of handItems(w.of(who).sheet).filter(isInHand)) drop(w, who, id)
    w.editSheet(who, 'status').stance = 'surrendered'
    w.emit({ type: 'surrenders', with: { who }, ...share(w.now, [who], { who }) })
    yield* endTurn(w)
  },
)

/** Saying what the whole turn will be stops the clock [MUR-OPT-12]. */
const declareTurn = rule<Murdham, [Id], void>(['MUR-OPT-10', 'MUR-OPT-12'], 'declareTurn', function* (w, who) {
  const words = yield* text(who, 'declare.words', 200, { see, default: '' })
  editActing(w).declared = true
  w.emit({ type: 'declares', with: { who, words }, ...share(w.now, [who], { who, words }) })
})

const attack = (kind: 'attack' | 'attackOtherwise' | 'finalBlow' | 'blast' | 'sweep' | 'disarm' | 'grapple'): Act =>
  rule<Murdham, [Id], void>(['MUR-ACT-02'], kind, function* (w, who) {
    yield* attackOf(w, who, { kind })
  })

/** Something that a holder cannot do without letting go [MUR-NL-07]. */
const lettingGo = (act: Act): Act =>
  function* (w, who) {
    if (yield* wouldLetGo(w, who)) yield* act(w, who)
  }

/** What a combatant does on its turn, by the type of its offer. */
export const acts: Readonly<Record<string, Act>> = {
  step,
  move,
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
  free: lettingGo(freeCaptive),
  shove,
  tend: lettingGo(tend),
  otherMain: lettingGo(otherMain),
  pickUp: lettingGo(pickUpOrPutDown),
  improvise: lettingGo(improvise),
  equip: lettingGo(equip),
  consume: lettingGo(consume),
  interact: lettingGo(interact),
  say: lettingGo(say),
  letGo: release,
  breakFree,
  surrender,
  declare: declareTurn,
  endTurn: w => endTurn(w),
}
