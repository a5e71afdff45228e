import type { QuestionFacts } from '~/engine/ask'
import type { Part } from '~/engine/events'
import type { Stated } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { areFoes, hampered, isAble, isOnField, sick } from '../conditions'
import { chooseSome, type TestKey } from '../state/questions'
import type { Combatant, Endurance } from '../state/types'
import type { Attribute, Proficiency, Skill } from '../state/vocabulary'
import { rollDice } from './dice'
import { advantageFacts, rerolls } from './rerolls'

/** The test that is helped with. */
interface Helped {
  attribute: Attribute
  skill: Skill
  proficiency: Proficiency | null
  see: 'all' | 'asked'
}

/** Allies make the same test; 4, 8, 12 or 16 of the best of them gives +1 to +4. The GM says who helps. */
const assisted = rule<Endurance, [Id, TestKey, Helped], readonly Part[]>(
  [],
  'assisted',
  function* (w, who, key, { attribute, skill, proficiency, see }) {
    if (!w.now.settings.assists) return []
    const allies = () =>
      Object.values(w.now.combatants)
        .filter(c => c.id !== who && isAble(c) && isOnField(w.now, c) && !areFoes(w.now, w.of(who), c))
        .map(c => c.id)
    if (allies().length === 0) return []
    w.enter('END-OPT-05')
    const bounds = { min: 0, max: allies().length }
    const helpers = yield* chooseSome('gm', 'assist.who', allies, bounds, {
      see: 'asked',
      facts: { who },
      default: [],
    })
    let best = 0
    for (const helper of helpers) {
      const dice = yield* rollDice(w, helper, `${key}.assist`, { attribute, skill }, { see })
      const bonus = proficiency ? w.of(helper).sheet.proficiencies[proficiency] : 0
      const parts = [...sick(w.of(helper)), ...dice.ruling]
      const luck = dice.luck >= 20 ? 4 : 0
      const sum = parts.reduce((n, one) => n + one.n, dice.faces[0] + dice.faces[1] + bonus + luck)
      best = Math.max(best, Math.min(4, Math.floor(sum / 4)))
    }
    return best > 0 ? [part(best, 'assist', 'END-OPT-05')] : []
  },
)

/** A test that is not an attack. */
export interface Test {
  attribute: Attribute
  skill: Skill
  proficiency: Proficiency | null
  /** Sources of advantage that come with what is tested. */
  advantage?: readonly Part[]
  /** What the total must reach, where it is known before. */
  against?: () => number
  /** The same where the asked one is not told: it says what is held against, and by which rule. Found out when it is rolled. */
  needs?: () => Part
  /** It needs a target, whom a blinded one cannot see. */
  aimed?: true
  /** Ally's help may be asked for [END-OPT-05]. */
  helped?: true
  /** Situational bonuses and penalties. */
  more?: readonly Part[]
  see: 'all' | 'asked'
}

/** What a test is rolled with, as an option states it: the sides of its dice and what is added to them. */
export function testFacts(
  c: Combatant,
  { attribute, skill, proficiency }: Pick<Test, 'attribute' | 'skill' | 'proficiency'>,
  more: readonly Part[],
): { dice: readonly number[]; adds: number } {
  const { attributes, skills } = c.sheet
  return { dice: [attributes[attribute], skills[skill]], adds: total(addsOf(c, proficiency, more)) }
}

/** What is added to the two dice, whatever they show. */
function addsOf(c: Combatant, proficiency: Proficiency | null, more: readonly Part[]): readonly Part[] {
  return [
    ...(proficiency ? [part(c.sheet.proficiencies[proficiency], proficiency, 'END-DICE-01')] : []),
    ...more,
    ...sick(c),
  ]
}

/** What a test gave: its total, and what it is made of. */
export interface Tested {
  total: number
  luck: number
  because: readonly Part[]
}

/**
 * Attribute die, skill die, at most one proficiency, and all bonuses and penalties; +4 when the luck die beside them comes
 * to 20 or more. Nothing is clamped.
 */
export const test = rule<Endurance, [Id, TestKey, Test], Tested>(
  ['END-DICE-01', 'END-DICE-11'],
  'test',
  function* (
    w,
    of,
    key,
    { attribute, skill, proficiency, advantage = [], against, needs, aimed = false, helped, more = [], see },
  ) {
    const sources = () => [...advantage, ...hampered(w.of(of), attribute, aimed)]
    const known = (): QuestionFacts => ({ ...advantageFacts(sources()), ...(against && { against: against() }) })
    const stated = (): Stated => ({
      ...(against && { against: part(against(), 'difficulty', 'END-DICE-11') }),
      ...(needs && { against: needs() }),
      adds: addsOf(w.of(of), proficiency, more),
    })
    const dice = yield* rollDice(w, of, key, { attribute, skill }, { see, known, stated })
    const faces = yield* rerolls(w, of, key, dice.sides, dice.faces, [...sources(), ...dice.advantage], see)
    const help = helped ? yield* assisted(w, of, key, { attribute, skill, proficiency, see }) : []
    const { sheet } = w.of(of)
    const because = [
      part(faces[0], attribute, 'END-DICE-01'),
      part(faces[1], skill, 'END-DICE-01'),
      ...(proficiency ? [part(sheet.proficiencies[proficiency], proficiency, 'END-DICE-01')] : []),
      ...more,
      ...help,
      ...sick(w.of(of)),
      ...dice.ruling,
      ...(dice.luck >= 20 ? [part(4, 'luck', 'END-DICE-02')] : []),
    ]
    return { total: total(because), luck: dice.luck, because }
  },
)
