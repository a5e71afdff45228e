import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../controls/Button'
import type { MenuItem } from './items'
import { loadOverlays, useTrigger } from './useTrigger'

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Each by its own words. */
  items: readonly MenuItem[]
  children: ReactNode
}

/** A button that opens a menu. */
export function MenuButton({ items, ...button }: MenuButtonProps) {
  const { id, open, setOpen, part, trigger } = useTrigger(loadOverlays, 'menu')
  return (
    <>
      <Button {...button} {...trigger} />
      {open && part && <part.MenuList id={id} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
