import type { Translation } from '../translation'
import { forPlayers } from './forPlayers'
import { SCREEN } from './players/screen'

/** What is said on the page of screens elsewhere. */
export const forScreens = { ...forPlayers, 'players/screen': SCREEN } satisfies Partial<Translation>
