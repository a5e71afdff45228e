import type { Command, Json } from '~/engine'
import { UNIT } from '~/grid/lines'
import type { Chance } from '../../fuzz/chance'
import { FACES, type Moment } from './moment'
import { foeSheet, type System } from './systems'

type Given = readonly [type: string, given: { [key: string]: Json }]

/** Stands in texts that are the GM's alone. */
const SECRET = 'SECRET'

/** A command of the GM at random: of preparing, and of the hand in play. Many are refused, which is no matter. */
export function gmHand({ state: s, terrain }: Moment, chance: Chance, system: System): Command {
  const { width, height } = terrain.map
  const size = width * height
  const ids = Object.keys(s.combatants)
  const sides = Object.keys(s.sides)
  const doors = terrain.drawn(s.board).portals.map(({ id }) => id)
  const cell = () => chance.below(size)
  const run = (): number[] => {
    const first = cell()
    return [first, Math.min(chance.between(1, 8), size - first)]
  }
  const coord = (squares: number) => chance.below(squares * 4 + 1) * (UNIT / 4)
  const wall = () => {
    const [x, y, long] = [coord(width), coord(height), UNIT * chance.between(1, 3)]
    return chance.in100(50) ? [x, y, Math.min(width * UNIT, x + long), y] : [x, y, x, Math.min(height * UNIT, y + long)]
  }
  const known = () => chance.pick(['absent', 'unnamed', 'named', 'named'])
  const until = () =>
    chance.in100(50) ? null : { round: chance.between(0, 5), of: chance.pick(ids), when: chance.pick(['start', 'end']) }
  const newcomer = (): Json => ({
    name: `Late ${chance.below(99)}`,
    side: chance.pick(sides),
    cell: chance.in100(60) ? cell() : null,
    known: chance.pick(['absent', 'absent', 'unnamed', 'named']),
    notes: 'late notes',
    sheet: foeSheet(system, chance) as Json,
  })
  const circle = (): Json => ({ kind: 'circle', radius: chance.between(1, 4), at: [coord(width), coord(height)] })
  const some = <T>(list: readonly T[], make: (one: T) => Given): (() => Given)[] =>
    list.length > 0 ? [() => make(chance.pick(list))] : []
  const hand: readonly (() => Given)[] = [
    () => [
      'fog',
      { mode: chance.pick(['hand', 'sight', 'sight', 'sight', 'off']), party: [sides[0]!], dark: chance.in100(30) },
    ],
    () => ['fog.paint', { squares: run(), as: chance.pick(['shown', 'hidden', 'sight']) }],
    () => ['fog.paint', { squares: [0, size], as: chance.pick(['shown', 'sight']) }],
    ...[1, 2].flatMap(() => some(doors, door => ['door', { door, to: chance.pick(['open', 'closed']) }])),
    () => ['wall.add', { list: [{ kind: chance.pick(['wall', 'door', 'window', 'object']), at: wall() }] }],
    () => ['wall.remove', { walls: [chance.pick([...Object.keys(s.board.walls ?? {}), 'm0', 'm1', ...doors])] }],
    () => ['paint', { squares: run(), ground: chance.pick(['difficult', 'hazardous', 'cover', null]) }],
    () => [
      'zone.paint',
      { squares: run(), zone: 'new', ...(chance.in100(50) && { name: `Zone of ${chance.below(99)}` }) },
    ],
    ...some(ids, who => [
      'marker.add',
      { on: [who], words: `mark ${chance.below(99)}`, shared: chance.in100(50), until: until() },
    ]),
    ...some(Object.keys(s.effects), marker => ['marker.remove', { marker }]),
    () => [
      'area.add',
      { shape: circle(), name: `area ${chance.below(99)}`, badge: chance.below(5), shared: chance.in100(60) },
    ],
    ...some(Object.keys(s.board.areas ?? {}), area => ['area.remove', { areas: [area] }]),
    ...some(ids, who => ['picture', { who: [who], picture: chance.pick([...FACES, null]) }]),
    ...some(ids, who => ['combatant.edit', { who, elevation: chance.pick(['3 m up', 'on the roof', null]) }]),
    ...some(ids, who => ['combatant.edit', { who, light: chance.pick([2, 4, null]) }]),
    ...some(ids, who => ['place', { who, cell: chance.in100(15) ? null : cell() }]),
    ...[1, 2].flatMap(() => some(ids, who => ['known', { who: [who], known: known() }])),
    () => ['join', { list: [newcomer()] }],
    () => ['roll', { notation: '2d6+1', words: 'open', open: true }],
    () => ['roll', { notation: 'd20', words: SECRET, open: false }],
    ...some(ids, who => hiding(system, chance, who, sides)),
  ]
  const [type, given] = chance.pick(hand)()
  return { type, by: 'gm', with: given }
}

/** The sheet's mark of hiding, put on or taken away. */
function hiding({ id }: System, chance: Chance, who: string, sides: readonly string[]): Given {
  const on = chance.in100(60)
  const [mark, value]: readonly [string, Json] =
    id === 'murdham' ? ['hiddenFrom', on ? [sides[0]!] : []] : ['hidden', on]
  if (id === 'ratbags' || id === 'endurance') return ['known', { who: [who], known: on ? 'absent' : 'named' }]
  return ['gm.set', { patches: [{ op: 'replace', path: ['combatants', who, 'sheet', 'status', mark], value }] }]
}
