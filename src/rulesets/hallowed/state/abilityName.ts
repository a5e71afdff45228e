import * as v from 'valibot'

/** What an ability may be called: letters first, then also digits, spaces, hyphens and apostrophes, at most 30 in all. */
const NAME = /^\p{L}[\p{L}\p{N} '’-]{0,29}$/u

export const isAbilityName = (name: string): boolean => NAME.test(name)

/** One of the rulebook's six abilities, or one that the GM has added, by its name. */
export const abilityName = v.pipe(v.string(), v.check(isAbilityName, 'is no name of an ability'))
