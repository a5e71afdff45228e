import { describe, expect, it } from 'vitest'
import { begin, hallowedTable, initiative } from '../../../test/parties/hallowed'
import { begin as beginEndurance, enduranceTable } from '../../../test/parties/endurance'
import { murdhamTable } from '../../../test/parties/murdham'
import type { Table } from '../../../test/table'
import type { FieldTree } from '~/engine/fields'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { valueAt } from '../creatures/setField'
import type { FightView } from '../session/fightView'
import { creatureOf, heroOf, type FightGiven } from './fromFight'
import { copiesOf, creatureJoiners, heroJoiners, joinList } from './intoFight'
import { sheetAs, type SheetRules } from './sheetAs'

type Path = readonly string[]
const everySystem = await Promise.all(rulesets.map(async one => [one.id, (await one.load()).state] as const))

/** Places of a sheet that are declared in no way, or whose usual value is not that of a new creature. */
function undeclared(tree: FieldTree, value: object, path: Path = []): string[] {
  return Object.entries(value).flatMap(([name, one]) => {
    const place = [...path, name].join('.')
    const field = Object.hasOwn(tree, name) ? tree[name]! : undefined
    if (!field) return [`${place} is declared in no way`]
    if ('parts' in field) {
      const inside: object[] = field.each ? Object.values((one ?? {}) as object) : one === null ? [] : [one as object]
      return inside.flatMap(each => undeclared(field.parts, each, [...path, name]))
    }
    if (field.usual === undefined && field.lasts !== 'creature') return [`${place} has no usual value`]
    return []
  })
}

/** The fields of a new creature that a fight changes, with the places where they stand. */
function marks(tree: FieldTree, value: object, path: Path = []): { path: Path; lasts: string }[] {
  return Object.entries(value).flatMap(([name, one]) => {
    const field = tree[name]!
    if (!('parts' in field)) return field.lasts === 'creature' ? [] : [{ path: [...path, name], lasts: field.lasts }]
    if (typeof one !== 'object' || one === null) return []
    if (!field.each) return marks(field.parts, one as object, [...path, name])
    return Object.entries(one as object).flatMap(([key, each]) =>
      marks(field.parts, each as object, [...path, name, key]),
    )
  })
}

/** What may stand in a field that a fight has changed; of these the rules find one sound. */
const CHANGED: readonly unknown[] = [
  true,
  1,
  2,
  'c4',
  ['c4'],
  ['A'],
  'named',
  'dying',
  'spent',
  'broken',
  { main: true, off: false },
  { type: 'attack', paid: 1, total: 2, with: {} },
  { type: 'attack', watch: 'words', trigger: 'a door' },
  { value: 1, act: 'attack', means: '', mod: 0, words: '' },
  { successes: 0, stage: 'holding' },
  [{ from: 'c4', are: [] }],
  [{ n: 1, words: 'an injury', permanent: false }],
  [{ types: ['slashing'], amount: 1, round: 1, source: '', healed: false }],
  [{ state: 'blinded', cause: '', modifiers: [] }],
  [
    {
      table: 'blunt',
      row: 1,
      name: 'a cut',
      side: null,
      abilityDamage: [],
      skillPenalties: [],
      effects: [],
      text: '',
      woundAmount: 0,
      healed: false,
    },
  ],
]

function withAt(sheet: object, path: Path, value: unknown): object {
  const copy = structuredClone(sheet)
  Reflect.set(valueAt(copy, path.slice(0, -1)) as object, path.at(-1)!, value)
  return copy
}

/** A creature on which a fight has left everything that it can leave, though its pools are full. */
function spent({ declared, sheet: rules }: SheetRules) {
  let sheet: object = rules.blank()
  const changed = marks(declared.sheet, sheet)
  for (const { path } of changed) {
    const was = JSON.stringify(valueAt(sheet, path))
    const tried = CHANGED.map(value => withAt(sheet, path, value)).find(
      one => JSON.stringify(valueAt(one, path)) !== was && rules.problem(one) === undefined,
    )
    expect(tried, `something for ${path.join('.')}`).toBeDefined()
    sheet = tried!
  }
  return { sheet, changed }
}

