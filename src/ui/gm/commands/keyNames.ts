/** Keys that parts of the table listen for themselves, while they are shown. */
export const KEY = { closed: '.', suggested: ',', round: ';', together: 'r' } as const

/** The part of a keyboard event that decides. */
interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** A pressed key in the way bindings are written: "Ctrl+z", "Shift+d", "?". Command counts as Ctrl, letters are written small. */
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

/** How a key is shown: "Ctrl+Z" for "Ctrl+z". */
export function shownKey(key: string): string {
  return key.replace(/\+([a-z])$/, (_, last: string) => `+${last.toUpperCase()}`)
}

/** A key as `aria-keyshortcuts` writes it. */
export function spokenKey(key: string): string {
  return shownKey(key).replace('Ctrl', 'Control')
}
