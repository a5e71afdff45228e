import { FORECAST } from '~/language/en/gm/odds/forecast'
import { useFight } from '~/store/hooks/useFight'
import { sideColour } from '../../parts/signs/sideShapes'
import { medianRound, percentOf, type Found } from './forecastWords'

/** A fight that goes on after this round is given up: nobody wins it. */
const GIVEN_UP = 60

/** So many columns are legible; what takes longer stands in the last one. */
const COLUMNS = 12

/** In which round how many fights end, and who wins them. */
export function Rounds({ found: { rounds, wonIn, fights } }: { found: Found }) {
  const { snapshot } = useFight()
  const columns = columnsOf(rounds, wonIn)
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

interface Column {
  words: string
  spoken: string
  n: number
  won: Readonly<Record<string, number>>
}

function columnsOf(rounds: Found['rounds'], wonIn: Found['wonIn']): readonly Column[] {
  const numbers = Object.keys(rounds).map(Number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const columns: Column[] = []
  for (let round = first; round <= Math.min(last, first + COLUMNS - 2); round++)
    columns.push({ words: `${round}`, spoken: FORECAST.round(round), n: rounds[round] ?? 0, won: wonIn[round] ?? {} })
  const later = numbers.filter(round => round > first + COLUMNS - 2)
  if (later.length > 0) {
    const won: Record<string, number> = {}
    for (const round of later) for (const side in wonIn[round]) won[side] = (won[side] ?? 0) + wonIn[round]![side]!
    const n = later.reduce((sum, round) => sum + rounds[round]!, 0)
    const from = Math.min(...later)
    const isNever = from > GIVEN_UP
    columns.push({
      words: isNever ? '–' : `${from}+`,
      spoken: isNever ? FORECAST.never : FORECAST.orLater(from),
      n,
      won,
    })
  }
  return columns
}
