import { catalogue } from '../../spoken'

/** The map as the players see it, where they see none. */
export const PREVIEW = catalogue('players/preview', {
  nothing: 'The players see nothing yet.',
  curtain: 'The curtain is down: the players see the title alone.',
  noMap: 'The players see none of the map.',
})
