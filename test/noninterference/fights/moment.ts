import type { Asked, Id, Ruleset, Snapshot } from '~/engine'
import type { Log } from '~/store/log/log'
import type { TokenPicture } from '~/store/pictures'
import type { GmTable } from '~/store/players/playersView'
import type { Terrain, TableTypes } from '~/table'

export type State = Snapshot<TableTypes>

/** The GM's table as it stands at one moment: all that the players' window could be told from. */
export interface Moment extends GmTable {
  ruleset: Ruleset<TableTypes>
  terrain: Terrain
  state: State
  asks: readonly Asked[] | null
  log: Log
  /** The picture of the map, as a file. */
  picture: Blob
  /** Whom the players have known of at any time: what they heard of them then stays told. */
  met: ReadonlySet<Id>
  /** What the GM measures just now. */
  ruler: { cells: readonly number[]; words: string } | null
}

/** Pictures on tokens, by their ids. */
export const FACES: readonly Id[] = ['face', 'mask', 'beast']

/** A file that can be compared: it goes into a message as what is in it. */
export function file(text: string, type = ''): Blob {
  return Object.assign(new Blob([text], { type }), { toJSON: () => text })
}

/** A picture on a token: what is in its file alone is sent. */
export function tokenPicture(text: string): TokenPicture {
  return { file: file(text) } as TokenPicture
}

/** A copy that may be written to. What is large and never written to is shared. */
export function copyOf(moment: Moment): Moment {
  const { state, asks } = moment
  return { ...moment, state: plainCopy(state), asks: asks && plainCopy(asks) }
}

/** A deep copy of what a journal can hold, several times as fast as a structured clone: a long run makes millions of them. */
export function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainCopy) as T
  const copy: { [key: string]: unknown } = {}
  for (const key of Object.keys(value)) copy[key] = plainCopy((value as { [key: string]: unknown })[key])
  return copy as T
}
