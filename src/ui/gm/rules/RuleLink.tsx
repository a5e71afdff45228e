import { Suspense, use } from 'react'
import type { Ruleset } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { settingWords } from '~/store/queries/mapQueries'
import type { TableTypes } from '~/table'
import { RULE_LINK } from '~/words/en/sheets'
import { rulesLanguage } from '~/words/spoken'
import { classes } from '../../parts/controls/forms'
import { valueAt } from '../sheet/setField'
import { openRule } from '../state/windowState'

/** A house rule of the encounter as it stands. */
export interface HouseRule {
  /** "Prone combatants move at half speed: off". */
  words: string
  /** It stands otherwise than usual; then `usual` says how that would be. */
  changed: boolean
  usual: string
}

/** The house rules that a row of the ledger comes under; none: nobody can set it otherwise. */
export function houseRulesOf(
  { state: { settings } }: Pick<Ruleset<TableTypes>, 'state'>,
  set: object,
  row: string,
): readonly HouseRule[] {
  return settings.toggles
    .filter(({ rule, also = [] }) => rule === row || also.includes(row))
    .map(toggle => {
      const { key, label } = toggle
      const [now, usual] = [valueAt(set, [key]), valueAt(settings.defaults, [key])]
      const changed = JSON.stringify(now) !== JSON.stringify(usual)
      return { words: `${label}: ${settingWords(toggle, now)}`, changed, usual: settingWords(toggle, usual) }
    })
}

/** What a row of the rulebook is called, once the rulebook is there. */
export function RuleTitle({ id }: { id: string }) {
  return (
    <Suspense fallback={RULE_LINK.rule}>
      <Title id={id} />
    </Suspense>
  )
}

function Title({ id }: { id: string }) {
  const { rulebook } = useFight()
  const title = use(rulebook()).find(entry => entry.id === id)?.title
  return title === undefined ? RULE_LINK.rule : <span lang={rulesLanguage()}>{title}</span>
}

/** The way to a row of the rulebook, by its name; a row that comes under a house rule says how that stands. */
export function RuleLink({ id }: { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <button type="button" title={id} className="text-muted hover:text-ink underline" onClick={() => openRule(id)}>
        <RuleTitle id={id} />
      </button>
      <HouseRuleMark row={id} />
    </span>
  )
}

/** "house rule: Prone combatants move at half speed: off", if the row comes under one; `onlyChanged`: if it is set otherwise. */
function HouseRuleMark({ row, onlyChanged }: { row: string; onlyChanged?: boolean }) {
  const { ruleset, snapshot } = useFight()
  const all = houseRulesOf(ruleset, snapshot.settings, row)
  return (onlyChanged ? all.filter(({ changed }) => changed) : all).map(({ words, changed }) => (
    <span
      key={words}
      className={classes('rounded border px-1 text-xs', changed ? 'border-muted text-ink' : 'border-line text-muted')}
    >
      {RULE_LINK.houseRule(words)}
    </span>
  ))
}

/** The way to a row of the rulebook by its name; what it is counted as stands behind it. */
export function RuleName({ id }: { id: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <button
        type="button"
        className="text-muted hover:text-ink text-left underline"
        title={id}
        onClick={() => openRule(id)}
      >
        <RuleTitle id={id} />
      </button>
      <HouseRuleMark row={id} onlyChanged />
    </span>
  )
}
