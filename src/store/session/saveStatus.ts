import type { Status } from '~/storage'

/** What the storage says about the fight being kept. */
export interface SaveStatus {
  state: 'saved' | 'saving' | 'not saved' | 'memory only' | 'read only'
  /** In words, for everything but `saved`. */
  words: string
  /** Only read because another window plays the fight, or did: this one may take it over. */
  canTakeOver: boolean
  /** Whether the browser promised not to throw the data away; null: not asked yet. */
  persisted: boolean | null
}

/** What the interface says about the keeping of the fight. A write that is under way is not worth a word. */
export function saveStatus({ state, words, canTakeOver, persisted }: Status): SaveStatus {
  return { state: state === 'writing' ? 'saved' : state, words, canTakeOver, persisted }
}
