import type { Command } from '~/engine/command'
import { isSingleChoice, openValues, type Asked, type PathAsk, type Roll } from '~/engine/questions'
import type { CommandRules, Walk } from '~/engine/ruleset'
import type { BandOf, BecauseCode, TacticsRules } from '~/engine/tactics'
import type { Combatant, Id, Json, Snapshot } from '~/engine/snapshot'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { isClosed } from '~/grid/map/gridMap'
import { sees } from '~/grid/sight/sees'
import { distance, footprint, isOnMap } from '~/grid/squares'
import { type Reach, reach } from '~/grid/walk/reach'
import { type Reasoned, whyAnswer, whyCommand } from './because'
import type { TableTypes } from './map/setBoard'
import { isLocked } from './drawn/door'
import type { Terrain } from './map/terrain'

/** A way to where one wants to be: the squares after the first, and the goal. */
export interface Way {
  goal: number
  path: number[]
  /** As the rules count ways. */
  cost: number
}

/**
 * The way to the square that is worth most, of all that a walk reaches; the cheaper of equals. Undefined: nowhere is better than here,
 * or no way leads there. The worth of where one stands is asked as well.
 */
export function wayToBest(walk: Walk, here: number, worth: (cell: number) => number): Way | undefined {
  if (walk.whyNot) return undefined
  let best = { cell: here, worth: worth(here), cost: 0 }
  for (const [cell, cost] of walk.cells) {
    if (cell === here) continue
    const is = worth(cell)
    if (is > best.worth || (is === best.worth && cost < best.cost)) best = { cell, worth: is, cost }
  }
  if (best.cell === here) return undefined
  const { path, cost, whyNot } = walk.route([best.cell])
  return whyNot ? undefined : { goal: best.cell, path: path.slice(1), cost }
}

/** Squares between two places as the crow flies, for tokens of this many squares on a side. */
export function apart({ map, diagonals }: Terrain, a: number, b: number, sizeA = 1, sizeB = 1): number {
  return distance(footprint(map.width, a, sizeA), footprint(map.width, b, sizeB), diagonals)
}

/**
 * How far it is to walk from a square to whoever of these is nearest, past walls and not past people; as the crow flies where no
 * way leads. For comparing squares: it is no cost that a rule knows.
 */
export function wayOff<R extends TableTypes>(
  s: Snapshot<R>,
  terrain: Terrain,
  to: readonly Combatant<R>[],
): (cell: number) => number {
  const map = terrain.at(s.board)
  const fields = to.flatMap(({ cell }) =>
    cell !== null && isOnMap(map, footprint(map.width, cell)) ? [{ cell, field: fieldOf(map, cell) }] : [],
  )
  return cell => {
    let least = Infinity
    for (const one of fields) {
      const walked = one.field.costAt(cell) ?? FAR + apart(terrain, cell, one.cell)
      if (walked < least) least = walked
    }
    return least
  }
}

/** Added to the distance to whoever no way leads to. */
const FAR = 10_000

/** Squares from a place to the nearest of these as the crow flies; Infinity: there is nobody. */
export function nearestTo<R extends TableTypes>(
  terrain: Terrain,
  to: readonly Combatant<R>[],
  sizeOf: (c: Combatant<R>) => number,
): (cell: number) => number {
  return cell => {
    let least = Infinity
    for (const c of to) if (c.cell !== null) least = Math.min(least, apart(terrain, cell, c.cell, 1, sizeOf(c)))
    return least
  }
}

/**
 * For somebody who shoots and has an enemy upon it: the way to where the enemies are farthest and one is still seen, no farther
 * than it carries. Undefined: nobody is near enough to go for, or nowhere is better.
 */
