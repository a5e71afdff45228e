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
  if (behind !== undefined)
    return `This browser has lost saved actions of ${fights(behind)}. A second copy still holds them.`
  if (unlisted !== undefined)
    return `${fights(unlisted)} that this browser kept cannot be listed any more: the record of it is lost. What is left can be brought back.`
  return `${fights(gone)} that this browser kept cannot be found any more. If you saved a file, open it here.`
}

/** What could not be saved before windows were closed: fight, its name, and how many actions. */
export function unsavedInWords(lost: readonly (readonly [string, string, number])[]): string {
  return lost
    .map(([, name, actions]) => {
      const missing = actions === 1 ? 'The last action' : `The last ${actions} actions`
      const are = actions === 1 ? 'is' : 'are'
      return `${missing} of “${name}” could not be saved before its window was closed, and ${are} missing.`
    })
    .join(' ')
}

function fights(n: number): string {
  return `${n} fight${n === 1 ? '' : 's'}`
}
