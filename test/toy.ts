import {
  choose,
  chooseSome,
  number,
  part,
  reason,
  roll,
  rollRequest,
  rollTogether,
  rollWithKnobs,
  rule,
  text,
} from '~/engine'
import type { Proc, Ruleset, RulesetTypes, Snapshot, World } from '~/engine'

/** A made-up system, small enough to see through: hit points, and a strike that may be answered. */
export interface Toy extends RulesetTypes {
  settings: { hard: boolean }
  side: Record<string, never>
  sheet: { hp: number; max: number; shield: boolean }
  turn: { round: number }
  board: { map: string; doors: Record<string, never> }
  terrain: null
}

const strike = rule<Toy, [string], 'missed' | 'hit'>(['TOY-ATK-01'], 'strike', function* (w, by) {
  const target = yield* choose(by, 'strike.target', () =>
    Object.keys(w.now.combatants).filter(id => id !== by && w.of(id).sheet.hp > 0),
  )
  w.emit({ type: 'strikes', with: { by, target }, shared: { by, target } })
  const { faces, set } = yield* rollWithKnobs(
    w,
    by,
    'strike.dice',
    [{ key: 'bonus', options: [-1, 0, 1], default: 0 }],
    () => [6, 6],
  )
  const because = [...faces.map(face => part(face, 'die', 'TOY-ATK-02')), part(set.bonus ?? 0, 'ruling', 'TOY-ATK-03')]
  const sum = because.reduce((n, p) => n + p.n, 0)
  w.emit({ type: 'rolled', with: { total: sum }, because })
  const answer = yield* choose(
    target,
    'strike.answer',
    () => [
      'none' as const,
      { value: 'shield' as const, ...(w.of(target).sheet.shield ? {} : { whyNot: reason('TOY-DEF-01', 'noShield') }) },
    ],
    { default: 'none' },
  )
  if (answer === 'shield') return 'missed'
  w.edit(target).sheet.hp = Math.max(0, w.of(target).sheet.hp - sum)
  w.emit({ type: 'hurt', with: { target, left: w.of(target).sheet.hp } })
  return 'hit'
})

/** Everything that can be asked, one after the other. */
const survey = rule<Toy, [], void>([], 'survey', function* (w) {
  const some = yield* chooseSome('gm', 'survey.some', () => ['a', 'b', 'c'], { min: 1, max: 2 })
  const many = yield* number('gm', 'survey.number', () => ({ min: 1, max: 3 }))
  const words = yield* text('gm', 'survey.text', 5)
  const faces = yield* rollTogether('survey.rolls', () => [
    rollRequest('c1', 'survey.one', [6]),
    rollRequest('c2', 'survey.two', [8]),
  ])
  const [last = 0] = yield* roll('gm', 'survey.last', () => [4])
  w.emit({ type: 'surveyed', with: { some, many, words, faces: faces.flat(), last } })
})

/** A blow that somebody may step into: a rule of its own, in the middle of another. */
const shove = rule<Toy, [string], void>(['TOY-SHOVE-01'], 'shove', function* (w, by) {
  yield* stepIn(w)
  const [face = 0] = yield* roll(by, 'shove.dice', () => [6])
  w.enter('TOY-SHOVE-02')
  w.emit({ type: 'shoved', with: { by, face } })
  yield* stepIn(w)
  w.emit({ type: 'stands', with: { by } })
})

const stepIn = rule<Toy, [], void>(['TOY-STEP-01'], 'stepIn', function* (w) {
  yield* strength(w)
  yield* choose('gm', 'shove.stepIn', () => ['no', 'yes'])
})

/** Works something out, and asks nobody. */
const strength = rule<Toy, [], void>(['TOY-STEP-02'], 'strength', function* () {})

/** Gives somebody a point, without asking. */
function* bless(w: World<Toy>, who: string): Proc<void> {
  w.edit(who).sheet.hp++
  w.emit({ type: 'blessed', with: { who } })
}

type ToyRules = Pick<Ruleset<Toy>, 'id' | 'version' | 'name'> & {
  state: Pick<Ruleset<Toy>['state'], 'declared' | 'problem'>
  commands: Pick<Ruleset<Toy>['commands'], 'procedures' | 'after' | 'offers'>
}

export const toy: ToyRules = {
  id: 'toy',
  version: 1,
  name: 'Toy',
  state: {
    declared: { settings: {}, sheet: {} },
    problem: snapshot => {
      const broken = Object.values((snapshot as Snapshot<Toy>).combatants).find(c => c.sheet.hp > c.sheet.max)
      return broken && `${broken.id}: ${broken.sheet.hp} is above ${broken.sheet.max}`
    },
  },
  commands: {
    procedures: {
      strike: (w, { by }) => strike(w, by),
      survey: w => survey(w),
      shove: (w, { by }) => shove(w, by),
      bless: (w, command) => bless(w, JSON.stringify(command.with?.who).replaceAll('"', '')),
      echo: function* (w, { by, with: given }) {
        yield* w.carryOut(JSON.stringify(given?.type).replaceAll('"', ''), by)
        w.emit({ type: 'echoed', with: { by } })
      },
      end: function* (w) {
        w.set({ phase: 'over' })
      },
      forget: function* (w) {
        strike(w, 'c1')
      },
    },
    after: function* (w) {
      for (const c of Object.values(w.now.combatants))
        if (c.sheet.hp === 0 && !c.gone) {
          w.edit(c.id).gone = true
          w.emit({ type: 'down', with: { who: c.id } })
        }
    },
    offers: (s, _terrain, of) => {
      const offer = (type: string) => ({
        command: { type, by: of },
        name: type,
        group: 'main' as const,
        cost: '',
        hotkey: '',
      })
      if (of === 'gm') return ['survey', 'bless', 'forget'].map(offer)
      const down = s.combatants[of]?.gone
      return [{ ...offer('strike'), ...(down && { whyNot: reason('TOY-TURN-01', 'down', { who: of }) }) }]
    },
  },
}

export const toyRules = toy as unknown as Ruleset<Toy>

/** Two or three of them, ready. */
export function toyTable(count = 2): Snapshot<Toy> {
  const ids = Array.from({ length: count }, (_, i) => `c${i + 1}`)
  const combatant = (id: string) => ({
    id,
    name: id.toUpperCase(),
    letter: id,
    side: 's',
    cell: null,
    known: 'named' as const,
    gone: false,
    notes: '',
    sheet: { hp: 10, max: 20, shield: id === 'c2' },
  })
  return {
    rules: { id: 'toy', version: 1 },
    settings: { hard: false },
    phase: 'combat',
    sides: { s: { id: 's', name: 'S', badge: 0, show: 'exact', more: {} } },
    combatants: Object.fromEntries(ids.map(id => [id, combatant(id)])),
    things: {},
    effects: {},
    turn: { round: 1 },
    board: { map: 'm', doors: {} },
    nextId: count + 1,
  }
}
