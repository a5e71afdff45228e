import { useSyncExternalStore } from 'react'
import type { Id } from '~/engine'
import type { ChosenUnit } from './lengthUnit'
import { USUAL_SETTINGS, type MapSettings, type MapTool } from './mapSettings'

/** The panels on the right. */
export type Tab = 'sheet' | 'log' | 'map' | 'encounter' | 'fights' | 'rules'

/** A line that says what was done, with the way back. */
export interface Toast {
  words: string
  undo?: () => void
}

type Theme = 'dark' | 'light'

/** What this window shows and how, apart from the fight itself: never part of a fight, gone or kept with the window. */
export interface WindowState {
  tab: Tab
  /** Which panel lies over the map where the window is too narrow for them beside it; null: neither. */
  drawer: 'order' | 'side' | null
  /** The menu of a combatant, and where in the window it was called. */
  menu: { who: Id; x: number; y: number } | null
  /** The entry of the rulebook that was asked for; a new object each time, so that asking twice scrolls twice. */
  rule: { id: string } | null
  palette: boolean
  /** What stands in the palette's field. */
  paletteText: string
  keys: boolean
  /** The players' screens are looked after. */
  screens: boolean
  /** The sheet is a form. */
  edits: boolean
  /** Who made this is told. */
  about: boolean
  /** Whole fights are played out from here. */
  forecast: boolean
  /** The lines of play are listed. */
  branches: boolean
  /** It is asked whom Fray shall play. */
  letPlay: boolean
  /** The command of the past that is being changed, by its number; null: none. */
  retcon: number | null
  /** What goes to the printer; null: nothing. */
  paper: 'sheets' | 'log' | null
  /** As the operating system has it, until one is chosen here. */
  theme: Theme
  /** Single letters act (WCAG 2.1.4: they can be switched off). */
  letters: boolean
  /** A small form beside the prompt that works on the selection. */
  form: 'damage' | 'heal' | 'marker' | 'rename' | 'picture' | 'duplicate' | null
  /** What was typed after the form was called and before it was there. */
  formText: string
  /** The file out of which the form cuts a picture for tokens. */
  picture: File | null
  /** What the pointer does on the map instead of selecting and moving. */
  tool: MapTool | null
  /** How the tools of the map are set. */
  map: MapSettings
  /** The library stands in the place of the table. */
  library: boolean
  /** The house rules stand in the place of the map. */
  houseRules: boolean
  /** The map is shown as the players see it. */
  asPlayers: boolean
  /** What measured lengths are shown in; null: as the rules count. */
  unit: ChosenUnit | null
  /** An area is being placed for an open question: takes those whom it catches. */
  catching: ((who: readonly Id[]) => void) | null
  /** Whom the hand is on while a target is chosen, on the map or in the prompt. */
  aimed: Id | null
  /** What lies ahead is shown: odds of attacks and answers. */
  odds: boolean
  /** The map and the sheet go to whoever acts or is asked. */
  follow: boolean
  /** The lines for the first evening are shown. */
  hint: boolean
  toast: Toast | null
  /** The files that the library looks into: those that were chosen or dropped last, together. */
  files: readonly File[]
}

const KEPT = 'fray.window'
/** Outlive the window. */
const KEEPING = ['theme', 'letters', 'follow', 'odds', 'hint', 'unit'] as const satisfies readonly (keyof WindowState)[]
/** Stand beside the map, or in its place. */
const OF_TABLE = [
  'tab',
  'palette',
  'keys',
  'screens',
  'houseRules',
  'asPlayers',
  'form',
] as const satisfies readonly (keyof WindowState)[]
const THEMES: readonly Theme[] = ['dark', 'light']
const UNITS: readonly ChosenUnit[] = ['metres', 'feet', 'squares']

/** Asks the operating system; undefined outside a browser. */
const prefersLight = globalThis.matchMedia?.('(prefers-color-scheme: light)')

let view: WindowState = {
  tab: 'sheet',
  drawer: null,
  menu: null,
  rule: null,
  palette: false,
  paletteText: '',
  keys: false,
  screens: false,
  edits: false,
  about: false,
  forecast: false,
  branches: false,
  letPlay: false,
  retcon: null,
  paper: null,
  theme: systemTheme(),
  letters: true,
  form: null,
  formText: '',
  picture: null,
  tool: null,
  map: USUAL_SETTINGS,
  library: false,
  houseRules: false,
  asPlayers: false,
  unit: null,
  catching: null,
  aimed: null,
  follow: true,
  odds: true,
  hint: true,
  toast: null,
  files: [],
  ...kept(),
}
const listeners = new Set<() => void>()
/** Somebody has chosen the theme in a window of Fray: from then on the operating system's does not count. */
let isThemeChosen = 'theme' in kept()

prefersLight?.addEventListener('change', () => {
  if (isThemeChosen) return
  view = { ...view, theme: systemTheme() }
  for (const listener of listeners) listener()
})

function systemTheme(): Theme {
  return prefersLight?.matches ? 'light' : 'dark'
}

/** One value of the window's view. */
export function useWindowState<T>(of: (view: WindowState) => T): T {
  return useSyncExternalStore(listen, () => of(view))
}

export function readWindowState(): WindowState {
  return view
}

export function setWindowState(change: Partial<WindowState>): void {
  // What is called for on the table is seen there, and where a panel is a drawer, that is drawn out.
  const isOfTable = OF_TABLE.some(name => change[name])
  view = { ...view, ...(isOfTable && { library: false }), ...(change.tab && { drawer: 'side' }), ...change }
  if (change.theme) isThemeChosen = true
  if (KEEPING.some(name => name in change)) keep()
  for (const listener of listeners) listener()
}

/** Sets the tools of the map. */
export function setMap(change: Partial<MapSettings>): void {
  setWindowState({ map: { ...view.map, ...change } })
}

/** Opens the form for the picture of the selected; null: no file was given yet. */
export function openPictureForm(file: File | null): void {
  setWindowState({ form: 'picture', picture: file })
}

/** The theme of this window, for whoever follows it outside React. */
export const theme = {
  value: (): WindowState['theme'] => view.theme,
  subscribe: (hear: () => void): void => {
    let before = view.theme
    listen(() => {
      if (view.theme === before) return
      before = view.theme
      hear()
    })
  },
}

/** Open the rulebook at an entry. */
export function openRule(id: string): void {
  setWindowState({ tab: 'rules', rule: { id } })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What outlived the window. A browser that keeps nothing gives the defaults. */
function kept(): Partial<WindowState> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return {
      ...('theme' in found && isTheme(found.theme) && { theme: found.theme }),
      ...('letters' in found && found.letters === false && { letters: false }),
      ...('follow' in found && found.follow === false && { follow: false }),
      ...('odds' in found && found.odds === false && { odds: false }),
      ...('hint' in found && found.hint === false && { hint: false }),
      ...('unit' in found && isUnit(found.unit) && { unit: found.unit }),
    }
  } catch {
    return {}
  }
}

function isTheme(found: unknown): found is Theme {
  return THEMES.some(theme => theme === found)
}

function isUnit(found: unknown): found is ChosenUnit {
  return UNITS.some(unit => unit === found)
}

function keep(): void {
  try {
    const keeping = KEEPING.filter(name => name !== 'theme' || isThemeChosen)
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(keeping.map(name => [name, view[name]]))))
  } catch {
    // A browser that keeps nothing: the choice lasts as long as the window.
  }
}
