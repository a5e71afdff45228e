import { describe, expect, it } from 'vitest'
import type { Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { FORECAST } from '~/words/en/past'
import { endsOf, forecastSentence, goingFirst, medianRound, percentWhole } from './forecastWords'

const snapshot = {
  sides: { h: { id: 'h', name: 'Heroes' }, g: { id: 'g', name: 'Guards' }, n: { id: 'n', name: 'Nobody' } },
  combatants: { a: { side: 'h' }, b: { side: 'g' } },
} as unknown as Snapshot<TableTypes>

const forecast = (share: number, undecided = 0) => ({
  fights: 100,
  wins: {
    h: { share, low: share - 200, high: share + 200 },
    g: { share: 10_000 - share - 100 * undecided, low: 2700, high: 3100 },
    n: { share: 0, low: 0, high: 370 },
  },
  undecided,
  standoffs: 0,
  losses: {},
  examples: {},
  first: {},
  wonIn: {},
  rounds: { 5: 60, 3: 20, 4: 20 },
  goesFirst: {},
  falls: {},
  left: {},
})

describe('a forecast in words', () => {
  it('says who wins how likely, and how sure that is; sides without anybody do not fight', () => {
    expect(forecastSentence(forecast(7100), snapshot, null)).toBe(
      'Heroes win in 71 % (69 to 73 %, 95 % sure); Guards win in 29 % (27 to 31 %, 95 % sure). Half of the fights are over by round 5.',
    )
  })

  it('says what the difference is, and how often nobody wins', () => {
    const words = forecastSentence(forecast(9300, 3), snapshot, forecast(7100))
    expect(words).toContain('Heroes win in 93 % (91 to 95 %, 95 % sure, 22 more than as it stands)')
    expect(words).toContain('nobody wins in 3 %')
  })

  it('finds the round by whose end half of the fights are over, in the order of rounds', () => {
    expect(medianRound({ 10: 50, 9: 49, 2: 1 }, 100)).toBe(9)
    expect(medianRound({}, 0)).toBe(0)
    expect(percentWhole(7149)).toBe('71 %')
  })

  it('never says nothing of what happens, nor always of what does not', () => {
    expect([0, 3, 50, 9_949, 9_997, 10_000].map(percentWhole)).toEqual([
      '0 %',
      'under 1 %',
      '1 %',
      '99 %',
      'over 99 %',
      '100 %',
    ])
  })

  it('tells how it ends by who wins and for what price, the players’ side first; what does not happen is left out', () => {
    const sides = {
      g: { id: 'g', name: 'Guards', badge: 1, show: 'words' },
      h: { id: 'h', name: 'Heroes', badge: 0, show: 'exact' },
    }
    const found = {
      ...forecast(7100, 4),
      wins: { h: { share: 7100, low: 0, high: 0 }, g: { share: 2500, low: 0, high: 0 } },
      losses: { h: [18, 53, 0], g: [1, 2, 22] },
      standoffs: 3,
    } as const
    const ends = endsOf(found, { ...snapshot, sides } as unknown as Snapshot<TableTypes>)
    expect(ends.map(({ words, count }) => [words, count])).toEqual([
      ['Heroes win, nobody falls', 18],
      ['Heroes win, one falls', 53],
      ['Guards win', 25],
      ['Nobody gets at anybody any more', 3],
      ['Nobody is left, or it goes on for ever', 1],
    ])
  })
})

it('says what going first is worth where it is not settled who does', () => {
  const goes = (first: number, won: number) => ({
    ...forecast(7100),
    fights: 200,
    goesFirst: { h: { fights: first, won } },
  })
  // 71 % of 200 are 142; 90 of 100 won where they go first leave 52 of 100.
  expect(goingFirst(goes(100, 90), 'h')).toBe('Going first: 90 %; else 52 %.')
  expect(goingFirst(goes(200, 142), 'h')).toBeNull()
  expect(goingFirst(goes(10, 9), 'h')).toBeNull()
})

it('fights that the players win are parted by their price, those of another side are taken together', () => {
  const heroes = { ...snapshot.sides['h']!, show: 'exact', badge: 0 }
  const sides = { ...snapshot.sides, h: heroes } as typeof snapshot.sides
  const ends = endsOf({ ...forecast(7100), losses: { h: [40, 20, 11] } }, { ...snapshot, sides })
  expect(ends.map(({ count, shade }) => [count, shade])).toEqual([
    [40, 0],
    [20, 1],
    [11, 2],
    [29, 0],
  ])
})

it('says what going first is worth from fifty fights on, of those who went first and of the others', () => {
  const of = (own: number, fights = 100) =>
    goingFirst({ ...forecast(6000), fights, goesFirst: { h: { fights: own, won: 40 } } }, 'h')
  expect([of(49), of(51), of(50, 99), of(50)].map(words => words !== null)).toEqual([false, false, false, true])
  expect([of(50), of(200, 200)]).toEqual([FORECAST.first('80 %', '40 %'), null])
})
