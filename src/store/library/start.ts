import type { Library } from '~/storage'
import { RECOVERY } from '~/words/en/store'
import type { FightList, FightListSlice } from '../fights/fightList'
import type { Players } from '../players/players'
import type { Report, ReportSlice } from '../report'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice'
import type { NewFights } from './newFights'

interface MissingDeps {
  state: Slice<Pick<ReportSlice, 'phase'>>
  library: Pick<Library, 'acceptLoss' | 'restoreFight'>
  fights: Pick<FightList, 'refresh'>
  report: Pick<Report, 'guard' | 'trouble'>
  /** Opens the fight of last time. */
  openLatest(): Promise<void>
}

/** What was kept and what is found do not agree: nothing goes on before the GM has chosen. */
function askAboutMissing(
  { fights: missing, words }: Extract<Library['audit'], { kind: 'disagreement' }>,
  { state, library, fights, report, openLatest }: MissingDeps,
): void {
  const goOn = async () => {
    report.trouble(null)
    state.set({ phase: 'starting' })
    await report.guard(fights.refresh)
    await report.guard(openLatest)
    state.set({ phase: 'ready' })
  }
  const restore = async () => {
    // One that does not go together with its copy stands in no other's way: it says how it may go on when it is opened.
    for (const { fight } of missing) await report.guard(() => library.restoreFight(fight))
    await goOn()
  }
  const accept = async () => {
    // Asked once: whoever goes on without it is not asked again at each start.
    await report.guard(library.acceptLoss)
    await goOn()
  }
  const options = [{ words: RECOVERY.goOn, go: () => void report.guard(accept) }]
  if (missing.length > 0) options.unshift({ words: RECOVERY.bringBack, go: () => void report.guard(restore) })
  report.trouble({ title: RECOVERY.missing, words, options })
  state.set({ phase: 'recovery' })
}

interface StartDeps {
  state: Slice<Pick<ReportSlice, 'phase'>, Pick<FightListSlice, 'rulesets'>>
  library: Pick<Library, 'acceptLoss' | 'audit' | 'restoreFight'>
  fights: FightList
  players: Pick<Players, 'restore'>
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
  await report.guard(() => players.restore())
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
