import type { Slice } from '../slice'

/** A store of its own for one unit. */
export function sliceOf<S extends object>(starting: S): Slice<S> {
  let state = starting
  return { get: () => state, set: part => void (state = { ...state, ...part }) }
}
