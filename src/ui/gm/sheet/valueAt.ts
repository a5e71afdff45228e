/** The value at a path of plain data; undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: readonly (string | number)[]): unknown {
  let at = data
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Reflect.get(at, step)
  }
  return at
}
