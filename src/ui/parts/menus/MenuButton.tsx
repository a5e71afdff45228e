import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../controls/Button'
import type { MenuItem } from './items'
import { MenuList } from './overlays'
import { useTrigger } from './useTrigger'

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
