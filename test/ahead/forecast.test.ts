import { describe, expect, it, vi } from 'vitest'
import { demo } from '~/app/demo/demo'
import { tollBridge } from '~/app/demo/tollBridge'
import { openFight, type Snapshot, type TacticalRuleset } from '~/engine'
import { chanceOf } from '~/dice/faces'
import { gridMap, type Segment } from '~/grid/map/gridMap'
import {
  AS_IT_IS,
  byTactics,
  carryOut,
  estimate,
  fight,
  forecast,
  forecastOf,
  playOut,
  replayFight,
  whatIf,
  whoMatters,
} from '~/simulate'
import { createTerrain, type TableTypes } from '~/table'
import { isLong, report, runs } from '../long'
import { tacticalRulesets } from '../systems'
import { prepared } from './mirrored'

vi.setConfig({ testTimeout: 600_000 })

/** Of mirrored sides for each of the seeds, and on the map of the demo. */
const FIGHTS = runs(40, 400)
const SEEDS = runs(6, 20)
/** Of an interval of 95 %, with room for chance. */
const WITHIN = Math.floor(0.85 * SEEDS)
const BRIDGE = runs(30, 2_000)

/** Two against two (or as many as named), combat begun by these dice. */
function begun(ruleset: TacticalRuleset<TableTypes>, first: readonly string[], second = first, seed = 1) {
  const { board, state, sides } = prepared(ruleset, first, second)
  const player = byTactics(board, chanceOf(seed))
  return { board, sides, state: carryOut(board, state, { type: 'begin', by: 'gm' }, player).state }
}

