import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { CONTROLS } from '~/words/en/parts'
import { classes } from '../controls/forms'
import { IconButton } from '../controls/IconButton'
import { Key } from '../controls/Button'
import { Icon } from '../signs/Icon'
import type { MenuItem, SelectOption } from './items'

const CARD =
  'bg-surface border-line text-ink fixed z-30 max-h-[min(28rem,70vh)] overflow-y-auto rounded-lg border p-1 shadow-xl outline-none'
const ROW = 'flex cursor-default items-center gap-2.5 rounded px-2.5 py-1.5 pointer-coarse:min-h-11'

/** Distance to the edges of the window, and to the button, in CSS pixels. */
const EDGE = 8
const GUTTER = 4

/** What is typed on within this time goes on with the same word, in milliseconds. */
const TYPING = 700

interface Opened {
  /** Of the button that opened it. */
  id: string
  onClose(): void
}

interface MenuListProps extends Opened {
  items: readonly MenuItem[]
  /** Where it opens, where no button is: in CSS pixels of the window. */
  at?: { readonly x: number; readonly y: number }
  /** What it is called, where no button names it. */
  label?: string
}

/** The list of a menu. What is closed stays readable with its reason; choosing it is told to the item all the same. */
export function MenuList({ id, items, at, label, onClose }: MenuListProps) {
  const list = useList({ id, at, isAtEnd: true, rows: items, start: -1, onClose, onChoose: i => items[i]?.act() })
  const named = label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label }
  return createPortal(
    // It lies beside the window's own regions, and nothing is outside of all of them.
    <div role="region" {...named} {...OWN_KEYS}>
      <div {...list.props} {...named} role="menu" tabIndex={-1} className={classes(CARD, 'min-w-52')}>
        {items.map(({ words, icon, hotkey, detail, closed, apart }, i) => (
          <div
            key={words}
            {...list.row(i)}
            role="menuitem"
            aria-disabled={closed || undefined}
            className={classes(
              ROW,
              list.lit === i && 'bg-lift',
              closed && 'text-muted',
              apart && 'border-line mt-1 rounded-t-none border-t pt-2',
            )}
          >
            {icon && <Icon name={icon} size={18} className="text-muted" />}
            <span className="min-w-0 flex-1">
              {words}
              {detail !== undefined && <span className="text-muted block max-w-64 text-xs">{detail}</span>}
            </span>
            {hotkey !== undefined && <Key of={hotkey} />}
          </div>
        ))}
      </div>
    </div>,
    layerOf(id),
  )
}

interface SelectListProps extends Opened {
  options: readonly SelectOption[]
  value: string
  onChange(value: string): void
}

/** The list of a select: arrows, Home, End and typing go through it. */
export function SelectList({ id, options, value, onChange, onClose }: SelectListProps) {
  const chosen = options.findIndex(option => option.value === value)
  const list = useList({
    id,
    rows: options,
    skipsClosed: true,
    start: chosen,
    onClose,
    onChoose: i => i !== chosen && options[i] && onChange(options[i].value),
  })
  return createPortal(
    <div
      {...list.props}
      {...OWN_KEYS}
      onKeyDown={event => {
        list.props.onKeyDown(event)
        OWN_KEYS.onKeyDown(event)
      }}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={id}
      className={classes(CARD, 'min-w-36')}
    >
      {options.map((option, i) => (
        <div
          key={option.value}
          {...list.row(i)}
          role="option"
          aria-selected={i === chosen}
          aria-disabled={option.closed || undefined}
          className={classes(ROW, list.lit === i && 'bg-lift', option.closed && 'text-muted')}
        >
          <span className="flex-1">{option.words}</span>
          {option.detail !== undefined && <span className="text-muted text-xs">{option.detail}</span>}
          {i === chosen && (
            <span aria-hidden="true" className="text-muted">
              ✓
            </span>
          )}
        </div>
      ))}
    </div>,
    layerOf(id),
  )
}

