import type { RecordCombatant, TableRecord } from '~/feed/record'
import type { LatestTable } from '~/feed/viewer'
import { PLAYERS } from '~/words/en/players'
import { Pictures } from '../map/pictures'
import { TokenShape } from '../map/TokenShape'

/** Those whose numbers the players see. */
export function partyOf({ combatants }: Pick<TableRecord, 'combatants'>): RecordCombatant[] {
  return combatants.filter(({ pools }) => pools.length > 0)
}

/**
 * The party while no table is shown, between fights and before the curtain: the faces and names that this screen was sent last. How
 * they are is left out, for it may be out of date.
 */
export function Party({ latest: { record, pictures } }: { latest: LatestTable }) {
  return (
    <Pictures of={pictures} faces={record.faces}>
      <ul className="players-party" aria-label={PLAYERS.party}>
        {partyOf(record).map(one => (
          <li key={one.id}>
            <TokenShape badge={record.sides.find(({ id }) => id === one.side)?.badge ?? 0} one={{ ...one, ring: [] }} />
            {one.name}
          </li>
        ))}
      </ul>
    </Pictures>
  )
}
