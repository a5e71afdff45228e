import { createClock, type ClockDeps } from './clock/clock'
import type { EntryDeps } from './entries/entryActions'
import { createFightList, type FightListDeps } from './fights/fightList'
import type { Files } from './fights/files'
import { createFightMap } from './library/fightMap'
import type { LetPlayActions } from './letPlay/letPlay'
import type { LibraryActions } from './library/libraryActions'
import { createNewFights, type NewFightDeps } from './library/newFights'
import { start } from './library/start'
import type { OddsDeps } from './odds/odds'
import { oddsLater } from './odds/oddsLater'
import { createPictures, type PicturesDeps } from './pictures/pictures'
import { createDrafts } from './play/drafts'
import { createPlayActions } from './play/playActions'
import type { EditionActions } from './players/edition'
import { createPlayers, type PlayersDeps } from './players/players'
import { createReport, type ReportDeps } from './report/report'
import { createSession, type SessionDeps } from './session/session'
import type { SuggestedActions } from './letPlay/suggested'
import type { Slice } from './slice/slice'
import { asGm } from './state/asGm'
import { provideActions, useTable, type TableState } from './state/useTable'
import type { Library } from '~/storage'

/** Everything the store needs from outside the rules, as the units that need it say. */
export type Services = { library: Library; files: Files } & Pick<ReportDeps, 'applyUpdate'> &
  Pick<FightListDeps, 'rulesets'> &
  Pick<SessionDeps, 'terrain' | 'chance'> &
  Pick<ClockDeps, 'time'> &
  Pick<PicturesDeps, 'tokenPicture'> &
  Pick<PlayersDeps, 'feed' | 'rooms'> &
  Pick<EntryDeps, 'entryPicture' | 'handoutPicture'> &
  Pick<NewFightDeps, 'demo' | 'newId'> & { aheadPool: OddsDeps['pool'] }

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
  const play = createPlayActions({ session, report, drafts })
  const pictures = createPictures({ ...services, state, session, report, asGm, shown: showPlayers })
  const clock = createClock({ ...services, state, session, give: play.do, shown: showPlayers })
  const odds = oddsLater({ ...services, state, session, fights, pool: services.aheadPool })
  const players = createPlayers({ ...services, state, session })
  const newFights = createNewFights({ ...services, fights, session, report })
  const fightMap = createFightMap({ ...services, session, asGm })

  const entries = onDemand(() => {
    // They are read meanwhile; what is wrong with them is said when they are asked for.
    library.entries().catch(() => undefined)
    return import('./entries/entryActions').then(({ createEntryActions }) =>
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
  })
  const suggested = later<SuggestedActions>(
    () => import('./letPlay/suggested').then(of => of.createSuggested({ ...services, state, session, play, report })),
    { playSuggested: true, stopSuggested: true },
  )
  const letPlay = later<LetPlayActions>(
    () =>
      import('./letPlay/letPlay').then(of => of.createLetPlay({ ...services, state, session, fights, play, report })),
    { letPlay: true, stopPlaying: true },
  )
  const edition = later<EditionActions>(
    () => import('./players/edition').then(of => of.createEdition({ state, session, report })),
    { exportForPlayers: true },
  )
  const kept = later<LibraryActions>(
    () =>
      import('./library/libraryActions').then(of =>
        of.createLibraryActions({ library, files, fights, session, report }),
      ),
    {
      renameFight: true,
      tagFight: true,
      duplicateFight: true,
      trashFight: true,
      giveBackFight: true,
      deleteForGood: true,
      emptyTrash: true,
      exportFight: true,
      readFile: true,
      unusedPictures: true,
      deleteUnusedPictures: true,
      retrySaving: true,
    },
  )

  provideActions({
    ...report.actions,
    ...play,
    // The hand is on the sheet of the library while one is open.
    set: (who, path, value) => state.get().bench?.set(who, path, value) ?? play.set(who, path, value),
    ...drafts.actions,
    ...suggested,
    ...session.actions,
    ...pictures,
    ...clock,
    ...odds,
    ...letPlay,
    ...players.actions,
    ...edition,
    ...newFights.actions,
    ...fightMap,
    ...kept,
    entries,
  })
  await start({ state, library, fights, players, session, newFights, report })
}

/** What is loaded when it is first asked for, and asked for once more where that failed. */
function onDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

type Later = Record<string, (...given: never[]) => unknown>

/** Actions that come with a module of their own when the first of them is called: the first screen needs none of them. */
function later<A extends { [name in keyof A]: (...given: never[]) => unknown }>(
  load: () => Promise<A>,
  names: { readonly [name in keyof A]: true },
): A {
  const loaded = onDemand(load) as () => Promise<unknown> as () => Promise<Later>
  return Object.fromEntries(
    Object.keys(names).map(name => [name, async (...given: never[]) => (await loaded())[name]!(...given)]),
  ) as A
}
