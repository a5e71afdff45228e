import { Choices, entries } from '../../../parts/controls/Choices'
import { setMap, useWindowState } from '../../state/windowState'
import { WALL_WORDS } from '../../state/mapSettings'
import { Doors } from './Doors'

/** What is drawn, how, and what its ends snap to. */
export function WallOptions() {
  const { wall, wallShape, snap } = useWindowState(v => v.map)
  return (
    <>
      <Choices label="Draw" options={entries(WALL_WORDS)} value={wall} onChange={next => setMap({ wall: next })} />
      <Choices
        label="As"
        options={[
          ['line', 'Piece by piece'],
          ['room', 'Four walls'],
        ]}
        value={wallShape}
        onChange={next => setMap({ wallShape: next })}
      />
      <Choices
        label="Ends snap"
        options={[
          ['edges', 'To corners and edges'],
          ['free', 'To nothing'],
        ]}
        value={snap}
        onChange={next => setMap({ snap: next })}
      />
      <p className="text-muted text-xs">
        Drag a piece, or click from end to end; a double click ends the chain. With Ctrl held an end goes anywhere.
        Doors and windows stand closed when drawn.
      </p>
      <Doors />
    </>
  )
}
