import type { QuestionFacts } from '~/engine/ask'
import { atStake, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Decider, Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { isPlayers } from '../conditions/able'
import { scoreOf } from '../sheet/scores'
import { say, sayToGm } from '../state/events'
import { choose, roll, type SaveKey } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import type { Ability } from '../state/vocabulary'

/** How a save is asked and told. */
interface About {
  key: SaveKey
  /** Whose dice; the one who saves unless said otherwise. */
  of?: Decider
  /** Neither the die nor the outcome is for the players. */
  secret?: true
}

/** A d20 without modifiers: equal to or below the score passes. Returns whether it passed. */
export const save = rule<Murdham, [Id, Ability, About], boolean>(
  ['MUR-DICE-01'],
  'save',
  function* (w, who, ability, about) {
    if (ability === 'agi' && w.of(who).sheet.status.encumbered) {
      w.enter('MUR-COND-07')
      tell(w, who, ability, null, false, about)
      return false
    }
    for (let passed = yield* throwDie(w, who, ability, about); ; passed = yield* throwDie(w, who, ability, about))
      if (passed || !(yield* spendsOmen(w, who, ability, about))) return passed
  },
)

const throwDie = rule<Murdham, [Id, Ability, About], boolean>([], 'throwDie', function* (w, who, ability, about) {
  const { key, of = who } = about
  const see = visibilityOf(w, who, about)
  const facts = () => ({ who, ability, score: scoreOf(w.of(who), ability) })
  const [die = 20] = yield* roll(of, key, () => [20], { see, facts })
  const passed = die <= scoreOf(w.of(who), ability)
  tell(w, who, ability, die, passed, about)
  return passed
})

/** Whether the players may know that it is rolled for, and whether an omen is spent on it. */
function visibilityOf(w: World, who: Id, { secret }: About): 'all' | 'asked' {
  return secret ? 'asked' : questionVisibility(w, who)
}

function tell(w: World, who: Id, ability: Ability, die: number | null, passed: boolean, { secret }: About): void {
  const score = scoreOf(w.of(who), ability)
  if (secret) sayToGm(w, 'saved', { who, ability, die, passed, score })
  else say(w, 'saved', { who }, { ability, die, passed }, { score })
}

/** One omen: one's own failed save is rolled once more. */
const spendsOmen = rule<Murdham, [Id, Ability, About], boolean>([], 'spendsOmen', function* (w, who, ability, about) {
  if (!hasOmen(w, who)) return false
  const facts = () => ({ who, ability, left: w.of(who).sheet.omens })
  const spent = yield* choose(who, 'omen.save', () => omenAnswers(w.of(who), {}), {
    see: visibilityOf(w, who, about),
    facts,
    default: 'keep',
  })
  if (spent === 'keep') return false
  spendOmen(w, who)
  return true
})

/** Player characters alone have omens [MUR-OMEN-01]. */
export const hasOmen = (w: World, who: Id): boolean => isPlayers(w.of(who)) && w.of(who).sheet.omens > 0

/** Keep the omen, or spend it. `effect`: what comes of spending it. */
export const omenAnswers = ({ sheet: { omens } }: Combatant, effect: QuestionFacts): Option<'keep' | 'spend'>[] => [
  atStake(option('keep'), { cost: [] }),
  atStake(option('spend'), { cost: [{ of: 'omen', n: 1, left: omens - 1 }], effect }),
]

export function spendOmen(w: World, who: Id): void {
  w.enter('MUR-OMEN-01')
  w.edit(who).sheet.omens--
  say(w, 'omen', { who })
}
