import { blockShown, tableSize } from '~/feed/screens'
import { useFightSelector } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import { TABLE_FRAME } from '~/words/en/map'
import { SquaresFrame } from '../../board/frame'

/** On the GM's map, what each screen that lies on the table shows of it. */
export function TableFrames() {
  const screens = useTable(s => s.screens)
  const map = useFightSelector(({ snapshot }) => snapshot.board.map)
  return (
    <>
      {screens.map(screen => {
        const view = screen.kind === 'table' ? screen.views[map] : undefined
        if (!view) return null
        const { x, y, width, height } = blockShown(view, tableSize(screen.page, screen))
        return (
          <SquaresFrame
            key={screen.name}
            block={{ x0: x, y0: y, x1: x + width - 1, y1: y + height - 1 }}
            words={screen.name || TABLE_FRAME.name}
            title={TABLE_FRAME.handle}
            spoken={TABLE_FRAME.spoken(screen.name)}
            onMove={at => actions.placeTable(screen.name, at)}
          />
        )
      })}
    </>
  )
}
