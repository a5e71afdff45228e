import { applyPatches, enablePatches } from 'immer'
import type { Patch } from './types'

enablePatches()

/** The value with the patches applied; the value itself is left as it was, and what no patch touches is shared. */
export function patched<T extends object>(value: T, patches: readonly Patch[]): T {
  return patches.length === 0 ? value : applyPatches(value, patches as Patch[])
}
