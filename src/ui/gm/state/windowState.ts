import { useEffect, type RefObject } from 'react'
import { create } from 'zustand'
import { immer } from 'zustand/middleware/immer'
import type { Draft } from 'immer'
import type { Id } from '~/engine'
import type { BoardTool } from '../../board/props'
import type { AreaPlace } from '../../board/tools/areaTool'
import { USUAL_SETTINGS, type MapSettings, type MapTool } from './mapSettings'

/** What takes the place of the map, or of the whole table. */
export type Page = 'table' | 'houseRules' | 'asPlayers' | 'library'

/** The tabs on the right. */
export type Tab = 'sheet' | 'log' | 'map' | 'encounter' | 'fights' | 'rules'

/** What stands in the place of the tabs. `text`: what is typed into the palette's field. */
export type Panel = { kind: 'palette'; text: string } | { kind: 'keys' } | { kind: 'screens' }

/** A part of what was done, as the strip of its outcome tells it. */
export const PAST_PARTS = ['target', 'answer', 'dice', 'number'] as const
export type PastPart = (typeof PAST_PARTS)[number]

/**
 * What lies over the window and has the keyboard to itself. `done`: the number of the command of the past that is being changed, `part`:
 * what of it. `menu`: what can be done with a combatant, `place`: at a square; and where in the window it was called, in CSS pixels.
 */
export type Dialog =
  | { kind: 'about' | 'start' | 'forecast' | 'branches' | 'letPlay' | 'end' }
  | { kind: 'retcon'; done: number; part?: PastPart }
  | { kind: 'menu'; who: Id; x: number; y: number }
  | { kind: 'place'; cell: number; x: number; y: number }

/** A small form over the prompt that works on the selection. `file`: what the picture is cut from. */
type Form = { kind: 'damage' | 'heal' | 'marker' | 'rename' | 'duplicate' } | { kind: 'picture'; file: File | null }
export type FormKind = Form['kind']

/**
 * Where the keyboard goes once it is drawn: the field for newcomers, the rests after combat, the form of a new fight. `joining`: what
 * stands in the field for newcomers joins at once.
 */
export type FocusTarget = 'newcomers' | 'joining' | 'rests' | 'newFight'

/** A line that says what was done, with the way back. */
export interface Toast {
  words: string
  undo?: () => void
}

/** What this window shows, apart from the fight itself and from preferences: gone with the window. */
export interface WindowState {
  page: Page
  /** The tab that is chosen, also while a panel stands in its place. */
  tab: Tab
  panel: Panel | null
  dialog: Dialog | null
  form: Form | null
  /** What is to take the keyboard as soon as it is drawn (`useFocusTarget`). */
  focus: FocusTarget | null
  /** Which panel lies over the map where the window is too narrow for them beside it; null: neither. */
  drawer: 'order' | 'side' | null
  /** The entry of the rulebook that was asked for; a new object each time, so that asking twice scrolls twice. */
  rule: { id: string } | null
  /** The sheet is a form. */
  edits: boolean
  /** What goes to the printer; null: nothing. */
  paper: 'sheets' | 'log' | null
  /** What the pointer does on the map instead of selecting and moving. */
  tool: MapTool | null
  /** How the tools of the map are set. */
  map: MapSettings
  /** Makes the tools that draw the map; null: the panel in which they are chosen has not been opened yet. */
  drawing: DrawingTool | null
  /** An area is being placed for an open question: takes those whom it catches. */
  catching: ((who: readonly Id[]) => void) | null
  /** The area that is shown on the map for a question, or for who is caught; `of` is that one. Null: it is where it was proposed. */
  placed: (AreaPlace & { readonly of: object }) | null
  /** The combatant under the pointer while a target is chosen, on the map or in the prompt. */
  aimed: Id | null
  /** Hears of the square that is clicked next on the map; null: a click chooses none. */
  choosing: ((cell: number) => void) | null
  /** The square that a note is written for; null: it is chosen when the note is written. */
  noteAt: number | null
  toast: Toast | null
  /** The files that the library looks into: those that were chosen or dropped last, together. */
  files: readonly File[]
}

