import { expect, it } from 'vitest'
import type { Json } from '~/engine'
import { begin, livelyDuel } from '../../../../test/parties/murdham'
import { attackModeNamed } from '../gear/attackModes'
import { whyNone } from '../actions/whyNotAct'
import { whyNotWalk } from '../space/squareWay'
import { whyNoZone } from './blastZones'
import { whyNotReact } from '../reactions/reactions'
import { listed, weapon } from '../sheet/weapons'
import { whyNotSingle } from './targets'
import type { Weapon } from '../state/sheet'

type Path = readonly (string | number)[]
type Set = readonly (readonly [of: 'ada' | 'bandit', path: Path, value: Json])[]

const knife: Weapon = weapon('knife', 6, { held: 'main' })
const both = (name: string): Weapon => listed(name, { held: 'both' })

/** Why Ada cannot strike the bandit beside her with this, standing still, with her weapons and these values set. */
function whyNot(mode: string, weapons: readonly Weapon[], set: Set) {
  const found = livelyDuel({ weapons: weapons.map((one, i) => ({ ...one, id: `w${i}` })) })
  const { t, heroes } = found
  begin(t, heroes).do('turn', found.ada)
  const patches = set.map(([of, path, value]) => ({
    op: 'replace' as const,
    path: ['combatants', found[of], 'sheet', ...path],
    value: value === 'ADA' ? found.ada : value === 'BANDIT' ? found.bandit : value === 'HEROES' ? [heroes] : value,
  }))
  if (patches.length > 0) t.do('gm.set', 'gm', { patches })
  const by = t.state.combatants[found.ada]!
  return whyNotSingle(t.state, t.terrain, by, attackModeNamed(by, mode), t.state.combatants[found.bandit]!, ['still'])
    ?.code
}

const held: Set = [
  ['ada', ['status', 'grabbing'], 'BANDIT'],
  ['bandit', ['status', 'grabbedBy'], 'ADA'],
]
const armedBandit: Set = [['bandit', ['weapons'], [{ ...knife, id: 'x' }]]]

/** What cannot be struck with, the reason, and what is otherwise where it can. */
it.each<[why: string, code: string, mode: string, [readonly Weapon[], Set], open: [readonly Weapon[], Set]]>([
  ['a weapon in its sheath', 'notHeld', 'w0', [[{ ...knife, held: 'stowed' }], []], [[knife], []]],
  [
    'a lance on foot',
    'notMounted',
    'w0',
    [[{ ...knife, keywords: ['mounted'] }], []],
    [[{ ...knife, keywords: ['mounted'] }], [['ada', ['status', 'mounted'], true]]],
  ],
  [
    'a heavy weapon in one hand',
    'needsBothHands',
    'w0',
    [[{ ...both('great sword'), held: 'main' }], []],
    [[both('great sword')], []],
  ],
  [
    'a weapon that was used up',
    'spentWeapon',
    'w0',
    [[knife], [['ada', ['weapons', 0, 'spent'], true]]],
    [[knife], []],
  ],
  [
    'an injured arm',
    'armInjured',
    'w0',
    [[knife], [['ada', ['status', 'armInjury', 'main'], true]]],
    [[knife], [['ada', ['status', 'armInjury', 'off'], true]]],
  ],
  [
    'two injured arms and bare hands',
    'armInjured',
    'unarmed',
    [[], [['ada', ['status', 'armInjury'], { main: true, off: true }]]],
    [[], [['ada', ['status', 'armInjury', 'main'], true]]],
  ],
  [
    'a large weapon against who is held',
    'tooBigForCaptive',
    'w0',
    [[both('great sword')], held],
    [[{ ...both('great sword'), bulk: 1 }], held],
  ],
  ['a hold on who is held', 'alreadyHeld', 'grapple', [[], held], [[], []]],
  [
    'who has nothing in hand, to disarm',
    'nothingToDrop',
    'disarm',
    [[], [['bandit', ['weapons'], []]]],
    [[], armedBandit],
  ],
  [
    'who has all in sheaths, to disarm',
    'nothingToDrop',
    'disarm',
    [[], [['bandit', ['weapons'], [{ ...knife, id: 'x', held: 'stowed' }]]]],
    [[], armedBandit],
  ],
  [
    'a garrotte on who is aware',
    'mustBeUnaware',
    'w0',
    [[{ ...knife, keywords: ['unaware'] }], []],
    [[{ ...knife, keywords: ['unaware'] }], held],
  ],
  [
    'a blast on one who is not large',
    'blastsZones',
    'w0',
    [[{ ...knife, keywords: ['blast'] }], []],
    [[{ ...knife, keywords: ['blast'] }], [['bandit', ['size'], 'large']]],
  ],
  [
    'whom she does not know to be there',
    'hidden',
    'w0',
    [[knife], [['bandit', ['status', 'hiddenFrom'], 'HEROES']]],
    [[knife], []],
  ],
  ['the dead', 'notThere', 'w0', [[knife], [['bandit', ['status', 'dead'], true]]], [[knife], []]],
  [
    'who has fled',
    'notThere',
    'w0',
    [[knife], [['bandit', ['status', 'stance'], 'fled']]],
    [[knife], [['bandit', ['status', 'stance'], 'surrendered']]],
  ],
  [
    'another than who taunts her',
    'taunted',
    'w0',
    [[knife], [['ada', ['status', 'tauntedBy'], 'ADA']]],
    [[knife], [['ada', ['status', 'tauntedBy'], 'BANDIT']]],
  ],
  ['a blind archer', 'blind', 'w0', [[both('bow')], [['ada', ['status', 'blind'], true]]], [[both('bow')], []]],
])('%s: closed (%s), and open where that is not so', (_, code, mode, closed, open) => {
  expect(whyNot(mode, ...closed)).toBe(code)
  expect(whyNot(mode, ...open)).toBeUndefined()
})

