import type { Asked, Command, Entry, Event, Json, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import type { Chance } from './chance'
import type { FuzzedFight } from './promises'
import type { CaughtBy } from './properties/areas'
import type { Never } from './properties/endings'
import type { Nothing } from './properties/nothing'
import type { Down } from './properties/down'
import type { Price } from './properties/prices'
import type { WhoIsOut } from './properties/there'
import type { Reaching } from './properties/walls'
import type { Tastes } from './tastes'

/** A ruleset as random players play it. */
export interface Game<R extends TableTypes> {
  ruleset: Ruleset<R>
  /** A fight that has not begun, of combatants so weak and so near that much happens; what is secret in it are `canaries`. */
  prepare(chance: Chance): FuzzedFight<R>
  /** Commands of one fight. */
  commands: number
  /** The next legal command of a fight that stands so; undefined when it is at its end. `n`: how many were given before. */
  next(table: FuzzedFight<R>, chance: Chance, tastes: Tastes, n: number): Command | undefined
  /** What this ruleset's players like to answer to a choice of one, beyond their tastes; undefined: anything. */
  choose?(ask: Asked, open: readonly Json[], chance: Chance, s: Snapshot<R>): Json | undefined
  /** What a die of a question shows, beyond chance; undefined: anything. */
  face?(ask: Asked, sides: number, chance: Chance): number | undefined
  /** How far above the least a number is answered, by the question; 40 where nothing is said. */
  spread?: Readonly<Record<string, number>>
  /** A ruling in the middle of a question. */
  ruling(table: FuzzedFight<R>, chance: Chance): Entry
  /** The same state with other secrets, more of them or fewer: what the players are sent must not differ by a byte. */
  disguised(s: Snapshot<R>): Snapshot<R>
  /** Texts and numbers that must never be sent. */
  canaries: readonly string[]
  /** Questions for words that are told to the players. */
  toldWords?: readonly string[]
  /** Which fact of an event is the total of its parts, by the type of the event; no other event has parts. */
  totals: Readonly<Record<string, string>>
  /**
   * Commands that must have been given, and answers by their question: see `Reached`. "attack.by": whether the GM gave the
   * command; "attack.with": what it was given with.
   */
  everything: { commands: readonly string[]; answers: Readonly<Record<string, readonly string[]>> }
  /** What must happen several times for the fuzz to mean something, however seldom it does. */
  rare: Readonly<Record<string, (events: readonly Event[]) => boolean>>
  /** Pools that may fall below 0. */
  belowNone?: readonly string[]
  /** Whom the areas of a command were meant for; a system without areas has none. */
  caught?: CaughtBy<R>
  /** What deeds cost, and how they are told. */
  prices?: readonly Price<R>[]
  /** Who takes no part, and what is asked of them all the same. */
  out: WhoIsOut<R>
  /** What the rules say of whoever stands at nothing. */
  nothing?: Nothing<R>
  /** What outlives nothing that it came with. */
  never?: Never<R>
  /** Who is down, and what such a one does not do. */
  down?: Down<R>
  /** Questions whose answers reach somebody, and must not go through a wall. */
  reaching?: Reaching
  /** The event that tells of two who change places. */
  changesPlaces?: string
  /** Events that say how `who` fares: of a side of which nothing is shown none is told. */
  fares?: readonly string[]
  /** What else holds of every state. */
  check?(table: FuzzedFight<R>): void
}

/** An event of this type. */
export const of =
  (type: string) =>
  (events: readonly Event[]): boolean =>
    events.some(event => event.type === type)
