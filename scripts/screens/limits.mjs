// @ts-check
/**
 * What the broker takes from whom. A screen says next to nothing: a few hundred bytes when it comes, four bytes for each message that
 * it is sent, and a ping now and then. The places and the rate of the GM's window are counted apart from those of screens.
 *
 * @typedef {object} Limits
 * @property {number} connections at a time
 * @property {number} perAddress connections of one address at a time
 * @property {number} burst new connections of one address at once
 * @property {number} perSecond new connections of one address in the long run
 * @property {number} screenFrame bytes of one frame of a screen
 * @property {number} screenBytes bytes of a screen at once
 * @property {number} screenBytesPerSecond bytes of a screen in the long run
 * @property {number} gmFrame bytes of one frame of the GM's window
 * @property {number} retained bytes of pictures that are kept of one room
 * @property {number} rooms rooms at a time
 * @property {number} connectMs time to say who one is, in ms
 * @property {number} keepAlive seconds after which a client must have said something, at most; half as much again is waited
 * @property {number} drainMs time in which a screen must take what it is sent, in ms
 * @property {number} goneMs time after which the room of a GM who is gone is cleared, in ms
 */

/** @type {Limits} */
export const LIMITS = {
  connections: 2_000,
  perAddress: 100,
  burst: 60,
  perSecond: 5,
  screenFrame: 4 * 1024,
  screenBytes: 16 * 1024,
  screenBytesPerSecond: 512,
  gmFrame: 1024 * 1024,
  retained: 64 * 1024 * 1024,
  rooms: 16,
  connectMs: 5_000,
  keepAlive: 60,
  drainMs: 10_000,
  goneMs: 12 * 60 * 60 * 1000,
}

/**
 * A measure that fills itself again: so much at once, so much in the long run.
 *
 * @param {number} most
 * @param {number} perSecond
 */
export function bucket(most, perSecond) {
  let left = most
  let at = performance.now()
  const fill = () => {
    const now = performance.now()
    left = Math.min(most, left + ((now - at) / 1000) * perSecond)
    at = now
    return left
  }
  return {
    isFull: () => fill() === most,
    /** @param {number} amount @returns {boolean} whether that much was left */
    take(amount) {
      if (fill() < amount) return false
      left -= amount
      return true
    },
  }
}
