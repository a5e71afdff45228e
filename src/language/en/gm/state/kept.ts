import { catalogue } from '../../../spoken'

/** What was kept in the library from here. */
export const KEPT = catalogue('gm/kept', {
  one: (name: string) => `“${name}” is kept in the library.`,
  many: (n: number) => `${n} is kept in the library.`,
})
