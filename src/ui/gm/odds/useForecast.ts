import { useEffect, useRef, useState } from 'react'
import { FORECAST } from '~/words/en/past'
import type { ForecastProgress, ForecastRequest } from '~/store/odds/forecasts'
import { actions } from '~/store/state'

type WhatIf = ForecastRequest['whatIf']

/** Nothing is otherwise. */
export const AS_IT_IS: WhatIf = { without: [], another: [], settings: null }

export interface ShownForecast {
  progress: ForecastProgress
  /** So many are to be played. */
  fights: number
  stop(): void
}

const NOT_YET: ForecastProgress = { forecast: null, isDone: false, failed: null }

/** A forecast that is worked out while this is shown; null: it is not wanted, and was not. */
export function useForecast(whatIf: WhatIf, fights: number, isWanted: boolean): ShownForecast | null {
  const [found, setFound] = useState<{ key: string; told: ForecastProgress } | null>(null)
  const stop = useRef<() => void>(() => undefined)
  const key = JSON.stringify(whatIf)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const onProgress = (next: ForecastProgress) => {
      if (!isOver) setFound({ key, told: next })
    }
    actions.foretell({ fights, whatIf: JSON.parse(key) as WhatIf }, onProgress).then(
      end => {
        if (isOver) end()
        else stop.current = end
      },
      () => onProgress({ forecast: null, isDone: true, failed: FORECAST.notLoaded }),
    )
    return () => {
      isOver = true
      stop.current()
      stop.current = () => undefined
    }
  }, [key, fights, isWanted])
  const told = found?.key === key ? found.told : isWanted ? NOT_YET : null
  return told && { progress: told, fights, stop: () => stop.current() }
}
