import type { Command } from '~/engine/command'
import { isSingleChoice, type Asked } from '~/engine/questions'
import type { CommandRules } from '~/engine/ruleset'
import type { Because, BecauseCode } from '~/engine/tactics'
import type { Combatant, Id, Json, Snapshot } from '~/engine/snapshot'
import { distance, footprint } from '~/grid/squares'
import type { TableTypes } from './map/setBoard'
import type { Terrain } from './map/terrain'

/** What gives the reasons behind one ruleset's advice. */
export interface Reasoned<R extends TableTypes> {
  rules: Pick<CommandRules<R>, 'actions' | 'waysIn'>
  /** The reason for a command whose target and way show none, by the type of the command. */
  reasons: Readonly<Record<string, BecauseCode>>
  /** The enemies that this combatant knows of and that still fight, in the order of the roster. */
  foesOf(c: Combatant<R>): readonly Combatant<R>[]
}

/**
 * The reason why tactics advise this command: its target, the goal of its way, or what the ruleset says of its type.
 *
 * @returns undefined where there is nothing to say
 */
export function whyCommand<R extends TableTypes>(
  of: Reasoned<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  { type, by, with: given = {} }: Command,
): Because | undefined {
  const own = of.reasons[type]
  const c = by === 'gm' ? undefined : s.combatants[by]
  if (!c) return ofTable(s, type, given) ?? (own && { code: own })
  const values = Object.values(given)
  const target = values.find((value): value is Id => typeof value === 'string' && value in s.combatants)
  if (target !== undefined) return ofTarget(of, s, terrain, c, target)
  const way = values.find(
    value => Array.isArray(value) && value.length > 0 && value.every(one => Number.isInteger(one)),
  )
  if (way) return ofWay(of, terrain, c, (way as readonly number[]).at(-1)!)
  if (own) return { code: own }
  switch (of.rules.actions[type]?.meaning) {
    case 'attack':
    case 'charge':
    case 'walk':
      return towards(of, terrain, c, c.cell)
    case 'end':
      return { code: 'nothingElse' }
    default:
      return undefined
  }
}

/**
 * The reason why tactics advise this answer: the combatant that it chooses, or the goal of its way.
 *
 * @returns undefined where there is nothing to say
 */
export function whyAnswer<R extends TableTypes>(
  of: Reasoned<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  ask: Asked,
  value: Json,
): Because | undefined {
  const c = s.combatants[ask.of]
  if (!c) return undefined
  if (ask.kind === 'path' && Array.isArray(value) && value.length > 0)
    return ofWay(of, terrain, c, Number(value.at(-1)))
  if (ask.kind !== 'choice') return undefined
  if (isSingleChoice(ask)) {
    const isFoe = typeof value === 'string' && of.foesOf(c).some(({ id }) => id === value)
    return isFoe ? ofTarget(of, s, terrain, c, value) : undefined
  }
  const caught = Array.isArray(value) ? value.filter(one => typeof one === 'string' && one in s.combatants) : []
  return caught.length > 1 ? { code: 'several', n: caught.length } : undefined
}

/** The reason for a command of the GM: a door is opened, somebody is found, combat begins. */
function ofTable<R extends TableTypes>(
  s: Snapshot<R>,
  type: string,
  given: NonNullable<Command['with']>,
): Because | undefined {
  const { who } = given
  if (type === 'door') return { code: 'shut' }
  if (type === 'known' && Array.isArray(who)) return { code: 'unseen', who: String(who[0]) }
  return type === 'begin' ? { code: 'begin', n: Object.keys(s.combatants).length } : undefined
}

/** The reason for aiming at this combatant: it is the nearest enemy, or the one that is worth most. */
function ofTarget<R extends TableTypes>(
  of: Reasoned<R>,
  s: Snapshot<R>,
  terrain: Terrain,
  c: Combatant<R>,
  target: Id,
): Because {
  const off = offFrom(terrain, c.cell)
  const aimedAt = s.combatants[target]!
  const isNearest = of.foesOf(c).every(foe => off(foe) >= off(aimedAt))
  return { code: isNearest ? 'nearest' : 'best', who: target, ...measured(of, off(aimedAt)) }
}

/** The reason for a way to this square: it leads towards the nearest enemy, or away from it. */
function ofWay<R extends TableTypes>(
  of: Reasoned<R>,
  terrain: Terrain,
  c: Combatant<R>,
  goal: number,
): Because | undefined {
  const least = (cell: number | null) => Math.min(...of.foesOf(c).map(offFrom(terrain, cell)))
  return towards(of, terrain, c, goal, least(goal) > least(c.cell) ? 'away' : 'towards')
}

/** The nearest enemy, seen from this square, with the distance from where the combatant stands. */
function towards<R extends TableTypes>(
  of: Reasoned<R>,
  terrain: Terrain,
  c: Combatant<R>,
  from: number | null,
  code: 'towards' | 'away' = 'towards',
): Because | undefined {
  const off = offFrom(terrain, from)
  const [first] = of.foesOf(c).toSorted((a, b) => off(a) - off(b))
  return first && { code, who: first.id, ...measured(of, offFrom(terrain, c.cell)(first)) }
}

/** The distance from this square to a combatant as the crow flies, in squares; Infinity: one of both is off the map. */
const offFrom =
  (terrain: Terrain, from: number | null) =>
  ({ cell }: Pick<Combatant, 'cell'>): number =>
    from === null || cell === null
      ? Infinity
      : distance(footprint(terrain.map.width, from), footprint(terrain.map.width, cell), terrain.diagonals)

/** The distance as a fact, in squares; none where the rules count ways in zones or one is off the map. */
const measured = ({ rules }: { rules: Pick<CommandRules<TableTypes>, 'waysIn'> }, off: number): { off?: number } =>
  rules.waysIn === 'half zones' || off === Infinity ? {} : { off }
