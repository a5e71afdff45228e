import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { compile } from '~/grid/compile'
import { gridMap } from '~/grid/grid-map'
import { reach } from '~/grid/reach'
import { Board } from '~/ui/board/Board'
import { TokenDrag } from '~/ui/board/drag/TokenDrag'
import type { BoardHandle, BoardToken, Movement } from '~/ui/board/types'
import '~/ui/parts/theme.css'
import { places, SIDE, SQUARE, walls } from './sceneData'

const map = gridMap({
  width: SIDE,
  height: SIDE,
  walls: walls.map(wall => ({ ...wall, kind: 'wall' as const })),
  portals: [],
})
const terrain = compile(map)

const TOKENS: readonly BoardToken[] = places.map(({ x, y }, i) => ({
  id: `t${i}`,
  name: `Guard ${i}`,
  spoken: `Guard ${i}, foe`,
  letter: `${i}`.slice(-2),
  side: i % 6,
  cell: y * SIDE + x,
  size: 1,
  badges: [],
}))

/** The real board with the real reach: nine metres in two shades. */
export function boardScene(root: HTMLElement): void {
  createRoot(root).render(<Scene />)
}

function Scene() {
  const [tokens, setTokens] = useState(TOKENS)
  const movement = useMemo(
    (): Movement<string> => ({
      shown: null,
      bands: [3, 6],
      of: id => {
        const from = tokens.find(token => token.id === id)?.cell
        if (from === undefined) return null
        const found = reach(terrain, from, { budget: 9 })
        return {
          cells: new Map(found.cells().map(cell => [cell, found.costAt(cell) ?? 0])),
          route: through => {
            const goal = through.at(-1) ?? from
            const path = found.pathTo(goal)
            return path ? { path, cost: found.costAt(goal) ?? 0 } : { path: [from], cost: 0, whyNot: 'too far' }
          },
        }
      },
      describe: whyNot => whyNot,
      onDrop: (id, path) =>
        setTokens(all => all.map(token => (token.id === id ? { ...token, cell: path.at(-1) ?? token.cell } : token))),
    }),
    [tokens],
  )
  return <Board label="Map" map={map} showsWalls tokens={tokens} movement={movement} drag={TokenDrag} ref={aimed} />
}

/** At zoom 1 with the map's corner in the corner of the board, as in the limit. */
function aimed(board: BoardHandle | null): void {
  const element = document.querySelector<HTMLElement>('.board')
  if (!board || !element) return
  requestAnimationFrame(() => {
    board.zoomBy(SQUARE / Number.parseFloat(element.style.getPropertyValue('--square')))
    const middle = (length: number) => Math.floor(length / 2 / SQUARE)
    board.centreOn(middle(element.clientHeight) * SIDE + middle(element.clientWidth))
  })
}
