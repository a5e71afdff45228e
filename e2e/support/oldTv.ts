import type { BrowserContext } from '@playwright/test'

/** Takes from a browser what one from 2020 has not: a TV's stays as old as the TV. Units of the box around it are what its style sheets lack. */
export async function asInOldTv(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later: readonly [object, readonly string[]][] = [
      [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
      [String.prototype, ['at', 'replaceAll', 'isWellFormed', 'toWellFormed']],
      [Object, ['hasOwn', 'groupBy']],
      [Promise, ['any', 'try', 'withResolvers']],
      [Map, ['groupBy']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
      [URL, ['canParse', 'parse']],
      [globalThis, ['structuredClone', 'WeakRef', 'FinalizationRegistry']],
    ]
    for (const [where, names] of later) for (const name of names) Reflect.deleteProperty(where, name)
    CSS.supports = () => false
  })
}
