import type { TableRecord } from '~/feed/record'
import { CombatantRow } from './CombatantRow'
import { lanes } from './lanes'
import { TokenShape } from './TokenShape'
import { useFit } from './useFit'

/** The turn order as far as it is public: who is on which side, how they stand and who has acted. */
export function TurnLanes({ record }: { record: TableRecord }) {
  const { ref, without } = useFit(record)
  const fighting = record.phase === 'combat'
  return (
    <section ref={ref} className="players-lanes" aria-label="Turn order">
      {lanes(record, without).map(({ side, rows, more }) => {
        const pools = rows.find(one => one.pools.length > 0)?.pools ?? []
        return (
          <section key={side.id} className="players-lane" aria-label={side.name}>
            <h2>
              <TokenShape badge={side.badge} />
              {side.name}
              {side.now && fighting && <em>their go</em>}
            </h2>
            {pools.length > 0 && (
              // The rows name their pools themselves, for those who listen.
              <div className="players-pools" aria-hidden="true">
                {pools.map(({ label }) => (
                  <span key={label}>{label}</span>
                ))}
              </div>
            )}
            <ul>
              {rows.map(one => (
                <CombatantRow key={one.id} one={one} badge={side.badge} fighting={fighting} />
              ))}
            </ul>
            {more && <p>{more}</p>}
          </section>
        )
      })}
    </section>
  )
}