/** A key pressed in a layer ends there: React would hand it to whatever the layer was opened in. */
const OWN_KEYS = { onKeyDown: (event: KeyboardEvent) => event.stopPropagation() }

/** Where the list of a button is put: over everything, or over the dialog that the button stands in. */
function layerOf(id: string): HTMLElement {
  return document.getElementById(id)?.closest('dialog') ?? document.body
}

interface ListOptions extends Opened {
  rows: readonly { readonly words: string; readonly closed?: boolean }[]
  /** Closed rows are never lit. */
  skipsClosed?: boolean
  /** Which row is lit at first; -1: none. */
  start: number
  at?: { readonly x: number; readonly y: number } | undefined
  /** It ends where the button ends, rather than begin where it begins. */
  isAtEnd?: boolean
  onChoose(i: number): void
}

/**
 * A list that is open: it has the keyboard, and says by `aria-activedescendant` which row is lit. It shuts with a choice, with Escape,
 * with a press elsewhere, and when the keyboard goes elsewhere.
 */
function useList({ id, rows, skipsClosed = false, start, at, isAtEnd = false, onClose, onChoose }: ListOptions) {
  const list = useRef<HTMLDivElement>(null)
  const [lit, setLit] = useState(start)
  const typed = useRef({ word: '', until: 0 })
  const isShut = useRef(false)
  const canLight = (i: number) => rows[i] !== undefined && !(skipsClosed && rows[i].closed)

  const shut = (givesBack: boolean) => {
    if (isShut.current) return
    isShut.current = true
    if (givesBack) document.getElementById(id)?.focus()
    onClose()
  }
  const choose = (i: number) => {
    if (!canLight(i)) return
    shut(true)
    onChoose(i)
  }
  const latest = useRef(shut)
  useEffect(() => {
    latest.current = shut
  })
  useLayoutEffect(() => {
    isShut.current = false
    const node = list.current
    if (!node) return
    const place = () => putAt(node, at ?? document.getElementById(id)?.getBoundingClientRect(), isAtEnd)
    place()
    node.focus({ preventScroll: true })
    const over = new AbortController()
    const { signal } = over
    const press = ({ target }: globalThis.PointerEvent) => {
      const isOwn = target instanceof Node && (node.contains(target) || document.getElementById(id)?.contains(target))
      if (!isOwn) latest.current(false)
    }
    document.addEventListener('pointerdown', press, { signal, capture: true })
    window.addEventListener('resize', place, { signal })
    window.addEventListener('scroll', ({ target }) => target !== node && place(), { signal, capture: true })
    return () => over.abort()
  }, [id, at, isAtEnd])
  useEffect(() => {
    list.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' })
  }, [lit])

  /** The next row that can be lit, round the ends. */
  const next = (from: number, by: 1 | -1) => {
    for (let n = 1; n <= rows.length; n++) {
      const i = (((from + n * by) % rows.length) + rows.length) % rows.length
      if (canLight(i)) return i
    }
    return -1
  }
  /** The row that begins with what is typed: the same letter again goes on to the next of it. */
  const find = (letter: string) => {
    const now = performance.now()
    const word = now < typed.current.until ? typed.current.word + letter : letter
    typed.current = { word, until: now + TYPING }
    const isOne = [...word].every(one => one === word[0])
    const sought = (isOne ? word[0]! : word).toLowerCase()
    const from = isOne ? lit + 1 : Math.max(lit, 0)
    const order = rows.map((_, n) => (from + n) % rows.length)
    const found = order.find(i => canLight(i) && rows[i]!.words.toLowerCase().startsWith(sought))
    if (found !== undefined) setLit(found)
  }
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false
    const isTyping = performance.now() < typed.current.until
    if (key === 'ArrowDown') setLit(next(lit, 1))
    else if (key === 'ArrowUp') setLit(next(lit < 0 ? 0 : lit, -1))
    else if (key === 'Home') setLit(next(-1, 1))
    else if (key === 'End') setLit(next(0, -1))
    else if (key === 'Enter' || (key === ' ' && !isTyping)) choose(lit)
    else if (key === 'Escape') shut(true)
    else if (key === 'Tab') {
      // From the button on the keyboard goes where Tab leads.
      shut(true)
      return false
    } else if (key.length === 1) find(key)
    else return false
    return true
  }
  return {
    lit,
    props: {
      ref: list,
      id: `${id}-list`,
      'aria-activedescendant': lit < 0 ? undefined : `${id}-row-${lit}`,
      onKeyDown: (event: KeyboardEvent) => {
        if (press(event)) event.preventDefault()
      },
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        const isElsewhere = relatedTarget instanceof Element && !list.current?.contains(relatedTarget)
        if (isElsewhere && relatedTarget !== document.getElementById(id)) shut(false)
      },
    },
    row: (i: number) => ({
      id: `${id}-row-${i}`,
      'data-lit': lit === i || undefined,
      onPointerMove: () => lit !== i && canLight(i) && setLit(i),
      onClick: () => choose(i),
    }),
  }
}

