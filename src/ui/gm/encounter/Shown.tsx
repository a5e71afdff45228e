import { byGm } from '~/store/byGm'
import { squaresIn } from '~/store/squaresIn'
import { useFight, useShownParts } from '~/store/derived'
import { Button } from '../../parts/Button'
import { IconButton } from '../../parts/IconButton'
import { setView, useView } from '../view'

/** Which rectangles of the map the players see. They are drawn on the map; whole numbers of squares. */
export function Shown() {
  const { map } = useFight()
  const shown = useShownParts()
  const marking = useView(v => v.marking)
  const change = (type: 'show' | 'unshow', { x, y, width, height }: (typeof shown)[number]) =>
    byGm('fog.paint', {
      squares: squaresIn(map.width, { x, y, width, height }),
      as: type === 'show' ? 'shown' : 'hidden',
    })
  const whole = { x: 0, y: 0, width: map.width, height: map.height }
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <Button
          aria-pressed={marking === 'show'}
          onClick={() => setView({ marking: marking === 'show' ? null : 'show' })}
        >
          Show a part …
        </Button>
        <Button
          aria-pressed={marking === 'unshow'}
          onClick={() => setView({ marking: marking === 'unshow' ? null : 'unshow' })}
        >
          Hide a part …
        </Button>
        <Button onClick={() => change('show', whole)}>All of it</Button>
        <Button onClick={() => change('unshow', whole)}>Nothing</Button>
      </div>
      {marking && <p className="text-now text-xs">Draw a rectangle on the map. Esc stops.</p>}
      {shown.length === 0 && <p className="text-muted text-xs">The players see none of the map yet.</p>}
      <ul>
        {shown.map(part => (
          <li key={`${part.x},${part.y}`} className="flex items-center gap-2 text-xs">
            <span className="flex-1 tabular-nums">
              {part.width} × {part.height} squares from {part.x + 1}, {part.y + 1}
            </span>
            <IconButton icon="close" label="Hide this part" onClick={() => change('unshow', part)} />
          </li>
        ))}
      </ul>
    </>
  )
}
