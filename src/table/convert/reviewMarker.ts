import type { Effect, Id } from '~/engine/snapshot'

/** The type of the marker that names what was guessed about a combatant from elsewhere. */
export const REVIEW = 'check'

const LEAD = 'to check: '

/** Most that the words of a marker hold. */
const MOST_WORDS = 400

/** The marker on a combatant with what the GM must look at ("weapons", "armour"); the players never see it. */
export const reviewMarker = (on: Id, what: readonly string[]): Omit<Effect, 'id'> => ({
  on,
  type: REVIEW,
  words: `${LEAD}${what.join(', ')}`.slice(0, MOST_WORDS),
  until: null,
  shared: false,
})

/** What the words of such a marker name, for a place that has said already that it is to be checked. */
export const reviewed = (words: string): string => (words.startsWith(LEAD) ? words.slice(LEAD.length) : words)
