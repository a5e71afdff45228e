import type { RecordRuler, TableRecord } from '~/feed/record'
import { DeedCard } from '../list/DeedCard'
import { LogLines } from '../list/LogLines'
import { MapView } from '../map/MapView'
import { NowBanner } from '../list/NowBanner'
import { Pictures } from '../map/pictures'
import { TurnLanes } from '../list/TurnLanes'

/** The table: what everybody waits for, the map, what happened last, and who has acted. */
export function TableView({
  record,
  pictures,
  ruler,
}: {
  record: TableRecord
  pictures: ReadonlyMap<string, Blob>
  ruler: RecordRuler | null
}) {
  return (
    <Pictures of={pictures}>
      <main className="players-table" data-map={record.map ? 'shown' : 'none'}>
        <NowBanner record={record} />
        {record.map && <MapView map={record.map} record={record} ruler={ruler} />}
        <div className="players-happened">
          <DeedCard record={record} />
          <LogLines lines={record.log} />
        </div>
        <TurnLanes record={record} />
      </main>
    </Pictures>
  )
}
