import type { Library } from '~/storage'
import type { FightList, FightListSlice } from '../fights/fightList'
import type { Players } from '../players/players'
import type { Report, ReportSlice } from '../report/report'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice/slice'
import { askAboutMissing } from './askAboutMissing'
import type { NewFights } from './newFights'

interface StartDeps {
  state: Slice<Pick<ReportSlice, 'phase'>, Pick<FightListSlice, 'rulesets'>>
  library: Pick<Library, 'acceptLoss' | 'audit' | 'restoreFight'>
  fights: FightList
  players: Pick<Players, 'restoreCurtain'>
  session: Pick<OpenSession, 'open'>
  newFights: Pick<NewFights, 'openDemo'>
  report: Pick<Report, 'guard' | 'trouble'>
}

/** What the window opens with. Resolves when there is something to draw. */
export async function start(deps: StartDeps): Promise<void> {
  const { state, library, fights, players, session, newFights, report } = deps
  const { audit: found } = library
  // Whatever cannot be read: the window opens, and says so.
  await report.guard(fights.refresh)
  await report.guard(players.restoreCurtain)
  if (found.kind === 'disagreement') {
    return askAboutMissing(found, { ...deps, openLatest })
  }
  await report.guard(openLatest)
  state.set({ phase: 'ready' })

  /** The fight of last time; on a first visit the demo. An empty library is left as its GM has emptied it. */
  async function openLatest(): Promise<void> {
    const id = await fights.latest()
    if (id !== undefined) return session.open(id)
    const [first] = state.get().rulesets
    if (first && (found.kind === 'empty first visit' || found.kind === 'memory only'))
      await newFights.openDemo(first.id)
  }
}
