import { FORECAST } from '~/words/en/prompt'
import { useFight } from '~/store/hooks/useFight'
import { sideColour } from '../../parts/signs/sideShapes'
import { medianRound, percentOf, type Found } from './forecastWords'
import { roundColumns } from './roundColumns'

/** In which round how many fights end, and who wins them. */
export function Rounds({ found: { rounds, wonIn, fights } }: { found: Found }) {
  const { snapshot } = useFight()
  const columns = roundColumns(rounds, wonIn)
  const most = Math.max(...columns.map(({ n }) => n))
  const sides = Object.values(snapshot.sides)
  return (
    <figure aria-label={FORECAST.inWhichRound}>
      <h3 className="display text-lg">{FORECAST.rounds}</h3>
      <ol className="forecast-rounds">
        {columns.map(({ words, spoken, n, won }) => (
          <li key={words}>
            <span className="forecast-column" aria-hidden="true">
              <b style={{ height: `${(100 * n) / most}%` }}>
                {sides.map(({ id, badge }) => (
                  <i key={id} style={{ flexGrow: won[id] ?? 0, background: `var(${sideColour(badge)})` }} />
                ))}
                <i style={{ flexGrow: n - Object.values(won).reduce((sum, one) => sum + one, 0) }} />
              </b>
            </span>
            <span aria-hidden="true">{words}</span>
            <span className="sr-only">{`${spoken}: ${percentOf(n, fights)}`}</span>
          </li>
        ))}
      </ol>
      <figcaption className="text-muted text-xs">{FORECAST.half(medianRound(rounds, fights))}</figcaption>
    </figure>
  )
}
