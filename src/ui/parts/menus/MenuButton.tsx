import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Button } from '../controls/Button'
import { useHeldKeys } from '../hooks/focus'
import type { MenuItem } from './items'
import { MenuList } from './overlays'

/** The button that opens something, and the state of it. What it opens is gone when it is shut; while it is open it has all keys. */
export function useTrigger(kind: 'menu' | 'listbox' | 'dialog') {
  const id = useId()
  const [open, setOpen] = useState(false)
  useHeldKeys(open)
  return {
    id,
    open,
    setOpen,
    trigger: {
      id,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
    },
  }
}

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Each by its own words. */
  items: readonly MenuItem[]
  children: ReactNode
}

/** A button that opens a menu. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  const { id, open, setOpen, trigger } = useTrigger('menu')
  return (
    <>
      <Button {...button} {...trigger} />
      {open && <MenuList id={id} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
