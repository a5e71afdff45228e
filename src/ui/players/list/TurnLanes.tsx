import type { TableRecord } from '~/feed/record'
import { columnsFor, CombatantRow } from './CombatantRow'
import { lanes, spare, type TurnLane } from './lanes'
import { TokenShape } from '../map/TokenShape'
import { useFit } from './useFit'

/** The turn order as far as it is public: who is on which side or acts at which place, how they stand and who has acted. */
export function TurnLanes({ record }: { record: TableRecord }) {
  const { ref, tight, without } = useFit(record, spare(record))
  const fighting = record.phase === 'combat'
  const shown = lanes(record, without)
  return (
    <section
      ref={ref}
      className="players-lanes"
      aria-label="Turn order"
      data-tight={tight || undefined}
      data-places={record.track.length > 0 || undefined}
    >
      {shown.map((lane, i) => (
        <section
          key={lane.key}
          className={lane.mark ? 'players-place' : 'players-lane'}
          aria-label={lane.name}
          data-pools={showsPools(lane) || undefined}
        >
          {lane.mark ? <Place lane={lane} /> : <Heading lane={lane} fighting={fighting} />}
          {namesPools(shown, i) && (
            // The rows name their pools themselves, for those who listen.
            <div className="players-pools" aria-hidden="true" style={columnsFor(lane.pools)}>
              {lane.pools.map(name => (
                <span key={name}>{name}</span>
              ))}
            </div>
          )}
          <ul data-together={(lane.mark !== '' && lane.rows.length > 1) || undefined}>
            {lane.rows.map((row, n) => (
              <CombatantRow key={`${row.one.id} ${n}`} row={row} columns={lane.pools} fighting={fighting} />
            ))}
          </ul>
          {lane.more && <p>{lane.more}</p>}
        </section>
      ))}
    </section>
  )
}

const showsPools = ({ rows }: TurnLane) => rows.some(({ pools }) => pools.length > 0)

/** Each side names its pools; of the places only the first that shows any. */
function namesPools(all: readonly TurnLane[], i: number): boolean {
  const lane = all[i]!
  return showsPools(lane) && (lane.badge !== null || all.findIndex(showsPools) === i)
}

function Heading({ lane: { name, badge, now }, fighting }: { lane: TurnLane; fighting: boolean }) {
  return (
    <h2>
      {badge !== null && <TokenShape badge={badge} />}
      {name}
      {now && fighting && <em>their go</em>}
    </h2>
  )
}

function Place({ lane: { name, mark, now } }: { lane: TurnLane }) {
  return (
    <h2 data-now={now || undefined}>
      <span className="sr-only">{now ? `${name}, now` : name}</span>
      <span aria-hidden="true">{mark}</span>
    </h2>
  )
}
