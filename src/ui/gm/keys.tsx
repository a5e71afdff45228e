import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Offer } from '~/engine'
import { actions, useTable } from '~/store/state'
import type { BoardHandle } from '../board/props'
import { areKeysHeld, isTyping } from '../parts/hooks/focus'
import { addFromLibrary, commandOfKey } from './commands/commands'
import { isSingle, keyName } from './commands/keyNames'
import { readPreferences } from './state/preferences'
import { closeOnTable, closePage, readWindowState } from './state/windowState'

/** The letters that pick actions, each with its action. Where two claim one letter, the open one has it. */
export function hotkeys(offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  const letters = new Map<string, Offer>()
  for (const offer of offers) {
    const letter = offer.hotkey.toLowerCase()
    const holder = letters.get(letter)
    if (letter !== '' && (!holder || (holder.whyNot && !offer.whyNot))) letters.set(letter, offer)
  }
  return letters
}

/**
 * Marks the page while a field of a panel has the keyboard: then Enter is its own, and nothing in the dock is lit for it. An
 * attribute, because a style sheet that asks the whole window where the keyboard is makes each click look for it.
 */
export function useFieldMark(): void {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    markField()
    addEventListener('focusin', markField, { signal })
    addEventListener('focusout', () => mark(null), { signal })
    return () => events.abort()
  }, [])
}

/** Fields of panels; one with `data-passes` leaves Enter to what is lit. */
const FIELDS = ".frame > :is(aside, nav) :is(input:not([type='checkbox']), textarea):not([data-passes])"

/** Sets the mark of the page by where the keyboard is now: also when a field begins to leave Enter to what is lit, or ceases to. */
export const markField = (): void => mark(document.activeElement)

function mark(focused: Element | null): void {
  document.documentElement.toggleAttribute('data-field', focused?.matches(FIELDS) ?? false)
}

/** Who is asked about a key before the commands, in this order: the blow that is aimed, the open question, who acts together, who is played as suggested, the action bar. */
const BEFORE_COMMANDS = ['aim', 'prompt', 'together', 'suggested', 'actions'] as const
/** A part of the table that takes keys of its own. */
type Layer = (typeof BEFORE_COMMANDS)[number] | 'map'

/** Handles a key, named as by `keyName`; true when it did something. */
export type KeyHandler = (name: string) => boolean

const handlers = new Map<Layer, KeyHandler>()

/** Takes part in the keyboard while the component is shown. One component for each layer at a time. */
export function useKeyLayer(layer: Layer, handler: KeyHandler): void {
  const latest = useRef(handler)
  // With the drawing itself: what is on the screen takes its key.
  useLayoutEffect(() => {
    latest.current = handler
  })
  useLayoutEffect(() => listenToKeys(layer, name => latest.current(name)), [layer])
}

/**
 * Offers the keys of a layer to this handler, in the place of the one before.
 *
 * @returns stops it
 */
export function listenToKeys(layer: Layer, handler: KeyHandler): () => void {
  handlers.set(layer, handler)
  return () => {
    if (handlers.get(layer) === handler) handlers.delete(layer)
  }
}

/** The map, for the commands that move on it. */
let board: RefObject<BoardHandle | null> = { current: null }

/** The one listener for keys of the whole window. */
export function useKeyboard(map: RefObject<BoardHandle | null>): void {
  useLayoutEffect(() => {
    board = map
    window.addEventListener('keydown', onKeyBefore, { capture: true })
    window.addEventListener('keydown', onKey)
    window.addEventListener('focusin', noteFocus)
    window.addEventListener('input', noteInput)
    return () => {
      window.removeEventListener('keydown', onKeyBefore, { capture: true })
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('focusin', noteFocus)
      window.removeEventListener('input', noteInput)
    }
  }, [map])
}

/**
 * What a pointer gave the focus to, until a key leads somewhere. Noted when it happens: a key pressed since makes the browser
 * show the focus there, also when a question or a form gives it back.
 */
let clicked: EventTarget | null = null
/** Something had all keys when the latest one was pressed: the key that closes a menu is not heard by the table as well. */
let isHeld = false
/** The latest key was one that goes from control to control. */
let isLed = false

