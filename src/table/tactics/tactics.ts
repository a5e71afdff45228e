import type { Command } from '~/engine/command'
import { isSingleChoice, openValues } from '~/engine/options'
import type { Asked, PathAsk, Roll } from '~/engine/questions'
import type { BandOf, CommandRules, TacticsRules } from '~/engine/ruleset'
import type { Combatant, Id, Json } from '~/engine/snapshot'
import type { Snapshot } from '~/engine/snapshot'
import type { TableTypes } from '../map/tableTypes'

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
  passes: readonly Json[]
  /** What is done in a turn: the first that is open. */
  turn: readonly Plan<R>[]
  /** By the key of the question, or by the part of it before the last dot with a star: `*.fate`. */
  answers: Readonly<Record<string, Answering<R>>>
  /** The answers of the GM. */
  gm?: Readonly<Record<string, (s: Snapshot<R>, ask: Asked, terrain: R['terrain']) => Json | undefined>>
  /** The step of the table that comes next, `turn` of somebody included; undefined: the fight is at its end. */
  next(s: Snapshot<R>, terrain: R['terrain'], turn: TacticsRules<R>['turn']): Command | undefined
  /** Rolls whose dice have no order, and questions that come after a deed. */
  unordered?: readonly string[]
  after?: readonly string[]
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
    stuck: openDoor,
    unordered: new Set(advice.unordered),
    after: new Set(advice.after),
    bandOf: (s, ask) => byKey(advice.bands ?? {}, ask.key)?.(s, ask),
  }

  function likely(s: Snapshot<R>, terrain: R['terrain'], ask: Asked): Json | undefined {
    const ordered = rules.standingOrder?.(s, ask)
    if (ordered !== undefined) return ordered
    const c = s.combatants[ask.of]
    const answer = byKey(advice.answers, ask.key)
    const wanted = c
      ? answer?.(momentOf(s, terrain, c, ask.kind === 'path' ? ask : undefined), ask)
      : advice.gm?.[ask.key]?.(s, ask, terrain)
    return wanted !== undefined && fits(ask, wanted) ? wanted : usual(ask, advice.passes)
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

  function openDoor({ board }: Snapshot<R>, terrain: R['terrain']): Command | undefined {
    const shut = terrain.standing(board).find(({ kind, portal }) => kind === 'door' && portal !== undefined)
    return shut && { type: 'door', by: 'gm', with: { door: shut.portal!, to: 'open' } }
  }

  function isOpen(s: Snapshot<R>, terrain: R['terrain'], who: Id, type: string): boolean {
    const offer = rules.offers(s, terrain, who, type).find(({ command }) => command.type === type)
    return offer !== undefined && !offer.whyNot
  }

  function momentOf(s: Snapshot<R>, terrain: R['terrain'], c: Combatant<R>, asked?: PathAsk): Moment<R> {
    const all = Object.values(s.combatants)
    let walk: ReturnType<CommandRules<R>['walk']> | undefined
    return {
      s,
      terrain,
      c,
      foes: all.filter(other => other.id !== c.id && advice.isFoe(s, c, other)),
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
