import { useFight } from '~/store/hooks/useFight'
import { sideColour } from '../../parts/signs/sideShapes'
import { endsOf, percentOf, type Found } from './forecastWords'

/** How the fights end, as one bar in parts, with each part in words. */
export function Ends({ found }: { found: Found }) {
  const { snapshot } = useFight()
  const ends = endsOf(found, snapshot)
  return (
    <>
      <div className="forecast-ends" aria-hidden="true">
        {ends.map(({ words, count, badge, shade }) => (
          <span
            key={words}
            data-shade={shade}
            style={{ flexGrow: count, ...(badge !== null && { background: `var(${sideColour(badge)})` }) }}
          >
            {count / found.fights >= 0.06 && Math.round((100 * count) / found.fights)}
          </span>
        ))}
      </div>
      <ul className="forecast-legend">
        {ends.map(({ words, count, badge, shade }) => (
          <li key={words}>
            <i
              aria-hidden="true"
              data-shade={shade}
              style={badge === null ? undefined : { background: `var(${sideColour(badge)})` }}
            />
            <span className="flex-1">{words}</span>
            <b className="tabular-nums">{percentOf(count, found.fights)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
