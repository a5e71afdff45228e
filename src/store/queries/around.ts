import type { Id } from '~/engine'
import { packSquares, type Rectangle } from '~/grid/sets'
import { bearing, cellsOf, footprint, type Rect } from '~/grid/squares'
import { WHERE } from '~/words/en/store'
import type { FightView } from '../session/fightView'

export { reviewed, REVIEW } from '~/table'

/** The squares of a rectangle, packed for a command, on a map `mapWidth` squares wide that it lies on. */
export function squaresIn(mapWidth: number, { x, y, width, height }: Rectangle): number[] {
  return packSquares(cellsOf(mapWidth, { x0: x, y0: y, x1: x + width - 1, y1: y + height - 1 }))
}

/** Somebody on the map, as seen from somebody else. */
export interface Near {
  readonly who: Id
  readonly squares: number
  /** "3 squares north-east". */
  readonly words: string
}

/** Somebody who may come beside somebody. */
export interface Reacher {
  readonly who: Id
  /** What the way costs, as the rules count ways; 0: beside already; null: not with one movement. */
  readonly cost: number | null
}

/** Everybody else on the map, the nearest first; empty for somebody who is not there. */
export function near(fight: FightView, from: Id): readonly Near[] {
  const here = rectOf(fight, from)
  if (!here) return []
  return others(fight, from)
    .flatMap(who => {
      const there = rectOf(fight, who)
      const lies = there && bearing(here, there)
      return lies ? [{ who, squares: lies.squares, words: WHERE.lies(lies.squares, lies.towards) }] : []
    })
    .sort((a, b) => a.squares - b.squares)
}

/** Who of the other sides may come beside somebody with one movement of theirs, as the rules have them walk now; the nearest first. */
export function whoCanReach(fight: FightView, target: Id): readonly Reacher[] {
  const { snapshot } = fight
  const goal = rectOf(fight, target)
  const side = snapshot.combatants[target]?.side
  if (!goal) return []
  return others(fight, target)
    .flatMap(who => (snapshot.combatants[who]!.side === side ? [] : [{ who, cost: costBeside(fight, who, goal) }]))
    .sort((a, b) => (a.cost ?? Infinity) - (b.cost ?? Infinity))
}

function costBeside(fight: FightView, who: Id, goal: Rect): number | null {
  const { ruleset, snapshot, terrain, map } = fight
  const here = rectOf(fight, who)
  if (!here) return null
  if (isBeside(here, goal)) return 0
  const size = ruleset.state.footprint(snapshot.combatants[who]!.sheet)
  let least: number | null = null
  for (const [cell, cost] of ruleset.commands.walk(snapshot, terrain, who).cells)
    if ((least === null || cost < least) && isBeside(footprint(map.width, cell, size), goal)) least = cost
  return least
}

const isBeside = (a: Rect, b: Rect): boolean => bearing(a, b).squares <= 1

function rectOf({ ruleset, snapshot, map }: FightView, id: Id): Rect | undefined {
  const one = snapshot.combatants[id]
  return one && one.cell !== null && !one.gone
    ? footprint(map.width, one.cell, ruleset.state.footprint(one.sheet))
    : undefined
}

/** Those who are not that one, and still fight. */
function others({ ruleset, snapshot }: FightView, id: Id): readonly Id[] {
  const out = new Set(
    ruleset.display.order(snapshot).flatMap(({ rows }) => rows.flatMap(row => (row.state === 'out' ? [row.who] : []))),
  )
  return Object.keys(snapshot.combatants).filter(other => other !== id && !out.has(other))
}
