import type { RULE_LINK as EN } from '../../en/gm/ruleLink'

export const RULE_LINK: typeof EN = {
  houseRule: words => `Hausregel: ${words}`,
}
