/**
 * Every key of the table by what it does, in the order of the list that `?` shows. Letters come with Shift: bare letters are the
 * actions of the turn. The letter itself is written small.
 */
const KEYS = {
  undo: ['Ctrl+z'],
  redo: ['Ctrl+y', 'Ctrl+Shift+z'],
  undoAnswer: ['Ctrl+Alt+z'],
  allow: ['Shift+Enter'],
  palette: ['/', 'Ctrl+k'],
  next: ['Shift+n'],
  selectNext: ['Shift+j'],
  selectPrevious: ['Shift+k'],
  damage: ['Shift+d'],
  heal: ['Shift+h'],
  marker: ['Shift+c'],
  reveal: ['Shift+v'],
  rename: ['F2'],
  log: ['Shift+l'],
  grid: ['Shift+g'],
  ruler: ['Shift+r'],
  players: ['Shift+p'],
  curtain: ['Shift+b'],
  keys: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What a key of the table does; the same at every moment. */
export type TableKey = keyof typeof KEYS

export const TABLE_KEYS = Object.entries(KEYS) as readonly (readonly [does: TableKey, keys: readonly string[]])[]

/** The part of a keyboard event that decides. */
export interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** A pressed key in the way bindings are written: "Ctrl+z", "Shift+d", "?". Command counts as Ctrl. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const letter = /^[a-z]$/i.test(key)
  // Other characters already carry their Shift ("?").
  const shift = shiftKey && (letter || key.length > 1)
  return [ctrlKey || metaKey ? 'Ctrl' : '', altKey ? 'Alt' : '', shift ? 'Shift' : '', letter ? key.toLowerCase() : key]
    .filter(Boolean)
    .join('+')
}

/** Whether this is a single character, which may act only when no field has the focus and letters are switched on. */
export function isSingle(name: string): boolean {
  return /^(Shift\+)?.$/u.test(name)
}

/** What a key does at the table; undefined: nothing. */
export function tableKey(name: string): TableKey | undefined {
  return TABLE_KEYS.find(([, keys]) => keys.includes(name))?.[0]
}

/** The first key for something, as it is shown: "Shift+D". */
export function keyFor(does: TableKey): string {
  return shownKey(KEYS[does][0])
}

/** How a key is shown: "Ctrl+Z" for "Ctrl+z". */
export function shownKey(key: string): string {
  return key.replace(/\+([a-z])$/, (_, last: string) => `+${last.toUpperCase()}`)
}
