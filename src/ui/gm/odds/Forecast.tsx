import { useState } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state'
import { FORECAST } from '~/words/en/past'
import { Button } from '../../parts/controls/Button'
import { DialogBox } from '../../parts/menus/overlays'
import { sideColour } from '../../parts/signs/sideShapes'
import { closeDialog } from '../state/windowState'
import { Standing } from './Standing'
import { changeWords, type WhatIf, WhatIfChoice } from './WhatIfChoice'
import {
  endsOf,
  forecastSentence,
  type Found,
  goingFirst,
  medianRound,
  percentOf,
  percentWhole,
  titleOfFight,
} from './forecastWords'
import { roundColumns } from './roundColumns'
import { AS_IT_IS, type ShownForecast, useForecast } from './useForecast'
import './forecast.css'

/** How the fights end, as one bar in parts, with each part in words. */
function ForecastEnds({ found }: { found: Found }) {
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

/** In which round how many fights end, and who wins them. */
function Rounds({ found: { rounds, wonIn, fights } }: { found: Found }) {
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

interface WhoMattersProps {
  found: Found
  /** So many are played without each of them. */
  fights: number
  onChosen(change: WhatIf): void
}

/** The forecast without each foe in turn: whose absence helps the players most. */
function WhoMatters({ found, fights, onChosen }: WhoMattersProps) {
  const { snapshot } = useFight()
  const [isWanted, setWanted] = useState(false)
  const [shares, setShares] = useState<readonly { who: Id; share: number }[]>([])
  const all = Object.values(snapshot.combatants).filter(({ gone }) => !gone)
  const own = Object.values(snapshot.sides).find(({ show }) => show === 'exact') ?? Object.values(snapshot.sides)[0]
  const foes = all.filter(({ side }) => side !== own?.id)
  const next = foes[shares.length]
  const one = useForecast(next ? { ...AS_IT_IS, without: [next.id] } : AS_IT_IS, fights, isWanted && next !== undefined)
  const forecast = one?.progress.isDone ? one.progress.forecast : null
  if (isWanted && next && own && forecast)
    setShares([...shares, { who: next.id, share: forecast.wins[own.id]?.share ?? 0 }])
  if (!own || foes.length < 2) return null
  const usual = found.wins[own.id]?.share ?? 0
  const sorted = shares.toSorted((a, b) => b.share - a.share)
  return (
    <section aria-label={FORECAST.matters.title} className="mt-3">
      {isWanted ? (
        <>
          <h3 className="display text-lg">{FORECAST.matters.title}</h3>
          <p role="status" className="text-muted text-xs">
            {next ? FORECAST.matters.playing(next.name) : FORECAST.matters.fights(fights)}
          </p>
          <ol className="mt-1 flex flex-col gap-1 text-sm">
            {sorted.map(({ who, share }) => (
              <li key={who} className="flex items-center gap-3">
                <span className="w-40 truncate">{snapshot.combatants[who]?.name ?? who}</span>
                <span className="tabular-nums">
                  {FORECAST.matters.without(
                    percentWhole(share),
                    `${share >= usual ? '+' : '−'}${Math.round(Math.abs(share - usual) / 100)}`,
                  )}
                </span>
                <Button small onClick={() => onChosen({ ...AS_IT_IS, without: [who] })}>
                  {FORECAST.whatIf.compare}
                </Button>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <Button onClick={() => setWanted(true)}>{FORECAST.matters.which}</Button>
      )}
    </section>
  )
}

const close = () => closeDialog('forecast')

/** So many fights are played out: the chance to win is then known to some two in a hundred. */
const FIGHTS = 2_000

/** The fight played out many times from here by tactics of all sides, and once more with something otherwise. */
export function Forecast() {
  const { snapshot, ruleset } = useFight()
  const [change, setChange] = useState<WhatIf | null>(null)
  const usual = useForecast(AS_IT_IS, FIGHTS, true)
  const isUsualDone = usual?.progress.isDone ?? false
  const other = useForecast(change ?? AS_IT_IS, FIGHTS, change !== null && isUsualDone)
  const isQuiet = isUsualDone && (change === null || (other?.progress.isDone ?? false))
  const title = change && changeWords(change, snapshot, ruleset)
  const found = usual?.progress.forecast ?? null
  const beside = change ? (other?.progress.forecast ?? null) : null
  return (
    <DialogBox title={FORECAST.title} wide onClose={close}>
      <p className="text-muted mb-3 text-sm">{FORECAST.how(FIGHTS)}</p>
      <div className="forecast-heads">
        {usual && <Head {...usual} title={FORECAST.asItStands} />}
        {title !== null && other && <Head {...other} title={title} beside={found} onDrop={() => setChange(null)} />}
      </div>
      {found && (
        <>
          <section aria-label={FORECAST.howItEnds} className="mt-4">
            <h3 className="display text-lg">{FORECAST.howItEnds}</h3>
            <p className="mb-2 text-sm">{forecastSentence(found, snapshot, null)}</p>
            <ForecastEnds found={found} />
            {isQuiet && (
              <Examples found={beside ?? found} change={beside && change ? change : AS_IT_IS} with={beside && title} />
            )}
          </section>
          <div className="forecast-columns">
            <Rounds found={found} />
            <Standing found={found} beside={beside} besideWords={title} away={change?.without ?? []} />
          </div>
        </>
      )}
      <WhatIfChoice change={change} onChange={setChange} />
      {found && isQuiet && <WhoMatters found={found} fights={FIGHTS / 8} onChosen={setChange} />}
    </DialogBox>
  )
}

interface HeadProps extends ShownForecast {
  title: string
  beside?: Found | null
  onDrop?: () => void
}

/** The chance of the players' side as a large number with its interval, and how far the work has come. */
function Head({ progress, fights, stop, title, beside, onDrop }: HeadProps) {
  const { snapshot } = useFight()
  const { forecast, isDone, failed } = progress
  const done = forecast?.fights ?? 0
  const own = ownSide(snapshot)
  const win = own && forecast?.wins[own.id]
  const before = own && beside?.wins[own.id]
  const change = win && before ? Math.round((win.share - before.share) / 100) : null
  return (
    <section aria-label={title} className="forecast-head">
      <header className="flex items-center gap-2">
        <h3 className="flex-1 text-sm">{own ? FORECAST.head(own.name, title) : title}</h3>
        {!isDone && (
          <Button small look="danger" onClick={stop}>
            {FORECAST.stop}
          </Button>
        )}
        {onDrop && isDone && (
          <Button small look="quiet" onClick={onDrop}>
            {FORECAST.drop}
          </Button>
        )}
      </header>
      {failed !== null && <p className="text-danger text-sm">{FORECAST.failed(failed)}</p>}
      {win && own && (
        <p className="flex items-end gap-3">
          <strong className="forecast-number">{percentWhole(win.share)}</strong>
          <span className="text-muted text-sm">
            {change !== null && (
              <b className="text-ink block">
                {change === 0 ? FORECAST.asBefore : `${change > 0 ? '+' : '−'}${Math.abs(change)}`}
              </b>
            )}
            {FORECAST.between(Math.round(win.low / 100), percentWhole(win.high))}
            <br />
            {FORECAST.sure}
          </span>
        </p>
      )}
      {win && own && (
        <div className="forecast-chance" aria-hidden="true">
          <i style={{ width: `${win.share / 100}%`, background: `var(${sideColour(own.badge)})` }} />
          <b style={{ left: `${win.low / 100}%`, width: `${Math.max(0.5, (win.high - win.low) / 100)}%` }} />
        </div>
      )}
      {forecast && own && <p className="text-muted text-xs">{goingFirst(forecast, own.id)}</p>}
      <p role="status" className="text-muted text-xs tabular-nums">
        {FORECAST.progress(done, fights, isDone && done < fights)}
      </p>
      {!isDone && <progress className="forecast-progress" aria-label={FORECAST.played} max={fights} value={done} />}
    </section>
  )
}

/** The side whose pools the players see; none: the first. */
function ownSide({ sides, combatants }: ReturnType<typeof useFight>['snapshot']) {
  const fighting = Object.values(sides).filter(({ id }) => Object.values(combatants).some(c => c.side === id))
  return fighting.find(({ show }) => show === 'exact') ?? fighting[0]
}

/** For each way it can end one fight that ended so, to be watched. */
function Examples({ found, change, with: changed }: { found: Found; change: WhatIf; with: string | null }) {
  const { snapshot } = useFight()
  const [problem, setProblem] = useState<string | null>(null)
  const nameOf = (id: Id) => (snapshot.combatants[id] ?? snapshot.sides[id])?.name ?? id
  const open = (i: number, title: string) =>
    actions.watchForetold(i, { whatIf: change }, title).then(close, (error: unknown) => setProblem(String(error)))
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {Object.entries(found.examples).map(([side, i]) => {
        const ended = titleOfFight(side, nameOf)
        const title = changed === null ? ended : FORECAST.ended(changed, ended)
        const losers = Object.keys(found.wins).filter(id => id !== side && found.first[id])
        const first = side === '' ? undefined : found.first[losers[0] ?? '']
        const count = side === '' ? found.undecided : Math.round((found.wins[side]!.share * found.fights) / 10_000)
        return (
          <li key={side} className="bg-raised flex items-center gap-3 rounded-lg px-3 py-1.5 text-sm">
            <span className="min-w-0 flex-1">
              <b>
                {title}, {percentOf(count, found.fights)}
              </b>
              {first && (
                <span className="text-muted block text-xs">{FORECAST.mostly(nameOf(first.who), first.round)}</span>
              )}
            </span>
            <Button onClick={() => void open(i, title)} aria-label={FORECAST.watchThis(title)}>
              {FORECAST.watch}
            </Button>
          </li>
        )
      })}
      {problem !== null && (
        <li role="alert" className="text-danger text-sm">
          {FORECAST.notShown(problem)}
        </li>
      )}
    </ul>
  )
}
