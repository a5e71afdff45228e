import { type CSSProperties, memo } from 'react'
import { SIGNS } from '~/words/en/parts'

/** The colour of a pool; grey, where its rules declare none. */
export const poolColour = (declared: 'red' | 'blue' | 'green' | 'violet' | undefined): string =>
  declared === undefined ? 'var(--muted)' : `var(--pool-${declared})`

interface PoolBarProps {
  colour: Parameters<typeof poolColour>[0]
  label: string
  cur: number
  max: number
}

/** Room for so many letters of a name beside its numbers. */
const ROOM = 3
/** As much of a name as has room: "STR" as it is, of "Stamina" the first letter. */
const short = (label: string): string => (label.length > ROOM ? label.slice(0, 1) : label)

/**
 * A pool: its short name and its numbers over a bar. Pools without a colour of their own are drawn in grey. Its whole name is
 * a label, not hidden words, and the bar is its background: a table of forty has a hundred and sixty of these, and each
 * further box is laid out and painted in every frame.
 */
export const PoolBar = memo(function PoolBar({ colour, label, cur, max }: PoolBarProps) {
  const part = max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0
  const words = SIGNS.pool(label, cur, max)
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="pool-bar block bg-[length:100%_0.25rem] bg-bottom bg-no-repeat pb-1 text-[0.6875rem] leading-4 whitespace-nowrap tabular-nums"
      style={
        {
          '--bar': `${part * 100}%`,
          backgroundImage: `linear-gradient(to right, ${poolColour(colour)} var(--bar), var(--table) 0)`,
        } as CSSProperties
      }
    >
      <span className="text-muted">{short(label)} </span>
      {cur}
      <span className="text-muted">/{max}</span>
    </span>
  )
})
