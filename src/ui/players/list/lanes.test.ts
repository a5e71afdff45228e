import { expect, it } from 'vitest'
import type { RecordCombatant } from '~/feed/record'
import { lanes, pagesOf, shapeOf, sought, soughtOn, spare } from './lanes'

const phase = 'combat'

const one = (id: string, side: string, turn: RecordCombatant['turn'], pools: RecordCombatant['pools'] = []) => ({
  id,
  side,
  turn,
  out: null,
  left: null,
  pools,
  name: id,
  letter: id,
  picture: null,
  at: null,
  size: 1,
  badges: [],
  ring: [],
  face: null,
})
const sides = [
  { id: 'party', name: 'Party', badge: 0, now: true },
  { id: 'guards', name: 'Guards', badge: 1, now: false },
  { id: 'nobody', name: 'Nobody', badge: 2, now: false },
]
const hero = one('hero', 'party', 'spent', [{ label: 'Health', cur: 1, max: 2, colour: 'red' }])
const guards = [
  one('a', 'guards', 'acting'),
  one('b', 'guards', 'ready'),
  one('c', 'guards', 'spent'),
  one('d', 'guards', 'out'),
  one('e', 'guards', 'spent'),
]
const combatants = [hero, ...guards]

const shown = (without: number, page = 0) =>
  lanes({ phase, sides, combatants, track: [] }, without, page).map(lane => lane.rows.map(row => row.one.id).join(''))

it('each side that has members is a lane', () => {
  expect(shown(0)).toEqual(['hero', 'abcde'])
})

it('of those who have no room who is out comes last, then who has acted, the last of them last', () => {
  expect(shown(1)).toEqual(['hero', 'abce'])
  expect(shown(2)).toEqual(['hero', 'abc'])
  expect(shown(4)).toEqual(['hero', 'a'])
})

it('rows that do not fit take turns, as many at a time as have room; who acts is always there', () => {
  const pages = [0, 1, 2, 3].map(page => shown(3, page))
  expect(pages).toEqual([['hero', 'ab'], ['ace'], ['hero', 'ad'], ['abc']])
  expect(pagesOf({ phase, sides, combatants, track: [] }, 3)).toBe(3)
  const everybody = pages.slice(0, 3).flat().join('')
  for (const { id } of combatants) expect(everybody).toContain(id)
})

it('an order that fits has one page, and so has one of whoever acts alone', () => {
  expect(pagesOf({ phase, sides, combatants, track: [] }, 0)).toBe(1)
  expect(pagesOf({ phase, sides, combatants, track: [] }, 5)).toBe(1)
  expect(shown(5)).toEqual(['a'])
})

it('knows how many it can give up', () => {
  expect(spare({ phase, sides, combatants, track: [] })).toBe(5)
  expect(spare({ phase, sides, combatants, track })).toBe(5)
})

it('names every pool that somebody of a lane has, each once', () => {
  const pool = (label: string) => ({ label, cur: 1, max: 1, colour: null })
  const witch = one('witch', 'party', 'ready', [pool('Health'), pool('Mana')])
  const all = lanes({ phase, sides, combatants: [hero, witch, ...guards], track: [] })
  expect(all.map(({ pools }) => pools)).toEqual([['Health', 'Mana'], []])
})

const entry = (who: string, turn: RecordCombatant['turn'] = 'waiting') => ({ who, turn, words: 'attacks' })
const track = [
  { name: 'Count −4', mark: '−4', now: false, rows: [entry('hero', 'spent')] },
  { name: 'Count 7', mark: '7', now: true, rows: [entry('a', 'acting'), entry('b', 'acting')] },
  { name: 'Count 9', mark: '9', now: false, rows: [entry('hero')] },
]
const places = (without = 0) => lanes({ phase, sides, combatants, track }, without)

it('where the round has places, each is a lane with those who act there, and who has none comes last', () => {
  expect(places().map(({ name, rows }) => [name, rows.map(row => row.one.id).join('')])).toEqual([
    ['Count −4', 'hero'],
    ['Count 7', 'ab'],
    ['Count 9', 'hero'],
    ['No turn', 'cde'],
  ])
  expect(places()[1]!.rows.map(({ turn, words, badge }) => ({ turn, words, badge }))).toEqual([
    { turn: 'acting', words: 'attacks', badge: 1 },
    { turn: 'acting', words: 'attacks', badge: 1 },
  ])
})

it('whoever has two places shows their pools at the first, which is given up last', () => {
  expect(places().map(({ rows }) => rows.flatMap(row => row.pools).length)).toEqual([1, 0, 0, 0])
  expect(places(4).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Count −4', 1],
    ['Count 7', 2],
  ])
})

it('a single place without a mark is one list of all sides in its order', () => {
  const rows = [entry('b'), entry('hero', 'acting'), entry('a')]
  const list = { name: 'Initiative', mark: '', now: false, rows }
  const [lane, ...rest] = lanes({ phase, sides, combatants: [hero, ...guards.slice(0, 2)], track: [list] })
  expect(rest).toEqual([])
  expect(lane).toMatchObject({ name: 'Initiative', badge: null, mark: '' })
  expect(lane!.rows.map(row => [row.one.id, row.badge])).toEqual([
    ['b', 1],
    ['hero', 0],
    ['a', 1],
  ])
})

it('what a blow takes from a pool asks for no other room, a sign or a turn does', () => {
  const shape = (change: Partial<RecordCombatant>) =>
    shapeOf({ phase, sides, combatants: [{ ...hero, ...change }, ...guards], track: [] })
  const usual = shape({})
  expect(shape({ pools: [{ label: 'Health', cur: 0, max: 2, colour: 'red' }] })).toBe(usual)
  expect(shape({ pools: [{ label: 'Health', cur: 10, max: 20, colour: 'red' }] })).not.toBe(usual)
  expect(shape({ badges: ['bloodied'] })).not.toBe(usual)
  expect(shape({ turn: 'acting' })).not.toBe(usual)
})

/** Tries sizes of which those from number `best` on fit. */
function search(count: number, best: number, before?: number) {
  let [tried, tries] = [sought(count, before), 1]
  expect(tried.at, 'a size that there is').toBeLessThan(count)
  for (let next; (next = soughtOn(tried, tried.at >= best, count)); tries++) {
    tried = next
    expect(tried.at, 'a size that there is').toBeLessThan(count)
  }
  return { at: tried.at, tries }
}

it.each([1, 5, 13])('of %i sizes the largest that fits is found in a few tries; else it is the smallest', count => {
  for (let best = 0; best < count; best++) {
    expect(search(count, best).at).toBe(best)
    expect(search(count, best, best).tries).toBeLessThanOrEqual(3)
    // As far as twice as many: without a map there are more sizes than beside it.
    for (let before = 0; before < 2 * count; before++) expect(search(count, best, before).at).toBe(best)
  }
  expect(search(count, 0).tries).toBe(1)
  expect(search(count, count).at).toBe(count - 1)
  expect(search(count, count - 1).tries).toBeLessThanOrEqual(1 + Math.ceil(Math.log2(count)))
})

it('what has grown since it was found goes on from its size', () => {
  expect(soughtOn({ from: 2, to: 2, at: 2 }, false, 5)).toEqual({ from: 3, to: 3, at: 3 })
})
