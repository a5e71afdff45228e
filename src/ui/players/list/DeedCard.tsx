import type { TableRecord } from '~/feed/record'
import { TABLE } from '~/words/en/players'
import { rulesLanguage } from '~/words/spoken'
import { signed } from '../../parts/controls/forms'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { outOf, TokenShape } from '../map/TokenShape'

/** More lines are never in view at once. */
const LINES = 4

/** What happened last: the latest line at the bottom and first in reading, above it as many of those before as fit. */
export function LogLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  const latest = lines.slice(-LINES).reverse()
  return (
    <section className="players-log" aria-label={TABLE.happened}>
      <ul>
        {latest.map((line, i) => (
          // Lines have no names of their own; they are told by where they stand.
          <li key={`${lines.length - i} ${line}`} lang={rulesLanguage()}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As many rows have room. */
const ROWS = 3

/**
 * What became of the latest blow, until the next one: who and whom, how it ended by word and shape, and what was lost where
 * the players see that in numbers.
 */
export function DeedCard({ record: { deed, combatants, sides } }: { record: TableRecord }) {
  if (!deed) return null
  const badges = new Map(sides.map(({ id, badge }) => [id, badge]))
  const named = (id: string | null) => {
    const one = combatants.find(combatant => combatant.id === id)
    return (
      one && (
        <span className="players-deed-who">
          <TokenShape badge={badges.get(one.side) ?? 0} one={one} out={outOf(one)} />
          <b>{one.name}</b>
        </span>
      )
    )
  }
  const shown = deed.victims.slice(0, deed.victims.length > ROWS ? ROWS - 1 : ROWS)
  const more = deed.victims.length - shown.length
  return (
    <section key={deed.id} className="players-deed" aria-label={TABLE.outcome}>
      {named(deed.by)}
      <ul>
        {shown.map(({ who, kinds, changes }) => (
          <li key={who}>
            {who !== deed.by && named(who)}
            {kinds.slice(0, 1).map(kind => (
              <OutcomeSign key={kind} kind={kind} />
            ))}
            {changes.map(({ label, n }) => (
              <strong key={label} data-tone={n < 0 ? 'loss' : 'gain'}>
                {signed(n)} {label}
              </strong>
            ))}
          </li>
        ))}
        {more > 0 && <li>{TABLE.more(more)}</li>}
      </ul>
    </section>
  )
}
