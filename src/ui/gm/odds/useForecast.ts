import { useEffect, useRef, useState } from 'react'
import { FORECAST } from '~/words/en/past'
import type { Foretold, Foretelling } from '~/store/odds/forecasts'
import { actions } from '~/store/state'

type WhatIf = Foretelling['whatIf']

/** Nothing is otherwise. */
export const AS_IT_IS: WhatIf = { without: [], another: [], settings: null }

export interface ShownForecast {
  told: Foretold
  /** So many are to be played. */
  fights: number
  stop(): void
}

const NOT_YET: Foretold = { forecast: null, isDone: false, failed: null }

/** A forecast that is worked out while this is shown; null: it is not wanted, and was not. */
export function useForecast(whatIf: WhatIf, fights: number, isWanted: boolean): ShownForecast | null {
  const [found, setFound] = useState<{ key: string; told: Foretold } | null>(null)
  const stop = useRef<() => void>(() => undefined)
  const key = JSON.stringify(whatIf)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const hear = (next: Foretold) => {
      if (!isOver) setFound({ key, told: next })
    }
    actions.foretell({ fights, whatIf: JSON.parse(key) as WhatIf }, hear).then(
      end => {
        if (isOver) end()
        else stop.current = end
      },
      () => hear({ forecast: null, isDone: true, failed: FORECAST.notLoaded }),
    )
    return () => {
      isOver = true
      stop.current()
      stop.current = () => undefined
    }
  }, [key, fights, isWanted])
  const told = found?.key === key ? found.told : isWanted ? NOT_YET : null
  return told && { told, fights, stop: () => stop.current() }
}
