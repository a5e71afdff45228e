import { MAP_TOOLS } from '~/words/en/map'
import { Choices, entries } from '../../../parts/controls/Choices'
import { useWindowState, setMap } from '../../state/windowState'
import { ToolHint } from './AreaOptions'

const BRUSHES = [1, 2, 3, 5].map(size => [String(size), String(size)] as const)

/** How squares are chosen: the same for fog, ground and zones. */
export function ShapeOptions() {
  const { shape, brush } = useWindowState(v => v.map)
  return (
    <>
      <Choices
        label={MAP_TOOLS.shapes.title}
        options={entries(MAP_TOOLS.shape)}
        value={shape}
        onChange={next => setMap({ shape: next })}
      />
      {shape === 'brush' && (
        <Choices
          label={MAP_TOOLS.shapes.width}
          options={BRUSHES}
          value={String(brush)}
          onChange={next => setMap({ brush: Number(next) })}
        />
      )}
      <ToolHint mouse={MAP_TOOLS.shapes[shape]} finger={MAP_TOOLS.finger[shape]} />
    </>
  )
}
