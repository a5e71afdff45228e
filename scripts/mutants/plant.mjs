// @ts-check
/**
 * Faults in a source: one, or many at once that are asleep: beside what it replaces stands the fault, and `globalThis.isAwake?.(n)`, which is asked
 * whenever the place is reached, says whether fault n is the one that is awake.
 */

/** @typedef {import('./places.mjs').Place} Place */

/** From where to where a fault changes the source. @param {Place} fault */
const spanOf = ({ whole, opens }) => opens ?? whole

/**
 * The source with all faults that have room beside each other; one that lies within another is left out.
 *
 * @template {Place} P
 * @param {string} source
 * @param {readonly (readonly [number, P])[]} faults each with its number
 * @param {{ isEarlyToo?: boolean }} [how] `isEarlyToo`: also those that run while their file is loaded, where it is known by then which is awake
 * @returns {{ source: string, planted: number[] }} and the numbers of those that are in it
 */
export function plantAsleep(source, faults, { isEarlyToo = false } = {}) {
  const sorted = faults
    .filter(([, fault]) => isEarlyToo || !fault.early)
    .toSorted(([, a], [, b]) => spanOf(a).start - spanOf(b).start)
  /** @type {(readonly [number, P])[]} */
  const taken = []
  for (const one of sorted) {
    const before = taken.at(-1)
    if (!before || spanOf(before[1]).end <= spanOf(one[1]).start) taken.push(one)
  }
  let planted = source
  for (const [n, fault] of taken.toReversed()) {
    const { start, end } = spanOf(fault)
    planted = planted.slice(0, start) + asleep(source, n, fault) + planted.slice(end)
  }
  return { source: planted, planted: taken.map(([n]) => n) }
}

/**
 * The source with one fault.
 *
 * @param {string} source
 * @param {Place} fault
 */
export function plant(source, fault) {
  const { start, end } = spanOf(fault)
  return source.slice(0, start) + standing(source, fault, wrongOf(source, fault)) + source.slice(end)
}

/** @param {string} source @param {Place} fault */
const wrongOf = (source, { start, end, to, whole }) =>
  source.slice(whole.start, start) + to + source.slice(end, whole.end)

/** In braces where a line begins with it, for one that begins with a bracket would go on with the line before. @param {string} source @param {Place} fault @param {string} text */
const standing = (source, { whole, opens }, text) => (opens ? `{${text}${source.slice(whole.end, opens.end)}}` : text)

/** @param {string} source @param {number} n @param {Place} fault */
function asleep(source, n, fault) {
  const { whole, kind } = fault
  const sound = source.slice(whole.start, whole.end)
  const isAwake = `globalThis.isAwake?.(${n})`
  if (kind === 'statement') return `{if(!${isAwake}){${sound}}}`
  return standing(source, fault, `(${isAwake}?(${wrongOf(source, fault)}):(${sound}))`)
}
