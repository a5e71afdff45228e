import { useEffect, useRef } from 'react'
import { areKeysHeld } from '../../parts/hooks/heldKeys'
import { isTyping } from '../../parts/hooks/isTyping'
import { readWindowState, setWindowState } from '../state/windowState'
import { isSingle, keyName } from './keyMap'

/** Who is asked about a key, in this order: the open question, who acts together, who is played as suggested, the action bar, the table, the map. */
const ORDER = ['prompt', 'together', 'suggested', 'actions', 'table', 'map'] as const
type Layer = (typeof ORDER)[number]

/** Handles a key, named as in `keyMap`; true when it did something. */
export type KeyHandler = (name: string) => boolean

const handlers = new Map<Layer, KeyHandler>()

/** Take part in the keyboard while the component is shown. One component for each layer at a time. */
export function useKeyLayer(layer: Layer, handler: KeyHandler): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    const stable: KeyHandler = name => latest.current(name)
    handlers.set(layer, stable)
    return () => {
      if (handlers.get(layer) === stable) handlers.delete(layer)
    }
  }, [layer])
}

/** The one listener for keys of the whole window. */
export function useKeyboard(): void {
  useEffect(() => {
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
  }, [])
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

/** Before anything with the focus hears it: a map would take its own letters out of what is typed ahead. */
function onKeyBefore(event: KeyboardEvent): void {
  isHeld = areKeysHeld()
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) typedInto = event.target
  isLed = event.key === 'Tab' || event.key.startsWith('Arrow')
  if (!event.isComposing && isTypedAhead(event)) event.stopPropagation()
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || isHeld) return
  const name = keyName(event)
  if (name === 'Escape' && isTyping(event.target)) return leaveField(event.target)
  if (belongsToTarget(name, event.target)) return
  if (pressKey(name)) event.preventDefault()
}

/** Offers a key to the whole window, as if it were pressed outside of every field. True when somebody took it. */
export function pressKey(name: string): boolean {
  // What a small form lies over hears nothing.
  const layers = readWindowState().form ? (['table'] as const) : ORDER
  return layers.some(layer => handlers.get(layer)?.(name))
}

function isTypedAhead(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !typeAhead(event.key)) return false
  event.preventDefault()
  return true
}

/**
 * What is typed after the palette or a small form was called and before its field is there belongs into that field; Enter
 * waits for it too, so that it does not take what the prompt proposes.
 */
function typeAhead(key: string): boolean {
  const { palette, paletteText, form, formText } = readWindowState()
  const isLetter = key.length === 1
  if (!isLetter && key !== 'Enter') return false
  if (!(palette || form) || document.querySelector(palette ? '[cmdk-input]' : '[data-form]')) return false
  if (isLetter) setWindowState(palette ? { paletteText: paletteText + key } : { formText: formText + key })
  return true
}

/** Keys that waited for a part of the window, one a frame: each is heard by what the one before has brought. */
export function pressInTurn([name, ...rest]: readonly string[]): void {
  if (name === undefined) return
  if (!typeAhead(name)) pressKey(name)
  requestAnimationFrame(() => pressInTurn(rest))
}

/**
 * Escape in a field that has no use of its own for it puts back what stood in it and gives the keyboard back. What is typed into a
 * form stays; a search is cleared first, which the browser does.
 */
function leaveField(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  if (field.closest('[data-prompt], [data-form], [cmdk-root]')) return
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
    return !(name === 'Ctrl+k' || (name.startsWith('Ctrl+') && isAsBefore))
  }
  if (name === 'Enter' || name === ' ') return pressesTarget(target, name)
  const inPrompt = target.closest('[data-prompt]') !== null
  return isSingle(name) && !readWindowState().letters && !inPrompt
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
