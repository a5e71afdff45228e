import { BAR } from '~/words/en/window'
import type { RoomShown } from '~/store/players/rooms'

/** What the bar says of the players' screens. */
export interface PlayersWords {
  words: string
  /** Green: they are shown the table; red: those elsewhere keep an old picture, and it does not mend by waiting alone. */
  tone: 'good' | 'danger' | undefined
}

/**
 * Whether the players' screens are there. A line to screens elsewhere that is down is said before anything is counted: they show an
 * old picture, and nobody at the GM's computer would see it.
 *
 * @param players the window of this computer
 * @param room where screens on other devices come to; null: none is open
 */
export function playersWords(
  players: 'closed' | 'waiting' | 'connected',
  room: Pick<RoomShown, 'line' | 'screens'> | null,
): PlayersWords {
  const good = players === 'connected' ? 'good' : undefined
  if (room === null || room.line === 'closed') return { words: BAR.players[players], tone: good }
  if (room.line === 'connecting') return { words: BAR.players.line.connecting, tone: good }
  if (room.line !== 'up') return { words: BAR.players.line[room.line], tone: 'danger' }
  if (room.screens === null) return { words: BAR.players.online, tone: good }
  return { words: BAR.players.screens(room.screens + Number(players === 'connected')), tone: good }
}
