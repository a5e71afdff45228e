/** What a token does when something becomes of it: it is pushed away from whoever struck, sways, or goes down. */
export type BlowMotion = 'struck' | 'swayed' | 'felled'

/** Outcomes of which a token goes down, and those that it is struck by; of others it sways. */
const FELLED: ReadonlySet<string> = new Set(['down', 'death'])
const STRUCK: ReadonlySet<string> = new Set(['hit', 'critical', 'injury', 'failed', 'broken'])

/** By the outcomes that somebody met with. */
export function blowOf(kinds: readonly string[]): BlowMotion {
  if (kinds.some(kind => FELLED.has(kind))) return 'felled'
  return kinds.some(kind => STRUCK.has(kind)) ? 'struck' : 'swayed'
}

/** It begins while the dice come to rest, and ends with the moment (`../parts/hooks/moment.ts`). In ms. */
export const FLIGHT = { delay: 220, duration: 370 }

/**
 * Plays a blow on the element of a token. Only `transform` and `rotate` move, so that it runs without the thread of the page.
 *
 * @param dx @param dy from whoever struck to the token; both 0: nobody did
 */
export function playBlow(element: Element, blow: BlowMotion, dx: number, dy: number): Animation {
  const far = Math.hypot(dx, dy)
  const [x, y] = far === 0 ? [0, 0.4] : [dx / far, dy / far]
  const at = (along: number, across = 0) =>
    `translate(${(x * along - y * across).toFixed(1)}%, ${(y * along + x * across).toFixed(1)}%)`
  const frames: Record<BlowMotion, Keyframe[]> = {
    struck: [
      { transform: at(0), easing: 'cubic-bezier(0.1, 0.9, 0.3, 1)' },
      { transform: at(34), offset: 0.3 },
      { transform: at(-6), offset: 0.75 },
      { transform: at(0) },
    ],
    swayed: [
      { transform: at(0) },
      { transform: at(0, 14), offset: 0.3 },
      { transform: at(0, -8), offset: 0.65 },
      { transform: at(0) },
    ],
    felled: [
      { transform: `${at(0)} rotate(-90deg)` },
      { transform: `${at(40)} rotate(-60deg)`, offset: 0.35 },
      { transform: `${at(0)} rotate(10deg)`, offset: 0.8 },
      { transform: `${at(0)} rotate(0deg)` },
    ],
  }
  return element.animate(frames[blow], { ...FLIGHT, easing: 'ease-out', fill: 'backwards' })
}
