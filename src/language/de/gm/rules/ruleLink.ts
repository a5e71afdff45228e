import type { RULE_LINK as EN } from '../../../en/gm/rules/ruleLink'

export const RULE_LINK: typeof EN = {
  houseRule: words => `Hausregel: ${words}`,
}
