import type { CSSProperties } from 'react'
import type { RecordCombatant } from '~/feed/record'
import { TABLE } from '~/words/en/players'
import { rulesLanguage } from '~/words/spoken'
import { EXIT_ICONS, exitWord } from '../../parts/signs/exits'
import { outOf, TokenShape } from '../map/TokenShape'
import type { LaneRow } from './lanes'

/** In a 24 × 24 box. */
const SHAPES: Readonly<Record<RecordCombatant['turn'], string>> = {
  ready: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 6.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z',
  acting: 'M5 2l16 10L5 22z',
  spent: 'M9.5 19.5L2.5 12.5l2.6-2.6 4.4 4.4L19 4.8l2.6 2.6z',
  waiting: 'M5 4h5v16H5zM14 4h5v16h-5z',
  out: 'M4.9 2.3L12 9.4l7.1-7.1 2.6 2.6-7.1 7.1 7.1 7.1-2.6 2.6-7.1-7.1-7.1 7.1-2.6-2.6 7.1-7.1-7.1-7.1z',
}

/** How somebody's turn stands or how they came out of the fight, told by its shape and its word and not by colour alone. */
function TurnMark({ turn, out }: Pick<RecordCombatant, 'turn' | 'out'>) {
  return (
    <span className="players-turn">
      <svg viewBox={out === null ? '0 0 24 24' : '0 0 128 128'} aria-hidden="true">
        <path d={out === null ? SHAPES[turn] : EXIT_ICONS[out]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span>{out === null ? TABLE.turns[turn] : exitWord(out)}</span>
    </span>
  )
}

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
  const badges = out === 'dead' ? [out] : one.badges.filter(words => words !== out)
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
      {(fighting || turn === 'out' || one.out !== null) && <TurnMark turn={turn} out={one.out} />}
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

function Pool({ label, cur, max, colour, column }: RecordCombatant['pools'][number] & { column: number }) {
  const part = max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0
  return (
    <div
      data-colour={colour ?? undefined}
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
