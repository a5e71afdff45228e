import { ODDS } from '~/words/en/prompt'
import type { Json } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import type { OddsHere } from './OptionOdds'
import { furtherWords, percent } from './oddsWords'

/** The whole distribution of an option: what is lost how likely, and what the others were taken to answer. */
export function OddsDetail({ odds, value }: { odds: OddsHere; value: Json }) {
  const combatants = useFightSelector(({ snapshot }) => snapshot.combatants)
  const found = odds.of(value)
  if (!found || found.figures.on === null || found.figures.bars.length === 0) return null
  const { on, bars, exact, paths, isCut } = found.figures
  const most = Math.max(...bars.map(({ share }) => share))
  const name = combatants[on]?.name ?? on
  return (
    <figure className="odds-bars" aria-label={ODDS.mayLose(name)}>
      <ul>
        {bars.map(({ lost, out, share }) => (
          <li key={`${lost} ${out}`} data-out={out}>
            <i aria-hidden="true" style={{ height: `${Math.max(4, (100 * share) / most)}%` }} />
            <span aria-hidden="true">{lost > 0 ? `−${lost}` : lost < 0 ? `+${-lost}` : '0'}</span>
            <span className="sr-only">{ODDS.bar(lost, out, percent(share, exact))}</span>
          </li>
        ))}
      </ul>
      <figcaption className="text-muted text-xs">
        {[
          ODDS.loser(name),
          ...furtherWords(found.figures),
          exact ? (isCut ? ODDS.cut : ODDS.exact) : ODDS.sample(paths),
          ...(found.assumed.length > 0 ? [ODDS.assumed(found.assumed)] : []),
        ].join(' · ')}
      </figcaption>
    </figure>
  )
}
