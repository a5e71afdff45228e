import type { Part } from '~/engine/events'
import type { QuestionFacts } from '~/engine/ask'
import type { Knob, Stated } from '~/engine/questions'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { rollWithKnobs, type DiceKey } from '../state/questions'
import type { Endurance } from '../state/types'
import type { Attribute, Skill } from '../state/vocabulary'
import { fateDie } from './fate'
import type { Pair } from './rerolls'

/** What the GM may add while the dice are in the hand: a bonus or penalty, and sources of advantage or disadvantage. */
const KNOBS: readonly Knob[] = [
  { key: 'bonus', options: [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5], default: 0 },
  { key: 'advantage', options: [-2, -1, 0, 1, 2], default: 0 },
]

/** The three dice of a test as they fell. */
export interface Dice {
  sides: Pair
  faces: Pair
  /** The d20 with the roller's bonus; never part of the total. */
  luck: number
  /** What the GM added to advantage, if anything. */
  advantage: readonly Part[]
  /** The GM's bonus, if there is one. */
  ruling: readonly Part[]
}

/** Who sees the roll, and what is known when the dice are in the hand. */
interface Told {
  see: 'all' | 'asked'
  known?: () => QuestionFacts
  stated?: () => Stated
}

/** Roll an attribute die, a skill die and the luck die beside them, in this order. */
export const rollDice = rule<Endurance, [Id, DiceKey, { attribute: Attribute; skill: Skill }, Told], Dice>(
  ['END-DICE-01', 'END-DICE-12'],
  'rollDice',
  function* (w, of, key, { attribute, skill }, { see, known, stated }) {
    let sides: Pair = [4, 4]
    const dice = () => {
      const { attributes, skills } = w.of(of).sheet
      sides = [attributes[attribute], skills[skill]]
      return [...sides, 20]
    }
    const facts = () => ({ attribute, skill, ...known?.() })
    const { faces, set } = yield* rollWithKnobs(w, of, `${key}.dice`, KNOBS, dice, { see, facts, stated })
    const names = ['attribute', 'skill', 'luck']
    const [first = 1, second = 1, d20 = 1] = yield* fateDie(w, of, key, names, [...sides, 20], faces, see)
    return {
      sides,
      faces: [first, second],
      luck: d20 + w.of(of).sheet.luckBonus,
      advantage: set.advantage ? [part(set.advantage, 'ruling', 'END-DICE-06')] : [],
      ruling: set.bonus ? [part(set.bonus, 'ruling', 'END-DICE-01')] : [],
    }
  },
)
