import { describe, expect, test } from 'vitest'
import type { Asked } from '~/engine/questions'
import type { RulesetTypes, Snapshot } from '~/engine/snapshot'
import { asWord } from './sentences'
import { namesOf, textOf, titleOf } from './textOf'

const s = {
  combatants: { c1: { id: 'c1', name: 'Roland' }, c2: { id: 'c2', name: 'Boudica' } },
  sides: { s1: { id: 's1', name: 'Heroes' } },
} as unknown as Snapshot<RulesetTypes>

const text = textOf({
  refusals: {
    spent: ({ with: f }, name) => `${name(f.who)} has no ${asWord(f.of)} left.`,
    notBegun: () => 'Not before the fight.',
  },
  questions: {
    'attack.target': 'attack whom?',
    'fight.over': 'Is the fight over?',
    'guard.who': ({ of, f, name }) => [`${of}: guard ${name(f.who)}?`, 'It costs the turn.'],
    'begin.side': () => ['Who begins?'],
  },
  optionsOf: { 'gear.what': (id, { f }) => (id === '0' ? `${asWord(f.first)}, in hand` : undefined) },
  options: { none: 'Nobody', 'guard.who.none': 'Stay out of it' },
  dice: ({ dice }, { f }) => dice.map(sides => `d${sides} ${asWord(f.ability)}`),
  log: { falls: (f, name) => `${name(f.who)} falls.` },
  parts: { str: 'STR' },
  actions: [{ type: 'attack', name: 'Attack' }],
  commands: { rest: 'A rest', harm: (given, name) => `${namesOf(given.who, name)}: harmed` },
  toggles: [],
})

const asked = (key: string, more: object = {}): Asked =>
  ({ key, of: 'c1', kind: 'choice', options: [], see: 'asked', ...more }) as unknown as Asked

describe('refusals', () => {
  test('are said with their facts and with names of combatants, sides or nobody known', () => {
    const spent = (who: string) => text.reason({ rule: 'X-01', code: 'spent', with: { who, of: 'mana' } }, s)
    expect([spent('c1'), spent('s1'), spent('c9')]).toEqual([
      'Roland has no mana left.',
      'Heroes has no mana left.',
      'Somebody has no mana left.',
    ])
  })

  test("the ruleset's own sentence goes before the table's; a code without any is shown as it is", () => {
    const say = (code: string) => text.reason({ rule: 'table', code }, s)
    expect([say('notBegun'), say('begun'), say('odd')]).toEqual([
      'Not before the fight.',
      'Combat has already begun.',
      'Not possible (odd).',
    ])
  })
})

describe('questions', () => {
  test('words alone stand behind the name of whoever decides', () => {
    expect(text.ask(asked('attack.target'), s)).toEqual({ title: 'Roland: attack whom?', detail: '' })
  })

  test('words with a capital stand alone when it is for the GM', () => {
    expect(text.ask(asked('fight.over', { of: 'gm' }), s).title).toBe('Is the fight over?')
    expect(text.ask(asked('fight.over'), s).title).toBe('Roland: Is the fight over?')
    expect(titleOf('attack whom?', { ask: asked('x', { of: 'gm' }), of: 'GM' })).toBe('GM: attack whom?')
  })

  test('sentences are made of what the asked one knows; without a detail it is empty', () => {
    expect(text.ask(asked('guard.who', { facts: { who: 'c2' } }), s)).toEqual({
      title: 'Roland: guard Boudica?',
      detail: 'It costs the turn.',
    })
    expect(text.ask(asked('begin.side', { of: 'gm' }), s)).toEqual({ title: 'Who begins?', detail: '' })
  })

  test('a roll without words of its own is a roll', () => {
    expect(text.ask(asked('odd.dice', { kind: 'roll', dice: [6] }), s).title).toBe('Roland: roll')
  })
})

