import { SIGNS } from '~/words/en/parts'

/**
 * What stands on the token of whoever has come out of a fight other than by falling, drawn for Fray: a white flag, somebody who runs, an
 * arrow out of a door.
 */
export const EXIT_ICONS = {
  surrendered: 'M14 4H28V124H14zM28 8H122L102 40L122 72H28zM39 19V61H102L89 40L102 19z',
  fled: 'M86 6a13 13 0 1 1-.1 0zM44 34H74L92 54L112 50L114 62L88 68L78 58L66 78L88 92L80 124L66 122L72 100L50 88L34 104H8V92H28L52 48H42L30 64L20 56L36 36z',
  left: 'M8 8H64V36H52V20H20V108H52V92H64V120H8zM40 54H80V36L120 64L80 92V74H40z',
} as const

/** How somebody has come out of a fight other than by falling: there is a drawing of each by this name. */
export type ExitName = keyof typeof EXIT_ICONS

/** How somebody has come out of a fight, in a word, and in which round. */
export const exitWord = (how: keyof typeof SIGNS.exits, round?: number): string =>
  round === undefined ? SIGNS.exits[how] : SIGNS.exitIn(SIGNS.exits[how], round)

/** The drawing of it; undefined: it fights on, or fell. */
export const exitName = (how: keyof typeof SIGNS.exits | null): ExitName | undefined =>
  how === null || how === 'fell' ? undefined : how
