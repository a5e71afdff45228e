import { RULES } from '~/words/en/sheets'
import type { Ruleset, RulebookEntry } from '~/engine'
import type { TableTypes } from '~/table'

export type Toggle = Ruleset<TableTypes>['state']['settings']['toggles'][number]

/** House rules of one subject. */
export interface HouseRuleGroup {
  subject: string
  toggles: readonly Toggle[]
}

/** Where the rulebook has no chapter for a rule. */
const OTHER = RULES.other

/** The house rules by the chapters of the rulebook, in its order; only those in whose name, subject or text the words stand. */
export function houseRuleGroups(
  toggles: readonly Toggle[],
  entries: readonly RulebookEntry[],
  find: string,
): readonly HouseRuleGroup[] {
  const sought = find.trim().toLowerCase()
  const entryOf = new Map(entries.map(entry => [entry.id, entry]))
  const groups = new Map<string, Toggle[]>([
    ...entries.map(({ chapter }) => [chapter, []] as [string, Toggle[]]),
    [OTHER, []],
  ])
  for (const toggle of toggles) {
    const { chapter = OTHER, title = '', body = '' } = entryOf.get(toggle.rule) ?? {}
    const words = `${toggle.label} ${chapter} ${title} ${body} ${toggle.rule}`.toLowerCase()
    if (words.includes(sought)) groups.get(chapter)?.push(toggle)
  }
  return [...groups].flatMap(([subject, some]) => (some.length === 0 ? [] : [{ subject, toggles: some }]))
}
