import type { Combatant, Snapshot } from './state/types'

/** Out of the fight [RAT-COND-14]: dead, down, destroyed, routed, escaped, surrendered, or led away by the GM. */
export const isOut = (c: Combatant): boolean => c.gone || isLost(c)

/** Out of the fight by the rules, whatever the GM has done with the token. */
export function isLost({ sheet: { status } }: Combatant): boolean {
  const { dead, down, destroyed, routed, escaped, surrendered } = status
  return dead || down || destroyed || routed || escaped || surrendered
}

/** The GM has taken it out of the fight, and nothing else has. */
export const isLedAway = (c: Combatant): boolean => c.gone && !isLost(c)

/** Still lies or stands there to be attacked or aided; the dead are objects. */
export function isPresent({ gone, sheet: { status } }: Combatant): boolean {
  return !gone && !status.dead && !status.destroyed && !status.routed && !status.escaped && !status.surrendered
}

/** Able to act, and to fight [RAT-COND-14]. */
export function isAble(c: Combatant): boolean {
  const { critical, unconscious, tied } = c.sheet.status
  return !isOut(c) && !critical && !unconscious && !tied && !isParalysed(c) && !isDelirious(c)
}

/** DEX 0 [RAT-COND-07]. */
export const isParalysed = ({ sheet }: Combatant): boolean => sheet.dex.cur === 0

/** WIL 0 [RAT-COND-08]. */
export const isDelirious = ({ sheet }: Combatant): boolean => sheet.wil.cur === 0

/** A PC in critical damage who has nothing but the crawl left [RAT-COND-01]. */
export function isCrawling(c: Combatant): boolean {
  const { critical, unconscious, tied } = c.sheet.status
  return critical && !isOut(c) && !unconscious && !tied && !isParalysed(c) && !isDelirious(c)
}

/** Has a turn when the phase of the side comes. */
export const hasTurn = (c: Combatant): boolean => !c.sheet.status.newcomer && (isAble(c) || isCrawling(c))

/** Cannot defend themselves [RAT-COND-13]. */
export function isHelpless(c: Combatant): boolean {
  const { critical, down, tied, unconscious } = c.sheet.status
  return critical || down || tied || unconscious || isParalysed(c)
}

/** Lies in critical damage and nobody has seen to it [RAT-COND-06]. */
export function isDying({ sheet: { status } }: Combatant): boolean {
  return (status.critical || status.down) && !status.dead && !status.aided && status.hourLeft !== null
}

/** Minutes that are left of the hour, a begun one counted as whole: after so many the clock has run out [RAT-END-06]. */
export function minutesLeft({ sheet: { status } }: Combatant): number {
  // Six rounds are a minute.
  return Math.ceil((status.hourLeft ?? 0) / 6)
}

/** Members of different sides are foes. */
export const areFoes = (a: Combatant, b: Combatant): boolean => a.side !== b.side

/** All slots of the pack are filled, and that matters [RAT-OPT-09]. */
export function isPacked(s: Snapshot, { sheet }: Combatant): boolean {
  return s.settings.fullPack && sheet.kind === 'pc' && sheet.slotsUsed >= 10
}
