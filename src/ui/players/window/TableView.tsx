import type { ComponentType } from 'react'
import type { Handout as Laid } from '~/feed/messages'
import type { RecordRuler, TableRecord } from '~/feed/record'
import { DeedCard, LogLines } from '../list/DeedCard'
import { NowBanner } from '../list/NowBanner'
import { TurnLanes } from '../list/TurnLanes'
import { useBeat } from '../list/lanes'
import { MapView, type MapViewProps } from '../map/MapView'
import { Scene } from '../map/Scene'
import { Ended } from './Ended'
import { Handout } from './Handout'
import { drift, DRIFTS } from './useWakeLock'

/** Fray's mark: the shapes of two sides that have met. Decoration. */
export function Emblem() {
  return (
    <svg viewBox="0 0 120 80" className="players-emblem" aria-hidden="true">
      <circle cx="44" cy="40" r="30" fill="var(--side-0)" />
      <path d="M78 6L112 40L78 74L44 40Z" fill="var(--side-1)" />
      <path d="M44 40L65.2 18.8A30 30 0 0 1 65.2 61.2Z" fill="var(--now)" />
    </svg>
  )
}

/** The table: what everybody waits for, the map, what happened last, and who has acted. */
export function TableView({
  record,
  pictures,
  ruler,
  handout,
  map: Map = MapView,
}: {
  record: TableRecord
  pictures: ReadonlyMap<string, Blob>
  ruler: RecordRuler | null
  handout: Laid | null
  map?: ComponentType<MapViewProps> | undefined
}) {
  const { x, y } = drift(useBeat(DRIFTS))
  return (
    <Scene record={record} pictures={pictures}>
      <main
        className="players-table"
        data-map={record.map || handout ? 'shown' : 'none'}
        style={{ translate: `${x / 16}rem ${y / 16}rem` }}
      >
        <NowBanner record={record} />
        {record.map && <Map map={record.map} record={record} ruler={ruler} />}
        {/* Where no map is, the handout has its place. */}
        {!record.map && handout && <div />}
        <div className="players-happened">
          <DeedCard record={record} />
          {/* What the banner says need not be said twice. */}
          <LogLines lines={record.log.filter(line => line !== `${record.now.title}.`)} />
        </div>
        <TurnLanes record={record} />
        {record.end && <Ended record={record} end={record.end} />}
        {handout && <Handout {...handout} />}
      </main>
    </Scene>
  )
}
