import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../controls/Button'
import type { IconName } from '../signs/Icon'
import { loadOverlays, useTrigger } from './useTrigger'

export interface MenuItem {
  words: string
  icon?: IconName
  /** The key that does the same. */
  hotkey?: string
  /** A line below the words: what it costs, or why it is closed. */
  detail?: string
  /** Closed, but readable; choosing it calls `act`, which says why. */
  closed?: boolean
  /** Parted from what stands above it. */
  apart?: boolean
  act(): void
}

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
