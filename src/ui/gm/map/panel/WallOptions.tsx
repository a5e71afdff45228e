import { MAP_TOOLS } from '~/words/en/map'
import { Choices, entries } from '../../../parts/controls/Choices'
import { useWindowState, setMap } from '../../state/windowState'

import { Doors } from './Doors'
import { ToolHint } from './ToolHint'

/** What is drawn, how, and what its ends snap to. */
export function WallOptions() {
  const { wall, wallShape, snap } = useWindowState(v => v.map)
  return (
    <>
      <Choices
        label={MAP_TOOLS.walls.draw}
        options={entries(MAP_TOOLS.wall)}
        value={wall}
        onChange={next => setMap({ wall: next })}
      />
      <Choices
        label={MAP_TOOLS.walls.as}
        options={[
          ['line', MAP_TOOLS.walls.line],
          ['room', MAP_TOOLS.walls.room],
        ]}
        value={wallShape}
        onChange={next => setMap({ wallShape: next })}
      />
      <Choices
        label={MAP_TOOLS.walls.snap}
        options={[
          ['edges', MAP_TOOLS.walls.edges],
          ['free', MAP_TOOLS.walls.free],
        ]}
        value={snap}
        onChange={next => setMap({ snap: next })}
      />
      <ToolHint mouse={MAP_TOOLS.walls.how} finger={MAP_TOOLS.finger.wall} />
      <Doors />
    </>
  )
}
