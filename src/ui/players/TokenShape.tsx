import './map.css'
import { sideColour, sideShape } from '../parts/sideShapes'

/** What is left of somebody who is out. */
const CROSS = 'M14 14L86 86M86 14L14 86'

/**
 * A combatant's token: the shape and colour of its side with its letter, as large as the shape allows. Decoration:
 * whoever uses it says the name beside it.
 */
export function TokenShape({
  badge,
  letter = '',
  now = false,
  out = false,
  className,
}: {
  badge: number
  letter?: string
  now?: boolean
  out?: boolean
  className?: string
}) {
  const shape = sideShape(badge)
  const colour = `var(${sideColour(badge)})`
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={['token-shape', className].filter(Boolean).join(' ')}
      data-out={out || undefined}
    >
      {now && <path d={shape.path} stroke="var(--now)" strokeWidth="24" strokeLinejoin="round" />}
      {out ? (
        <>
          <path d={CROSS} stroke="var(--table)" strokeWidth="24" strokeLinecap="round" />
          <path d={CROSS} stroke={colour} strokeWidth="13" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d={shape.path} stroke="var(--table)" strokeWidth="9" strokeLinejoin="round" />
          <path d={shape.path} fill={colour} />
        </>
      )}
      <text x="50" y={out ? 51 : shape.letterAt} fontSize={letter.length > 1 ? 48 : 60}>
        {letter}
      </text>
    </svg>
  )
}
