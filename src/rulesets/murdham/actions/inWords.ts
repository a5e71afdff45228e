import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { mayReveal } from '../conditions'
import { say } from '../state/events'
import { choose, text } from '../state/questions'
import type { Murdham } from '../state/types'
import { editActing, payBonus, payMain } from '../turn/turn'

const see = 'asked' as const

/** Something else that takes a few seconds, in words; the GM says what comes of it [MUR-ACT-09]. */
export const otherMain = rule<Murdham, [Id], void>(['MUR-ACT-09'], 'otherMain', function* (w, who) {
  const words = yield* text(who, 'other.words', 200, { see, default: '' })
  payMain(w)
  say(w, 'does', { who }, { words })
})

/** A door, a lever: a bonus action, or a main one if the GM finds it complicated [MUR-BON-05]. */
export const interact = rule<Murdham, [Id], void>(['MUR-BON-05'], 'interact', function* (w, who) {
  const words = yield* text(who, 'interact.words', 200, { see, default: '' })
  const ways = () => (w.now.turn?.acting?.main ? ['bonus'] : ['bonus', 'main'])
  const cost = yield* choose('gm', 'interact.cost', ways, { see, facts: { who, words }, default: 'bonus' })
  if (cost === 'main') payMain(w)
  else payBonus(w)
  say(w, 'does', { who }, { words })
})

/** Characters of one message [R-OPT-3]. */
const FEW_WORDS = 140

/** A few words; what is heard may give one away [MUR-BON-06]. */
export const speak = rule<Murdham, [Id], void>(['MUR-BON-06'], 'speak', function* (w, who) {
  if (w.now.settings.chaosSilence) w.enter('MUR-OPT-09')
  const words = yield* text(who, 'say.words', FEW_WORDS, { see })
  payBonus(w)
  say(w, 'says', { who }, { words })
  yield* mayReveal(w, who, 'speaks')
})

/** Saying what the whole turn will be stops the clock [MUR-OPT-12]. */
export const declareTurn = rule<Murdham, [Id], void>(['MUR-OPT-10', 'MUR-OPT-12'], 'declareTurn', function* (w, who) {
  const words = yield* text(who, 'declare.words', 200, { see, default: '' })
  editActing(w).declared = true
  say(w, 'declares', { who }, { words })
})
