import type { Translation } from '../translation'
import { SIGNS } from './parts/signs'
import { TABLE } from './players/table'
import { PLAYERS } from './players/window'

/** What is said in the players' window: its page is one file, and brings no more than it says. */
export const forPlayers = {
  'parts/signs': SIGNS,
  'players/table': TABLE,
  'players/window': PLAYERS,
} satisfies Partial<Translation>
