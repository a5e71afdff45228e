// Not from the index: it is loaded when somebody changes the past, and not before.
import { DONE } from '~/words/en/store'
import { retcon } from '~/engine/retcon'
import type { Change, Command, Decided, Event, Id, OutcomeKind, Row, Snapshot, Stop } from '~/engine'
import type { TableTypes } from '~/table'
import { outcomesIn } from '~/table/contract/outcome'
import { byVictim } from '../log/deed'
import { differences, type Difference } from '../session/differences'
import type { PlayedLine } from './pastDeed'

/** What becomes of the fight if one thing in its past had been otherwise. Nothing has become of it yet. */
export interface Mended {
  /** To be taken in: all that was played again. */
  readonly rows: readonly Row[]
  /** Besides, up to the question that playing again stopped at. */
  readonly openRows: readonly Row[]
  /** The commands that came out differently, in their order. */
  readonly changed: readonly {
    readonly was: number
    readonly words: string
    readonly dropped: number
    /** For whom it ended otherwise: as it did, and as it does with the change. */
    readonly ends: readonly Ending[]
  }[]
  /** How it stands at the end: `here` as it was played, `there` with the change. */
  readonly differences: readonly Difference[]
  /** Where a decision is needed before it goes on, in words; null: it was played to its end. */
  readonly stop: (Stop<TableTypes> & { readonly words: string; readonly why: string | null }) | null
  /** Commands behind the stop, which nobody has looked at yet. */
  readonly left: number
}

/** How something ended for somebody; none: nothing became of them. */
export interface Ending {
  readonly who: string
  readonly here: readonly OutcomeKind[]
  readonly there: readonly OutcomeKind[]
}

/** Plays the line again with the change and what was decided. */
export function tryChange(line: PlayedLine, change: Change, decided: Decided): Mended {
  const { ruleset, fight } = line
  const { display } = ruleset
  const { steps, mark } = fight.timeline
  const found = retcon(line, change, decided)
  const wordsOf = (command: Command, { combatants, sides }: Snapshot<TableTypes>) =>
    display.text.command(command, (id: Id) => (combatants[id] ?? sides[id])?.name ?? id)
  // Where another command stands in its place, that one asks.
  const playedAt = (done: number) =>
    (change.kind === 'command' && change.done === done && change.to) || steps[done]!.command
  const { stop, replayed } = found
  const endings = (before: readonly Event[], after: readonly Event[]): readonly Ending[] => {
    const [here, there] = [before, after].map(
      events => new Map(byVictim(outcomesIn(display.outcomes, events)).map(({ to, kinds }) => [to, kinds])),
    )
    return [...new Set([...here!.keys(), ...there!.keys()])]
      .map(id => ({
        who: found.state.combatants[id]?.name ?? id,
        here: here!.get(id) ?? [],
        there: there!.get(id) ?? [],
      }))
      .filter(({ here, there }) => here.join() !== there.join())
  }
  // At a stop both lines are held against each other where they are then: what was played later is not at issue yet.
  const then = stop ? fight.stateAt(stop.done) : fight.stateAt(mark.done)
  return {
    rows: found.rows,
    openRows: found.openRows,
    changed: replayed
      .filter(({ isDifferent, dropped }) => isDifferent || dropped > 0)
      .map(({ was, is, dropped }) => ({
        was,
        words: wordsOf(steps[was]!.command, fight.stateAt(was)),
        dropped,
        ends: endings(fight.eventsOf(was), found.line.eventsOf(is)),
      })),
    differences: differences(line, then, found.state),
    stop: stop && {
      ...stop,
      words: stop.isInserted ? DONE.before : wordsOf(playedAt(stop.done), fight.stateAt(stop.done)),
      why: stop.no ? (stop.no.reason ? display.text.reason(stop.no.reason, found.state) : stop.no.problem) : null,
    },
    left: stop ? Math.max(0, mark.done - stop.done - (stop.isInserted ? 0 : 1)) : 0,
  }
}
