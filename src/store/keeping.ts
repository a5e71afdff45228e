import type { Status } from '~/storage'
import type { Keeping } from './types'

/** What the interface says about the keeping of the fight. A write that is under way is not worth a word. */
export function keeping({ state, words, persisted }: Status): Keeping {
  return { state: state === 'writing' ? 'saved' : state, words, persisted }
}
