/** Beyond this nothing is looked for. */
const FAR = 2 ** 24

/** A place in a value, as keys. */
type Path = readonly (string | number)[]

/**
 * What a check lets pass, found by trying: for each number of a sound value the least and the greatest in its place, for each text
 * its greatest length, for each list its least and greatest length (its last element repeated, under other ids). One line for places that differ by
 * their index alone. `found`: what is known already, which is not tried again.
 *
 * @throws where the value itself does not pass
 */
export function limitsOf(
  value: unknown,
  problem: (value: unknown) => string | undefined,
  found = new Map<string, string>(),
): Map<string, string> {
  const wrong = problem(value)
  if (wrong !== undefined) throw new Error(wrong)
  const walk = (at: unknown, path: Path): void => {
    const name = path.map(part => (typeof part === 'number' ? '*' : part)).join('.')
    const passes = (other: unknown) => problem(withAt(value, path, other)) === undefined
    const note = (line: string) => {
      if (!found.has(name)) found.set(name, line)
    }
    if (typeof at === 'number') {
      if (!found.has(name)) note(`${-reach(-at, n => passes(-n))} to ${reach(at, passes)}`)
    } else if (typeof at === 'string') {
      if (!found.has(name) && passes(`${at}x`)) note(`up to ${reach(at.length, n => passes('x'.repeat(n)))} letters`)
    } else if (Array.isArray(at)) {
      if (at.length > 0 && !found.has(name))
        note(
          `${-reach(-at.length, n => n <= 0 && passes(at.slice(0, -n)))} to ${reach(at.length, n => n < 2 ** 12 && passes([...at, ...Array.from({ length: n - at.length }, (_, i) => another(at.at(-1), i))]))} of them`,
        )
      for (const [i, one] of at.entries()) walk(one, [...path, i])
    } else if (typeof at === 'object' && at !== null)
      for (const [key, one] of Object.entries(at)) walk(one, [...path, key])
  }
  walk(value, [])
  return found
}

/** The same once more, with an id of its own where it has one. */
const another = (one: unknown, i: number): unknown =>
  typeof one === 'object' && one !== null && 'id' in one ? { ...one, id: `another ${i}` } : one

/** From `n` on the greatest that still passes, where all up to it do. */
function reach(n: number, passes: (n: number) => boolean): number {
  let [sound, step] = [n, 1]
  while (step < FAR && passes(n + step)) [sound, step] = [n + step, step * 2]
  if (step >= FAR) return Infinity
  for (let broken = n + step; broken - sound > 1;) {
    const middle = Math.floor((sound + broken) / 2)
    if (passes(middle)) sound = middle
    else broken = middle
  }
  return sound
}

function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === key ? withAt(one, rest, other) : one))
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key as string], rest, other) }
}
