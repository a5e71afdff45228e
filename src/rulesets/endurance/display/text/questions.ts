import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/sentences'
import { onlyFriends, type QuestionContext, type QuestionWords } from '~/table/words/textOf'
import { TEST_KEYS, type QuestionKey, type TestKey } from '../../state/questions'
import type { Endurance } from '../../state/types'
import { advantage } from './advantage'
import { count } from '../order'

type Question = QuestionContext<Endurance>
type Words = QuestionWords<Endurance>

const whereTo = ({ of, ask }: Question): [string, string] => [
  `${of}: where to?`,
  ask.kind === 'path' ? `Up to ${ask.budget} m.` : '',
]

const pushedWhere = ({ f, name }: Question): [string] => [`Where is ${name(f.who)} pushed?`]

/** What the roll of a test is called. */
const DICE_TITLES: Readonly<Record<TestKey, string>> = {
  attack: 'attack',
  dodge: 'dodge',
  fortify: 'fortify',
  resist: 'resist',
  resuscitate: 'resuscitate',
  kill: 'killing strike',
  task: 'short task',
}

/** The same question of several tests: `attack.dice`, `dodge.dice` … */
function ofEach<const K extends string, const Q extends string>(
  keys: readonly K[],
  question: Q,
  words: (key: K) => Words,
) {
  return Object.fromEntries(keys.map(key => [`${key}.${question}`, words(key)])) as Record<`${K}.${Q}`, Words>
}

/** What the prompt says, by the question. */
export const questions: Readonly<Record<QuestionKey, Words>> = {
  'begin.author': () => ['Who set off the combat?', 'A side goes first; one of its members starts with the deed.'],
  'begin.target': () => ['Whom did it aim at?', 'Their side goes second.'],
  'begin.next': () => ['Which side goes next?'],
  'begin.surprise': () => ['Has a side the advantage of surprise?'],
  'turn.pending': ({ of, f }) => [
    `${of}: go on with ${f.what ? asWord(f.what) : 'what was begun'}?`,
    `${count(Number(f.left), 'action')} to go.`,
  ],

  ...ofEach(TEST_KEYS, 'dice', key => ({ of, f, ask, name }) => [
    `${of}: ${DICE_TITLES[key]}${ask.kind === 'roll' && ask.stated?.target ? ` on ${name(ask.stated.target)}` : ''}`,
    [f.against === undefined ? '' : `Against ${asWord(f.against)}.`, advantage(f.sources)].filter(Boolean).join(' '),
  ]),
  ...ofEach(TEST_KEYS, 'assist.dice', () => 'assist'),
  ...ofEach(TEST_KEYS, 'reroll', () => ({ of, f }) => [
    `${of}: reroll a die?`,
    `The dice show ${list(f.faces)}. ${advantage(f.sources)} ${count(Number(f.left), 'reroll')} left.`,
  ]),
  ...ofEach(TEST_KEYS, 'rerolled', () => ({ of, f }) => [
    `${of}: roll again`,
    [rerolled(f), advantage(f.sources)].filter(Boolean).join(' '),
  ]),
  ...ofEach(TEST_KEYS, 'fate', key => ({ of, f }) => [`${of}: spend fate on the ${DICE_TITLES[key]}?`, shown(f.faces)]),
  ...ofEach(TEST_KEYS, 'assist.fate', () => ({ of, f }) => [`${of}: spend fate on assisting?`, shown(f.faces)]),
  'assist.who': ({ f, name }) => [`Who assists ${name(f.who)}?`, 'Each makes the same test; the best of them counts.'],

  'attack.target': ({ of, ask }) => [`${of}: attack whom?`, onlyFriends(ask)],
  'attack.weapon': 'with which weapon?',
  'attack.how': 'with which dice?',
  'attack.intercept': question => [
    `${question.of}: step in for ${question.name(question.f.target)}?`,
    `${attack(question)} ${reactions(question)}`,
  ],
  'attack.defend': question => [`${question.of}: dodge or parry?`, `${attack(question)} ${reactions(question)}`],
  'attack.pick': 'who is hit instead?',
  'attack.block': question => [
    `${question.of}: block the ${question.f.critical ? 'critical hit' : 'hit'}?`,
    `${question.f.raw === undefined ? '' : `${asWord(question.f.raw)} ${asWord(question.f.type)} damage. `}${reactions(question)}`,
  ],
  'intercept.where': pushedWhere,
  'dodge.after': ({ of }) => [`${of}: after the dodge`, 'Shift up to 1 m, take cover, drop prone: any of these.'],
  'dodge.shift': whereTo,
  'effect.fortify': question => [
    `${question.of}: fortify against the effect?`,
    `${effect(question)} ${reactions(question)}`,
  ],
  'effect.resist': question => [`${question.of}: resist the effect?`, `${effect(question)} ${reactions(question)}`],

  'conscious.fortify': question => [
    `${question.of}: stay conscious?`,
    `${asWord(question.f.missing)} health is missing. ${reactions(question)}`,
  ],
  'death.test': ({ of, f }) => [
    `${of}: make the luck test?`,
    `Not making it is death. The luck die must reach ${asWord(f.needed)}.`,
  ],
  'death.luck': ({ of, f }) => [`${of}: cheat death`, `The luck die must reach ${asWord(f.needed)}.`],
  'death.fate': ({ of, f }) => [`${of}: spend fate on the luck test?`, `The die shows ${list(f.faces)}.`],
  'damage.fate': ({ of, f }) => [`${of}: spend fate on the damage?`, `${asWord(f.taken)} damage would come through.`],
  'fate.on': 'spend fate on what?',

  'move.path': whereTo,
  'sprint.path': whereTo,
  'step.path': whereTo,
  'move.on': ({ of, f }) => [`${of}: go on?`, `${asWord(f.left)} m are left.`],
  'move.anew': ({ of, ask }) => [`${of}: where to from here?`, ask.kind === 'path' ? `Up to ${ask.budget} m.` : ''],
  'move.aside': pushedWhere,

  'command.ally': 'command whom?',
  'command.action': ({ of }) => [`${of}: do what?`, 'One action, now.'],
  'ready.action': 'ready which action?',
  'ready.watch': 'set off by what?',
  'ready.trigger': 'what sets it off?',
  'ready.use': ({ of, f }) => [`${of}: carry out the readied action?`, asWord(f.trigger)],
  'ready.now': question => [
    `Does ${question.name(question.f.by)}'s attack on ${question.name(question.f.target)} set anything off?`,
    waiting(question),
  ],
  'ready.where': question => [
    `Does ${question.name(question.f.mover)}'s way set off ${question.name(question.f.who)}?`,
    waiting(question),
  ],
  'brandish.items': 'hold what?',
  'interact.with': 'use what?',
  'interact.what': 'use what?',
  'drop.item': 'drop what?',
  'reload.item': 'reload what?',
  'resuscitate.patient': 'resuscitate whom?',
  'kill.victim': 'kill whom?',
  'maneuver.which': 'which maneuver?',
  'extended.what': ({ f, name }) => [`What does ${name(f.who)} begin?`, 'Something that takes longer than a turn.'],
  'extended.actions': ({ f, name }) => [
    `How many actions does it take ${name(f.who)}?`,
    'An action is 2 seconds: 3 are a round, 30 a minute, 1800 an hour.',
  ],
  'extended.test': ({ f, name }) => [
    `Does ${f.what ? asWord(f.what) : 'it'} need a test?`,
    `${name(f.who)} has spent all the time it takes.`,
  ],
  'task.attribute': 'with which attribute?',
  'task.skill': 'with which skill?',
  'task.proficiency': 'with which proficiency?',
  'task.difficulty': () => [
    'How difficult is the task?',
    'Simple 4, standard 6, moderate 8, challenging 10, complex 12, and up by 2.',
  ],
}

