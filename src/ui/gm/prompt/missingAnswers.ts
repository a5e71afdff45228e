import { QUESTIONS } from '~/words/en/prompt'
/** What is lacking before so many of those asked for can be taken, as a sentence; undefined: nothing. */
export function missingAnswers(
  picked: number,
  { min, max }: { readonly min: number; readonly max: number },
): string | undefined {
  if (picked >= min && picked <= max) return undefined
  if (min === max) return QUESTIONS.choose.exactly(min)
  return picked < min ? QUESTIONS.choose.atLeast(min) : QUESTIONS.choose.atMost(max)
}
