import { useState } from 'react'
import { FORECAST } from '~/words/en/prompt'
import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { percentWhole, type Found } from './forecastWords'
import { AS_IT_IS, useForecast } from './useForecast'
import type { WhatIf } from './WhatIfChoice'

interface WhoMattersProps {
  found: Found
  /** So many are played without each of them. */
  fights: number
  onChosen(change: WhatIf): void
}

/** The forecast without each foe in turn: whose absence helps the players most. */
export function WhoMatters({ found, fights, onChosen }: WhoMattersProps) {
  const { snapshot } = useFight()
  const [isWanted, setWanted] = useState(false)
  const [shares, setShares] = useState<readonly { who: Id; share: number }[]>([])
  const all = Object.values(snapshot.combatants).filter(({ gone }) => !gone)
  const own = Object.values(snapshot.sides).find(({ show }) => show === 'exact') ?? Object.values(snapshot.sides)[0]
  const foes = all.filter(({ side }) => side !== own?.id)
  const next = foes[shares.length]
  const one = useForecast(next ? { ...AS_IT_IS, without: [next.id] } : AS_IT_IS, fights, isWanted && next !== undefined)
  const forecast = one?.told.isDone ? one.told.forecast : null
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
