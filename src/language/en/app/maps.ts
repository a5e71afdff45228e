import { catalogue } from '../../spoken'

/** What is said of maps that are kept: beside the name, the rest of a sentence. */
export const KEPT_MAPS = catalogue('app/maps', {
  bareGrid: 'A bare grid',
  noName: 'has no name',
  place: 'picture: its place on the map is no place',
  grid: 'has a grid that is none',
})
