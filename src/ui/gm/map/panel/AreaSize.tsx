import { MAP_TOOLS } from '~/words/en/map'
import { shownLength } from '../../../board/geometry/lengthWords'
import { useUnits } from '../../state/layout'
import { useWindowState, setMap } from '../../state/windowState'
import { NumberField } from '../../../parts/menus/NumberField'

const SIZES = {
  circle: MAP_TOOLS.areas.radius,
  cone: MAP_TOOLS.areas.length,
  line: MAP_TOOLS.areas.length,
  square: MAP_TOOLS.areas.side,
}

/** How large the area in the hand is. */
export function AreaSize() {
  const { area, areaSize, areaWidth } = useWindowState(v => v.map)
  return (
    <div className="flex gap-3">
      <Size label={SIZES[area]} value={areaSize} onChange={next => setMap({ areaSize: next })} />
      {area === 'line' && (
        <Size label={MAP_TOOLS.areas.width} value={areaWidth} onChange={next => setMap({ areaWidth: next })} />
      )}
    </div>
  )
}

function Size({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  const { lengths } = useUnits()
  const isInFeet = lengths === 'feet' || lengths === 'five feet'
  return (
    <span className="flex items-center gap-1.5 text-xs">
      <span aria-hidden="true">{label}</span>
      <NumberField
        label={label}
        min={1}
        max={100}
        value={value}
        onChange={squares => {
          if (squares >= 1 && squares <= 100) onChange(squares)
        }}
      />
      {lengths === 'metres' || lengths === 'feet' ? MAP_TOOLS.areas.metres : MAP_TOOLS.areas.squares}
      {isInFeet && <span className="text-muted">({shownLength(value, lengths)})</span>}
    </span>
  )
}
