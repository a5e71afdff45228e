import { useState, type ComponentProps } from 'react'
import { SCREEN } from '~/words/en/elsewhere'
import type { TableRecord } from '~/feed/record'
import { columnsFor, CombatantRow } from '../list/CombatantRow'
import { DeedCard } from '../list/DeedCard'
import { lanes } from '../list/lanes'
import { LogLines } from '../list/LogLines'
import { NowBanner } from '../list/NowBanner'
import { TurnLanes } from '../list/TurnLanes'
import { Pictures } from '../map/pictures'
import { Handout } from '../window/Handout'
import type { TableView } from '../window/TableView'
import { MapInHand } from './MapInHand'
import { useOwnName } from './useOwnName'

interface UprightProps extends Pick<ComponentProps<typeof TableView>, 'record' | 'pictures' | 'ruler' | 'handout'> {
  size: 'phone' | 'tablet'
  isFree: boolean
}

/** The table in a hand: whose turn it is, one's own character, the list; the map above it, or instead of it where there is no room. */
export function Upright({ record, pictures, ruler, handout, size, isFree }: UprightProps) {
  const [place, setPlace] = useState<'list' | 'map'>('list')
  const [own, setOwn] = useOwnName()
  const isMapShown = record.map !== null && (size === 'tablet' || place === 'map')
  const isListShown = size === 'tablet' || !isMapShown
  return (
    <Pictures of={pictures} faces={record.faces}>
      <main className="screen-upright" data-size={size}>
        <NowBanner record={record} />
        {isMapShown && record.map && (
          <div className="screen-map">
            <MapInHand map={record.map} record={record} ruler={ruler} isFree={isFree} />
          </div>
        )}
        {isListShown && (
          // It may be longer than the screen: a keyboard scrolls it as well.
          <div className="screen-list" role="group" aria-label={SCREEN.list} tabIndex={0}>
            <Own record={record} name={own} />
            <div className="screen-happened">
              <DeedCard record={record} />
              <LogLines lines={record.log} />
            </div>
            <TurnLanes record={record} isInHand />
          </div>
        )}
        <nav aria-label={SCREEN.this}>
          {size === 'phone' && record.map && (
            <button type="button" aria-pressed={isMapShown} onClick={() => setPlace(isMapShown ? 'list' : 'map')}>
              {isMapShown ? SCREEN.list : SCREEN.map}
            </button>
          )}
          <label>
            <span>{SCREEN.iAm}</span>
            <select value={own ?? ''} onChange={event => setOwn(event.target.value || null)}>
              <option value="">{SCREEN.watching}</option>
              {namesIn(record, own).map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </nav>
        {handout && <Handout {...handout} />}
      </main>
    </Pictures>
  )
}

/** One's own character, whoever else is in the list: nothing while it is not at the table. */
function Own({ record, name }: { record: TableRecord; name: string | null }) {
  const all = lanes(record)
  const lane = all.find(({ rows }) => rows.some(({ one }) => one.name === name))
  const row = lane?.rows.find(({ one }) => one.name === name)
  if (!lane || !row) return null
  const columns = row.pools.map(({ label }) => label)
  return (
    <section className="screen-own" aria-label={SCREEN.own}>
      {columns.length > 0 && (
        // The row names its pools itself, for those who listen.
        <div className="players-pools" aria-hidden="true" style={columnsFor(columns)}>
          {columns.map(name => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      <ul>
        <CombatantRow row={row} columns={columns} fighting={record.phase === 'combat'} />
      </ul>
    </section>
  )
}

/** Those whose numbers are shown come first: they are the party. */
function namesIn({ combatants }: TableRecord, own: string | null): string[] {
  const named = [true, false].flatMap(shows => combatants.filter(({ pools }) => pools.length > 0 === shows))
  return [...new Set([...named.map(({ name }) => name), ...(own === null ? [] : [own])])]
}
