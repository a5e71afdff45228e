import type { Clock, Command, Id } from '~/engine'
import type { OpenSession } from './session/session'
import type { Slice } from './slice'

/** Real time, handed in: the rules know none, and no test waits for it. */
export interface Time {
  /** Milliseconds from any beginning. */
  now(): number
  /** Calls once, after so many milliseconds, unless it is taken back. */
  after(ms: number, call: () => void): () => void
}

/** A clock as it is shown: whole seconds, rounded up. */
export interface TurnClockFace {
  of: Id
  left: number
  runs: boolean
}

interface TurnClockGiven {
  time: Time
  /** Called whenever the face changes. */
  show(face: TurnClockFace | null): void
  /** The time is up. */
  give(command: Command): void
}

export interface TurnClock {
  /**
   * What the rules say after each change. Another key is another clock and starts anew; while it is held (a question is
   * open) it stands still. `paused`: it waits for the GM's word, as after opening a fight that was left in the middle.
   */
  stand(clock: Clock | null, how: { held: boolean; paused: boolean }): void
  /** The GM stops it, or lets it go on. */
  pause(on: boolean): void
}

const SECOND = 1000

/** A clock that runs at the table, outside the rules, and answers like a hand would. */
export function createTurnClock({ time, show, give }: TurnClockGiven): TurnClock {
  let standing: Clock | null = null
  let left = 0
  let isHeld = false
  let isPaused = false
  let shown = ''
  /** Since when it runs; null: it stands still. */
  let since: number | null = null
  let forget = () => {}

  return {
    stand(clock, { held, paused }) {
      rest()
      if (clock?.key !== standing?.key) {
        left = (clock?.seconds ?? 0) * SECOND
        isPaused = paused
      }
      standing = clock
      isHeld = held
      go()
    },
    pause(on) {
      rest()
      isPaused = on
      go()
    },
  }

  function rest(): void {
    forget()
    if (since !== null) left -= time.now() - since
    since = null
  }

  function go(): void {
    if (!standing) return face(null)
    const { command, of } = standing
    if (left <= 0) {
      standing = null
      face(null)
      return give(command)
    }
    const runs = !isHeld && !isPaused
    face({ of, left: Math.ceil(left / SECOND), runs })
    if (!runs) return
    since = time.now()
    // As long as this second lasts.
    forget = time.after(left % SECOND || SECOND, () => (rest(), go()))
  }

  function face(next: TurnClockFace | null): void {
    const words = JSON.stringify(next)
    if (words === shown) return
    shown = words
    show(next)
  }
}

export interface ClockSlice {
  /** The time that somebody has for the turn; null: none runs. */
  clock: TurnClockFace | null
}

export interface ClockActions {
  /** Stops the clock of a turn, or lets it go on. */
  pauseClock(on: boolean): void
}

export interface ClockDeps {
  state: Slice<ClockSlice>
  session: Pick<OpenSession, 'subscribe'>
  time: Time
  /** The time is up. */
  give(command: Command): void
  /** Called whenever the face has changed. */
  shown(): void
}

/** The clock of the turn in the open fight, as its rules set it. */
export function createClock({ state, session, time, give, shown }: ClockDeps): ClockActions {
  const clock = createTurnClock({
    time,
    give,
    show(face) {
      state.set({ clock: face })
      shown()
    },
  })
  session.subscribe({
    published({ handle, play, ruleset }, isOpening) {
      // Only the window that plays lets a clock run; in a fight that was left in the middle it waits for a word.
      const standing = handle.writer ? (ruleset.commands.clock?.(play.fight.state) ?? null) : null
      clock.stand(standing, { held: play.fight.asks !== null, paused: isOpening })
    },
    closed: () => clock.stand(null, { held: false, paused: false }),
  })
  return { pauseClock: on => clock.pause(on) }
}
