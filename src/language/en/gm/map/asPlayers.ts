import { catalogue } from '../../../spoken'

/** The map as the players see it, in the GM’s window. */
export const AS_PLAYERS = catalogue('gm/asPlayers', {
  title: 'As the players see it. Nothing can be moved here.',
  back: 'Back',
})
