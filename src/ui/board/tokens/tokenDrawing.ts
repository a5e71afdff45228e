import type { HealthRing } from '../../parts/signs/healthStrokes'
import type { BoardToken } from '../props'

/**
 * How a token is drawn, in a 100 × 100 box: shared by the elements at rest and by the canvas that stands in for them while
 * the map moves, so that nothing jumps when one takes over from the other.
 */
export const TOKEN_BOX = {
  /** Room between the box and the edge of the token's squares, as a part of its side. */
  inset: 0.06,
  outline: 5,
  selectedRing: 14,
  nowRing: 26,
  /** Two rings with a gap between them: the outermost width of each, from the outer one to the inner one. */
  askedRings: { outer: 40, gap: 30, inner: 20 },
  choiceRing: 18,
  /** The casing sets the letter of a dead one off from its X, and a small one's that is larger than its shape off from the map. */
  letter: { short: 50, long: 38, casing: 14 },
  /** `icon`: the size of a drawing's unit; badges come in boxes of 128, the eye in one of 24. */
  badge: { radius: 15, at: 88, apart: 31, shown: 3, icon: 0.17 },
  sign: { radius: 24, at: 80, apart: 0, icon: 0.28 },
  eye: { x: 12, y: 12, radius: 16, icon: 1 },
} as const

/** Up to this width of the squares, in CSS pixels, tokens are many and small: they are painted from pictures of themselves. */
export const FAR = 60

/** Below this many CSS pixels a token is its shape and colour alone. */
export const ROOM_FOR_LETTER = 12

/**
 * How large letters are at least, in the box of a token of one square: 10 CSS pixels. In steps, for tokens are painted at few
 * sizes while the map moves.
 *
 * @param square its width in CSS pixels
 */
export function leastLetter(square: number): number {
  return 8 * Math.ceil(10 / ((1 - 2 * TOKEN_BOX.inset) * 0.08 * square))
}

/** What strikes out the picture or the letter of one that is down: seen on the smallest token, and clear of the tag at the rim. */
export const DOWN_PATH = 'M12 12L88 88'

/** What is drawn of a token, the same as an element and on the canvas. A picture goes before a face, a face before a letter. */
export function tokenParts(token: BoardToken, { choice }: Pick<TokenMarks, 'choice'>) {
  const isDead = token.dead === true
  const isDown = token.down === true && !isDead
  const hasGivenUp = token.gaveUp !== undefined && !isDead
  // Whoever aims is no target, and not out of the question either.
  const isFaint = choice === 'closed' && !token.now
  return {
    isDead,
    isDown,
    isFaint,
    isGrey: isDown || isFaint || hasGivenUp,
    picture: isDead ? undefined : token.picture,
    face: isDead || token.picture ? undefined : token.face,
    // Of those who are out nothing is left, and of those who cannot be chosen only who they are.
    ring: isDead || isDown || isFaint || hasGivenUp ? NO_RING : (token.ring ?? NO_RING),
  }
}

const NO_RING: HealthRing = []

type Badged = Pick<BoardToken, 'badges' | 'down' | 'dead' | 'gaveUp'>

/**
 * The badges that are drawn: of one that is down or dead none, so that this is seen on the smallest token, and of one that has given up
 * that one alone. The turn order has all.
 */
export function shownBadges({ badges, down, dead, gaveUp }: Badged): BoardToken['badges'] {
  if (down || dead) return []
  return gaveUp ? [gaveUp] : badges.slice(0, TOKEN_BOX.badge.shown)
}

/** How the badges of a token are drawn: the one of those who have given up is larger than others. */
export const badgeBox = ({ gaveUp }: Pick<BoardToken, 'gaveUp'>) => (gaveUp ? TOKEN_BOX.sign : TOKEN_BOX.badge)

/** A crossed-out eye, in a 24 × 24 box: the players do not see it. */
export const HIDDEN_ICON =
  'M3.3 2L2 3.3l3.6 3.6C3.7 8.3 2.2 10.1 1.5 12c1.7 4.4 6 7.5 10.5 7.5 1.7 0 3.3-.4 4.8-1.1l3.9 3.9 1.3-1.3zM12 17c-2.8 0-5-2.2-5-5 0-.8.2-1.5.5-2.2l1.6 1.6c0 .2-.1.4-.1.6 0 1.7 1.3 3 3 3 .2 0 .4 0 .6-.1l1.6 1.6c-.7.3-1.4.5-2.2.5zM12 4.5c-1.5 0-2.9.3-4.2.8l2.2 2.2c.6-.3 1.3-.5 2-.5 2.8 0 5 2.2 5 5 0 .7-.2 1.4-.5 2l2.9 2.9c1.5-1.3 2.6-2.9 3.1-4.9-1.7-4.4-6-7.5-10.5-7.5z'

/** How a token stands out. */
export interface TokenMarks {
  readonly selected: boolean
  /** It can be chosen, it cannot, or nothing is being chosen. */
  readonly choice: 'open' | 'closed' | 'none'
}

/** A token as the canvas shows it while the map moves. */
export interface TokenLook {
  readonly token: BoardToken
  readonly marks: TokenMarks
}
