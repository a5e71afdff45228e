import {
  area,
  choose,
  chooseSome,
  number,
  path,
  roll,
  rollRequest,
  rollTogether,
  rollWithKnobs,
  text,
  type Proc,
} from './ask'
import type { Json } from './snapshot'

type Rest<F extends (...args: never[]) => unknown, Skipped extends unknown[]> =
  Parameters<F> extends [...Skipped, ...infer R] ? R : never

/** A function that asks `of` under a key, with the keys of one ruleset in place of any. */
type Keyed<F extends (of: string, key: string, ...rest: never[]) => unknown, Key extends string> = (
  of: Parameters<F>[0],
  key: Key,
  ...rest: Rest<F, [unknown, unknown]>
) => ReturnType<F>

/** The functions of `ask` for one ruleset: the compiler knows the keys of its questions. */
export interface Asking<Key extends string> {
  choose<const T extends Json>(of: string, key: Key, ...rest: Rest<typeof choose<T>, [unknown, unknown]>): Proc<T>
  chooseSome<const T extends Json>(
    of: string,
    key: Key,
    ...rest: Rest<typeof chooseSome<T>, [unknown, unknown]>
  ): Proc<readonly T[]>
  rollWithKnobs(
    w: Parameters<typeof rollWithKnobs>[0],
    of: string,
    key: Key,
    ...rest: Rest<typeof rollWithKnobs, [unknown, unknown, unknown]>
  ): ReturnType<typeof rollWithKnobs>
  roll: Keyed<typeof roll, Key>
  rollRequest: Keyed<typeof rollRequest, Key>
  number: Keyed<typeof number, Key>
  text: Keyed<typeof text, Key>
  path: Keyed<typeof path, Key>
  area: Keyed<typeof area, Key>
  /** The key of a batch stands in no answer, but a typo in it would be one all the same. */
  rollTogether(key: Key, rolls: Parameters<typeof rollTogether>[1]): ReturnType<typeof rollTogether>
}

/** `ask` with the keys of one ruleset. Renaming one of them is a change to saved journals. */
export function asking<Key extends string>(): Asking<Key> {
  return { area, choose, chooseSome, number, path, roll, rollRequest, rollTogether, rollWithKnobs, text }
}