test.each([
  ['gear.what', '0', 'axe, in hand', 'by the question, where it knows the thing'],
  ['gear.what', 'odd', 'Odd', 'else as everywhere'],
  ['guard.who', 'none', 'Stay out of it', 'by question and value, before the value alone'],
  ['attack.target', 'none', 'Nobody', 'by the value'],
  ['attack.target', 'c2', 'Boudica', 'by the name of a combatant'],
  ['begin.side', 's1', 'Heroes', 'by the name of a side'],
])('an option of %s, %s, is called "%s": %s', (key, value, label) => {
  expect(text.option(asked(key, { facts: { first: 'axe' } }), value, s)).toBe(label)
})

test('what an answer costs and does is said where it has a stake, its effect where the question has words for it', () => {
  const staked = textOf({
    refusals: {},
    questions: {},
    optionsOf: {},
    options: {},
    dice: () => [],
    log: {},
    parts: {},
    actions: [],
    commands: {},
    toggles: [],
    free: { skill: 'by a skill' },
    effects: { 'attack.target': (effect, { value, of }) => `${of} on ${asWord(value)}: ${asWord(effect.hit)}` },
  })
  const stake = (key: string, given?: object) => staked.stake(asked(key), { value: 'c2', ...given } as never, s)
  const cost = [{ of: 'mana', n: 2, left: 0 }]
  expect(stake('attack.target')).toEqual({ cost: '', effect: '' })
  expect(stake('attack.target', { stake: { cost, effect: { hit: '5+' } } })).toEqual({
    cost: '2 mana',
    effect: 'Roland on c2: 5+',
  })
  expect(stake('attack.target', { stake: { cost: [], why: 'skill' } })).toEqual({
    cost: 'free: by a skill',
    effect: '',
  })
  expect(stake('odd', { stake: { cost, effect: { hit: '5+' } } })).toEqual({ cost: '2 mana', effect: '' })
})

test('only dice have labels of dice', () => {
  const roll = { kind: 'roll', dice: [20, 6], facts: { ability: 'AGI' } }
  expect(text.dice(asked('save.dice', roll), s)).toEqual(['d20 AGI', 'd6 AGI'])
  expect(text.dice(asked('attack.target'), s)).toEqual([])
})

test("the log says the ruleset's events, then the table's, and names what nobody has words for", () => {
  const line = (type: string, f: object) => text.event({ type, with: { ...f } }, id => (id === 'c1' ? 'Roland' : id))
  expect([line('falls', { who: 'c1' }), line('joined', { who: 'c1' }), line('odd', {})]).toEqual([
    'Roland falls.',
    'Roland joins.',
    'odd',
  ])
})

test('a part of a total is called by its table, else by its own name with a capital', () => {
  const part = (of: string) => text.part({ n: 1, of, rule: 'X-01' })
  expect([part('str'), part('cover')]).toEqual(['STR', 'Cover'])
  expect(text.part({ n: 1, of: 'd6', rule: '' }), 'that of the table’s own rolls by the table').toBe('d6')
})

test('the undo button names an action with its doer, other commands by their words, those of the table by its own', () => {
  const name = (id: string) => ({ c1: 'Roland', c2: 'Boudica' })[id] ?? 'Somebody'
  const command = (type: string, by: string, given: object = {}) => text.command({ type, by, with: { ...given } }, name)
  expect([
    command('attack', 'c1'),
    command('attack', 'gm'),
    command('rest', 'gm'),
    command('harm', 'gm', { who: ['c1', 'c2'] }),
    command('odd', 'gm'),
  ]).toEqual(['Roland: Attack', 'GM: Attack', 'A rest', 'Roland, Boudica: harmed', 'odd'])
})

test('a ruleset may word its actions and spell its words otherwise', () => {
  const other = textOf({
    refusals: {},
    questions: {},
    optionsOf: {},
    options: {},
    dice: () => [],
    log: {},
    parts: {},
    actions: [{ type: 'attack', name: 'Attack' }],
    acted: (by, action) => `${action} by ${by}`,
    commands: {},
    toggles: [],
    spelled: word => `<${word}>`,
  })
  expect(other.command({ type: 'attack', by: 'c1' }, () => 'Roland')).toBe('Attack by Roland')
  expect(other.option(asked('any'), 'bare', s)).toBe('<bare>')
})
