import { later } from '~/ui/parts/hooks/later'

/** The map as the players see it; loaded when the GM first looks. */
export const PlayersMap = later(() => import('~/ui/players/window/Preview'))
