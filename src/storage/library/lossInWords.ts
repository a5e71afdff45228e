import { LOST } from '~/words/en/store'
/** How many fights the database lacks of what a second copy, or the hint outside, says. */
export interface Loss {
  /** Have more in a second copy. */
  readonly behind?: number
  /** Cannot be listed, their record being lost. */
  readonly unlisted?: number
  /** Cannot be found at all. */
  readonly gone?: number
}

/** What this browser has lost of the one kind that was found, as a sentence. */
export function lossInWords({ behind, unlisted, gone = 0 }: Loss): string {
  if (behind !== undefined) return LOST.behind(behind)
  if (unlisted !== undefined) return LOST.unlisted(unlisted)
  return LOST.gone(gone)
}

/** What could not be saved before windows were closed: fight, its name, and how many actions. */
export function unsavedInWords(lost: readonly (readonly [string, string, number])[]): string {
  return lost.map(([, name, actions]) => LOST.unsaved(actions, name)).join(' ')
}
