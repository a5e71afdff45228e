/** What a key of the table does. Letters of the action bar come first; then a table letter needs Shift. */
export type TableKey =
  | 'next'
  | 'selectNext'
  | 'selectPrevious'
  | 'damage'
  | 'heal'
  | 'marker'
  | 'reveal'
  | 'players'
  | 'curtain'
  | 'grid'
  | 'ruler'
  | 'log'
  | 'rename'
  | 'palette'
  | 'keys'
  | 'undo'
  | 'redo'
  | 'undoAnswer'
  | 'allow'

interface Binding {
  does: TableKey
  keys: readonly string[]
  words: string
}

/** Every key of the table, in the order of the list that `?` shows. Single letters are written small. */
export const BINDINGS: readonly Binding[] = [
  { does: 'undo', keys: ['Ctrl+z'], words: 'Undo' },
  { does: 'redo', keys: ['Ctrl+y', 'Ctrl+Shift+z'], words: 'Redo' },
  { does: 'undoAnswer', keys: ['Ctrl+Alt+z'], words: 'Undo only the latest answer' },
  { does: 'allow', keys: ['Shift+Enter'], words: 'Allow anyway what was refused' },
  { does: 'palette', keys: ['/', 'Ctrl+k'], words: 'Everything, by typing' },
  { does: 'next', keys: ['n'], words: 'Next ready combatant' },
  { does: 'selectNext', keys: ['j'], words: 'Select the next combatant' },
  { does: 'selectPrevious', keys: ['k'], words: 'Select the one before' },
  { does: 'damage', keys: ['d'], words: 'Damage the selected' },
  { does: 'heal', keys: ['h'], words: 'Heal the selected' },
  { does: 'marker', keys: ['c'], words: 'Put a marker on the selected' },
  { does: 'reveal', keys: ['v'], words: 'Reveal the selected to the players, or hide them' },
  { does: 'rename', keys: ['F2'], words: 'Rename the selected' },
  { does: 'log', keys: ['l'], words: 'Log or sheet' },
  { does: 'grid', keys: ['g'], words: 'Cursor on the map' },
  { does: 'ruler', keys: ['r'], words: 'Ruler' },
  { does: 'players', keys: ['p'], words: "Open the players' window" },
  { does: 'curtain', keys: ['b'], words: "Curtain over the players' window" },
  { does: 'keys', keys: ['?'], words: 'Show the keys' },
]

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
  return BINDINGS.find(({ keys }) => keys.includes(meant))?.does
}

/** How a binding's key is shown just now. */
export function shownKey(key: string, taken: ReadonlySet<string>): string {
  const letter = /^[a-z]$/.test(key)
  if (letter) return taken.has(key) ? `Shift+${key.toUpperCase()}` : key.toUpperCase()
  return key.replace(/\+([a-z])$/, (_, last: string) => `+${last.toUpperCase()}`)
}
