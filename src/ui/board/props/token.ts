import type { HealthRing } from '../../parts/signs/healthStrokes'

/** A condition or state drawn at the edge of a token. */
export interface TokenBadge {
  /** SVG path in a 128 × 128 box. */
  readonly icon: string
  readonly words: string
}

/** A picture for a token, round by itself: clear in its corners. */
export interface BoardPicture {
  /** Its address, which is its name as well: another picture has another. */
  readonly url: string
  /** The same decoded, for the canvas. */
  readonly image: ImageBitmap
}

/** What the board draws of a combatant. */
export interface BoardToken {
  readonly id: string
  /** What a screen reader says: "Guard C, foe, 3 squares north-east of Roland, bloodied". */
  readonly spoken: string
  /** "Guard C". */
  readonly name: string
  /** One or two characters. */
  readonly letter: string
  /** Lies on its shape; then the letter stands beside it. */
  readonly picture?: BoardPicture | undefined
  /** The drawing of its face in a 128 × 128 box, on its shape where it has no picture; then the letter stands at the rim. */
  readonly face?: string | undefined
  /** What is left of its health: the ring. */
  readonly ring?: HealthRing
  /** Number of its side: colour and shape. */
  readonly side: number
  /** Its top left square. */
  readonly cell: number
  /** Side of the token in squares. */
  readonly size: number
  /** Most important first; three are drawn, all are named on focus. */
  readonly badges: readonly TokenBadge[]
  /** It acts now. */
  readonly now?: boolean
  /** It is asked. */
  readonly asked?: boolean
  /** The players do not see it. */
  readonly hidden?: boolean
  /** Out of the fight, alive: grey, and lies on its side. */
  readonly down?: boolean
  /** Down for good: drawn as a skull. */
  readonly dead?: boolean
}