/** Puts a list below its button, or a point; above where below is less room, and wholly inside the window. */
function putAt(node: HTMLElement, anchor: DOMRect | { x: number; y: number } | undefined, isAtEnd: boolean): void {
  if (!anchor) return
  const { offsetWidth: width, offsetHeight: height } = node
  const box =
    'width' in anchor ? anchor : { left: anchor.x, right: anchor.x + width, top: anchor.y, bottom: anchor.y - GUTTER }
  const below = innerHeight - EDGE - box.bottom - GUTTER
  const above = box.top - EDGE - GUTTER
  const y = height <= below || below >= above ? box.bottom + GUTTER : box.top - GUTTER - height
  const x = isAtEnd ? box.right - width : box.left
  node.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - EDGE - width))}px`
  node.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - EDGE - height))}px`
}

interface DialogBoxProps {
  title: string
  children: ReactNode
  /** For pictures and tables beside each other. */
  wide?: boolean
  onClose(): void
}

/**
 * Words that want the whole attention for a moment. Nothing of a fight is asked in one: that stands in the dock. The keyboard
 * stays inside at each step of it, and goes back to where it was.
 */
export function DialogBox({ title, children, wide, onClose }: DialogBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const box = dialog.current
    box?.showModal()
    // Closed before it goes: so the browser gives the keyboard back.
    return () => box?.close()
  }, [])
  useFocusInside(dialog)
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={title}
      {...OWN_KEYS}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, currentTarget, clientX: x, clientY: y }) => {
        const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
        // On what it lies over.
        if (target === currentTarget && (x < left || x > right || y < top || y > bottom)) onClose()
      }}
      className={`bg-surface border-line text-ink m-auto max-h-[calc(100%-3rem)] w-[calc(100%-3rem)] overflow-y-auto rounded-xl border p-5 shadow-xl outline-none backdrop:bg-black/50 ${wide ? 'max-w-3xl' : 'max-w-xl'}`}
    >
      <div className="mb-2 flex items-center gap-3">
        <h2 className="display flex-1 text-xl">{title}</h2>
        <IconButton icon="close" data-closes label={CONTROLS.close} onClick={onClose} />
      </div>
      {children}
    </dialog>,
    document.body,
  )
}

/** What the keyboard comes to in a dialog whose control has gone: its field, else what goes on, else whatever can be pressed. */
const GOES_ON = ['input, textarea', '.primary', 'button:not([data-closes])']

/** Brings the keyboard back into a dialog when the control that had it has gone with a step. */
function useFocusInside(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = content.current
    if (!place) return
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body) return
      const next = GOES_ON.map(one => place.querySelector<HTMLElement>(one)).find(one => one !== null)
      ;(next ?? place).focus()
    })
    watch.observe(place, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [content])
}
