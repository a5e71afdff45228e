/**
 * What the language has had since 2020 and the page for screens calls: browsers in TVs stay as old as the TV. Imported before
 * anything else; a browser that has it keeps its own.
 */
fill(Array.prototype, 'at', function at<T>(this: readonly T[], index: number) {
  return this[index < 0 ? this.length + Math.trunc(index) : Math.trunc(index)]
})
fill(Array.prototype, 'toReversed', function toReversed<T>(this: readonly T[]) {
  return this.slice().reverse()
})
fill(Array.prototype, 'toSorted', function toSorted<T>(this: readonly T[], compare?: (one: T, other: T) => number) {
  return this.slice().sort(compare)
})
fill(Object, 'hasOwn', (of: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(of, name))
fill(URL, 'canParse', (address: string, base?: string) => {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
})

function fill(where: object, name: string, value: unknown): void {
  if (!(name in where)) Object.defineProperty(where, name, { value, writable: true, configurable: true })
}
