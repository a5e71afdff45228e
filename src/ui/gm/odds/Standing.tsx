import { FORECAST } from '~/words/en/past'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { SideBadge } from '../../parts/signs/SideBadge'
import { sideColour } from '../../parts/signs/sideShapes'
import { percentWhole, type Found } from './forecastWords'

interface StandingProps {
  found: Found
  /** With something otherwise: marked in each bar. */
  beside: Found | null
  besideWords: string | null
  /** Who is away then, and neither stands nor falls. */
  away: readonly Id[]
}

const stands = ({ falls, fights }: Found, id: string) => 10_000 - Math.round((10_000 * (falls[id] ?? 0)) / fights)

/** Who still stands how often, and what is left of them: a bar for each combatant. */
export function Standing({ found, beside, besideWords, away }: StandingProps) {
  const { snapshot } = useFight()
  return (
    <section aria-label={FORECAST.standing}>
      <header className="flex items-baseline gap-2">
        <h3 className="display flex-1 text-lg">{FORECAST.standing}</h3>
        <span className="text-muted text-xs">{beside ? `| ${besideWords}` : FORECAST.leftOnAverage}</span>
      </header>
      <table className="forecast-falls">
        <thead className="sr-only">
          <tr>
            <th>{FORECAST.who}</th>
            <th>{FORECAST.bar}</th>
            <th>{FORECAST.standing}</th>
            <th>{FORECAST.left}</th>
            {beside && <th>{besideWords}</th>}
          </tr>
        </thead>
        <tbody>
          {Object.values(snapshot.combatants)
            .filter(({ id, gone }) => !gone && id in found.left)
            .map(({ id, name, side }) => {
              const badge = snapshot.sides[side]?.badge ?? 0
              const [share, other] = [stands(found, id), beside && !away.includes(id) ? stands(beside, id) : null]
              return (
                <tr key={id}>
                  <th className="font-normal">
                    <span className="flex items-center gap-2">
                      <SideBadge side={badge} />
                      <span className="truncate">{name}</span>
                    </span>
                  </th>
                  <td className="w-2/5" aria-hidden="true">
                    <span className="forecast-bar">
                      <i style={{ width: `${share / 100}%`, background: `var(${sideColour(badge)})` }} />
                      {other !== null && <b style={{ left: `${other / 100}%` }} />}
                    </span>
                  </td>
                  <td className="text-right whitespace-nowrap tabular-nums">{percentWhole(share)}</td>
                  <td className="text-muted text-right tabular-nums" title={FORECAST.leftOnAverage}>
                    {FORECAST.points((found.left[id] ?? 0) / 100)}
                  </td>
                  {beside && <td className="sr-only">{other !== null && percentWhole(other)}</td>}
                </tr>
              )
            })}
        </tbody>
      </table>
    </section>
  )
}
