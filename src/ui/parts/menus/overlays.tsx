import { Dialog } from '@ark-ui/react/dialog'
import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { createListCollection, Select } from '@ark-ui/react/select'
import { startTransition, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { CONTROLS } from '~/language/en/parts/controls'
import { classes } from '../controls/classes'
import { IconButton } from '../controls/IconButton'
import { Key } from '../controls/Key'
import { Icon } from '../signs/Icon'
import type { MenuItem, SelectOption } from './items'

const CARD = 'bg-surface border-line text-ink z-30 max-h-[min(28rem,70vh)] overflow-y-auto rounded-lg border shadow-xl'
const ROW =
  'data-highlighted:bg-lift flex cursor-default items-center gap-2.5 rounded px-2.5 py-1.5 pointer-coarse:min-h-11'

/** A key pressed in a layer ends there: React would hand it to whatever the layer was opened in. */
const OWN_KEYS = { onKeyDown: (event: KeyboardEvent) => event.stopPropagation() }

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
  const close = useClose(id, onClose)
  return (
    <Menu.Root
      open
      ids={{ trigger: id }}
      loopFocus
      aria-label={label}
      {...(at
        ? {
            positioning: {
              placement: 'bottom-start',
              gutter: 0,
              getAnchorRect: () => ({ ...at, width: 0, height: 0 }),
            },
          }
        : { positioning: { placement: 'bottom-end', gutter: 4 } })}
      onOpenChange={({ open }) => {
        if (!open) close()
      }}
      onSelect={({ value }) => {
        close()
        items.find(({ words }) => words === value)?.act()
      }}
    >
      <Portal>
        {/* It lies beside the window's own regions, and nothing is outside of all of them. */}
        <Menu.Positioner
          role="region"
          {...OWN_KEYS}
          {...(label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label })}
        >
          <Menu.Content className={classes(CARD, 'min-w-52 p-1 outline-none')}>
            {items.map(({ words, icon, hotkey, detail, closed, apart }) => (
              <Menu.Item
                key={words}
                value={words}
                aria-disabled={closed || undefined}
                className={classes(
                  ROW,
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
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

interface SelectListProps extends Opened {
  options: readonly SelectOption[]
  value: string
  onChange(value: string): void
}

/** The list of a select: arrows, Home, End and typing go through it. */
export function SelectList({ id, options, value, onChange, onClose }: SelectListProps) {
  const close = useClose(id, onClose)
  // The list takes the keyboard as it opens, so it has to be there shut for a moment.
  const [open, setOpen] = useState(false)
  useEffect(() => startTransition(() => setOpen(true)), [])
  const [collection] = useState(() =>
    createListCollection({
      items: [...options],
      itemToString: ({ words }) => words,
      isItemDisabled: ({ closed }) => closed ?? false,
    }),
  )
  return (
    <Select.Root
      collection={collection}
      value={[value]}
      open={open}
      ids={{ trigger: id, label: id, control: id }}
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      onOpenChange={({ open }) => {
        if (!open) close()
      }}
      onValueChange={details => {
        close()
        const [next] = details.value
        if (next !== undefined && next !== value) onChange(next)
      }}
    >
      <Portal>
        <Select.Positioner {...OWN_KEYS}>
          <Select.Content className={classes(CARD, 'min-w-36 p-1 outline-none')}>
            {options.map(option => (
              <Select.Item key={option.value} item={option} className={classes(ROW, option.closed && 'text-muted')}>
                <Select.ItemText className="flex-1">{option.words}</Select.ItemText>
                {option.detail !== undefined && <span className="text-muted text-xs">{option.detail}</span>}
                <Select.ItemIndicator className="text-muted">✓</Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  )
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
 * stays inside at each step of it.
 */
export function DialogBox({ title, children, wide, onClose }: DialogBoxProps) {
  const content = useRef<HTMLDivElement>(null)
  useFocusInside(content)
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/50" />
        <Dialog.Positioner {...OWN_KEYS} className="fixed inset-0 z-30 grid place-items-center p-6">
          <Dialog.Content
            ref={content}
            className={`bg-surface border-line text-ink max-h-full w-full overflow-y-auto rounded-xl border p-5 shadow-xl outline-none ${wide ? 'max-w-3xl' : 'max-w-xl'}`}
          >
            <div className="mb-2 flex items-center gap-3">
              <Dialog.Title className="display flex-1 text-xl">{title}</Dialog.Title>
              <IconButton icon="close" data-closes label={CONTROLS.close} onClick={onClose} />
            </div>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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

/** Shuts it. The keyboard goes back to the button, unless somebody has taken it elsewhere. */
function useClose(id: string, onClose: () => void): () => void {
  return () => {
    const { activeElement } = document
    const inside = activeElement === document.body || activeElement?.closest('[data-scope]')
    if (inside) document.getElementById(id)?.focus()
    onClose()
  }
}
