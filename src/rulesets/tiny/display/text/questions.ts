import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import { inFeet } from '~/table/words/inFeet'
import { capital } from '~/table/words/sentences'
import type { Putting, QuestionWords } from '~/table/words/textOf'
import { AVERAGE, DIFFICULT, EASY, TRIVIAL } from '../../dice/testRoll'
import { titled } from '../../sheet/fields'
import type { QuestionKey } from '../../state/questions'
import type { Tiny } from '../../state/types'
import { parts } from './parts'

type Question = Putting<Tiny>

/** What the number on the dice is called. */
const LADDER: Readonly<Record<number, string>> = {
  [TRIVIAL]: 'trivial',
  [EASY]: 'easy',
  [AVERAGE]: 'average',
  [DIFFICULT]: 'difficult',
}

const whereTo = ({ of, ask }: Question): [string, string?] => [
  `${of}: where to?`,
  ask.kind === 'path' ? `Up to ${inFeet(ask.budget)}.` : '',
]

/** A Test: what is tried, and against what. */
const tries =
  (what: (question: Question) => string) =>
  (question: Question): [string, string] => [`${question.of}: ${what(question)}`, onLadder(question)]

/** What the prompt says, by the question. */
export const questions: Readonly<Record<QuestionKey, QuestionWords<Tiny>>> = {
  'initiative.dice': () => ['Initiative', 'The dice are added; the highest goes first.'],
  'initiative.again': () => ['Initiative: a tie', 'Only those who are tied roll again.'],
  'attack.target': 'attack whom?',
  'attack.dice': tries(({ f, name }) => `attack ${name(f.target)}`),
  'attack.critical': ({ of, f }) => [
    `${of}: a critical?`,
    `Both dice added: ${asWord(f.least)} or more makes it ${asWord(f.critical)} damage, otherwise ${asWord(f.plain)}.`,
  ],
  'attack.armour': ({ of, f }) => [
    `${of}: through the armour?`,
    `The attack once more: a ${asWord(f.needed)} or more. Through: ${asWord(f.through)} damage, held: ${asWord(f.held)}.`,
  ],
  'evade.dice': question => {
    const { of, f, name } = question
    return [`${of}: evade`, `${name(f.by)} hits${weaponWords(f.weapon)}. ${onLadder(question)}`]
  },
  'extricate.dice': tries(() => 'get away'),
  'stabilize.dice': tries(() => 'live or die'),
  'sneak.dice': tries(() => 'sneak'),
  'medic.dice': tries(({ f, name }) => `tend ${name(f.patient)}`),
  'save.dice': tries(({ f }) => `${asWord(f.save)} save`),
  'other.what': ({ of }) => [`${of}: what is tried?`, 'The dice and the difficulty are set with the roll.'],
  'other.dice': tries(({ f }) => asWord(f.what) || 'other Test'),
  'attend.patient': 'attend whom?',
  'end.patient': 'attend whom?',
  'rest.medic': ({ f, name }) => [`Who tends ${name(f.patient)} before the sleep?`],
  'wield.what': 'take what in hand?',
  'armour.which': 'wear what?',
  'advanceAttack.path': whereTo,
  'advance.path': whereTo,
  'move.path': whereTo,
  'extricate.path': whereTo,
  'shoot.path': whereTo,
  'strikeFallen.path': whereTo,
  'sneak.path': whereTo,
  'attend.path': whereTo,
}

/** "3 dice, with advantage; average: a 5 or more." */
function onLadder({ ask }: Question): string {
  if (ask.kind !== 'roll') return ''
  const at = (key: string) => ask.knobs?.find(knob => knob.key === key)?.default ?? 0
  const needed = Math.min(DIFFICULT, Math.max(TRIVIAL, at('difficulty') + at('steps')))
  const mode = ask.dice.length === 3 ? 'With advantage; ' : ask.dice.length === 1 ? 'At disadvantage; ' : ''
  const words = `${mode}${LADDER[needed] ?? ''}: any die ${needed} or more.${sourceWords(ask.facts?.sources)}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** " Helped by mastery, hindered by heavy armour." */
function sourceWords(sources: Json | undefined): string {
  const list = Array.isArray(sources) ? (sources as readonly { of: string; n: number }[]) : []
  const named = (sign: 1 | -1) =>
    list
      .filter(({ n }) => n * sign > 0)
      .map(({ of }) => (parts[of] ?? titled(of)).toLowerCase())
      .join(', ')
  const [good, bad] = [named(1), named(-1)]
  const said = [good && `helped by ${good}`, bad && `hindered by ${bad}`].filter(Boolean).join(', ')
  return said === '' ? '' : ` ${capital(said)}.`
}

/** " with bare hands", " with sword". */
export const weaponWords = (weapon: Json | undefined): string =>
  weapon === '' || weapon === undefined ? ' with bare hands' : ` with ${asWord(weapon).toLowerCase()}`
