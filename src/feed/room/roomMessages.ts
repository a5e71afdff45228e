import type { ScreenMessage } from '../messages'
import type { RoomState } from './roomState'

/** Where a room is opened, and with what. */
export interface RoomSetting {
  address: string
  room: string
  user: string | null
  password: string | null
  key: string | null
  /** Greater than that of every window that has published into this room before. */
  epoch: number
  /** Retained topics that a window before this one may have left. */
  left: readonly string[]
  /** As whom screens come: tests come so too. */
  screen: { user: string | null; password: string | null }
}

/** What a test has found, which came to the room as a screen does. */
export interface RoomTest {
  isLetIn: boolean
  /** What is shown came to it. */
  isShown: boolean
  /** What it published was passed on to nobody. */
  isSilenced: boolean
}

/** What the GM's page says to the worker that holds its line to the broker. */
export type ToRoom =
  | { room: 'open'; setting: RoomSetting }
  | { room: 'say'; word: ScreenMessage }
  | { room: 'view'; view: RoomState['view'] }
  | { room: 'test' }
  /** Asks in the screen that shows these letters. */
  | { room: 'invite'; code: string }
  | { room: 'close' }

/** What it hears from there. */
export type FromRoom =
  | { room: 'line'; is: 'up' | 'lost' | 'refused' | 'full' }
  /** How many screens watch, where the broker says it. */
  | { room: 'screens'; count: number }
  | { room: 'tested'; test: RoomTest }
  /** Whether there was a screen that shows these letters. */
  | { room: 'invited'; isThere: boolean }
  | { room: 'retained'; topics: readonly string[] }
  /** Another window has opened the same room. */
  | { room: 'succeeded' }
  | { room: 'closed' }
