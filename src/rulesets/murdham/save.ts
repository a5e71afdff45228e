import { choose, roll } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Decider, Id } from '~/engine/types'
import { isKnown, share } from '~/table/share'
import { isPlayers } from './able'
import { scoreOf } from './scores'
import type { Murdham, World } from './types'
import type { Ability } from './words'

/** How a save is asked and told. */
interface About {
  /** Names the question ("dodge.save"). */
  key: string
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
      if (passed || !(yield* spendsOmen(w, who, ability))) return passed
  },
)

const throwDie = rule<Murdham, [Id, Ability, About], boolean>([], 'throwDie', function* (w, who, ability, about) {
  const { key, of = who, secret } = about
  const see = secret || !isKnown(w.of(who)) ? 'asked' : 'all'
  const facts = { who, ability, score: scoreOf(w.of(who), ability) }
  const [die = 20] = yield* roll(of, key, () => [20], { see, facts })
  const passed = die <= scoreOf(w.of(who), ability)
  tell(w, who, ability, die, passed, about)
  return passed
})

function tell(w: World, who: Id, ability: Ability, die: number | null, passed: boolean, { secret }: About): void {
  const told = { who, ability, die, passed }
  w.emit({ type: 'saved', with: told, ...(secret ? {} : share(w.now, [who], told)) })
}

/** One omen: one's own failed save is rolled once more. */
const spendsOmen = rule<Murdham, [Id, Ability], boolean>([], 'spendsOmen', function* (w, who, ability) {
  if (!hasOmen(w, who)) return false
  const facts = { who, ability, left: w.of(who).sheet.omens }
  const spent = yield* choose(who, 'omen.save', () => ['keep', 'spend'], { see: 'asked', facts, default: 'keep' })
  if (spent === 'keep') return false
  spendOmen(w, who)
  return true
})

/** Player characters alone have omens [MUR-OMEN-01]. */
export const hasOmen = (w: World, who: Id): boolean => isPlayers(w.of(who)) && w.of(who).sheet.omens > 0

export function spendOmen(w: World, who: Id): void {
  w.enter('MUR-OMEN-01')
  w.edit(who).sheet.omens--
  w.emit({ type: 'omen', with: { who }, ...share(w.now, [who], { who }) })
}

/** Whether the players may know of what goes on among these. */
export function seenBy(w: World, ...who: readonly Id[]): 'all' | 'asked' {
  return who.every(id => isKnown(w.of(id))) ? 'all' : 'asked'
}
