import { asGm } from '~/store/state/asGm'
import { useLaidAreas } from '~/store/hooks/useDrawings'
import { Choices, entries } from '../../../parts/controls/Choices'
import { IconButton } from '../../../parts/controls/IconButton'
import { SideBadge } from '../../../parts/signs/SideBadge'
import { setMap, useWindowState } from '../../state/windowState'
import { AREA_WORDS } from '../../state/mapSettings'
import { AreaSize } from './AreaSize'

/** Form, size and place of areas, and those that lie on the map. */
export function AreaOptions() {
  const { area, origin } = useWindowState(v => v.map)
  const areas = useLaidAreas()
  return (
    <>
      <Choices label="Form" options={entries(AREA_WORDS)} value={area} onChange={next => setMap({ area: next })} />
      <AreaSize />
      <Choices
        label="Its middle or beginning lies"
        options={[
          ['corner', 'On a corner'],
          ['middle', 'In a square'],
        ]}
        value={origin}
        onChange={next => setMap({ origin: next })}
      />
      <p className="text-muted text-xs">
        A square counts when its middle lies inside or on the edge, and no wall stands between it and where the area
        begins.{' '}
        {area === 'cone' || area === 'line' ? 'Click where it begins, then its direction.' : 'Click its middle.'}
      </p>
      {areas.length > 0 && (
        <ul aria-label="Areas on the map">
          {areas.map(({ id, name, badge, shared, squares }, i) => (
            <li key={id} className="border-line flex items-center gap-1.5 border-t py-1">
              <SideBadge side={badge} />
              <input
                key={name}
                aria-label={`Name of area ${i + 1}`}
                defaultValue={name}
                placeholder={`Area ${i + 1}`}
                maxLength={60}
                className="field min-w-0 flex-1"
                onBlur={event => {
                  const next = event.target.value.trim()
                  if (next !== name) asGm('area.edit', { area: id, name: next })
                }}
                onKeyDown={event => {
                  if (event.key === 'Enter') event.currentTarget.blur()
                }}
              />
              <span className="text-muted text-xs tabular-nums">{squares.length}</span>
              <IconButton
                icon="hidden"
                label={`Hide area ${i + 1} from the players`}
                pressed={!shared}
                onClick={() => asGm('area.edit', { area: id, shared: !shared })}
              />
              <IconButton
                icon="close"
                label={`Take area ${i + 1} away`}
                onClick={() => asGm('area.remove', { areas: [id] })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
