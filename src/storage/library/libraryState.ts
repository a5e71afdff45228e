/**
 * How a library stands with the database of this browser.
 *
 *                   gone           regained    outdated   close
 *   connected       disconnected   –           readOnly   closed
 *   disconnected    disconnected   connected   readOnly   closed
 *   readOnly        –              –           readOnly   closed
 *   memoryOnly      –              –           readOnly   closed
 *   closed          –              –           –          –
 *
 * It begins `connected`, as `readOnly` when a newer Fray has written the database, or as `memoryOnly` when there is none.
 */
export type LibraryState =
  | 'connected'
  /** The database was taken away. A new one is being opened, or waits for the GM to try again. */
  | 'disconnected'
  /** A newer Fray is at work: fights can be looked at and exported. */
  | 'readOnly'
  /** This browser keeps nothing. */
  | 'memoryOnly'
  | 'closed'

export type LibraryEvent =
  /** The database was taken away under the open connection. */
  | 'gone'
  /** A new connection is open. */
  | 'regained'
  /** A newer Fray wants to change the database. */
  | 'outdated'
  | 'close'

const TRANSITIONS: Readonly<Record<LibraryState, Readonly<Partial<Record<LibraryEvent, LibraryState>>>>> = {
  connected: { gone: 'disconnected', outdated: 'readOnly', close: 'closed' },
  disconnected: { gone: 'disconnected', regained: 'connected', outdated: 'readOnly', close: 'closed' },
  readOnly: { outdated: 'readOnly', close: 'closed' },
  memoryOnly: { outdated: 'readOnly', close: 'closed' },
  closed: {},
}

/** The state after the event; undefined where the event means nothing, and is passed over. */
export function afterEvent(state: LibraryState, event: LibraryEvent): LibraryState | undefined {
  return TRANSITIONS[state][event]
}
