import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say, sayAs } from '../state/events'
import { choose, number } from '../state/questions'
import type { Endurance } from '../state/types'
import { ATTRIBUTES, PROFICIENCIES, SKILLS } from '../state/vocabulary'
import { test } from './testRoll'

/** A short task: a test of the GM's choice. */
export const shortTask = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-16'],
  'shortTask',
  function* (w, who) {
    yield* taskTest(w, who)
  },
)

/** What a task is tested with, against the GM's difficulty, which stays secret until the result is out. */
const taskTest = rule<Endurance, [Id], void>(['END-DICE-15'], 'taskTest', function* (w, who) {
  const see = 'asked' as const
  const attribute = yield* choose(who, 'task.attribute', () => ATTRIBUTES, { see, default: 'intellect' })
  const skill = yield* choose(who, 'task.skill', () => SKILLS, { see, default: 'handling' })
  const proficiency = yield* choose(who, 'task.proficiency', () => ['none', ...PROFICIENCIES], {
    see,
    default: 'none',
  })
  const difficulty = yield* number('gm', 'task.difficulty', () => ({ min: 1, max: 40 }), { see, default: 6 })
  const { total, because } = yield* test(w, who, 'task', {
    attribute,
    skill,
    proficiency: proficiency === 'none' ? null : proficiency,
    helped: true,
    see,
  })
  const done = total >= difficulty
  say(w, 'task', { who }, { done }, { total, difficulty }, because)
})

/** The whole time of an extended action has been spent: what it was for comes now, after a test where the GM wants one. */
export const extendedAction = rule<Endurance, [Id, { readonly [key: string]: string }], void>(
  ['END-ACT-20'],
  'extendedAction',
  function* (w, who, { what = '' }) {
    sayAs(w, 'extended', w.of(who), { who, what }, { who })
    const how = yield* choose('gm', 'extended.test', () => ['none', 'test'], {
      see: 'asked',
      facts: { who, what },
      default: 'none',
    })
    if (how === 'test') yield* taskTest(w, who)
  },
)