/** Makes a tool that draws the map. */
export type DrawingTool = (
  name: Exclude<MapTool, 'select' | 'ruler' | 'area'>,
  given: {
    readonly map: { readonly width: number; readonly height: number }
    readonly set: MapSettings
    readonly onLeave: () => void
  },
) => BoardTool

/** The window as it opens. */
export const OPENING: WindowState = {
  page: 'table',
  tab: 'sheet',
  panel: null,
  dialog: null,
  form: null,
  focus: null,
  drawer: null,
  rule: null,
  edits: false,
  paper: null,
  tool: null,
  map: USUAL_SETTINGS,
  drawing: null,
  catching: null,
  placed: null,
  aimed: null,
  choosing: null,
  noteAt: null,
  toast: null,
  files: [],
}

/** The one store of what the window shows. Components read it with selectors. */
export const useWindowState = create<WindowState>()(immer(() => OPENING))

export const readWindowState = useWindowState.getState

/** Changes what the window shows, by a recipe as Immer takes it. What opens or closes something has a function of its own below. */
export function changeWindow(recipe: (window: Draft<WindowState>) => void): void {
  useWindowState.setState(recipe)
}

/** Shows a page; of a page that is shown already nothing changes. */
export function openPage(page: Page): void {
  changeWindow(w => {
    w.page = page
  })
}

/** Shows a page, or the table where that page is shown. */
export function togglePage(page: Page): void {
  openPage(readWindowState().page === page ? 'table' : page)
}

/** Closes a page, where it is the one that is shown. */
export function closePage(page: Page): void {
  if (readWindowState().page === page) openPage('table')
}

/**
 * Chooses a tab, and draws it out where panels are drawers. The library gives way: the tabs stand beside the map.
 *
 * @param focus what in it is to take the keyboard
 */
export function openTab(tab: Tab, focus: FocusTarget | null = null): void {
  changeWindow(w => {
    leaveLibrary(w)
    w.tab = tab
    w.drawer = 'side'
    w.focus = focus
  })
}

/**
 * The element takes the keyboard, and comes into sight, when this target is wanted: at once where it is drawn already, else as soon as
 * it is. Each wish is met once.
 */
export function useFocusTarget(target: Exclude<FocusTarget, 'joining'>, element: RefObject<HTMLElement | null>): void {
  const isWanted = useWindowState(v => v.focus === target)
  useEffect(() => {
    if (!isWanted || !element.current) return
    element.current.scrollIntoView({ block: 'nearest' })
    element.current.focus({ preventScroll: true })
    forgetFocus()
  }, [isWanted, element])
}

/** The form sends itself when its newcomers are to join at once. */
export function useJoining(form: RefObject<HTMLFormElement | null>): void {
  const isWanted = useWindowState(v => v.focus === 'joining')
  useEffect(() => {
    if (!isWanted || !form.current) return
    forgetFocus()
    form.current.requestSubmit()
  }, [isWanted, form])
}

function forgetFocus(): void {
  changeWindow(w => {
    w.focus = null
  })
}

/** Opens the rulebook at an entry. */
export function openRule(id: string): void {
  openTab('rules')
  changeWindow(w => {
    w.rule = { id }
  })
}

/** Puts a panel in the place of the tabs, and of another panel. */
export function openPanel(panel: Panel): void {
  changeWindow(w => {
    leaveLibrary(w)
    w.panel = panel
  })
}

/** Opens the palette, with something in its field already. */
export function openPalette(text = ''): void {
  openPanel({ kind: 'palette', text })
}

