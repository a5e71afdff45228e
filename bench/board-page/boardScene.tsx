import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { compile } from '~/grid/map/compile'
import type { CompiledMap } from '~/grid/map/compiledMap'
import { gridMap } from '~/grid/map/gridMap'
import { reach } from '~/grid/walk/reach'
import { Board } from '~/ui/board/Board'
import { TokenDrag } from '~/ui/board/drag/TokenDrag'
import type { BoardHandle, BoardMap, BoardMovement, BoardPicture, BoardToken } from '~/ui/board/props'
import '~/ui/gm/window/gm.css'
import { LARGE_SIDE, largeWalls, places, SIDE, sightOf, SQUARE, walls } from './sceneData'

/** What lies on a map: the usual one, or one of nine times its size. */
interface SceneMap {
  readonly map: BoardMap
  readonly terrain: CompiledMap
}

function sceneMap(side: number, drawn: typeof walls, sight?: BoardMap['sight']): SceneMap {
  const map = gridMap({
    width: side,
    height: side,
    walls: drawn.map(wall => ({ ...wall, kind: 'wall' as const })),
    portals: [],
  })
  return { map: sight ? { ...map, sight } : map, terrain: compile(map) }
}

const tokensOn = (side: number, pictures: readonly BoardPicture[]): readonly BoardToken[] =>
  places.map(({ x, y }, i) => ({
    id: `t${i}`,
    name: `Guard ${i}`,
    spoken: `Guard ${i}, foe`,
    letter: `${i}`.slice(-2),
    picture: pictures[i % pictures.length],
    side: i % 6,
    cell: y * side + x,
    size: 1,
    badges: [],
  }))

/** The real board with the real reach: nine metres in two shades. `fog`: with a veil over what the players do not see; `pictures`: on the tokens. */
export function boardScene(
  root: HTMLElement,
  { fog = false, large = false, pictures = [] as readonly BoardPicture[] } = {},
): void {
  const side = large ? LARGE_SIDE : SIDE
  const scene = sceneMap(side, large ? largeWalls : walls, fog ? sightOf(side) : undefined)
  createRoot(root).render(<Scene {...scene} pictures={pictures} />)
}

function Scene({ map, terrain, pictures }: SceneMap & { pictures: readonly BoardPicture[] }) {
  const [tokens, setTokens] = useState(() => tokensOn(map.width, pictures))
  const [aim] = useState(() => aimedOn(map.width))
  const movement = useMemo(
    (): BoardMovement<string> => ({
      shown: null,
      unit: 'metres',
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
    [tokens, terrain],
  )
  return <Board label="Map" map={map} showsWalls tokens={tokens} movement={movement} drag={TokenDrag} ref={aim} />
}

/** At zoom 1 with the map's corner in the corner of the board, as in the limit. */
function aimedOn(side: number) {
  return (board: BoardHandle | null): void => {
    const element = document.querySelector<HTMLElement>('.board')
    if (!board || !element) return
    const aim = () => {
      const square = Number.parseFloat(element.style.getPropertyValue('--square'))
      // The board has no size before it is laid out.
      if (Number.isNaN(square)) return void requestAnimationFrame(aim)
      board.zoomBy(SQUARE / square)
      const middle = (length: number) => Math.floor(length / 2 / SQUARE)
      board.centreOn(middle(element.clientHeight) * side + middle(element.clientWidth))
    }
    requestAnimationFrame(aim)
  }
}