const hurtOf = (sheet: object, { fields }: SheetRules['sheet']) => {
  const short = structuredClone(sheet)
  for (const { kind, path } of fields(short)) {
    if (kind.type !== 'pool') continue
    const pool = valueAt(short, path) as { cur: number; max: number }
    pool.cur = Math.min(pool.cur, Math.max(0, pool.max - 1))
  }
  return short
}

describe.each(everySystem)('of %s', (_, rules) => {
  it('every field of every sheet is declared: of the creature, or left on it for so long', () => {
    const { declared, sheet } = rules
    for (const make of [sheet.blank, ...Object.values(sheet.presets)])
      expect(undeclared(declared.sheet, make())).toEqual([])
    const { status: _status, ...fewer } = declared.sheet
    expect(undeclared(fewer, sheet.blank()), 'a planted gap is found').toEqual(['status is declared in no way'])
    const changed = marks(declared.sheet, sheet.blank())
    expect(changed.some(({ lasts }) => lasts === 'fight')).toBe(true)
    for (const { path } of changed)
      if (path[0] === 'status')
        expect(valueAt(sheet.blank(), path)).toEqual(valueAt(sheetAs(sheet.blank(), 'rested', rules), path))
  })

  it.each(['copy', 'rested'] as const)('a whole creature is as new as a %s, whatever a fight has left on it', as => {
    const { sheet } = spent(rules)
    expect(sheetAs(sheet, as, rules)).toEqual(rules.sheet.blank())
  })

  it('one that stands as the fight left it keeps what hurts it while it is hurt, and nothing of that fight', () => {
    const { sheet, changed } = spent(rules)
    const hurt = hurtOf(sheet, rules.sheet)
    const stands = sheetAs(hurt, 'stands', rules)
    for (const { path, lasts } of changed)
      expect(valueAt(stands, path), `${path.join('.')}: ${lasts}`).toEqual(
        valueAt(lasts === 'fight' ? rules.sheet.blank() : hurt, path),
      )
    const whole = sheetAs(sheet, 'stands', rules)
    for (const { path, lasts } of changed)
      expect(valueAt(whole, path), `whole, ${path.join('.')}: ${lasts}`).toEqual(
        valueAt(lasts === 'rest' ? sheet : rules.sheet.blank(), path),
      )
    expect(sheetAs(hurt, 'rested', rules)).toEqual(rules.sheet.blank())
  })
})

/** The table of a test as the store has it, with somebody of it. */
function given<R extends TableTypes>(t: Table<R>, who: string) {
  const fight = { name: 'The hall', ruleset: t.ruleset, state: t.state, map: { id: 'm', name: 'Hall', grid: t.map } }
  const known = fight as unknown as FightGiven
  const view = { ruleset: t.ruleset, snapshot: t.state, terrain: t.terrain, map: t.map } as unknown as FightView
  const one = known.state.combatants[who]!
  return { known, view, one, rules: known.ruleset.state, side: known.state.sides[one.side]! }
}

/** Kept in the library and added again, as one of its kind. */
function keptAgain<R extends TableTypes>(t: Table<R>, who: string) {
  const { known, view, one, rules, side } = given(t, who)
  const kept = creatureOf(one, known)
  const entry = { ...kept, notes: '' } as Parameters<typeof creatureJoiners>[0]
  return joinList(view, creatureJoiners(entry, { count: 1, isHidden: false }, rules), side)
}

function duplicated<R extends TableTypes>(t: Table<R>, who: string) {
  const { view, one, rules, side } = given(t, who)
  return joinList(view, copiesOf(one, 1, rules), side)
}