describe.each(tacticalRulesets)('a forecast in $id', ruleset => {
  it('has the same numbers for the same seed, and leaves the moment as it is', () => {
    const { board, state } = begun(ruleset, ['guard', 'archer'])
    const before = JSON.stringify(state)
    const one = forecast(board, state, { fights: 6, seed: 3 })
    expect(forecast(board, state, { fights: 6, seed: 3 })).toEqual(one)
    expect(forecast(board, state, { fights: 6, seed: 4 })).not.toEqual(one)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('has whoever hides from the players come to light with its first deed, so that it can be beaten', () => {
    const { board, state, sides } = begun(ruleset, ['guard', 'guard', 'guard'], ['archer'])
    const [ours, theirs] = sides
    const hidden = Object.fromEntries(
      Object.entries(state.combatants).map(([id, c]) => [
        id,
        c.side === theirs ? { ...c, known: 'absent' as const } : c,
      ]),
    )
    const { wins } = forecast(board, { ...state, combatants: hidden }, { fights: 6, seed: 3 })
    expect(wins[ours]!.share).toBeGreaterThan(0)
    const shown = replayFight(board, { ...state, combatants: hidden }, 3, 0).filter(
      ({ command }) => command.type === 'known',
    )
    expect(shown).toHaveLength(1)
  })

  it('can tell each of its fights deed by deed: played again they lead to the same end', () => {
    const { board, state } = begun(ruleset, ['guard', 'archer'])
    const { winner, round, left } = fight(board, state, 3, 4)
    const again = openFight({ ruleset: board.ruleset, terrain: board.terrain, state })
    for (const { command, entries } of replayFight(board, state, 3, 4))
      for (const { no } of [again.do(command), ...entries.map(entry => again.answer(entry))]) expect(no).toBeUndefined()
    const { isOut, pools, spent } = ruleset.display
    const sumOf = (list: ReturnType<typeof pools>) =>
      list.filter(({ key }) => !spent.has(key)).reduce((sum, { cur }) => sum + cur, 0)
    const all = Object.values(again.state.combatants)
    const up = new Set(all.filter(c => !isOut(c)).map(({ side }) => side))
    expect([again.asks, (again.state.turn as { round: number } | null)?.round ?? 0]).toEqual([null, round])
    expect(up.size === 1 ? [...up][0] : null).toBe(winner)
    expect(Object.fromEntries(all.map(c => [c.id, sumOf(pools(c))]))).toEqual(left)
  })

  it('begins a fight that is being prepared', () => {
    const { board, state } = prepared(ruleset, ['guard', 'archer'])
    expect(state.phase).not.toBe('combat')
    const { winner, round } = fight(board, state, 3, 0)
    expect([winner !== null, round > 0]).toEqual([true, true])
    expect(replayFight(board, state, 3, 0)[0]!.command.type).toBe('begin')
  })

  it('may have somebody away, one more, or another house rule, and the moment stays as it is', () => {
    const { board, state, sides } = begun(ruleset, ['guard', 'archer'])
    const before = JSON.stringify(state)
    const [own, other] = sides.map(side => Object.values(state.combatants).filter(c => c.side === side))
    const [toggle] = ruleset.state.settings.toggles
    expect(whatIf(board, state, AS_IT_IS)).toBe(state)
    const away = whatIf(board, state, { ...AS_IT_IS, without: [own![0]!.id] })
    expect(away.combatants[own![0]!.id]).toMatchObject({ gone: true, cell: null })
    const more = whatIf(board, state, { ...AS_IT_IS, another: [other![0]!.id] })
    const [added] = Object.values(more.combatants).filter(({ id }) => !(id in state.combatants))
    expect(added!.side).toBe(sides[1])
    expect(ruleset.display.pools(added!)).toEqual(ruleset.display.pools(other![0]!))
    expect(Object.values(state.combatants).map(({ cell }) => cell)).not.toContain(added!.cell)
    const ruled = whatIf(board, state, { ...AS_IT_IS, settings: { [toggle!.key]: toggle!.values.at(-1)! } })
    expect(ruled.settings).toMatchObject({ [toggle!.key]: toggle!.values.at(-1) })
    const wins = [state, away, more].map(s => forecast(board, s, { fights: 20, seed: 1 }).wins[sides[0]]!.share)
    expect(wins[1]).toBeLessThanOrEqual(wins[0]!)
    expect(wins[2]).toBeLessThanOrEqual(wins[0]!)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('goes on without whoever acts', () => {
    const { board, state } = begun(ruleset, ['guard', 'archer'])
    const player = byTactics(board, chanceOf(1))
    let [now, command] = [state, player.next(state)]
    for (let i = 0; i < 4 || command!.by === 'gm'; i++) {
      now = carryOut(board, now, command!, player).state
      command = player.next(now)
    }
    const { by } = command!
    const { undecided, wins } = forecast(board, whatIf(board, now, { ...AS_IT_IS, without: [by] }), {
      fights: 20,
      seed: 1,
    })
    expect(undecided).toBeLessThan(10)
    const other = Object.keys(now.sides).find(side => side !== now.combatants[by]!.side)!
    expect(wins[other]!.share).toBeGreaterThan(0)
  })

  it('only counts: parts of it in any order come to the whole', () => {
    const { board, state } = begun(ruleset, ['guard', 'archer'])
    const list = [0, 1, 2, 3, 4, 5].map(i => fight(board, state, 3, i))
    expect(forecastOf(state, list.toReversed())).toEqual(forecast(board, state, { fights: 6, seed: 3 }))
    const { wins, undecided, rounds, falls, fights, losses, wonIn, examples, goesFirst } = forecastOf(state, list)
    const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
    expect(sum(Object.values(losses).flat()) + undecided).toBe(6)
    expect(sum(Object.values(goesFirst).map(one => one.fights))).toBe(6)
    expect(sum(Object.values(wonIn).flatMap(won => Object.values(won))) + undecided).toBe(6)
    for (const [side, i] of Object.entries(examples)) expect(list[i]!.winner).toBe(side === '' ? null : side)
    expect(fights).toBe(6)
    expect(Object.values(rounds).reduce((sum, n) => sum + n, 0)).toBe(6)
    // Of a side that has lost everybody fell.
    const won = list.filter(({ winner }) => winner !== null).length
    expect(won + undecided).toBe(6)
    expect(Object.values(falls).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(2 * won)
    expect(Object.values(wins).every(({ share, low, high }) => low <= share && share <= high)).toBe(true)
  })
})

describe.each(tacticalRulesets)('a fight by tactics in $id', ruleset => {
  /** One each, with a wall from edge to edge between them, in which there is this. */
  function apart(portals: { id: string; segment: Segment; closed: boolean }[]) {
    const { board, state, sides } = prepared(ruleset, ['guard'])
    const map = gridMap({ width: 16, height: 10, walls: [wall(0, 4), wall(5, 10)], portals })
    const terrain = createTerrain(map, ruleset.commands.diagonals)
    const player = byTactics({ ...board, terrain }, chanceOf(1))
    const begun = carryOut({ ...board, terrain }, state, { type: 'begin', by: 'gm' }, player)
    return { ...playOut({ ...board, terrain }, begun.state, player, { rounds: 60 }), sides }
  }
  const wall = (y1: number, y2: number): Segment => ({ x1: 8, y1, x2: 8, y2, kind: 'wall' })
  const shut = (kind: 'door' | 'window') => ({
    id: 'gate',
    segment: { x1: 8, y1: 4, x2: 8, y2: 5, kind, portal: 'gate' } as Segment,
    closed: true,
  })

  it('goes on through a door that is opened when nobody gets at anybody any more', () => {
    const { state, why, sides } = apart([shut('door')])
    expect(state.board.doors).toEqual({ gate: 'open' })
    expect(why).toBe('end')
    const up = sides.filter(side =>
      Object.values(state.combatants).some(c => c.side === side && !ruleset.display.isOut(c)),
    )
    expect(up.length).toBeLessThan(2)
  })

  it('ends soon where there is none, with nobody hurt', () => {
    const { state, why } = apart([{ ...shut('window'), closed: true }])
    expect(why).toBe('standoff')
    expect((state.turn as { round: number }).round).toBeLessThan(12)
  })
})

describe.each(isLong ? tacticalRulesets : tacticalRulesets.slice(0, 1))(
  'a forecast of mirrored sides in $id',
  ruleset => {
    it(`has one half within its interval for ${WITHIN} of ${SEEDS} seeds, each going first in half of ${FIGHTS} fights`, () => {
      const presets = ['guard', 'captain', 'archer'].filter(name => name in ruleset.state.sheet.presets).slice(0, 2)
      // Who goes first is the first side, or falls by lot: in half of the fights those who stand on the left are the second side.
      const { board, state, sides } = prepared(ruleset, presets)
      const halves = [state, mirrored(state)]
      let within = 0
      let [firsts, wonFirst] = [0, 0]
      for (let seed = 1; seed <= SEEDS; seed++) {
        const told = halves.map((half, turn) => forecast(board, half, { fights: FIGHTS / 2, seed: 2 * seed + turn }))
        const won = told.reduce(
          (sum, { wins, fights }, turn) => sum + Math.round((wins[sides[turn]!]!.share * fights) / 10_000),
          0,
        )
        const decided = told.reduce((sum, { fights, undecided }) => sum + fights - undecided, 0)
        for (const { goesFirst } of told)
          for (const one of Object.values(goesFirst)) [firsts, wonFirst] = [firsts + one.fights, wonFirst + one.won]
        const { low, high } = estimate(won, decided)
        if (low <= 5_000 && 5_000 <= high) within++
      }
      report(`${ruleset.id}: ${within} of ${SEEDS} seeds; going first wins ${wonFirst} of ${firsts}`)
      expect(firsts).toBe(SEEDS * FIGHTS)
      expect(within).toBeGreaterThanOrEqual(WITHIN)
    })
  },
)

/** The same fight with the people of both sides in each other's places: who went first goes second. */
function mirrored(s: Snapshot<TableTypes>): Snapshot<TableTypes> {
  const [one, other] = Object.keys(s.sides)
  const combatants = Object.values(s.combatants).map(c => [c.id, { ...c, side: c.side === one ? other! : one! }])
  return { ...s, combatants: Object.fromEntries(combatants) as Snapshot<TableTypes>['combatants'] }
}

/** The foes of the demo by the ready-made sheets, without what the demo has otherwise on them. */
function readyMade(s: Snapshot<TableTypes>, presets: { readonly [name: string]: () => unknown }): Snapshot<TableTypes> {
  const { captain, bandit, archer } = presets
  const combatants = Object.values(s.combatants).map(c => {
    const preset =
      c.name === 'Toll captain'
        ? captain
        : c.name.startsWith('Guard')
          ? bandit
          : c.name === 'Bowman'
            ? archer
            : undefined
    return [c.id, preset ? { ...c, sheet: preset() } : c]
  })
  return { ...s, combatants: Object.fromEntries(combatants) as Snapshot<TableTypes>['combatants'] }
}

const upOf = (s: Snapshot<TableTypes>, side: string): number =>
  Object.values(s.combatants).filter(c => c.side === side && !c.gone).length

describe('a forecast', () => {
  const [endurance] = tacticalRulesets

  it(`of 4 against 6 on the map of the demo, ${BRIDGE} fights long, ends every fight and says the same once more`, async () => {
    const ruleset = endurance!
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
    const { start } = await demo(ruleset)
    vi.unstubAllGlobals()
    const board = { ruleset, terrain: createTerrain(tollBridge, ruleset.commands.diagonals) }
    const { side, cell } = Object.values(start.combatants).find(({ name }) => name === 'Guard A')!
    const more = [2, 3].map(n => ({ name: 'Captain', side, cell: cell! + n, preset: 'captain' }))
    const moment = readyMade(start as Snapshot<TableTypes>, ruleset.state.sheet.presets)
    const joins = { type: 'join', by: 'gm', with: { list: more } } as const
    const { state } = carryOut(board, moment, joins, byTactics(board, chanceOf(1)))
    expect(Object.values(state.sides).map(({ id }) => upOf(state, id))).toEqual([4, 6])
    const told = forecast(board, state, { fights: BRIDGE, seed: 20 })
    expect([told.fights, told.undecided]).toEqual([BRIDGE, 0])
    const { low, high } = told.wins[side]!
    report(`4 against 6: the six win ${told.wins[side]!.share / 100} % of ${BRIDGE} (${low / 100} to ${high / 100})`)
    expect(high - low).toBeLessThan(runs(2_000, 450))
    expect(JSON.stringify(forecast(board, state, { fights: BRIDGE, seed: 20 }))).toBe(JSON.stringify(told))
  })

  it('of many against one is no contest, and says whose absence would change it', () => {
    const { board, state, sides } = begun(endurance!, ['guard'], ['captain', 'captain', 'goblin'])
    const { wins } = forecast(board, state, { fights: 10, seed: 1 })
    expect(wins[sides[1]]!.share).toBe(10_000)
    const foes = Object.values(state.combatants).filter(c => c.side === sides[1])
    const gains = whoMatters(board, state, { side: sides[0], among: foes.map(({ id }) => id), fights: 10, seed: 1 })
    expect(gains.map(({ who }) => who).toSorted()).toEqual(foes.map(({ id }) => id).toSorted())
    expect(gains.map(({ gain }) => gain)).toEqual(gains.map(({ gain }) => gain).toSorted((a, b) => b - a))
  })

  it('gives an interval that is right near nothing and all as well', () => {
    // Wilson, z = 1.96. 0 of 10: the upper bound is z² / (10 + z²) = 3.8416 / 13.8416 = 27.75 %.
    expect(estimate(0, 10)).toEqual({ share: 0, low: 0, high: 2_775 })
    expect(estimate(10, 10)).toEqual({ share: 10_000, low: 7_225, high: 10_000 })
    // 50 of 100: the middle stays one half, z / (1 + 0.038416) × √(0.0025 + 3.8416 / 40000) = 9.62 % either way.
    expect(estimate(50, 100)).toEqual({ share: 5_000, low: 4_038, high: 5_962 })
    expect(estimate(0, 0)).toEqual({ share: 0, low: 0, high: 10_000 })
  })
})
