import { create } from 'zustand'
import type { ChosenUnit } from './mapSettings'

type Theme = 'dark' | 'light'

/** How the GM likes the window: kept in this browser. */
interface Preferences {
  /** Null: as the operating system has it. */
  theme: Theme | null
  /** Tokens show faces; else letters. */
  faces: boolean
  /** Single letters act (WCAG 2.1.4: they can be switched off). */
  letters: boolean
  /** The map and the sheet go to whoever acts or is asked. */
  follow: boolean
  /** Odds of attacks and answers are shown. */
  odds: boolean
  /** The lines for the first evening are shown. */
  hint: boolean
  /** What measured lengths are shown in; null: as the rules count. */
  unit: ChosenUnit | null
}

const KEPT = 'fray.window'
const USUAL: Preferences = { theme: null, faces: true, letters: true, follow: true, odds: true, hint: true, unit: null }
const THEMES: readonly Theme[] = ['dark', 'light']
const UNITS: readonly ChosenUnit[] = ['metres', 'feet', 'squares']

/** Asks the operating system; undefined outside a browser. */
const prefersLight = globalThis.matchMedia?.('(prefers-color-scheme: light)')

/** The preferences, and the theme of the operating system. */
export const usePreferences = create<Preferences & { systemTheme: Theme }>()(() => ({
  ...USUAL,
  ...kept(),
  systemTheme: systemTheme(),
}))

prefersLight?.addEventListener('change', () => usePreferences.setState({ systemTheme: systemTheme() }))

export const readPreferences = usePreferences.getState

/** Changes preferences and keeps them. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  keep()
}

const themeOf = ({
  theme: chosen,
  systemTheme: usual,
}: Pick<ReturnType<typeof readPreferences>, 'theme' | 'systemTheme'>) => chosen ?? usual

/** The theme of this window: the one that was chosen here, else the operating system's. */
export const useTheme = (): Theme => usePreferences(themeOf)

/** The theme of this window, outside React. */
export const theme = {
  value: (): Theme => themeOf(readPreferences()),
  subscribe: (onChange: () => void): void => {
    usePreferences.subscribe((now, before) => {
      if (themeOf(now) !== themeOf(before)) onChange()
    })
  },
}

/** Whether tokens show faces in this window, outside React. */
export const faces = {
  value: (): boolean => readPreferences().faces,
  subscribe: (onChange: () => void): void => {
    usePreferences.subscribe((now, before) => {
      if (now.faces !== before.faces) onChange()
    })
  },
}

function systemTheme(): Theme {
  return prefersLight?.matches ? 'light' : 'dark'
}

/** What this browser has kept. A browser that keeps nothing gives the usual. */
function kept(): Partial<Preferences> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return {
      ...('theme' in found && isOneOf(THEMES, found.theme) && { theme: found.theme }),
      ...('faces' in found && found.faces === false && { faces: false }),
      ...('letters' in found && found.letters === false && { letters: false }),
      ...('follow' in found && found.follow === false && { follow: false }),
      ...('odds' in found && found.odds === false && { odds: false }),
      ...('hint' in found && found.hint === false && { hint: false }),
      ...('unit' in found && isOneOf(UNITS, found.unit) && { unit: found.unit }),
    }
  } catch {
    return {}
  }
}

function isOneOf<T>(list: readonly T[], found: unknown): found is T {
  return list.some(one => one === found)
}

function keep(): void {
  const { theme: chosen, faces: showsFaces, letters, follow, odds, hint, unit } = readPreferences()
  try {
    // Without a theme of its own the next window asks the operating system as well.
    localStorage.setItem(
      KEPT,
      JSON.stringify({ theme: chosen ?? undefined, faces: showsFaces, letters, follow, odds, hint, unit }),
    )
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the window.
  }
}
