import { atStake, option } from '~/engine/options'
import type { Option, Stake } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { mayReveal } from '../conditions/hiding'
import { save } from '../dice/save'
import { hurtBy } from '../harm/hurtBy'
import { say } from '../state/events'
import { scoreOf } from '../sheet/scores'
import { choose, number } from '../state/questions'
import type { Combatant, Murdham, Snapshot } from '../state/types'
import { SPECIAL_MOVEMENTS, type SpecialMovement } from '../state/vocabulary'
import { payMain } from '../turn/pay'
import { fullStride } from '../turn/speed'
import { editActing } from '../turn/turn'

const see = 'asked' as const

type How = 'plain' | SpecialMovement

/** Two zones in all, and one special movement if that is wanted [MUR-ACT-01]. */
export const fullMove = rule<Murdham, [Id], void>(['MUR-ACT-01', 'MUR-MOVE-01'], 'fullMove', function* (w, who) {
  const holds = w.of(who).sheet.status.grabbing !== null
  const ways: readonly How[] = holds ? ['plain'] : ['plain', ...SPECIAL_MOVEMENTS]
  const options = () => ways.map(way => wayOf(w.now, w.of(who), way))
  const how = yield* choose(who, 'fullMove.how', options, { see, default: 'plain' })
  payMain(w)
  if (how !== 'plain') w.enter('MUR-MOVE-07')
  const again = how === 'sprint' && w.of(who).sheet.status.sprinting
  if (how === 'sprint') w.enter('MUR-MOVE-08')
  const as = again && !(yield* save(w, who, 'agi', { key: 'sprint.save' })) ? 'plain' : how
  const halves = halvesOf(w.now, w.of(who), as)
  Object.assign(editActing(w), { full: as, halves })
  say(w, 'fullMove', { who }, { how: as })
  if (as === 'sneak') yield* sneak(w, who)
  else if (as !== 'plain' && as !== 'sprint') yield* tryGround(w, who, as)
})

/** Half zones that are left of the turn once the full movement has been taken so. */
function halvesOf({ turn, settings }: Snapshot, c: Combatant, how: How): number {
  const acting = turn!.acting!
  // Whoever stood still for a shot has given all movement up.
  if (acting.stance === 'still') return 0
  const all = fullStride(c, how)
  return settings.fullMovementAdds ? acting.halves + all : Math.max(0, all - acting.moved)
}

/** A way to go, with how far it leads, and the AGI save that it takes to keep it up or to succeed. */
function wayOf(s: Snapshot, c: Combatant, how: How): Option<How> {
  const saves = how === 'sprint' ? c.sheet.status.sprinting : how !== 'plain'
  const effect: Stake['effect'] = { halves: halvesOf(s, c, how), ...(saves && { score: scoreOf(c, 'agi') }) }
  return atStake(option(how), { effect })
}

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