export function wayToShootFrom<R extends TableTypes>(
  m: { s: Snapshot<R>; terrain: Terrain; c: Combatant<R>; foes: readonly Combatant<R>[]; walk(): Walk },
  { near, carries, sizeOf }: { near: number; carries: number; sizeOf(c: Combatant<R>): number },
): Way | undefined {
  const { s, terrain, c, foes } = m
  const off = nearestTo(terrain, foes, sizeOf)
  if (c.cell === null || off(c.cell) > near) return undefined
  const map = terrain.at(s.board)
  const { width } = terrain.map
  const seen = (cell: number) =>
    foes.some(
      foe =>
        foe.cell !== null &&
        apart(terrain, cell, foe.cell) <= carries &&
        sees(map, footprint(width, cell), footprint(width, foe.cell, sizeOf(foe))),
    )
  const way = wayToFirst(m.walk(), c.cell, cell => Math.min(off(cell), carries), seen)
  return way && off(way.goal) > off(c.cell) ? way : undefined
}

/** How many squares' fields are kept for a map: more than there are people on one. */
const KEPT = 64

const fields = new WeakMap<CompiledMap, Map<number, Reach>>()

/** All ways from a square of this map. Kept: somebody who stands still is walked up to by many. */
function fieldOf(map: CompiledMap, from: number): Reach {
  let known = fields.get(map)
  if (!known) fields.set(map, (known = new Map()))
  let field = known.get(from)
  if (!field) {
    if (known.size >= KEPT) known.clear()
    known.set(from, (field = reach(map, from, { budget: Infinity })))
  }
  return field
}

/**
 * The way to the square that comes first in this order and will do; undefined: none does, or one will not move for it. For what
 * is dear to find out: it is asked of as few squares as need be.
 */
export function wayToFirst(
  walk: Walk,
  here: number,
  before: (cell: number) => number,
  willDo: (cell: number) => boolean,
): Way | undefined {
  if (walk.whyNot) return undefined
  const cells = [...walk.cells].map(([cell, cost]) => ({ cell, cost, rank: before(cell) }))
  cells.sort((a, b) => b.rank - a.rank || a.cost - b.cost || a.cell - b.cell)
  const goal = cells.find(({ cell }) => willDo(cell))?.cell
  if (goal === undefined || goal === here) return undefined
  const { path, cost, whyNot } = walk.route([goal])
  return whyNot ? undefined : { goal, path: path.slice(1), cost }
}

/** Of these dice nothing counts but what they come to together. */
export const bandOfSum: BandOf = faces => faces.reduce((sum, face) => sum + face, 0)

/** Somebody at a moment of the fight, as advice looks at it. */
export interface Moment<R extends TableTypes> {
  s: Snapshot<R>
  terrain: R['terrain']
  c: Combatant<R>
  /** Enemies who can still fight and whom this one knows of. */
  foes: readonly Combatant<R>[]
  /** How this one would move now, or answer the way that it is asked for; looked for once. */
  walk(): ReturnType<CommandRules<R>['walk']>
}

/** What somebody might do in a turn: a command, or undefined where it is no time for it. Taken if the rules leave it open. */
export type Plan<R extends TableTypes> = (m: Moment<R>) => Pick<Command, 'type' | 'with'> | undefined

/** What somebody would answer; undefined: whatever the rules propose. What is not open is not answered. */
export type Answering<R extends TableTypes> = (m: Moment<R>, ask: Asked) => Json | undefined

/** Advice to a player of one ruleset. */
export interface Advice<R extends TableTypes> {
  /** Whether these two are enemies, and the second is known to the first and still fights. */
  isFoe(s: Snapshot<R>, c: Combatant<R>, other: Combatant<R>): boolean
  /** Answers that let a chance go by. */
  passes?: readonly Json[]
  /** What is done in a turn: the first that is open. */
  turn: readonly Plan<R>[]
  /** By the key of the question, or by the part of it before the last dot with a star: `*.fate`. */
  answers?: Readonly<Record<string, Answering<R>>>
  /** The answers of the GM. */
  gm?: Readonly<Record<string, (s: Snapshot<R>, ask: Asked, terrain: R['terrain']) => Json | undefined>>
  /** The step of the table that comes next, `turn` of somebody included; undefined: the fight is at its end. */
  next(s: Snapshot<R>, terrain: R['terrain'], turn: TacticsRules<R>['turn']): Command | undefined
  /** Rolls whose dice have no order, and questions that come after a deed. */
  unordered?: readonly string[]
  after?: readonly string[]
  /** Why commands are advised whose targets and ways do not say it, by their type. */
  reasons?: Readonly<Record<string, BecauseCode>>
  /** What the rules look at of a roll, by its question or `*.dice`. */
  bands?: Readonly<Record<string, (s: Snapshot<R>, ask: Asked & Roll) => BandOf | undefined>>
}

