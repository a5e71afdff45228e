import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { mayReveal } from '../conditions/hiding'
import { save } from '../dice/save'
import { hurtBy } from '../harm/hurtBy'
import { say } from '../state/events'
import { choose, number } from '../state/questions'
import type { Murdham } from '../state/types'
import { SPECIAL_MOVEMENTS, type SpecialMovement } from '../state/vocabulary'
import { payMain } from '../turn/pay'
import { fullStride } from '../turn/speed'
import { editActing } from '../turn/turn'

const see = 'asked' as const

/** Two zones in all, and one special movement if that is wanted [MUR-ACT-01]. */
export const fullMove = rule<Murdham, [Id], void>(['MUR-ACT-01', 'MUR-MOVE-01'], 'fullMove', function* (w, who) {
  const holds = w.of(who).sheet.status.grabbing !== null
  const ways = (): ('plain' | SpecialMovement)[] => (holds ? ['plain'] : ['plain', ...SPECIAL_MOVEMENTS])
  const how = yield* choose(who, 'fullMove.how', ways, { see, default: 'plain' })
  payMain(w)
  if (how !== 'plain') w.enter('MUR-MOVE-07')
  const again = how === 'sprint' && w.of(who).sheet.status.sprinting
  if (how === 'sprint') w.enter('MUR-MOVE-08')
  const as = again && !(yield* save(w, who, 'agi', { key: 'sprint.save' })) ? 'plain' : how
  const all = fullStride(w.of(who), as)
  const acting = editActing(w)
  acting.full = as
  // Whoever stood still for a shot has given all movement up.
  if (acting.stance === 'still') acting.halves = 0
  else acting.halves = w.now.settings.fullMovementAdds ? acting.halves + all : Math.max(0, all - acting.moved)
  say(w, 'fullMove', { who }, { how: as })
  if (as === 'sneak') yield* sneak(w, who)
  else if (as !== 'plain' && as !== 'sprint') yield* tryGround(w, who, as)
})

/** AGI to stay unnoticed; not needed where it is dark and noisy, not possible in open view: the GM's word. */
const sneak = rule<Murdham, [Id], void>(['MUR-MOVE-09'], 'sneak', function* (w, who) {
  const ways = () => ['save', 'unnoticed', 'noticed']
  const how = yield* choose('gm', 'sneak.how', ways, { see, facts: { who }, default: 'save' })
  if (how === 'unnoticed') return
  if (how === 'save' && (yield* save(w, who, 'agi', { key: 'sneak.save' }))) return
  yield* mayReveal(w, who, 'sneaks')
})

const ROWS = { balance: 'MUR-MOVE-10', leap: 'MUR-MOVE-11', climb: 'MUR-MOVE-12', swim: 'MUR-MOVE-13' } as const

/** Difficult ground, a gap, a wall, rough water: an AGI save, unless the GM says that it is easy or cannot be done. */
const tryGround = rule<Murdham, [Id, keyof typeof ROWS], void>([], 'tryGround', function* (w, who, how) {
  w.enter(ROWS[how])
  const ways = () => ['save', 'easy', 'impossible']
  const hard = yield* choose('gm', 'ground.how', ways, { see, facts: { who, how }, default: 'save' })
  if (how === 'climb') w.editSheet(who, 'status').climbing = hard !== 'impossible'
  if (how === 'swim') w.editSheet(who, 'status').swimming = hard !== 'impossible'
  if (hard === 'easy') return
  if (hard === 'save' && (yield* save(w, who, 'agi', { key: `${how}.save` }))) return
  editActing(w).halves = 0
  say(w, 'failsGround', { who }, { how })
  if (hard === 'impossible') return
  if (how === 'balance') yield* hurtBy(w, who, 1)
  if (how === 'climb') yield* fall(w, who)
  if (how === 'swim') {
    w.enter('MUR-COND-01')
    w.editSheet(who, 'status').incapacitated = true
  }
})

/** d4 direct for every full 2 m; another AGI save takes 2 m off [MUR-MOVE-12]. */
const fall = rule<Murdham, [Id], void>([], 'fall', function* (w, who) {
  w.editSheet(who, 'status').climbing = false
  const metres = yield* number('gm', 'fall.metres', () => ({ min: 0, max: 200 }), { see, facts: { who }, default: 4 })
  const softened = metres > 0 && (yield* save(w, who, 'agi', { key: 'fall.save' }))
  const dice = Math.floor(Math.max(0, metres - (softened ? 2 : 0)) / 2)
  if (dice > 0) yield* hurtBy(w, who, Math.min(dice, 20))
})
