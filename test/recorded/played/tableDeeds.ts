import type { Json } from '~/engine'
import type { Chance } from '../../fuzz/chance'
import type { Deed } from '../script'

type Given = { readonly [key: string]: Json }

/** Columns and rows of the map: more than one block of the players' map each way, and no whole number of them. */
export const WIDTH = 21
export const HEIGHT = 19
const UNIT = 1024
const WHO = ['c4', 'c5', 'c6', 'c7', 'c99']

/**
 * What a GM does at the table in no system in particular: walls, doors, paint, fog, zones, areas, notes, waves, sides, markers, tokens,
 * dice; now and then with numbers at the edge, or what is not there. The first deeds set a table up.
 */
export function tableDeeds(chance: Chance, count: number): Deed[] {
  const { pick, between } = {
    pick: <T>(...list: T[]): T => chance.pick(list),
    between: (least: number, most: number) => chance.between(least, most),
  }
  const cell = () =>
    pick<number | null>(between(0, WIDTH * HEIGHT - 1), between(0, WIDTH * HEIGHT - 1), 0, WIDTH * HEIGHT, null)
  const squares = () => [between(0, WIDTH * HEIGHT - 9), between(1, 40)]
  const at = () => Array.from({ length: 4 }, () => between(-1, 2 * WIDTH) * (UNIT / 2))
  const drawn = (letter: string) => `${letter}${between(3, 40)}`
  const known = () => pick('absent', 'unnamed', 'named')
  const kind = () => pick('wall', 'door', 'window', 'object')
  const newcomer = () => ({
    name: pick('Rat', 'Orc', 'Bat'),
    side: pick('s1', 's2', 's9'),
    cell: cell(),
    known: known(),
  })
  const shape = () =>
    pick<Given>(
      { kind: 'circle', radius: between(0, 6), at: [between(0, 20) * UNIT, between(0, 20) * UNIT] },
      { kind: 'square', side: between(1, 6), at: [between(0, 20) * UNIT, between(0, 20) * UNIT] },
    )
  const orders: Readonly<Record<string, () => Given>> = {
    'side.add': () => ({ name: pick('Rats', 'Bats', 'Heroes'), show: pick('exact', 'words', 'nothing') }),
    'side.edit': () => ({
      side: pick('s1', 's2', 's3'),
      name: pick('Heroes', 'Foes', 'Others'),
      badge: between(0, 100),
    }),
    'side.remove': () => ({ side: pick('s1', 's3', 's30') }),
    join: () => ({ list: [newcomer()] }),
    leave: () => ({ who: [pick(...WHO)], how: pick('', 'through the window') }),
    return: () => ({ who: [pick(...WHO)] }),
    remove: () => ({ who: [pick('c7', 'c99')] }),
    place: () => ({ who: pick(...WHO), cell: cell() }),
    'place.several': () => ({
      list: [
        { who: 'c4', cell: cell() },
        { who: pick(...WHO), cell: cell() },
      ],
    }),
    'trail.forget': () => ({ who: [pick(...WHO)] }),
    known: () => ({ who: [pick(...WHO)], known: known() }),
    picture: () => ({ who: [pick(...WHO)], picture: pick('face', null) }),
    'combatant.edit': () => ({
      who: pick(...WHO),
      ...pick<Given>(
        { name: 'Other' },
        { letter: 'X' },
        { letter: '' },
        { side: pick('s1', 's9') },
        { notes: 'secret' },
        { elevation: pick(0, 3, null) },
        { light: pick(0, 1, 12, null) },
      ),
    }),
    adjust: () => ({ who: [pick(...WHO)], pool: pick('hp', 'none'), by: pick(-9999, -1, 0, 1, 10_000) }),
    'marker.add': () => ({
      on: [pick(...WHO)],
      words: pick('marked', ''),
      until: pick<Json>(null, { round: between(0, 2), of: pick(...WHO), when: pick('start', 'end') }),
      shared: pick(true, false),
    }),
    'marker.remove': () => ({ marker: drawn('e') }),
    'wall.add': () => ({ list: [{ kind: kind(), at: at() }] }),
    'wall.edit': () => ({ wall: pick('m0', 'gate', drawn('w')), ...pick<Given>({ kind: kind() }, { at: at() }) }),
    'wall.remove': () => ({ walls: [pick('m0', 'gate', drawn('w'))] }),
    door: () => ({ door: pick('gate', drawn('w')), to: pick('open', 'closed') }),
    paint: () => ({ squares: squares(), ground: pick('difficult', 'blocking', 'hazardous', 'cover', null) }),
    fog: () => ({
      ...pick<Given>(
        { mode: 'sight' },
        { mode: 'hand' },
        { dark: pick(true, false) },
        { party: [pick('s1', 's9')] },
        { forget: true },
        { mode: 'off' },
      ),
    }),
    'fog.paint': () => ({ squares: squares(), as: pick('shown', 'hidden', 'sight') }),
    'zone.size': () => ({ size: pick(0, 1, 4, 100, 101) }),
    'zone.paint': () => ({ squares: squares(), zone: pick('new', drawn('z'), null), name: pick('Hall', '') }),
    'zone.edit': () => ({
      zone: pick(drawn('z'), 't0-0'),
      name: pick('Cellar', null),
      room: pick('wide', 'cramped', null),
      exit: pick(true, false),
    }),
    'area.add': () => ({ shape: shape(), name: pick('Fire', ''), badge: between(0, 3), shared: pick(true, false) }),
    'area.edit': () => ({ area: drawn('a'), shape: shape(), shared: pick(true, false) }),
    'area.remove': () => ({ areas: [drawn('a')] }),
    notes: () => ({ notes: pick('', ' ', 'They wait.') }),
    'pin.add': () => ({ list: [{ cell: between(0, WIDTH * HEIGHT), title: 'A', text: 'trap' }] }),
    'pin.edit': () => ({ pin: drawn('n'), title: 'B', cell: between(0, WIDTH * HEIGHT) }),
    'pin.remove': () => ({ pins: [drawn('n')] }),
    'map.picture': () => ({ picture: pick<Json>(null, { id: 'floor', x: 0, y: 0, width: 21, height: 19 }) }),
    'wave.add': () => ({ name: 'Reserve', round: pick(null, 0, 1, 2), list: [newcomer()] }),
    'wave.edit': () => ({ wave: drawn('v'), ...pick<Given>({ name: 'Rear' }, { round: 3 }, { round: null }) }),
    'wave.remove': () => ({ wave: drawn('v') }),
    'wave.enter': () => ({ wave: drawn('v'), cells: [cell()] }),
    roll: () => ({ notation: pick('2d6+1', 'd20-d4', '3', 'x'), words: pick('', 'luck'), open: pick(true, false) }),
    settings: () => ({ set: pick<Given>({ resilientHp: between(0, 6) }, { nothing: 1 }) }),
    begin: () => ({}),
    end: () => ({}),
  }
  const setUp: Deed[] = [
    gm('side.add', { name: 'Heroes', show: 'exact' }),
    gm('side.add', { name: 'Foes', show: 'words' }),
    gm('side.add', { name: 'Others', show: 'nothing' }),
    gm('join', {
      list: [
        { name: 'Ada', side: 's1', cell: 2 * WIDTH + 2 },
        { name: 'Bob', side: 's1', cell: 17 * WIDTH + 18 },
        { name: 'Orc', side: 's2', cell: 17 * WIDTH + 3, known: 'unnamed' },
        { name: 'Bat', side: 's3', cell: null, known: 'absent' },
      ],
    }),
    gm('fog', { mode: 'sight' }),
  ]
  const list = Object.entries(orders)
  const deeds = Array.from({ length: count }, (_, i): Deed[] => {
    const [type, given] = list[(i * 17 + between(0, 1)) % list.length]!
    const back: Deed[] = chance.in100(6) ? [{ go: 'back', by: 'command' }] : []
    const dice: Deed[] =
      type === 'roll'
        ? [{ answer: 'roll.dice', of: 'gm', slot: 0, value: [3, 2], source: 'physical' }, { rule: { key: 'gm.stop' } }]
        : []
    const initiative: Deed[] = type === 'begin' ? [{ rule: { key: 'gm.stop' } }] : []
    return [gm(type, given()), ...dice, ...initiative, ...back]
  })
  return [...setUp, ...deeds.flat()]
}

const gm = (type: string, given: Given): Deed => ({ do: { type, by: 'gm', with: given } })