/**
 * Tactics out of advice. A GM's standing orders come first, then the advice, then what the rules propose, then whatever lets
 * the chance go by: so every question has a legal answer, whatever the advice forgets.
 */
export function tacticsOf<R extends TableTypes>(rules: CommandRules<R>, advice: Advice<R>): TacticsRules<R> {
  return {
    likely,
    turn,
    next: (s, terrain) => (s.phase === 'combat' ? advice.next(s, terrain, turn) : undefined),
    knowsFoe: (s, who) => foesOf(s, s.combatants[who]!).length > 0,
    whyCommand: (s, terrain, command) => whyCommand(reasonedIn(s), s, terrain, command),
    whyAnswer: (s, terrain, ask, value) => whyAnswer(reasonedIn(s), s, terrain, ask, value),
    find,
    stuck: openDoor,
    unordered: new Set(advice.unordered),
    after: new Set(advice.after),
    bandOf: (s, ask) => byKey(advice.bands ?? {}, ask.key)?.(s, ask),
  }

  function likely(s: Snapshot<R>, terrain: R['terrain'], ask: Asked): Json | undefined {
    const ordered = rules.standingOrder?.(s, ask)
    if (ordered !== undefined) return ordered
    const c = s.combatants[ask.of]
    const answer = byKey(advice.answers ?? {}, ask.key)
    const m = c && momentOf(s, terrain, c, ask.kind === 'path' ? ask : undefined)
    const wanted = m
      ? answer
        ? answer(m, ask)
        : isWalk(ask)
          ? onwards(m)
          : undefined
      : advice.gm?.[ask.key]?.(s, ask, terrain)
    return wanted !== undefined && fits(ask, wanted) ? wanted : usual(ask, advice.passes ?? [])
  }

  /** Whether it is asked where a walk leads to that somebody has begun. */
  function isWalk({ kind, key }: Asked): boolean {
    return kind === 'path' && rules.actions[key.slice(0, key.lastIndexOf('.'))]?.meaning === 'walk'
  }

  /** Nearer to the nearest enemy. */
  function onwards({ s, terrain, c, foes, walk }: Moment<R>): Json | undefined {
    if (c.cell === null || foes.length === 0) return undefined
    const off = wayOff(s, terrain, foes)
    return wayToBest(walk(), c.cell, cell => -off(cell))?.path
  }

  function turn(s: Snapshot<R>, terrain: R['terrain'], who: Id): Command | undefined {
    const c = s.combatants[who]
    if (!c) return undefined
    const m = momentOf(s, terrain, c)
    for (const plan of advice.turn) {
      const planned = plan(m)
      if (planned && isOpen(s, terrain, who, planned.type)) return { ...planned, by: who }
    }
    return undefined
  }

  /** The GM opens a door that all know of and that is not locked; where the players take it for a wall, it is not for tactics to tell. */
  function openDoor({ board }: Snapshot<R>, terrain: R['terrain']): Command | undefined {
    const { portals } = terrain.drawn(board)
    const shut = portals.find(
      one => one.segment.kind === 'door' && !one.secret && isClosed(one, board.doors) && !isLocked(board, one),
    )
    return shut && { type: 'door', by: 'gm', with: { door: shut.id, to: 'open' } }
  }

  /**
   * An enemy of the players' side who still fights and whom the players do not know of is found: the GM's word, and the players' to see
   * from then on. The players' side is the one whose numbers they see; where no side is shown so, it is each.
   */
  function find(s: Snapshot<R>): Command | undefined {
    const known = Object.values(s.combatants).filter(c => c.known !== 'absent' && !c.gone)
    const own = known.filter(({ side }) => s.sides[side]?.show === 'exact')
    const seekers = own.length > 0 ? own : known
    const hidden = Object.values(s.combatants).find(
      c =>
        c.known === 'absent' &&
        !c.gone &&
        c.cell !== null &&
        seekers.some(one => advice.isFoe(s, one, { ...c, known: 'named' })),
    )
    return hidden && { type: 'known', by: 'gm', with: { who: [hidden.id], known: 'named' } }
  }

  function reasonedIn(s: Snapshot<R>): Reasoned<R> {
    return { rules, reasons: advice.reasons ?? {}, foesOf: c => foesOf(s, c) }
  }

  function foesOf(s: Snapshot<R>, c: Combatant<R>): readonly Combatant<R>[] {
    return Object.values(s.combatants).filter(other => other.id !== c.id && advice.isFoe(s, c, other))
  }

  function isOpen(s: Snapshot<R>, terrain: R['terrain'], who: Id, type: string): boolean {
    const offer = rules.offers(s, terrain, who, type).find(({ command }) => command.type === type)
    return offer !== undefined && !offer.whyNot
  }

  function momentOf(s: Snapshot<R>, terrain: R['terrain'], c: Combatant<R>, asked?: PathAsk): Moment<R> {
    let walk: ReturnType<CommandRules<R>['walk']> | undefined
    return {
      s,
      terrain,
      c,
      foes: foesOf(s, c),
      walk: () => (walk ??= rules.walk(s, terrain, c.id, asked)),
    }
  }
}

