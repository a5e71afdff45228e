import type { Handout as Laid } from '~/feed/messages'
import type { RecordRuler, TableRecord } from '~/feed/record'
import { DeedCard } from '../list/DeedCard'
import { LogLines } from '../list/LogLines'
import { MapView } from '../map/MapView'
import { NowBanner } from '../list/NowBanner'
import { Pictures } from '../map/pictures'
import { TurnLanes } from '../list/TurnLanes'
import { Handout } from './Handout'

/** The table: what everybody waits for, the map, what happened last, and who has acted. */
export function TableView({
  record,
  pictures,
  ruler,
  handout,
}: {
  record: TableRecord
  pictures: ReadonlyMap<string, Blob>
  ruler: RecordRuler | null
  handout: Laid | null
}) {
  return (
    <Pictures of={pictures}>
      <main className="players-table" data-map={record.map || handout ? 'shown' : 'none'}>
        <NowBanner record={record} />
        {record.map && <MapView map={record.map} record={record} ruler={ruler} />}
        {/* Where no map is, the handout has its place. */}
        {!record.map && handout && <div />}
        <div className="players-happened">
          <DeedCard record={record} />
          <LogLines lines={record.log} />
        </div>
        <TurnLanes record={record} />
        {handout && <Handout {...handout} />}
      </main>
    </Pictures>
  )
}
