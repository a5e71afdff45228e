/** Every key of the table by what it does, in the order of the list that `?` shows. Single letters are written small. */
const KEYS = {
  undo: ['Ctrl+z'],
  redo: ['Ctrl+y', 'Ctrl+Shift+z'],
  undoAnswer: ['Ctrl+Alt+z'],
  allow: ['Shift+Enter'],
  palette: ['/', 'Ctrl+k'],
  next: ['n'],
  selectNext: ['j'],
  selectPrevious: ['k'],
  damage: ['d'],
  heal: ['h'],
  marker: ['c'],
  reveal: ['v'],
  rename: ['F2'],
  log: ['l'],
  grid: ['g'],
  ruler: ['r'],
  players: ['p'],
  curtain: ['b'],
  keys: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What a key of the table does. Letters of the action bar come first; then a table letter needs Shift. */
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

/**
 * What a key does at the table. `taken` holds the letters the action bar claims just now: they are the actions', and
 * the table's own meaning is always there with Shift.
 */
export function tableKey(name: string, taken: ReadonlySet<string>): TableKey | undefined {
  if (taken.has(name)) return undefined
  const meant = /^Shift\+([a-z])$/.exec(name)?.[1] ?? name
  return TABLE_KEYS.find(([, keys]) => keys.includes(meant))?.[0]
}

/** How a binding's key is shown just now. */
export function shownKey(key: string, taken: ReadonlySet<string>): string {
  const letter = /^[a-z]$/.test(key)
  if (letter) return taken.has(key) ? `Shift+${key.toUpperCase()}` : key.toUpperCase()
  return key.replace(/\+([a-z])$/, (_, last: string) => `+${last.toUpperCase()}`)
}
