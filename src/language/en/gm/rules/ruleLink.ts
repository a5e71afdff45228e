import { catalogue } from '../../../spoken'

/** A rule, as it is named beside what it governs. */
export const RULE_LINK = catalogue('gm/ruleLink', {
  rule: 'Rule',
  houseRule: (words: string) => `house rule: ${words}`,
})
