import { createClock, type ClockDeps } from './clock/clock'
import type { EntryActions, EntryDeps } from './entries/entryActions'
import { createFightList, type FightListDeps } from './fights/fightList'
import type { Files } from './fights/files'
import { createFightMap } from './library/fightMap'
import { createLetPlay } from './letPlay/letPlay'
import { createLibraryActions } from './library/libraryActions'
import { createNewFights, type NewFightDeps } from './library/newFights'
import { start } from './library/start'
import type { OddsDeps } from './odds/odds'
import { oddsLater } from './odds/oddsLater'
import { createPictures, type PicturesDeps } from './pictures/pictures'
import { createDrafts } from './play/drafts'
import { createPlayActions } from './play/playActions'
import { createSuggested } from './session/suggested'
import { createPlayers, type PlayersDeps } from './players/players'
import { createReport, type ReportDeps } from './report/report'
import { createSession, type SessionDeps } from './session/session'
import type { Slice } from './slice/slice'
import { asGm } from './state/asGm'
import { actions, useTable, type TableActions, type TableState } from './state/useTable'
import type { Library } from '~/storage'

/** Everything the store needs from outside the rules, as the units that need it say. */
export type Services = { library: Library; files: Files } & Pick<ReportDeps, 'applyUpdate'> &
  Pick<FightListDeps, 'rulesets'> &
  Pick<SessionDeps, 'terrain' | 'chance'> &
  Pick<ClockDeps, 'time'> &
  Pick<PicturesDeps, 'tokenPicture'> &
  Pick<PlayersDeps, 'feed'> &
  Pick<EntryDeps, 'handoutPicture'> &
  Pick<NewFightDeps, 'demo' | 'newId'> & { aheadPool: OddsDeps['pool'] }

/**
 * Put life into the store: every action goes through the rules, is kept, and is shown to the players as far as they may
 * know. Call once, before anything is drawn; resolves when there is something to draw.
 */
export async function createTable(services: Services): Promise<void> {
  const { library, files, feed } = services
  const state: Slice<TableState> = { get: useTable.getState, set: part => useTable.setState(part) }
  const showPlayers = () => players.show()

  const report = createReport({ ...services, state, storageNotice: library.notice })
  const fights = createFightList({ ...services, state })
  const drafts = createDrafts(state)
  const session = createSession({ ...services, state, fights, report, drafts })
  const play = createPlayActions({ session, report, drafts })
  const suggested = createSuggested({ ...services, state, session, play })
  const pictures = createPictures({ ...services, state, session, report, asGm, shown: showPlayers })
  const clock = createClock({ ...services, state, session, give: play.do, shown: showPlayers })
  const letPlay = createLetPlay({ ...services, state, session, fights, play, report })
  const odds = oddsLater({ ...services, state, session, pool: services.aheadPool })
  const players = createPlayers({ state, session, feed, library })
  const newFights = createNewFights({ ...services, fights, session, report })
  const fightMap = createFightMap({ ...services, session, asGm })
  const kept = createLibraryActions({ library, files, fights, session, report })

  let opened: Promise<EntryActions> | undefined
  const entries = () =>
    (opened ??= import('./entries/entryActions')
      .then(({ createEntryActions }) =>
        createEntryActions({
          ...services,
          ...newFights,
          layHandout: players.actions.layHandout,
          state,
          fights,
          session,
          report,
          play,
        }),
      )
      .catch((error: unknown) => {
        opened = undefined
        throw error
      }))

  Object.assign(actions, {
    ...report.actions,
    ...play,
    // The hand is on the sheet of the library while one is open.
    set: (who, path, value) => state.get().bench?.set(who, path, value) ?? play.set(who, path, value),
    ...drafts.actions,
    ...suggested,
    ...session.actions,
    ...pictures,
    ...clock,
    ...letPlay,
    ...odds,
    ...players.actions,
    ...newFights.actions,
    ...fightMap,
    ...kept,
    entries,
  } satisfies TableActions)
  await start({ state, library, fights, players, session, newFights, report })
}
