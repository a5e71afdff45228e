import { createClock, type ClockDeps } from './clock'
import type { createEntryActions, EntryActions } from './entries/entryActions'
import type { EntryDeps } from './entries/entryWork'
import { createFightList, type FightListDeps } from './fights/fightList'
import type { Files } from './fights/files'
import { createLetPlay, createSuggested } from './letPlay'
import { createLibraryActions } from './library/libraryActions'
import { mapUnderFight } from './library/mapUnderFight'
import { createNewFights, type NewFightDeps } from './library/newFights'
import { start } from './library/start'
import { createOdds, type OddsDeps } from './odds/odds'
import { createPictures, type PicturesDeps } from './pictures'
import { createDrafts } from './play/drafts'
import { createPlayActions } from './play/playActions'
import { createStrikes } from './strikes'
import { createEdition } from './players/edition'
import { createPlayers, type PlayersDeps } from './players/players'
import { createReport, type ReportDeps } from './report'
import { createSession, type SessionDeps } from './session/session'
import type { Slice } from './slice'
import { asGm, provideActions, type TableState, useTable } from './state'
import type { Library } from '~/storage'

/** Everything the store needs from outside the rules, as the units that need it say. */
export type Services = { library: Library; files: Files } & Pick<ReportDeps, 'applyUpdate'> &
  Pick<FightListDeps, 'rulesets'> &
  Pick<SessionDeps, 'terrain' | 'chance'> &
  Pick<ClockDeps, 'time'> &
  Pick<PicturesDeps, 'tokenPicture'> &
  Pick<PlayersDeps, 'feed' | 'rooms'> &
  Pick<EntryDeps, 'entryPicture' | 'handoutPicture'> &
  Pick<NewFightDeps, 'demo' | 'newId'> & {
    aheadPool: OddsDeps['pool']
    /** Loads what is done with the library's entries. */
    loadEntries: () => Promise<{ createEntryActions: typeof createEntryActions }>
  }

/**
 * Put life into the store: every action goes through the rules, is kept, and is shown to the players as far as they may
 * know. Call once, before anything is drawn; resolves when there is something to draw.
 */
export async function createTable(services: Services): Promise<void> {
  const { library, files } = services
  const state: Slice<TableState> = { get: useTable.getState, set: part => useTable.setState(part) }
  const showPlayers = () => players.show()

  const report = createReport({ ...services, state, storageNotice: library.notice })
  const fights = createFightList({ ...services, state })
  const drafts = createDrafts(state)
  const session = createSession({ ...services, state, fights, report, drafts })
  const play = createPlayActions({ session, report, drafts: { ...drafts.actions, ...drafts } })
  const pictures = createPictures({ ...services, state, session, report, asGm, shown: showPlayers })
  const clock = createClock({ ...services, state, session, give: play.do, shown: showPlayers })
  const odds = createOdds({ ...services, state, session, fights, pool: services.aheadPool })
  const players = createPlayers({ ...services, state, session, report })
  const newFights = createNewFights({ ...services, fights, session, report })
  let opened: Promise<EntryActions> | undefined
  const openEntries = async () => {
    // They are read meanwhile; what is wrong with them is said when they are asked for.
    library.entries().catch(() => undefined)
    const { createEntryActions } = await services.loadEntries()
    return createEntryActions({
      ...services,
      ...newFights,
      layHandout: players.actions.layHandout,
      state,
      fights,
      session,
      report,
      play,
    })
  }

  provideActions({
    ...report.actions,
    ...play,
    // The hand is on the sheet of the library while one is open.
    set: (who, path, value) => state.get().sheetDraft?.set(who, path, value) ?? play.set(who, path, value),
    ...drafts.actions,
    ...createSuggested({ ...services, state, session, play, report }),
    ...session.actions,
    ...pictures,
    ...clock,
    ...odds,
    ...createStrikes({ state, session, play, odds, report }),
    ...createLetPlay({ ...services, state, session, fights, play, report }),
    ...players.actions,
    ...createEdition({ state, session, report }),
    ...newFights.actions,
    ...mapUnderFight({ ...services, session, asGm }),
    ...createLibraryActions({ library, files, fights, session, report }),
    // Where they could not be opened, the next call tries again.
    entries: () =>
      (opened ??= openEntries().catch((error: unknown) => {
        opened = undefined
        throw error
      })),
  })
  await start({ state, library, fights, players, session, newFights, report })
}