/** "Roland attacks with spear, unseen, flanking." */
function attack({ f, name }: Question): string {
  const how = `${f.sneak ? ', unseen' : ''}${f.flank ? ', flanking' : ''}`
  return `${name(f.by)} attacks with ${asWord(f.weapon).toLowerCase()}${how}.`
}

/** What there is to react with: "Reactions left: 1. Stamina 4 of 5." */
function reactions({ f, ask, s }: Question): string {
  const { stamina, focus } = s.combatants[ask.of]?.sheet ?? {}
  const pool = ask.key === 'effect.resist' ? focus : stamina
  const points = pool ? ` ${ask.key === 'effect.resist' ? 'Focus' : 'Stamina'} ${pool.cur} of ${pool.max}.` : ''
  return `${left(f)}${points}`
}

function left(f: Question['f']): string {
  return f.free
    ? `Reactions left: ${asWord(f.reactions)}, and this one is free.`
    : `Reactions left: ${asWord(f.reactions)}.`
}

/** "Roland's Trip: prone, at 14." */
function effect({ f, name }: Question): string {
  const maneuver = f.maneuver === undefined ? '' : `${name(f.by)}'s ${asWord(f.maneuver)}: `
  return `${maneuver}${asWord(f.condition)}, at ${asWord(f.total)}.`
}

/** "Reroll 2 of 3: the skill die, which shows 4." */
function rerolled({ nth, of, die, shows }: Question['f']): string {
  if (shows === undefined) return ''
  const which = of === 1 ? 'The' : `Reroll ${asWord(nth)} of ${asWord(of)}: the`
  return `${which} ${asWord(die)} die, which shows ${asWord(shows)}.`
}

/** "Boudica waits: when the door opens." */
function waiting({ f: { triggers }, name }: Question): string {
  if (typeof triggers !== 'object' || triggers === null) return ''
  return Object.entries(triggers)
    .map(([id, words]) => `${name(id)} waits${words ? `: ${asWord(words)}` : ''}.`)
    .join(' ')
}

const shown = (faces: Json | undefined): string => `The dice show ${list(faces)}.`

const list = (value: Json | undefined): string =>
  Array.isArray(value)
    ? value
        .map(asWord)
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1')
    : ''
