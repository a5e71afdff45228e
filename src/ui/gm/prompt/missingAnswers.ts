/** What is lacking before so many of those asked for can be taken, as a sentence; undefined: nothing. */
export function missingAnswers(
  picked: number,
  { min, max }: { readonly min: number; readonly max: number },
): string | undefined {
  if (picked >= min && picked <= max) return undefined
  if (min === max) return `Choose ${min}.`
  return picked < min ? `Choose at least ${min}.` : `Choose at most ${max}.`
}
