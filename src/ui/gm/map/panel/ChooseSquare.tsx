import { useState } from 'react'
import { MAP_TOOLS } from '~/words/en/map'
import { Button } from '../../../parts/controls/Button'
import { chooseSquareFor, useWindowState } from '../../state/windowState'

/**
 * A button after which the next click on the map, or Enter at its cursor, chooses a square. Pressed once more it lets go.
 *
 * @param take hears of the square
 */
export function ChooseSquare({ take }: { take(cell: number): void }) {
  const [wanted, setWanted] = useState<((cell: number) => void) | null>(null)
  const isChoosing = useWindowState(v => wanted !== null && v.choosing === wanted)
  const choose = () => {
    setWanted(() => take)
    chooseSquareFor(isChoosing ? null : take)
  }
  return (
    <>
      <Button small onClick={choose}>
        {MAP_TOOLS.choose}
      </Button>
      {isChoosing && (
        <span role="status" className="text-muted">
          {MAP_TOOLS.choosing}
        </span>
      )}
    </>
  )
}
