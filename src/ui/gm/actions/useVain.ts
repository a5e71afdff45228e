import { useState } from 'react'
import type { ActionTable } from '~/engine'
import { isWalk } from './cards'

const NONE: readonly string[] = []

/**
 * What whoever acts has begun on this square and what came to nothing: it was taken back, or was to lead elsewhere and did
 * not.
 *
 * @param here who acts, on which square, in which round
 * @param done how many commands the fight has come to
 * @param declared what its rules declare of each action
 */
export function useVain(here: string, done: number, declared: ActionTable) {
  const [begun, setBegun] = useState<{ here: string; done: number; type: string; before: readonly string[] } | null>(
    null,
  )
  const isHere = begun !== null && begun.here === here
  const isVain = isHere && (begun.done === done || isWalk(begun.type, declared))
  const vain = isHere ? (isVain ? [...begun.before, begun.type] : begun.before) : NONE
  return { vain, begin: (type: string) => setBegun({ here, done, type, before: vain }) }
}
