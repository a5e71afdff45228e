import { useState } from 'react'
import { type Direction, type KeptScreen, shiftOnTable, tableFull, tableSize } from '~/feed/screens'
import { useFight } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state'
import { SETUP } from '~/words/en/screens'
import { Button } from '../../parts/controls/Button'

const { hand } = SETUP
const DIRECTIONS: readonly Direction[] = ['left', 'up', 'down', 'right']
const ARROW: Readonly<Record<Direction, string>> = { left: '←', right: '→', up: '↑', down: '↓' }

/** Moves what a screen on the table shows, by whole squares and by whole tables, and says what that means for the miniatures. */
export function TableHand({ screen }: { screen: KeptScreen }) {
  const { snapshot } = useFight()
  const [said, setSaid] = useState('')
  const { map } = snapshot.board
  const view = screen.views[map]
  if (!view) return <p className="text-muted text-sm">{hand.nothing}</p>
  const size = tableSize(screen.page, screen)
  const viewNow = () => useTable.getState().screens.find(({ name }) => name === screen.name)?.views[map] ?? view
  const change = (act: () => void) => {
    act()
    const after = viewNow()
    setSaid(after.turn === view.turn ? hand.shift(shiftOnTable(view, after)) : hand.turned)
  }
  const step = (direction: Direction, squares: number) =>
    change(() => actions.moveTable(screen.name, direction, squares))
  return (
    <div className="flex flex-col gap-1.5">
      {(
        [
          [hand.square, () => 1],
          [hand.table, (direction: Direction) => tableFull(view, size, direction)],
        ] as const
      ).map(([label, squares]) => (
        <div key={label} role="group" aria-label={label} className="flex items-center gap-1">
          <span className="text-muted flex-1 text-xs">{label}</span>
          {DIRECTIONS.map(direction => (
            <Button
              key={direction}
              small
              aria-label={hand.step(label, hand.directions[direction])}
              onClick={() => step(direction, squares(direction))}
            >
              {ARROW[direction]}
            </Button>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap gap-1">
        <Button small onClick={() => change(() => actions.turnTable(screen.name))}>
          {hand.turn}
        </Button>
        <Button small onClick={() => change(() => actions.centreTable(screen.name))}>
          {hand.centre}
        </Button>
        <Button small onClick={() => change(() => actions.leafTable(screen.name))}>
          {hand.acting}
        </Button>
        <Button small onClick={() => actions.settleMinis()}>
          {hand.settled}
        </Button>
      </div>
      <label className="flex items-center gap-1.5 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={screen.follows}
          onChange={event => actions.setScreen(screen.name, { follows: event.target.checked })}
        />
        {hand.follows}
      </label>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  )
}
