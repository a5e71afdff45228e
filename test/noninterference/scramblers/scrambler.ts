import type { Id } from '~/engine'
import { asPlayersKnow, hides } from '~/table/public/asPlayersKnow'
import { partySight, type PartySight } from '~/table/sight/partySight'
import type { Chance } from '../../fuzz/chance'
import type { Moment, State } from '../fights/moment'
import type { System } from '../fights/systems'

/** Writes other secrets of one kind into a moment (a copy of it); false: there are none of that kind, and nothing was written. */
export type Scrambler = (moment: Moment, about: About) => boolean

/** What the players do not know at a moment, which scramblers may therefore write to. */
export interface About {
  readonly system: System
  readonly chance: Chance
  /** The state as it is. */
  readonly original: State
  /** The map as it is. */
  readonly terrain: Moment['terrain']
  /** Of whom the players know nothing at this moment. */
  readonly hidden: readonly Id[]
  readonly width: number
  readonly height: number
  readonly visible: Uint8Array
  readonly known: Uint8Array
  /** Squares that are not seen now. */
  readonly unseen: readonly number[]
  /** Squares that are not known. */
  readonly unknown: readonly number[]
  /** Unknown squares all of whose neighbours are unknown. */
  readonly deep: readonly number[]
  /** Only what is lit is seen: a light is no secret then. */
  readonly isDark: boolean
  /** The GM's hand decides what is seen: what lies beyond may stand in its way. */
  readonly isByHand: boolean
  /** Whom a scrambler before has put in. */
  added?: Id
}

export const sightOf = ({ ruleset, state, terrain }: Moment): PartySight =>
  partySight(ruleset.state.footprint, state, terrain)

export function aboutOf(moment: Moment, system: System, chance: Chance): About {
  const { ruleset, state, terrain } = moment
  const { width, height } = terrain.map
  const { visible, known } = sightOf(moment)
  const { fog } = state.board
  const told = asPlayersKnow(ruleset, state, terrain)
  return {
    system,
    chance,
    original: state,
    terrain,
    hidden: Object.values(told.combatants).flatMap(c => (c.known === 'absent' ? [c.id] : [])),
    width,
    height,
    visible,
    known,
    unseen: without(visible),
    unknown: without(known),
    deep: deepIn(known, width, height),
    isDark: fog?.dark === true && fog.mode === 'sight',
    isByHand: !fog || fog.mode === 'hand' || (fog.mode === 'sight' && Object.keys(fog.hand).length > 0),
  }
}

/** Hidden wherever it stands: by the GM's word or by a mark of the rules, not by being out of sight. */
export function isHiddenAnywhere({ ruleset }: Moment, { original }: About, who: Id): boolean {
  const c = original.combatants[who]
  return c === undefined || c.known === 'absent' || hides(ruleset, original, who)
}

const without = (marks: Uint8Array): number[] => [...marks.keys()].filter(cell => !marks[cell])

function deepIn(known: Uint8Array, width: number, height: number): number[] {
  const near = [-1, 0, 1]
  const isDeep = (cell: number) => {
    const [x, y] = [cell % width, Math.floor(cell / width)]
    return near.every(dy =>
      near.every(dx => {
        const [a, b] = [x + dx, y + dy]
        return a < 0 || b < 0 || a >= width || b >= height || !known[b * width + a]
      }),
    )
  }
  return [...known.keys()].filter(isDeep)
}

let serial = 0
/** Words that stand nowhere else. */
export const junk = (): string => `SECRET${serial++}`

export const letter = ({ chance }: About): string => String.fromCharCode(65 + chance.below(26))

/** A square where a token of this size lies on the map. */
export const cellFor = ({ chance, width, height }: About, size: number): number =>
  chance.below(height - size) * width + chance.below(width - size)

export const asJson = (value: unknown): string => JSON.stringify(value) ?? ''