/** By the whole key, or by its last part: `*.dice`. */
const byKey = <T>(list: Readonly<Record<string, T>>, key: string): T | undefined =>
  list[key] ?? list[`*${key.slice(key.lastIndexOf('.'))}`]

/** Whether the rules take this answer, as far as the question itself says; ways are checked where they are made. */
function fits(ask: Asked, value: Json): boolean {
  if (ask.kind === 'number') return typeof value === 'number' && value >= ask.min && value <= ask.max
  if (ask.kind !== 'choice') return true
  if (isSingleChoice(ask)) return openValues(ask).includes(value)
  if (!Array.isArray(value)) return false
  const open = openValues(ask)
  return value.length >= ask.min && value.length <= ask.max && value.every(one => open.includes(one as Json))
}

/** What the rules propose, or what lets the chance go by, or the first that is open; undefined: nothing is. */
function usual(ask: Asked, passes: readonly Json[]): Json | undefined {
  const { default: proposed } = ask
  switch (ask.kind) {
    case 'choice': {
      if (proposed !== undefined && fits(ask, proposed)) return proposed
      const open = openValues(ask)
      if (!isSingleChoice(ask)) return open.length < ask.min ? undefined : open.slice(0, ask.min)
      return open.find(value => passes.includes(value)) ?? open[0]
    }
    case 'number':
      return proposed ?? ask.min
    case 'text':
      return proposed ?? ''
    case 'path':
      return proposed ?? []
    case 'area':
    case 'roll':
      return proposed
  }
}

/** Of the open answers to a choice of one combatant the one that is worth most; the earlier of equals. */
export function bestOf(ask: Asked, worth: (id: Id) => number): Json | undefined {
  if (ask.kind !== 'choice') return undefined
  let best: { value: Json; worth: number } | undefined
  for (const value of openValues(ask)) {
    const is = typeof value === 'string' ? worth(value) : -Infinity
    if (is > -Infinity && (!best || is > best.worth)) best = { value, worth: is }
  }
  return best?.value
}
