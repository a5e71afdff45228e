import { expect, it } from 'vitest'
import type { Combatant, Id, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { table, walled } from '../../../test/table'
import { places, placesAround, placeNear } from './places'

const loaded = await Promise.all(rulesets.map(async entry => (await entry.load()) as unknown as Ruleset<TableTypes>))

const newcomer = (id: Id, side: Id, sheet: object): Combatant<TableTypes> => {
  return { id, side, sheet, name: id, letter: id, cell: null, known: 'named', gone: false, notes: '' }
}

it.each(loaded.map(rules => [rules.name, rules] as const))(
  'those who come stand beside their side, each on a square of its own, before they have joined: %s',
  (_, rules) => {
    const t = table(rules, '12x8')
    t.do('side.add', 'gm', { name: 'Heroes' }).do('side.add', 'gm', { name: 'Foes' })
    const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
    t.do('join', 'gm', { list: [{ name: 'Roland', side: heroes, cell: t.cell([1, 1]) }] })
    const ground = { ruleset: rules, snapshot: t.state, terrain: t.terrain, map: t.map }
    const sheet = rules.state.sheet.blank()
    const those = [newcomer('n1', heroes, sheet), newcomer('n2', heroes, sheet), newcomer('n3', foes, sheet)]
    const [first, second, foe] = places(ground, those).map(cell => [cell! % 12, Math.floor(cell! / 12)] as const)
    for (const [x, y] of [first!, second!]) expect(Math.max(Math.abs(x - 1), Math.abs(y - 1))).toBe(1)
    expect(second).not.toEqual(first)
    expect(foe).toEqual([9, 4])
    t.do('join', 'gm', { list: those.map(({ name, side }, i) => ({ name, side, cell: places(ground, those)[i]! })) })
    expect(Object.values(t.state.combatants).map(({ cell }) => cell)).not.toContain(null)
  },
)

it.each(loaded.map(rules => [rules.name, rules] as const))(
  'whoever comes back stands where they left, or beside who stands there by now: %s',
  (_, rules) => {
    const t = table(rules, '12x8')
    t.do('side.add', 'gm', { name: 'Heroes' })
    const [side] = Object.keys(t.state.sides) as [Id]
    const left = t.cell([5, 5])
    const cells = [left, t.cell([0, 0])]
    t.do('join', 'gm', { list: cells.map((cell, i) => ({ name: `Hero ${i}`, side, cell })) })
    const [roland, boudica] = Object.keys(t.state.combatants) as [Id, Id]
    t.do('leave', 'gm', { who: [roland], how: 'fled' })
    const near = () => {
      const ground = { ruleset: rules, snapshot: t.state, terrain: t.terrain, map: t.map }
      return placeNear(ground, t.state.combatants[roland]!, left)
    }
    expect(near()).toBe(left)
    t.do('place', 'gm', { who: boudica, cell: left })
    const beside = near()!
    expect(Math.max(Math.abs((beside % 12) - 5), Math.abs(Math.floor(beside / 12) - 5))).toBe(1)
    t.do('return', 'gm', { who: [boudica, roland], cells: [null, beside] })
    expect([boudica, roland].map(id => t.state.combatants[id]!.cell)).toEqual([left, beside])
  },
)

it('where nothing is free nobody is placed', () => {
  const [rules] = loaded
  const t = table(rules!, '#.')
  t.do('side.add', 'gm', { name: 'Heroes' })
  const [side] = Object.keys(t.state.sides) as [Id]
  const two = ['n1', 'n2'].map(id => newcomer(id, side, rules!.state.sheet.blank()))
  expect(places({ ruleset: rules!, snapshot: t.state, terrain: t.terrain, map: t.map }, two)).toEqual([1, null])
})

/** Where somebody has a token of their own size: with the sheet of one whose token takes four squares. */
const large = loaded.flatMap(rules => {
  const sheet = { ...rules.state.sheet.blank(), footprint: 2 }
  return rules.state.footprint(sheet) === 2 ? [[rules.name, rules, sheet] as const] : []
})

it.each(large)('nobody large is put across a wall, nor on somebody: %s', (_, rules, sheet) => {
  const t = table(rules, walled(8, 4, { x1: 2, y1: 0, x2: 2, y2: 4, kind: 'wall' }))
  t.do('side.add', 'gm', { name: 'Heroes' })
  const [side] = Object.keys(t.state.sides) as [Id]
  t.do('join', 'gm', { list: [{ name: 'Roland', side, cell: t.cell([1, 2]) }] })
  const [id] = Object.keys(t.state.combatants) as [Id]
  const found = places({ ruleset: rules, snapshot: t.state, terrain: t.terrain, map: t.map }, [
    newcomer('ogre', side, sheet),
  ])[0]!
  const taken = [0, 1].flatMap(dy => [0, 1].map(dx => found + dx + 8 * dy))
  expect(taken).not.toContain(t.state.combatants[id]!.cell)
  expect(found % 8).not.toBe(1)
})

it('who comes stands in the middle of its own side, where that is free, and a third and fourth side begin above and below', () => {
  const [rules] = loaded
  const t = table(rules!, '21x21')
  for (const name of ['Heroes', 'Foes', 'Others', 'Beasts']) t.do('side.add', 'gm', { name })
  const [heroes, foes, others, beasts] = Object.keys(t.state.sides) as [Id, Id, Id, Id]
  const at = (x: number, y: number) => t.cell([x, y])
  const corners = [at(4, 6), at(14, 6), at(4, 16), at(14, 16)]
  t.do('join', 'gm', { list: corners.map((cell, i) => ({ name: `R${i}`, side: heroes, cell })) })
  const sheet = rules!.state.sheet.blank()
  const found = places({ ruleset: rules!, snapshot: t.state, terrain: t.terrain, map: t.map }, [
    newcomer('n1', heroes, sheet),
    newcomer('n2', foes, sheet),
    newcomer('n3', others, sheet),
    newcomer('n4', beasts, sheet),
  ])
  expect(found[0]).toBe(at(9, 11))
  const far = (cell: number | null, x: number, y: number) =>
    Math.max(Math.abs((cell! % 21) - x), Math.abs(Math.floor(cell! / 21) - y))
  expect(far(found[1]!, (21 * 3) / 4, 21 / 2)).toBeLessThan(1)
  expect(far(found[2]!, 21 / 2, 21 / 4)).toBeLessThan(1)
  expect(far(found[3]!, 21 / 2, (21 * 3) / 4)).toBeLessThan(1)
})

/** A house of 4 × 4 squares at the left, its door at the right closed. */
function house() {
  const [rules] = loaded
  const wall = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2, kind: 'wall' as const })
  const walls = [wall(1, 2, 5, 2), wall(1, 6, 5, 6), wall(1, 2, 1, 6), wall(5, 2, 5, 6)]
  const t = table(rules!, walled(16, 8, ...walls))
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
  const ground = () => ({ ruleset: rules!, snapshot: t.state, terrain: t.terrain, map: t.map })
  const four = (side: Id) => ['a', 'b', 'c', 'd'].map(id => newcomer(id, side, rules!.state.sheet.blank()))
  const isInside = (cell: number | null) => {
    const [x, y] = [cell! % 16, Math.floor(cell! / 16)]
    return x >= 1 && x < 5 && y >= 2 && y < 6
  }
  return { t, heroes, foes, ground, four, isInside }
}

