import { rule } from '~/engine/rule'
import type { Decider, Id } from '~/engine/snapshot'
import { isKnown } from '~/table/secrecy/share'
import type { Ratbags } from '../state/types'
import type { Ability } from '../state/vocabulary'
import { roll, type SaveKey } from '../state/questions'
import { say, sayToGm } from '../state/events'

/** How a save is asked and told. */
interface About {
  /** Names the question ("critical.save"). */
  key: SaveKey
  /** Whose dice; the one who saves unless said otherwise. */
  of?: Decider
  /** Neither the die nor the outcome is for the players. */
  secret?: true
}

/**
 * Save: a d20 equal to or lower than the CURRENT score passes; 1 always does, 20 never. No modifiers, no advantage.
 * Returns whether it passed.
 */
export const save = rule<Ratbags, [Id, Ability, About], boolean>(
  ['RAT-DICE-01', 'RAT-ACT-04'],
  'save',
  function* (w, who, ability, { key, of = who, secret }) {
    const see = secret || !isKnown(w.of(who)) ? 'asked' : 'all'
    const facts = () => ({ who, ability, score: w.of(who).sheet[ability].cur })
    const [die = 20] = yield* roll(of, key, () => [20], { see, facts })
    const score = w.of(who).sheet[ability].cur
    const passed = die === 1 || (die < 20 && die <= score)
    const told = { who, ability, die, passed }
    if (secret) sayToGm(w, 'saved', { ...told, score })
    else say(w, 'saved', { who }, told, { score })
    return passed
  },
)
