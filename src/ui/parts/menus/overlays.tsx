import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
  useListNavigation,
  useTypeahead,
  type OpenChangeReason,
} from '@floating-ui/react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { CONTROLS } from '~/words/en/parts'
import { classes } from '../controls/forms'
import { IconButton } from '../controls/IconButton'
import { Key } from '../controls/Button'
import { Icon } from '../signs/Icon'
import type { MenuItem, SelectOption } from './items'

const CARD =
  'bg-surface border-line text-ink z-30 max-h-[min(28rem,70vh)] overflow-y-auto rounded-lg border p-1 shadow-xl outline-none'
const ROW = 'flex w-full cursor-default items-center gap-2.5 rounded px-2.5 py-1.5 text-left pointer-coarse:min-h-11'

/** Distance to the edges of the window, and to the button, in CSS pixels. */
const EDGE = { padding: 8 }
const GUTTER = 4

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
  /** What stands above its items, and is none of them. */
  head?: ReactNode
  /** The first item is what is meant most: it is lit, and Enter takes it. */
  isFirstLit?: boolean
}

/** The list of a menu. What is closed stays readable with its reason; choosing it is told to the item all the same. */
export function MenuList({ id, items, at, label, head, isFirstLit = false, onClose }: MenuListProps) {
  const list = useList({
    id,
    at,
    isAtEnd: true,
    rows: items,
    ...(isFirstLit && { start: 0 }),
    onClose,
    onChoose: i => items[i]?.act(),
  })
  const named = label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label }
  return createPortal(
    // It lies beside the window's own regions, and nothing is outside of all of them.
    <div role="region" {...named} {...OWN_KEYS}>
      <div {...list.props} {...named} role="menu" className={classes(CARD, 'min-w-52')}>
        {head && <div role="presentation">{head}</div>}
        {items.map(({ words, icon, hotkey, detail, closed, apart }, i) => (
          <button
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
          </button>
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
    <div {...OWN_KEYS}>
      <div {...list.props} role="listbox" aria-labelledby={id} className={classes(CARD, 'min-w-36')}>
        {options.map((option, i) => (
          <button
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
          </button>
        ))}
      </div>
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
  /** Which row is lit at first; none by default. */
  start?: number
  at?: { readonly x: number; readonly y: number } | undefined
  /** It ends where the button ends, rather than begin where it begins. */
  isAtEnd?: boolean
  onChoose(i: number): void
}

/**
 * A list that is open, by Floating UI: where it lies, how keys and words typed go through it, what shuts it. The keyboard is in the lit
 * row. It comes in with the list and goes back with the choice, not a frame later as the library would have it: the next key may be
 * on its way.
 */
function useList({ id, rows, skipsClosed = false, start = -1, at, isAtEnd = false, onClose, onChoose }: ListOptions) {
  const [lit, setLit] = useState(start < 0 ? null : start)
  const elements = useRef<(HTMLElement | null)[]>([])
  const isShut = useRef(false)
  const shut = (givesBack: boolean) => {
    if (isShut.current) return
    isShut.current = true
    if (givesBack) document.getElementById(id)?.focus()
    onClose()
  }
  const isClosed = (i: number) => skipsClosed && (rows[i]?.closed ?? false)

  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (_, event?: Event, reason?: OpenChangeReason) => {
      // The browser would shut the dialog as well that the list lies over.
      if (reason === 'escape-key') event?.preventDefault()
      shut(reason === 'escape-key')
    },
    strategy: 'fixed',
    placement: isAtEnd && !at ? 'bottom-end' : 'bottom-start',
    // At a pointer it is pushed in from the edge of the window as far as it must be: there may be no room for it above either.
    middleware: [...(at ? [] : [offset(GUTTER), flip(EDGE)]), shift({ ...EDGE, crossAxis: true })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { capture: { escapeKey: true, outsidePress: true } }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: lit,
      selectedIndex: start < 0 ? null : start,
      disabledIndices: rows.flatMap((_, i) => (isClosed(i) ? [i] : [])),
      focusItemOnOpen: start >= 0,
      loop: true,
      onNavigate: setLit,
    }),
    useTypeahead(context, {
      listRef: { current: rows.map(({ words }, i) => (isClosed(i) ? null : words)) },
      activeIndex: lit,
      onMatch: i => {
        setLit(i)
        elements.current[i]?.focus()
      },
    }),
  ])
  useLayoutEffect(() => {
    isShut.current = false
    refs.setReference(at ? { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) } : document.getElementById(id))
  }, [refs, id, at])
  useLayoutEffect(() => {
    const first = elements.current[start] ?? refs.floating.current
    first?.focus({ preventScroll: true })
  }, [refs, start])

  return {
    lit,
    props: {
      ref: refs.setFloating,
      id: `${id}-list`,
      style: floatingStyles,
      ...getFloatingProps(),
      // From the button on the keyboard goes where Tab leads.
      onKeyDownCapture: (event: KeyboardEvent) => event.key === 'Tab' && shut(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isElsewhere = relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)
        if (isElsewhere && relatedTarget !== document.getElementById(id)) shut(false)
      },
    },
    row: (i: number) => ({
      ref: (node: HTMLElement | null) => {
        elements.current[i] = node
      },
      type: 'button' as const,
      // A list that scrolls is reached by the keyboard.
      tabIndex: i === (lit ?? 0) ? 0 : -1,
      ...getItemProps(),
      onClick: () => {
        if (isClosed(i)) return
        shut(true)
        onChoose(i)
      },
    }),
  }
}

interface ModalProps {
  /** What it is called. */
  title: string
  className: string
  children: ReactNode
  /** Escape, or a press on what it lies over. */
  onClose(): void
}

/** What lies over the window and has the keyboard to itself: it stays inside at each step, and goes back to where it was. */
export function Modal({ title, className, children, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const box = dialog.current
    box?.showModal()
    markModal()
    return () => {
      // Closed before it goes: so the browser gives the keyboard back.
      box?.close()
      markModal()
    }
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
      className={className}
    >
      {children}
    </dialog>,
    document.body,
  )
}

/** Marks the page while a dialog is open: nothing in the dock is lit for Enter meanwhile. */
function markModal(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)
}

interface DialogBoxProps extends Omit<ModalProps, 'className'> {
  /** For pictures and tables beside each other. */
  wide?: boolean
  /** A class of its own, for a dialog that looks otherwise. */
  className?: string
}

/** Words that want the whole attention for a moment. Nothing of a fight is asked in one: that stands in the dock. */
export function DialogBox({ title, children, wide, className, onClose }: DialogBoxProps) {
  return (
    <Modal
      title={title}
      onClose={onClose}
      className={classes(
        'bg-surface border-line text-ink m-auto max-h-[calc(100%-3rem)] w-[calc(100%-3rem)] overflow-y-auto rounded-xl border p-5 shadow-xl outline-none backdrop:bg-black/50',
        wide ? 'max-w-3xl' : 'max-w-xl',
        className,
      )}
    >
      <div className="dialog-head mb-2 flex items-center gap-3">
        <h2 className="dialog-title display flex-1 text-xl">{title}</h2>
        <IconButton icon="close" data-closes label={CONTROLS.close} onClick={onClose} />
      </div>
      {children}
    </Modal>
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
