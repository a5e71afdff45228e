import { SIGNS } from '~/words/en/parts'
import type { EXIT_ICONS } from './exitIcons'

/** How somebody has come out of a fight other than by falling: there is a drawing of each by this name. */
export type ExitName = keyof typeof EXIT_ICONS

/** How somebody has come out of a fight, in a word, and in which round. */
export const exitWord = (how: keyof typeof SIGNS.exits, round?: number): string =>
  round === undefined ? SIGNS.exits[how] : SIGNS.exitIn(SIGNS.exits[how], round)

/** The drawing of it; undefined: it fights on, or fell. */
export const exitName = (how: keyof typeof SIGNS.exits | null): ExitName | undefined =>
  how === null || how === 'fell' ? undefined : how
