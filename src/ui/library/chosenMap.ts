import type { MapGiven } from '~/store/fights/files'

/** A map out of a file with what it is called, ready for a new fight. */
export interface ChosenMap {
  words: string
  given: Extract<MapGiven, { kind: 'file' }>
}