it('the party comes in around its entrance, all on the same side of the walls, and the foes do not', () => {
  const { t, heroes, foes, ground, four, isInside } = house()
  t.do('entrance', 'gm', { cell: t.cell([5, 3]) })
  const found = places(ground(), four(heroes))
  expect(found[0]).toBe(t.cell([5, 3]))
  expect(found.map(isInside)).toEqual([false, false, false, false])
  expect(new Set(found).size).toBe(4)
  const others = places(ground(), four(foes))
  expect(others[0]! % 16, 'at their end of the map').toBeGreaterThan(10)
  t.do('entrance', 'gm', { cell: t.cell([4, 3]) })
  expect(places(ground(), four(heroes)).map(isInside)).toEqual([true, true, true, true])
})

it('whoever joins stands on the same side of a wall as the others, as long as there is room', () => {
  const { t, heroes, ground, four, isInside } = house()
  t.do('join', 'gm', { list: [{ name: 'Roland', side: heroes, cell: t.cell([5, 4]) }] })
  t.do('entrance', 'gm', { cell: t.cell([2, 3]) })
  expect(places(ground(), four(heroes)).map(isInside), 'by those who are there').toEqual([false, false, false, false])
  const [roland] = Object.keys(t.state.combatants) as [Id]
  t.do('place', 'gm', { who: roland, cell: t.cell([4, 4]) })
  const many = Array.from({ length: 20 }, (_, i) => ({ ...four(heroes)[0]!, id: `n${i}` }))
  const found = places(ground(), many)
  expect(found.slice(0, 15).every(isInside)).toBe(true)
  expect(found.slice(15).some(isInside)).toBe(false)
  expect(found).not.toContain(null)
})

it('an entrance that is not on the map, as a file may have it, is none', () => {
  const { heroes, ground, four } = house()
  const given = ground()
  const board = { ...given.snapshot.board, entrance: 9_999 }
  expect(places({ ...given, snapshot: { ...given.snapshot, board } }, four(heroes))).toEqual(
    places(given, four(heroes)),
  )
})

it('of several who are put on a square the first has it, the others those around it, and nobody that of another', () => {
  const [rules] = loaded
  const t = table(rules!, '12x8')
  t.do('side.add', 'gm', { name: 'Heroes' })
  const [side] = Object.keys(t.state.sides) as [Id]
  const at = [t.cell([1, 1]), t.cell([2, 1]), t.cell([7, 4]), null]
  t.do('join', 'gm', { list: at.map((cell, i) => ({ name: `n${i}`, side, ...(cell !== null && { cell }) })) })
  const [a, b, there, off] = Object.values(t.state.combatants) as [Combatant<TableTypes>, ...Combatant<TableTypes>[]]
  const ground = { ruleset: rules!, snapshot: t.state, terrain: t.terrain, map: t.map }
  const goal = t.cell([6, 4])
  const found = placesAround(ground, [a, b!, off!], goal)
  expect(found[0]).toBe(goal)
  expect(new Set([...found, there!.cell]).size).toBe(4)
  for (const cell of found.slice(1)) {
    const [dx, dy] = [(cell! % 12) - 6, Math.floor(cell! / 12) - 4]
    expect(Math.abs(dx) + Math.abs(dy)).toBe(1)
  }
})
