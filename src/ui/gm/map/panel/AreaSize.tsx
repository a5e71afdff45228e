import { shownLength } from '../../../board/lengthWords'
import { setMap, useView } from '../../view'

const SIZES = { circle: 'Radius', cone: 'Length', line: 'Length', square: 'Side' } as const

/** How large the area in the hand is. */
export function AreaSize() {
  const { area, areaSize, areaWidth } = useView(v => v.map)
  return (
    <div className="flex gap-3">
      <Metres label={SIZES[area]} value={areaSize} onChange={next => setMap({ areaSize: next })} />
      {area === 'line' && <Metres label="Width" value={areaWidth} onChange={next => setMap({ areaWidth: next })} />}
    </div>
  )
}

function Metres({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  const unit = useView(v => v.unit)
  return (
    <label className="flex items-center gap-1.5 text-xs">
      {label}
      <input
        type="number"
        min={1}
        max={100}
        value={value}
        className="field w-16 tabular-nums"
        onChange={event => {
          const metres = Math.round(event.target.valueAsNumber)
          if (metres >= 1 && metres <= 100) onChange(metres)
        }}
      />
      m{unit === 'feet' && <span className="text-muted">({shownLength(value, unit)})</span>}
    </label>
  )
}
