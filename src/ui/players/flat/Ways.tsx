import type { CSSProperties } from 'react'
import type { TableRecord } from '~/feed/record'
import { sideColour } from '../../parts/signs/sideShapes'

/** Where the rules have moved somebody whose miniature stands there still: the place it left, the way, and the place it goes to. */
export function Ways({ record: { flat, combatants, sides } }: { record: TableRecord }) {
  return flat?.moved.map(({ who, at }) => {
    const one = combatants.find(({ id }) => id === who)
    const [from] = at
    const to = at.at(-1)
    if (!one || !from || !to) return null
    const badge = sides.find(({ id }) => id === one.side)?.badge ?? 0
    const half = one.size / 2
    const [x, y] = [Math.min(...at.map(place => place.x)), Math.min(...at.map(place => place.y))]
    const width = Math.max(...at.map(place => place.x)) - x + one.size
    const height = Math.max(...at.map(place => place.y)) - y + one.size
    const middles = at.map(place => `${place.x - x + half} ${place.y - y + half}`)
    return (
      <svg
        key={who}
        className="flat-way"
        data-theme="dark"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        style={
          {
            '--x': x,
            '--y': y,
            '--width': width,
            '--height': height,
            '--side': `var(${sideColour(badge)})`,
          } as CSSProperties
        }
      >
        <path d={`M${middles.join('L')}`} className="flat-way-under" />
        <path d={`M${middles.join('L')}`} className="flat-way-line" />
        <circle cx={from.x - x + half} cy={from.y - y + half} r={half * 0.94} className="flat-way-left" />
        <circle cx={to.x - x + half} cy={to.y - y + half} r={half * 1.2} className="flat-way-goal" />
      </svg>
    )
  })
}
