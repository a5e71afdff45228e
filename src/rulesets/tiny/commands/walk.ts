import { reason } from '~/engine/reason'
import type { Walk } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import type { PathAsk } from '~/engine/questions'
import { reach } from '~/grid/walk/reach'
import { placeAnywhere, type Tokens } from '~/table/map/walks'
import { tokenRect } from '~/table/map/tokenRect'
import { route } from '~/table/map/route'
import { asWord } from '~/table/words/asWord'
import type { Terrain } from '~/table/map/terrain'
import { isPresent } from '../conditions/able'
import { ACTIONS } from '../actions/actions'
import { toAttack, toCombat } from '../attack/advance'
import { wayOut } from '../movement/extricate'
import { toPatient } from '../harm/medic'
import { about } from '../movement/moveAbout'
import { farLimit } from '../space/movement'
import { toShoot } from '../attack/shoot'
import { toSneak } from '../movement/sneak'
import { cellOf, mapOf, movementOf } from '../space/space'
import { toFallen } from '../attack/strikeFallen'
import type { Combatant, Snapshot, Tiny } from '../state/types'
import { ends, whyNotWay, type Way } from '../space/way'

/** The options that a token's way can mean, in the order in which they are preferred. */
const MEANT: readonly { type: string; way(c: Combatant): Way }[] = [
  { type: 'advanceAttack', way: toAttack },
  { type: 'advance', way: toCombat },
  { type: 'move', way: about },
]

/** The way that a question asks for, by its key. */
const ASKED: Readonly<
  Record<string, (s: Snapshot, terrain: Terrain, c: Combatant, patient: Combatant | undefined) => Way>
> = {
  'advanceAttack.path': (_s, _terrain, c) => toAttack(c),
  'advance.path': (_s, _terrain, c) => toCombat(c),
  'move.path': (_s, _terrain, c) => about(c),
  'extricate.path': (_s, _terrain, c) => wayOut(c),
  'shoot.path': toShoot,
  'strikeFallen.path': toFallen,
  'sneak.path': (_s, _terrain, c) => toSneak(c),
  'attend.path': (s, terrain, c, patient) => toPatient(s, terrain, c, patient ?? c),
}

const TOKENS: Tokens<Tiny> = {
  rectOf: (terrain, c) => tokenRect(terrain, c.cell, 1),
  size: () => 1,
  isInTheWay: isPresent,
  taken: reason('TINY-MOVE-08', 'endOccupied'),
}

/**
 * How this combatant would move now: into combat to attack where that is within reach, else into combat, else about; or
 * as it is asked to. Before the fight, or off the map, it is placed where it fits.
 */
export function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  const from = c && cellOf(terrain, c)
  if (!c || s.phase !== 'combat' || from === null || from === undefined) return placeAnywhere(s, terrain, c, TOKENS)
  const way = asked && ASKED[asked.key]?.(s, terrain, c, s.combatants[asWord(asked.facts?.patient)])
  if (way) return walkTo(s, terrain, c, from, ends(s, terrain, c, way), () => way)

  const whyNot = (type: string) => ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c)
  const goals = new Map<number, { type: string; cost: number }>()
  const open = MEANT.filter(({ type }) => !whyNot(type))
  for (const { type, way: to } of open)
    for (const [cell, cost] of ends(s, terrain, c, to(c))) if (!goals.has(cell)) goals.set(cell, { type, cost })
  const meant = (goal: number) => MEANT.find(({ type }) => type === goals.get(goal)?.type) ?? MEANT[2]!
  const cells = new Map([...goals].map(([cell, { cost }]) => [cell, cost]))
  const closed = open.length === 0 ? whyNot('move') : undefined
  return {
    ...walkTo(s, terrain, c, from, cells, goal => meant(goal).way(c)),
    meant: goal => ({ command: meant(goal).type, key: `${meant(goal).type}.path` }),
    ...(closed && { whyNot: closed }),
  }
}

function walkTo(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  from: number,
  cells: ReadonlyMap<number, number>,
  to: (goal: number) => Way,
): Walk {
  const map = mapOf(s, terrain)
  const budget = farLimit(c.sheet)
  const movement = (squares: number) => movementOf(s, c, squares)
  const refuse = (squares: readonly number[]) => whyNotWay(s, terrain, c, squares, to(squares.at(-1) ?? from))
  const reached = reach(map, from, movement(budget))
  return {
    command: 'move',
    key: 'move.path',
    cells,
    route: route({ map, from, reached, movement, budget, refuse }),
  }
}