/** The field that something was typed into since the keyboard came to it, and what stood in it then. */
let typedInto: EventTarget | null = null
let valueBefore = ''

function noteFocus({ target }: FocusEvent): void {
  if (isTyping(target)) {
    typedInto = null
    valueBefore = target.value
  }
  if (target instanceof Element && !target.matches(':focus-visible')) clicked = target
  else if (isLed) clicked = null
}

function noteInput({ target }: Event): void {
  typedInto = target
}

/** Before anything with the focus hears it. */
function onKeyBefore(event: KeyboardEvent): void {
  isHeld = areKeysHeld() || readWindowState().dialog !== null
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) typedInto = event.target
  isLed = event.key === 'Tab' || event.key.startsWith('Arrow')
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isHeld) return
  const name = keyName(event)
  if (name === 'Escape' && isTyping(event.target)) return leaveField(event.target)
  if (belongsToTarget(name, event.target)) return
  if (pressKey(name)) event.preventDefault()
}

/**
 * Offers a key to the whole window, as if it were pressed outside of every field. What lies over the table has it alone: a dialog
 * every key, the library its own, a small form all but those that say so. True when somebody took it.
 */
export function pressKey(name: string): boolean {
  const { dialog, page, form } = readWindowState()
  if (dialog) return false
  if (page === 'library') return pressInLibrary(name)
  if (form) return name === 'Escape' ? stepBack() : pressCommand(name, true)
  return BEFORE_COMMANDS.some(offer(name)) || pressCommand(name) || (handlers.get('map')?.(name) ?? false)
}

const offer = (name: string) => (layer: Layer) => handlers.get(layer)?.(name) ?? false

/** Does the command of a key, where it can be done now; `overForm`: only one whose key works over a small form, with Ctrl. */
function pressCommand(name: string, overForm = false): boolean {
  if (name === 'Escape') return stepBack()
  const command = commandOfKey(name)
  if (!command || (overForm && !(command.overForm && name.startsWith('Ctrl+'))) || !command.when(useTable.getState()))
    return false
  command.run(board.current)
  return true
}

/** The table is out of sight: no key does anything to the fight. */
function pressInLibrary(name: string): boolean {
  if (name === 'Escape') return (closePage('library'), true)
  if (name === 'a') return addFromLibrary()
  return commandOfKey(name)?.inLibrary?.() ?? false
}

/** One step back: a refusal first, then what was called for on the table. */
function stepBack(): boolean {
  if (useTable.getState().refusal) return (actions.dismiss(), true)
  return closeOnTable()
}

/**
 * Escape in a field that has no use of its own for it puts back what stood in it and gives the keyboard back. What is typed into a
 * form stays; a search is cleared first, which the browser does.
 */
function leaveField(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field.closest('[data-prompt], [data-form], [data-palette]')) return
  if (field.type === 'search' && field.value !== '') return
  if (field instanceof HTMLInputElement && field.form === null) field.value = field.defaultValue
  field.blur()
}

/** Whether the element with the focus needs this key itself. */
function belongsToTarget(name: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (isTyping(target)) {
    // A field that stands as it stood, or empty, has nothing of its own to undo: the table has.
    const isAsBefore = target.value === '' || typedInto !== target || target.value === valueBefore
    const isPalette = commandOfKey(name)?.id === 'palette'
    return !(name.startsWith('Ctrl+') && (isPalette || isAsBefore))
  }
  if (name === 'Enter' || name === ' ') return pressesTarget(target, name)
  const inPrompt = target.closest('[data-prompt]') !== null
  return isSingle(name) && !readPreferences().letters && !inPrompt
}

/**
 * Enter and Space press what has the focus; on a token Enter stays with the prompt, and so it does on what was only clicked,
 * as long as that is in no form and in nothing that stands over the table.
 */
function pressesTarget(target: Element, name: string): boolean {
  if (target.closest('[data-token]')) return name === ' '
  if (name === 'Enter' && target === clicked && !target.closest('[data-form], form, dialog, [popover]')) return false
  return target.closest('button, a, summary, input, [role="tab"], [role="button"]') !== null
}
