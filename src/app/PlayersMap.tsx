import { lazy } from 'react'

/** The map as the players see it; loaded when the GM first looks. */
export const PlayersMap = lazy(() => import('~/ui/players/window/Preview'))
