import { create } from 'zustand'
import type { ChosenUnit } from './mapSettings'

type Theme = 'dark' | 'light'

/** What a newcomer is shown at the spot, in the order in which a first turn comes by it. */
export const HINTS = ['choose', 'strike', 'answer', 'move'] as const
export type Hint = (typeof HINTS)[number]

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
  /** The start card opens by itself for whoever has no fight of their own. */
  start: boolean
  /** The hints that nobody needs any more: done once, or sent away. */
  hintsDone: readonly Hint[]
  /** What is lit for a player's character is drawn as a proposal; else as lit as a foe's. */
  proposals: boolean
  /** Dice, blows and turns are heard in this window. */
  sounds: boolean
  /** The same on the players' screens, of what they see. */
  playersSounds: boolean
  /** What measured lengths are shown in; null: as the rules count. */
  unit: ChosenUnit | null
}

const KEPT = 'fray.window'
const USUAL: Preferences = {
  theme: null,
  faces: true,
  letters: true,
  follow: true,
  odds: true,
  start: true,
  hintsDone: [],
  proposals: true,
  unit: null,
  sounds: false,
  playersSounds: false,
}
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

/** Whether the players' screens are heard, outside React. */
export const playersSounds = {
  value: (): boolean => readPreferences().playersSounds,
  subscribe: (onChange: () => void): void => {
    usePreferences.subscribe((now, before) => {
      if (now.playersSounds !== before.playersSounds) onChange()
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
      ...('start' in found && found.start === false && { start: false }),
      // The lines that older versions showed at the beginning were put away.
      ...('hint' in found && found.hint === false && { hintsDone: HINTS }),
      ...('hintsDone' in found && Array.isArray(found.hintsDone) && { hintsDone: hintsIn(found.hintsDone) }),
      ...('proposals' in found && found.proposals === false && { proposals: false }),
      ...('sounds' in found && found.sounds === true && { sounds: true }),
      ...('playersSounds' in found && found.playersSounds === true && { playersSounds: true }),
      ...('unit' in found && isOneOf(UNITS, found.unit) && { unit: found.unit }),
    }
  } catch {
    return {}
  }
}

function hintsIn(found: readonly unknown[]): readonly Hint[] {
  return HINTS.filter(one => found.includes(one))
}

function isOneOf<T>(list: readonly T[], found: unknown): found is T {
  return list.some(one => one === found)
}

function keep(): void {
  const { systemTheme: _, theme: chosen, ...rest } = readPreferences()
  try {
    // Without a theme of its own the next window asks the operating system as well.
    localStorage.setItem(KEPT, JSON.stringify({ ...rest, theme: chosen ?? undefined }))
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the window.
  }
}
