/** Run with a clock and a source of chance that throw: rules need neither. */
export function withoutClock<T>(act: () => T): T {
  const { random } = Math
  const RealDate = globalThis.Date
  const realNow = performance.now
  const refuse = (): never => {
    throw new Error('The rules looked at the clock, or drew lots.')
  }
  Math.random = refuse
  globalThis.Date = new Proxy(RealDate, {
    construct: refuse,
    apply: refuse,
    // Asking whether something is a date is no look at the clock.
    get: (target, key) => (key === 'now' ? refuse() : Reflect.get(target, key)),
  })
  performance.now = refuse
  try {
    return act()
  } finally {
    Math.random = random
    globalThis.Date = RealDate
    performance.now = realNow
  }
}
