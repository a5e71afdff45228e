import type { ComponentType } from 'react'
import type { Handout as Laid } from '~/feed/messages'
import type { RecordRuler, TableRecord } from '~/feed/record'
import { DeedCard } from '../list/DeedCard'
import { LogLines } from '../list/LogLines'
import { MapView, type MapViewProps } from '../map/MapView'
import { NowBanner } from '../list/NowBanner'
import { Pictures } from '../map/pictures'
import { TurnLanes } from '../list/TurnLanes'
import { useBeat } from '../list/useBeat'
import { drift, DRIFTS } from './drift'
import { Handout } from './Handout'

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
    <Pictures of={pictures} faces={record.faces}>
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
        {handout && <Handout {...handout} />}
      </main>
    </Pictures>
  )
}
