import { MAP_TOOLS } from '~/words/en/map'
import { asGm } from '~/store/state'
import { useDrawnZones } from '~/store/hooks/useDrawings'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../../parts/controls/Button'
import { Choices } from '../../../parts/controls/Choices'
import { useWindowState, setMap } from '../../state/windowState'
import { ShapeOptions } from './ShapeOptions'
import { SelectBox } from '../../../parts/menus/SelectBox'

/** How much room a zone has. */
const ROOMS = [
  { value: '', words: MAP_TOOLS.zones.usual },
  { value: 'cramped', words: MAP_TOOLS.zones.cramped },
  { value: 'wide', words: MAP_TOOLS.zones.wide },
]

const NEW = 'new'
const NONE = ''

/** Which zone is drawn, and what is said of each. */
export function ZoneOptions() {
  const { ruleset, snapshot } = useFight()
  const zones = useDrawnZones()
  const chosen = useWindowState(v => v.map.zone)
  const isThere = chosen === null || chosen === NEW || zones.some(({ id }) => id === chosen)
  const value = !isThere ? NEW : (chosen ?? NONE)
  const said = snapshot.board.zones?.said ?? {}
  return (
    <>
      <Choices
        label={MAP_TOOLS.zones.become}
        options={[
          [NEW, MAP_TOOLS.zones.new],
          ...zones.map(({ id, called }) => [id, called] as const),
          [NONE, MAP_TOOLS.zones.none],
        ]}
        value={value}
        onChange={next => setMap({ zone: next === NONE ? null : next })}
      />
      <ShapeOptions />
      <p className="text-muted text-xs">{MAP_TOOLS.zones.read(!ruleset.commands.regions)}</p>
      {zones.length > 0 && (
        <ul aria-label={MAP_TOOLS.zones.title} className="flex flex-col gap-2">
          {zones.map(({ id, name, called, squares }) => (
            <li key={id} className="border-line flex flex-wrap items-center gap-1.5 border-t pt-2">
              <input
                aria-label={MAP_TOOLS.zones.name(called)}
                defaultValue={name}
                key={name}
                maxLength={60}
                placeholder={called}
                className="field w-full"
                onBlur={event => {
                  const next = event.target.value.trim()
                  if (next !== name) asGm('zone.edit', { zone: id, name: next || null })
                }}
                onKeyDown={event => {
                  if (event.key === 'Enter') event.currentTarget.blur()
                }}
              />
              <SelectBox
                label={MAP_TOOLS.zones.room(called)}
                options={ROOMS}
                value={said[id]?.room ?? ''}
                onChange={room => asGm('zone.edit', { zone: id, room: room || null })}
              />
              <label className="flex items-center gap-1 text-xs pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  checked={said[id]?.exit ?? false}
                  onChange={event => asGm('zone.edit', { zone: id, exit: event.target.checked })}
                />
                {MAP_TOOLS.zones.exit}
              </label>
              <span className="text-muted flex-1 text-right text-xs tabular-nums">
                {MAP_TOOLS.inHand.squares(squares.length)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <TileSize />
    </>
  )
}

/** Where no zone is drawn, rules with zones tile the map. */
function TileSize() {
  const { ruleset, snapshot } = useFight()
  if (!ruleset.commands.regions) return null
  const size = snapshot.board.zones?.size ?? 4
  return (
    <div className="flex items-center gap-2 text-xs">
      {MAP_TOOLS.zones.elsewhere}
      <Button
        small
        aria-label={MAP_TOOLS.zones.smaller}
        disabled={size <= 1}
        onClick={() => asGm('zone.size', { size: size - 1 })}
      >
        −
      </Button>
      <output className="tabular-nums">
        {size} × {size}
      </output>
      <Button
        small
        aria-label={MAP_TOOLS.zones.larger}
        disabled={size >= 100}
        onClick={() => asGm('zone.size', { size: size + 1 })}
      >
        +
      </Button>
    </div>
  )
}
