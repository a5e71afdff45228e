import { openFight, type Row, type Snapshot, type TacticsRules } from '~/engine'
import { type Deed, forecastOf, type Forecast, type Fought, whatIf, type WhatIf } from '~/simulate'
import type { TableTypes } from '~/table'
import type { SessionFight } from '../session/loadFight'
import type { Pool } from './pool'

/** What is foretold: from now on, and what shall be otherwise than it is. */
export interface ForecastRequest {
  readonly fights: number
  readonly whatIf: WhatIf
}

/** How it goes: as far as it has come, and that it is at its end, or why it is not. */
export interface ForecastProgress {
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
 * fight. `onProgress` is called now and then, and at the end.
 *
 * @returns stops it; what has been found stays as it is
 */
export function foretell(
  to: Pool,
  fight: SessionFight,
  tactics: TacticsRules<TableTypes>,
  { fights, whatIf: change }: ForecastRequest,
  time: { after(ms: number, call: () => void): () => void },
  onProgress: (progress: ForecastProgress) => void,
): () => void {
  const { map, ruleset, terrain } = fight
  const { state } = momentOf(fight)
  const start = whatIf({ ruleset: { ...ruleset, tactics }, terrain }, state, change)
  const found: Fought[] = []
  let cancel: (() => void) | undefined
  const tell = (isDone: boolean, failed: string | null = null) => {
    cancel?.()
    cancel = undefined
    onProgress({ forecast: found.length > 0 ? forecastOf(start, found) : null, isDone, failed })
  }
  to.ask(
    'forecast',
    { ruleset: ruleset.id, map: map.grid, state },
    { seed: SEED, fights, whatIf: change },
    {
      found(list) {
        found.push(...list)
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

/** A fight that was played ahead. */
export interface Ahead {
  /** Where it begins: so many commands are complete before it. */
  readonly from: number
  readonly start: Snapshot<TableTypes>
  readonly rows: readonly Row[]
  /** Nothing is otherwise than in the fight, so that it goes on from there. */
  readonly canBeKept: boolean
}

/** Fight number `i` of the forecast that `foretell` gives of the same, deed by deed. Rejects with a sentence. */
export async function playedAhead(
  to: Pool,
  fight: SessionFight,
  tactics: TacticsRules<TableTypes>,
  i: number,
  { whatIf: change }: Pick<ForecastRequest, 'whatIf'>,
): Promise<Ahead> {
  const { map, ruleset, terrain } = fight
  const { state, done } = momentOf(fight)
  const start = whatIf({ ruleset: { ...ruleset, tactics }, terrain }, state, change)
  const deeds: Deed[] = []
  await new Promise<void>((resolve, reject) =>
    to.ask(
      'replayFight',
      { ruleset: ruleset.id, map: map.grid, state },
      { seed: SEED, i, whatIf: change },
      {
        found: list => void deeds.push(...list),
        done: resolve,
        failed: words => reject(new Error(words)),
      },
    ),
  )
  const ahead = openFight({ ruleset, terrain, state: start, done })
  const rows: Row[] = []
  for (const { command, entries } of deeds)
    for (const result of [ahead.do(command), ...entries.map(entry => ahead.answer(entry))]) {
      if (result.no) throw new Error(result.no.problem ?? ruleset.display.text.reason(result.no.reason, ahead.state))
      rows.push(...result.rows)
    }
  return { from: done, start, rows, canBeKept: start === state }
}

/** The moment from which it is looked ahead: in the middle of an action before it. */
function momentOf({ play: { fight } }: SessionFight): { state: Snapshot<TableTypes>; done: number } {
  const { done } = fight.timeline.mark
  return { state: fight.asks ? fight.stateAt(done) : fight.state, done }
}
