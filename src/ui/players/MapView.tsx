import { useCallback, type CSSProperties } from 'react'
import type { RecordMap, RecordRuler, TableRecord } from '~/feed/record'
import type { Canvas } from '../board/canvas'
import { paintRuler } from '../board/paintRuler'
import { frame } from './frame'
import { MapDrawing } from './MapDrawing'
import { MapToken } from './MapToken'
import { useObjectUrls } from './useObjectUrls'

/** Lines and letters on this screen are read from three metres. */
const BOLD = 2.2

/** The shown part of the map with everybody on it. The view follows by itself. */
export function MapView({
  map,
  record,
  pictures,
  ruler,
}: {
  map: RecordMap
  record: TableRecord
  pictures: ReadonlyMap<string, Blob>
  ruler: RecordRuler | null
}) {
  const urls = useObjectUrls(pictures)
  const view = frame(map, record.combatants)
  const badges = new Map(record.sides.map(side => [side.id, side.badge]))
  const there = record.combatants.filter(one => one.at !== null)
  const paintMeasured = useCallback(
    (canvas: Canvas) => {
      const at = ruler?.at.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })) ?? []
      paintRuler(
        canvas,
        at,
        at.map((_, i) => (i === at.length - 1 ? (ruler?.words ?? '') : '')),
        BOLD,
      )
    },
    [ruler],
  )
  return (
    <div className="players-map">
      <div className="players-view" style={{ '--columns': view.width, '--rows': view.height } as CSSProperties}>
        <div className="players-ground" style={{ '--x': view.x, '--y': view.y } as CSSProperties}>
          {map.pieces.map(({ x, y, width, height, picture }) => {
            const url = picture === null ? undefined : urls.get(picture)
            const place = { '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties
            return (
              <div key={`${x} ${y} ${width} ${height}`} className="players-piece" style={place}>
                {url !== undefined && <img src={url} alt="" />}
              </div>
            )
          })}
          <ul aria-label="On the map">
            {there.map(one => (
              <MapToken
                key={one.id}
                one={one}
                at={one.at ?? { x: 0, y: 0 }}
                badge={badges.get(one.side) ?? 0}
                now={one.id === record.now.who}
              />
            ))}
          </ul>
        </div>
        {ruler && <MapDrawing view={view} paint={paintMeasured} over />}
      </div>
    </div>
  )
}
