import type { CSSProperties } from 'react'
import { rulesLanguage } from '~/words/spoken'
import type { RecordCombatant } from '~/feed/record'
import type { LaneRow } from './lanes'
import { outOf, TokenShape } from '../map/TokenShape'
import { TurnMark } from './TurnMark'

interface RowProps {
  row: LaneRow
  /** The names of the lane's columns of pools. */
  columns: readonly string[]
  fighting: boolean
}

/** One combatant of a lane. Pools stand in columns under the names that the lane gives them. */
export function CombatantRow({ row, columns, fighting }: RowProps) {
  const { one, badge, turn, words, pools } = row
  const out = outOf({ ...one, turn })
  // Of the dead nothing else matters.
  const badges = out === 'dead' ? [out] : one.badges
  return (
    <li
      className="players-row"
      data-row
      data-pools={pools.length > 0 || undefined}
      data-turn={fighting || turn === 'out' ? turn : undefined}
    >
      <TokenShape badge={badge} one={one} out={out} />
      <div className="players-name">
        <strong>{one.name}</strong>
        {words !== '' && <span lang={rulesLanguage()}>{words}</span>}
        {badges.length > 0 && (
          <ul>
            {badges.map(words => (
              <li key={words} lang={rulesLanguage()}>
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
      {(fighting || turn === 'out') && <TurnMark turn={turn} />}
      {pools.length > 0 && (
        <dl className="players-pools" style={columnsFor(columns)}>
          {pools.map(pool => (
            <Pool key={pool.label} {...pool} column={columns.indexOf(pool.label) + 1} />
          ))}
        </dl>
      )}
    </li>
  )
}

/** As many columns as there are pools, whoever has how many of them. */
export function columnsFor(names: readonly string[]): CSSProperties {
  return { '--pools': names.length } as CSSProperties
}

function Pool({ label, cur, max, column }: RecordCombatant['pools'][number] & { column: number }) {
  const part = max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0
  return (
    <div
      data-pool={label.toLowerCase()}
      data-empty={cur <= 0 || undefined}
      style={{ gridColumn: column, '--part': part } as CSSProperties}
    >
      <dt className="sr-only">{label}</dt>
      <dd>
        {cur}
        <small>/{max}</small>
      </dd>
    </div>
  )
}
