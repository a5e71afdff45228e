import type { RULE_LINK as EN } from '../../../en/gm/rules/ruleLink'

export const RULE_LINK: typeof EN = {
  rule: 'Regel',
  houseRule: words => `Hausregel: ${words}`,
}