/** Gives the place back to the tabs, where this panel has it: what a panel opened on its way out stays. */
export function closePanel(kind: Panel['kind']): void {
  changeWindow(w => {
    if (w.panel?.kind === kind) w.panel = null
  })
}

/** Opens a dialog or the menu of a combatant; another one gives way. */
export function openDialog(dialog: Dialog): void {
  changeWindow(w => {
    w.dialog = dialog
  })
}

/** The draft that says of which end of a fight its screen was closed: the number of the command that ended it. */
export const END_SEEN = 'end seen'

/** Closes a dialog, where it is the one that is open: what a dialog opened on its way out stays. */
export function closeDialog(kind: Dialog['kind']): void {
  changeWindow(w => {
    if (w.dialog?.kind === kind) w.dialog = null
  })
}

/** Opens a small form over the prompt. The library gives way. */
export function openForm(kind: Exclude<FormKind, 'picture'>): void {
  layForm({ kind })
}

/** Opens the form for the picture of the selected; null: no file was given yet. */
export function openPictureForm(file: File | null): void {
  layForm({ kind: 'picture', file })
}

function layForm(form: Form): void {
  changeWindow(w => {
    leaveLibrary(w)
    w.form = form
  })
}

export function closeForm(): void {
  changeWindow(w => {
    w.form = null
  })
}

/** Draws out a panel where panels are drawers; null: shuts it. */
export function setDrawer(drawer: WindowState['drawer']): void {
  changeWindow(w => {
    w.drawer = drawer
  })
}

/** Shuts whatever is drawn out, also what stands in the place of the tabs. */
export function shutDrawer(): void {
  changeWindow(w => {
    w.drawer = null
    w.panel = null
  })
}

/** Gives the library files to look into. */
export function lookInto(files: readonly File[]): void {
  changeWindow(w => {
    w.files = [...files]
  })
}

/** Says what was done, in a line that goes by itself. */
export function showToast(toast: Toast): void {
  changeWindow(w => {
    w.toast = toast
  })
}

/** Takes a tool of the map in hand; null: the pointer selects and moves. */
export function takeTool(tool: MapTool | null): void {
  changeWindow(w => {
    w.tool = tool
    w.choosing = null
  })
}

/** Takes a tool of the map in hand, or lays it down where it is in hand. */
export function toggleTool(tool: MapTool): void {
  takeTool(readWindowState().tool === tool ? null : tool)
}

/** Notes the combatant under the pointer while a target is chosen; null: none. */
export function aimAt(who: Id | null): void {
  if (readWindowState().aimed === who) return
  changeWindow(w => {
    w.aimed = who
  })
}

/** The next click on the map chooses a square for this; null: it chooses none. */
export function chooseSquareFor(take: ((cell: number) => void) | null): void {
  changeWindow(w => {
    if (take) w.tool = null
    w.choosing = take
  })
}

/** Sets the tools of the map. */
export function setMap(change: Partial<MapSettings>): void {
  changeWindow(w => {
    Object.assign(w.map, change)
  })
}

/** What belonged to the fight that was open goes with it: form, tool and its settings, every dialog about that fight. */
export function forgetFight(): void {
  changeWindow(w => {
    w.form = null
    w.focus = null
    w.tool = null
    w.catching = null
    w.placed = null
    w.choosing = null
    w.noteAt = null
    w.map = USUAL_SETTINGS
    if (w.dialog?.kind !== 'about' && w.dialog?.kind !== 'start') w.dialog = null
  })
}

/** One step back from what was called for on the table; true: there was something. */
export function closeOnTable(): boolean {
  const { form, tool, choosing, page, panel } = readWindowState()
  if (!form && !tool && !choosing && page === 'table' && !panel) return false
  changeWindow(w => {
    w.form = null
    w.tool = null
    w.choosing = null
    w.page = 'table'
    w.panel = null
  })
  return true
}

function leaveLibrary(w: Draft<WindowState>): void {
  if (w.page === 'library') w.page = 'table'
}