describe('reinforcements in a running fight of Hallowed Earth', () => {
  const running = () => {
    const { t, heroes, monsters, put } = hallowedTable()
    put('Kara', heroes, [1, 1])
    const orc = put('Orc', monsters, [6, 1])
    begin(t, 3, 4)
    return { t, orc }
  }

  it.each([
    ['a copy', duplicated],
    ['one that was kept and comes again', keptAgain],
  ])('%s rolls an initiative of its own at once HAL-INIT-12', (_, list) => {
    const { t, orc } = running()
    expect(t.sheet(orc).fight.base).not.toBeNull()
    t.do('join', 'gm', { list: list(t, orc), 'begin.surprised': [] })
    const fresh = Object.keys(t.state.combatants).at(-1)!
    expect(t.open.map(({ key, of }) => [key, of])).toEqual([['initiative.die', fresh]])
    initiative(t, 9)
    expect(t.sheet(fresh).fight.base).not.toBeNull()
    t.fork()
  })

  it('the dead that are kept come again alive, without injuries; a copy of the dead is as dead', () => {
    const { t, orc } = running()
    t.do('adjust', 'gm', { who: [orc], pool: 'wounds', by: -99 })
    t.set(orc, ['injuries'], [{ types: ['slashing'], amount: 10, round: 1, source: 'sword', healed: false }])
    expect(t.sheet(orc).status.dead).toBe(true)
    const [kept] = keptAgain(t, orc) as unknown as { sheet: ReturnType<typeof t.sheet> }[]
    expect(kept!.sheet).toMatchObject({ status: { dead: false, prone: false }, injuries: [] })
    expect(kept!.sheet.wounds.cur).toBe(kept!.sheet.wounds.max)
    const [copy] = duplicated(t, orc) as unknown as { sheet: ReturnType<typeof t.sheet> }[]
    expect(copy!.sheet).toMatchObject({ status: { dead: true }, injuries: [{ amount: 10 }] })
  })
})

describe('what belongs to one fight of Endurance', () => {
  it('a copy has readied nothing, guards nothing and has nothing pending', () => {
    const { t, heroes, guards, put } = enduranceTable()
    put('Roland', heroes, [1, 1])
    const guard = put('Guard', guards, [6, 1])
    beginEndurance(t)
    t.set(guard, ['status', 'readied'], { type: 'attack', watch: 'words', trigger: 'the door' })
    t.set(guard, ['status', 'pending'], { type: 'reload', paid: 1, total: 2, with: {} })
    t.set(guard, ['status', 'guarding'], true)
    t.set(guard, ['stamina', 'cur'], 3)
    const [copy] = duplicated(t, guard) as unknown as { sheet: ReturnType<typeof t.sheet> }[]
    expect(copy!.sheet.status).toEqual(t.ruleset.state.sheet.blank().status)
    expect(copy!.sheet.stamina.cur).toBe(3)
  })

  it('a hero who was hidden from somebody is hidden from nobody in the next fight', () => {
    const { t, heroes, guards, put } = enduranceTable()
    const roland = put('Roland', heroes, [1, 1])
    const guard = put('Guard', guards, [6, 1])
    t.set(roland, ['status', 'hiddenFrom'], [guard])
    const { known, one, rules } = given(t, roland)
    const home = heroOf(one, known, 'h1')
    expect(home.sheet).toMatchObject({ status: { hiddenFrom: [] } })
    // One that an older version has kept still names the guard.
    const older = { ...home, sheet: { ...one.sheet } } as typeof home
    for (const as of ['stands', 'rested'] as const)
      expect(heroJoiners([older], as, rules)[0]!.sheet).toMatchObject({ status: { hiddenFrom: [] } })
  })
})

it('a copy of one that hides in Murdham stands in the open, known as the other was before it hid', () => {
  const { t, heroes, foes, put } = murdhamTable()
  put('Ada', heroes, [1, 1])
  const bandit = put('Bandit', foes, [6, 1])
  t.set(bandit, ['status', 'hiddenFrom'], [heroes])
  expect(t.state.combatants[bandit]!.known).toBe('absent')
  const [copy] = duplicated(t, bandit) as unknown as { known: string; sheet: ReturnType<typeof t.sheet> }[]
  expect(copy!.known).toBe('named')
  expect(copy!.sheet.status).toEqual(t.ruleset.state.sheet.blank().status)
})
