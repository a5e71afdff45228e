import { useLaidAreas } from '~/store/hooks/useDrawings'
import { asGm } from '~/store/state'
import { MAP_TOOLS } from '~/words/en/map'
import { QUESTIONS } from '~/words/en/prompt'
import { Choices, entries } from '../../../parts/controls/Choices'
import { IconButton } from '../../../parts/controls/IconButton'
import { SideBadge } from '../../../parts/signs/SideBadge'
import { setMap, useWindowState } from '../../state/windowState'
import { AreaSize } from './AreaSize'

interface ToolHintProps {
  /** How it is done by mouse and keys. */
  mouse: string
  /** How it is done by finger; left out: there is nothing to say of it. */
  finger?: string
}

/** How a tool is used, as the hand at the window would: clicks and keys are not named to fingers. */
export function ToolHint({ mouse, finger }: ToolHintProps) {
  return (
    <>
      <p className="text-muted text-xs pointer-coarse:hidden">{mouse}</p>
      {finger !== undefined && <p className="text-muted text-xs not-pointer-coarse:hidden">{finger}</p>}
    </>
  )
}

/** Form, size and place of areas, and those that lie on the map. */
export function AreaOptions() {
  const { area, origin } = useWindowState(v => v.map)
  const areas = useLaidAreas()
  return (
    <>
      <Choices
        label={MAP_TOOLS.areas.form}
        options={entries(MAP_TOOLS.area)}
        value={area}
        onChange={next => setMap({ area: next })}
      />
      <AreaSize />
      <Choices
        label={MAP_TOOLS.areas.lies}
        options={[
          ['corner', MAP_TOOLS.areas.corner],
          ['middle', MAP_TOOLS.areas.middle],
        ]}
        value={origin}
        onChange={next => setMap({ origin: next })}
      />
      <p className="text-muted text-xs">{MAP_TOOLS.areas.counts}</p>
      <p className="text-muted text-xs">
        {area === 'cone' || area === 'line' ? QUESTIONS.area.from : MAP_TOOLS.areas.clickMiddle}
      </p>
      {areas.length > 0 && (
        <ul aria-label={MAP_TOOLS.areas.onMap}>
          {areas.map(({ id, name, badge, shared, squares }, i) => (
            <li key={id} className="border-line flex items-center gap-1.5 border-t py-1">
              <SideBadge side={badge} />
              <input
                key={name}
                aria-label={MAP_TOOLS.areas.name(i + 1)}
                defaultValue={name}
                placeholder={MAP_TOOLS.areas.nameless(i + 1)}
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
                label={MAP_TOOLS.areas.hide(i + 1)}
                pressed={!shared}
                onClick={() => asGm('area.edit', { area: id, shared: !shared })}
              />
              <IconButton
                icon="close"
                label={MAP_TOOLS.areas.take(i + 1)}
                onClick={() => asGm('area.remove', { areas: [id] })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