it('nobody reacts in a bonus phase, nor held, nor spent; whom a state of mind drives reacts as it does MUR-REACT-18', () => {
  const found = livelyDuel()
  const { t, heroes, ada, bandit } = found
  begin(t, heroes)
  const why = (how: Parameters<typeof whyNotReact>[2], against = bandit) =>
    whyNotReact(t.state, t.state.combatants[ada]!, how, against)?.code
  const when = (
    field: string,
    value: Json,
    ...hows: (readonly [Parameters<typeof whyNotReact>[2], string | undefined])[]
  ) => {
    const before = t.sheet(ada).status[field as 'turn'] as Json
    t.set(ada, ['status', field], value)
    for (const [how, code] of hows) expect(why(how), `${field}: ${how}`).toBe(code)
    t.set(ada, ['status', field], before)
  }
  expect(why('dodge')).toBeUndefined()
  when('incapacitated', true, ['dodge', 'unable'], ['guard', 'unable'])
  when('entangled', true, ['dodge', 'entangled'])
  when('turn', 'spent', ['dodge', 'spent'], ['counter', 'spent'])
  when('stance', 'broken', ['counter', 'broken'], ['guard', 'broken'], ['dodge', undefined], ['hide', undefined])
  when('frenzied', true, ['dodge', 'mustAttack'], ['counter', undefined], ['opportunity', undefined])
  when('tauntedBy', bandit, ['dodge', 'taunted'], ['counter', undefined])
  when('tauntedBy', found.far, ['counter', 'taunted'])
  const bonus = { ...t.state, turn: { ...t.state.turn!, phase: 'bonus' as const } }
  expect(whyNotReact(bonus, bonus.combatants[ada]!, 'dodge', bandit)).toMatchObject({ code: 'bonusPhase' })
})

it('of several the reason is that of the first that is closed, and where there are none it is said MUR-ATK-02', () => {
  const no = (code: string) => ({ whyNot: { rule: 'MUR-ATK-02', code, with: {} } })
  expect(whyNone([], 'MUR-ATK-02')).toMatchObject({ rule: 'MUR-ATK-02', code: 'noTarget' })
  expect(whyNone([no('one'), no('two')], 'MUR-ATK-02')).toMatchObject({ code: 'one' })
  expect(whyNone([no('one'), {}], 'MUR-ATK-02')).toBeUndefined()
})

it('a blast wants a zone to throw it into, a way a square that is free MUR-BLAST-04 MUR-ZONE-02', () => {
  const { t, ada, bandit } = livelyDuel({ weapons: [listed('flash powder', { id: 'w0' })] })
  const by = t.state.combatants[ada]!
  const zone = (c: typeof by) => whyNoZone(t.state, t.terrain, c, attackModeNamed(c, 'w0'))?.code
  expect([zone(by), zone({ ...by, cell: null })]).toEqual([undefined, 'noZone'])
  const walk = (...way: number[]) => whyNotWalk(t.state, t.terrain, by, way, 2)?.code
  expect([walk(t.state.combatants[bandit]!.cell!), walk(t.cell([1, 2]))]).toEqual(['taken', undefined])
})
