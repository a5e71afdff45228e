import { catalogue } from '../../../spoken'

/** A rule, as it is named beside what it governs. */
export const RULE_LINK = catalogue('gm/ruleLink', {
  houseRule: (words: string) => `house rule: ${words}`,
})
