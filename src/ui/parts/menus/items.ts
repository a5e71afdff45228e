import type { IconName } from '../signs/Icon'

/** One entry of a menu. */
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

/** One choice of a select. */
export interface SelectOption {
  value: string
  words: string
  /** A word more, at the end of its row. */
  detail?: string
  closed?: boolean
}
