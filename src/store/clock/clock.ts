import type { Command } from '~/engine'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice/slice'
import { createTurnClock, type TurnClockFace, type Time } from './turnClock'

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
