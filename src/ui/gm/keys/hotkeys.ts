import type { Offer } from '~/engine'

/** The letters that pick actions, each with its action. Where two claim one letter, the open one has it. */
export function hotkeys(offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  const letters = new Map<string, Offer>()
  for (const offer of offers) {
    const letter = offer.hotkey.toLowerCase()
    const holder = letters.get(letter)
    if (letter !== '' && (!holder || (holder.whyNot && !offer.whyNot))) letters.set(letter, offer)
  }
  return letters
}
