import type { Id } from '~/engine'
import { forecastOf, type Forecast, type Fought } from '~/simulate'
import type { SessionFight } from '../session/sessionFight'
import type { Pool } from './pool'
import { changed } from './think'

/** What is foretold: from now on, with some away if so wished. */
export interface Foretelling {
  readonly fights: number
  readonly without: readonly Id[]
}

/** How it goes: as far as it has come, and that it is at its end, or why it is not. */
export interface Foretold {
  readonly forecast: Forecast | null
  readonly isDone: boolean
  readonly failed: string | null
}

/** Where the dice of a forecast begin: the same moment gets the same numbers. */
const SEED = 20

/** Milliseconds between two looks at what has been found. */
const PAUSE = 150

/**
 * Whole fights by tactics from the moment that is played; in the middle of an action from before it. Nothing of it goes into the
 * fight. `hear` is called now and then, and at the end.
 *
 * @returns stops it; what has been found stays as it is
 */
export function foretell(
  to: Pool,
  fight: SessionFight,
  { fights, without }: Foretelling,
  time: { after(ms: number, call: () => void): () => void },
  hear: (told: Foretold) => void,
): () => void {
  const { play, map, ruleset } = fight
  const state = play.fight.asks ? play.fight.stateAt(play.fight.timeline.mark.done) : play.fight.state
  const start = changed(state, without, null)
  const found: Fought[] = []
  let cancel: (() => void) | undefined
  const tell = (isDone: boolean, failed: string | null = null) => {
    cancel?.()
    cancel = undefined
    hear({ forecast: found.length > 0 ? forecastOf(start, found) : null, isDone, failed })
  }
  to.ask(
    'forecast',
    { ruleset: ruleset.id, map: map.grid, state },
    { seed: SEED, fights, without, settings: null },
    {
      found(list) {
        for (const { fought } of list) found.push(fought)
        cancel ??= time.after(PAUSE, () => tell(false))
      },
      done: () => tell(true),
      failed: words => tell(true, words),
    },
  )
  return () => {
    to.stop('forecast')
    tell(true)
  }
}
