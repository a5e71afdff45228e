import type { MapGiven } from '~/store/types'

/** A map out of a file with what it is called, ready for a new fight. */
export interface GivenMap {
  words: string
  given: Extract<MapGiven, { kind: 'file' }>
}
