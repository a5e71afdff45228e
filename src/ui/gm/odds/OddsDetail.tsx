import { useState } from 'react'
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
      <figcaption className="text-muted text-xs">
        {/* Its room is there from the first: the sign comes when the figures have been worked out in full. */}
        <span className="assumed-room">{found.assumed.length > 0 && <Assumed answers={found.assumed} />}</span>
        {[name, ...furtherWords(found.figures), exact ? (isCut ? ODDS.cut : ODDS.exact) : ODDS.sample(paths)].join(
          ' · ',
        )}
      </figcaption>
      <ul>
        {bars.map(({ lost, out, share }, i) => (
          // By their places: a bar that is found later moves none.
          <li key={i} data-out={out}>
            <i aria-hidden="true" style={{ height: `${Math.max(4, (100 * share) / most)}%` }} />
            <span aria-hidden="true">{lost > 0 ? `−${lost}` : lost < 0 ? `+${-lost}` : '0'}</span>
            <span className="sr-only">{ODDS.bar(lost, out, percent(share, exact))}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** What others were taken to answer, behind a sign: the figures assume what is lit for everything that follows. */
function Assumed({ answers }: { answers: readonly string[] }) {
  const [isTold, setTold] = useState(false)
  const words = ODDS.assumed(answers)
  return (
    <button
      type="button"
      className="assumed"
      title={words}
      aria-expanded={isTold}
      aria-label={isTold ? words : ODDS.whatIsAssumed}
      onClick={() => setTold(!isTold)}
    >
      <i className="info-sign" />
      {isTold && <span>{words}</span>}
    </button>
  )
}
