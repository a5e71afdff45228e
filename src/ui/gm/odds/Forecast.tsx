import { useEffect, useRef, useState } from 'react'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { Foretold } from '~/store/odds/forecasts'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { DialogBox } from '../../parts/menus/overlays'
import { SideBadge } from '../../parts/signs/SideBadge'
import { sideColour } from '../../parts/signs/sideShapes'
import { setWindowState } from '../state/windowState'
import { forecastSentence, percentWhole } from './forecastWords'
import './forecast.css'

const close = () => setWindowState({ forecast: false })

/** So many fights are played out: the chance to win is then known to some three in a hundred. */
const FIGHTS = 1_000

/** A fight that goes on after this round is given up: nobody wins it. */
const GIVEN_UP = 60

type Found = NonNullable<Foretold['forecast']>

/** The fight played out many times from here by tactics of both sides, and once more with somebody away. */
export default function Forecast() {
  const { snapshot } = useFight()
  const [away, setAway] = useState<Id | null>(null)
  const [usual, isUsualDone] = useForecast([], true)
  const [other] = useForecast(away === null ? [] : [away], away !== null && isUsualDone)
  const here = Object.values(snapshot.combatants).filter(({ gone }) => !gone)
  const nameOf = (id: Id) => snapshot.combatants[id]?.name ?? id
  return (
    <DialogBox title="Forecast" onClose={close}>
      <p className="text-muted mb-3 text-sm">
        From here on, {FIGHTS.toLocaleString('en')} times over, all sides as they would sensibly play. Nothing of it
        goes into the fight, and the players see nothing of it.
      </p>
      {usual && <Picture {...usual} title="As it stands" />}
      <label className="mt-4 flex items-center gap-2 text-sm">
        What if somebody were away?
        <select
          className="field"
          value={away ?? ''}
          onChange={event => setAway(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">nobody</option>
          {here.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {away !== null && other && (
        <div className="mt-3">
          <Picture {...other} title={`Without ${nameOf(away)}`} beside={usual?.told.forecast ?? null} />
        </div>
      )}
    </DialogBox>
  )
}

interface Shown {
  told: Foretold
  stop(): void
}

const NOT_YET: Foretold = { forecast: null, isDone: false, failed: null }

/** A forecast that is worked out while this is shown. */
function useForecast(without: readonly Id[], isWanted: boolean): readonly [Shown | null, boolean] {
  const [found, setFound] = useState<{ key: string; told: Foretold } | null>(null)
  const stop = useRef<() => void>(() => undefined)
  const key = without.join()
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const hear = (next: Foretold) => {
      if (!isOver) setFound({ key, told: next })
    }
    actions.foretell({ fights: FIGHTS, without: key === '' ? [] : key.split(',') }, hear).then(
      end => {
        if (isOver) end()
        else stop.current = end
      },
      () => hear({ forecast: null, isDone: true, failed: 'The workers could not be loaded.' }),
    )
    return () => {
      isOver = true
      stop.current()
      stop.current = () => undefined
    }
  }, [key, isWanted])
  const told = found?.key === key ? found.told : isWanted ? NOT_YET : null
  return [told && { told, stop: () => stop.current() }, told?.isDone ?? false]
}

function Picture({ told, stop, title, beside = null }: Shown & { title: string; beside?: Found | null }) {
  const { snapshot } = useFight()
  const { forecast, isDone, failed } = told
  const done = forecast?.fights ?? 0
  const sides = Object.values(snapshot.sides).filter(
    ({ id }) => forecast?.wins[id] && Object.values(snapshot.combatants).some(c => c.side === id),
  )
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <header className="flex items-center gap-2">
        <h3 className="display text-lg">{title}</h3>
        <span role="status" className="text-muted flex-1 text-sm tabular-nums">
          {`${done.toLocaleString('en')} of ${FIGHTS.toLocaleString('en')} fights${isDone && done < FIGHTS ? ', stopped' : ''}`}
        </span>
        {!isDone && (
          <Button small look="danger" onClick={stop}>
            Stop
          </Button>
        )}
      </header>
      <progress className="forecast-progress" aria-label="Fights played" max={FIGHTS} value={done} />
      {failed !== null && <p className="text-danger text-sm">It could not be worked out: {failed}</p>}
      {forecast && (
        <>
          <p className="text-sm">{forecastSentence(forecast, snapshot, beside)}</p>
          <div className="forecast-ends" aria-hidden="true">
            {sides.map(({ id, badge }) => (
              <span key={id} style={{ flexGrow: forecast.wins[id]!.share, background: `var(${sideColour(badge)})` }}>
                {forecast.wins[id]!.share >= 800 && percentWhole(forecast.wins[id]!.share)}
              </span>
            ))}
            {forecast.undecided > 0 && <span style={{ flexGrow: (10_000 * forecast.undecided) / done }} />}
          </div>
          <Rounds rounds={forecast.rounds} fights={done} />
          <table className="forecast-falls">
            <thead>
              <tr className="text-muted text-left text-xs">
                <th>Who</th>
                <th>Still standing</th>
                <th aria-label="Share" />
                <th>Points left</th>
              </tr>
            </thead>
            <tbody>
              {Object.values(snapshot.combatants)
                .filter(({ id, gone }) => !gone && id in forecast.left)
                .map(({ id, name, side }) => {
                  const stands = 10_000 - Math.round((10_000 * (forecast.falls[id] ?? 0)) / done)
                  const badge = snapshot.sides[side]?.badge ?? 0
                  return (
                    <tr key={id}>
                      <th className="font-normal">
                        <span className="flex items-center gap-2">
                          <SideBadge side={badge} />
                          {name}
                        </span>
                      </th>
                      <td className="forecast-bar" aria-hidden="true">
                        <i style={{ width: `${stands / 100}%`, background: `var(${sideColour(badge)})` }} />
                      </td>
                      <td className="text-right tabular-nums">{percentWhole(stands)}</td>
                      <td className="text-muted text-right tabular-nums">
                        {((forecast.left[id] ?? 0) / 100).toFixed(1)}
                      </td>
                    </tr>
                  )
                })}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

/** In which round how many fights end. */
function Rounds({ rounds, fights }: { rounds: Found['rounds']; fights: number }) {
  const list = Object.entries(rounds).map(([round, n]) => ({ round: Number(round), n }))
  const most = Math.max(...list.map(({ n }) => n))
  return (
    <figure aria-label="In which round it ends">
      <ol className="forecast-rounds">
        {list.map(({ round, n }) => (
          <li key={round}>
            <i aria-hidden="true" style={{ height: `${Math.max(3, (100 * n) / most)}%` }} />
            <span aria-hidden="true">{round > GIVEN_UP ? 'none' : round}</span>
            <span className="sr-only">{`${round > GIVEN_UP ? 'never' : `round ${round}`}: ${percentWhole((10_000 * n) / fights)}`}</span>
          </li>
        ))}
      </ol>
      <figcaption className="text-muted text-xs">In which round it ends</figcaption>
    </figure>
  )
}
