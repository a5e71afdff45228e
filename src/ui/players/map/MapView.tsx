import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type RefObject,
  type ComponentProps,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { TABLE } from '~/words/en/players'
import type { RecordMap, RecordRuler, TableRecord } from '~/feed/record'
import { blowOf, playBlow } from '../../board/blows'
import type { Canvas } from '../../board/canvas/canvas'
import { paintRuler } from '../../board/paint/paintRuler'
import { DeedFloats } from './DeedFloats'
import { useIsDeedNew } from './deedMoment'
import { ExitMarks } from './ExitMarks'
import { frame, type Frame } from './frame'
import { MapDrawing } from './MapDrawing'
import './map.css'
import { MapToken } from './MapToken'
import { useOriginShift } from './originShift'
import { paintFloor, paintKnown } from './paintKnown'
import { usePictureUrls } from './pictures'
import { useSquare } from './useSquare'

/** How much bolder lines and letters are here than on the GM's screen, where the smallest letters have 11 pixels: they are read
 * from three metres, and grow with the screen as all else does. */
function bold(): number {
  return (28 / 11) * (parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
}

/** Where a block of squares lies on the screen. */
function placeOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): CSSProperties {
  return { '--x': x, '--y': y, '--width': width, '--height': height } as CSSProperties
}

export interface MapViewProps {
  map: RecordMap
  record: TableRecord
  ruler: RecordRuler | null
  /** What is looked at; without it the view follows by itself. */
  view?: Frame
  /** How somebody on the map is drawn. */
  token?: ComponentType<ComponentProps<typeof MapToken>>
  /** On the ground under those who stand there; places are squares of the map. */
  beneath?: ReactNode
}

/** The known part of the map with everybody on it. */
export function MapView({ map, record, ruler, view: given, token: Token = MapToken, beneath }: MapViewProps) {
  const view = given ?? frame(map, record.combatants)
  const urls = usePictureUrls()
  const place = useSquare(view.width, view.height)
  const badges = new Map(record.sides.map(side => [side.id, side.badge]))
  const there = record.combatants.filter(one => one.at !== null)
  const shift = useOriginShift(record)
  const isMoving = useIsDeedNew()
  const tokens = useBlows(record, isMoving)
  const paintMeasured = useCallback(
    (canvas: Canvas) => {
      const at = ruler?.at.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })) ?? []
      paintRuler(
        canvas,
        at,
        at.map((_, i) => (i === at.length - 1 ? (ruler?.words ?? '') : '')),
        bold(),
      )
    },
    [ruler],
  )
  const drawn = useStableMap(map)
  const paintUnder = useCallback((canvas: Canvas) => paintFloor(canvas, drawn), [drawn])
  const paintOver = useCallback((canvas: Canvas) => paintKnown(canvas, drawn, bold()), [drawn])
  return (
    <div ref={place} className="players-map">
      <div className="players-view" style={{ '--columns': view.width, '--rows': view.height } as CSSProperties}>
        <MapDrawing map={map} view={view} paint={paintUnder} />
        <div className="players-ground" style={{ '--x': view.x, '--y': view.y } as CSSProperties}>
          {map.pieces.map(piece => {
            const url = urls.get(piece.picture)
            return (
              <div key={`${piece.x} ${piece.y}`} className="players-piece" style={placeOf(piece)}>
                {url !== undefined && <img src={url} alt="" />}
              </div>
            )
          })}
        </div>
        <MapDrawing map={map} view={view} paint={paintOver} />
        <div className="players-ground" style={{ '--x': view.x, '--y': view.y } as CSSProperties}>
          {beneath}
          <ExitMarks within={given ? { x: 0, y: 0, width: map.width, height: map.height } : view} record={record} />
          <ul ref={tokens} aria-label={TABLE.onMap} style={{ '--x': shift.x, '--y': shift.y } as CSSProperties}>
            {there.map(one => (
              <Token
                key={one.id}
                one={one}
                at={{ x: (one.at?.x ?? 0) - shift.x, y: (one.at?.y ?? 0) - shift.y }}
                badge={badges.get(one.side) ?? 0}
                now={one.id === record.now.who}
              />
            ))}
          </ul>
          {record.deed && <DeedFloats deed={record.deed} there={there} />}
        </div>
        {ruler && <MapDrawing map={map} view={view} paint={paintMeasured} over />}
      </div>
    </div>
  )
}

/** Tokens are struck while the moment of a blow lasts, each away from whoever struck. */
function useBlows({ deed, combatants }: TableRecord, isMoving: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (!isMoving || !deed) return
    const placeOf = (id: string | null) => combatants.find(one => one.id === id)?.at
    const from = placeOf(deed.by)
    const played = deed.victims.flatMap(({ who, kinds }) => {
      const tokens = [...(list.current?.children ?? [])]
      const token = tokens.find(one => one instanceof HTMLElement && one.dataset.who === who)
      const at = placeOf(who)
      if (!token || !at) return []
      // Its letter goes with it.
      return [...token.querySelectorAll('svg')].map(drawn =>
        playBlow(drawn, blowOf(kinds), from ? at.x - from.x : 0, from ? at.y - from.y : 0),
      )
    })
    return () => {
      for (const one of played) one.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a blow is played once, whatever is told while it lasts
  }, [isMoving, deed?.id])
  return list
}

/** The map of the latest record, the same object as long as it says the same: each record brings a new one. */
function useStableMap(map: RecordMap): RecordMap {
  const said = JSON.stringify(map)
  // oxlint-disable-next-line react/exhaustive-deps -- what it says stands for the map
  return useMemo(() => map, [said])
}
