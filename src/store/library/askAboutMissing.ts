import { RECOVERY } from '~/words/en/store'
import type { Library } from '~/storage'
import type { FightList } from '../fights/fightList'
import type { Report, ReportSlice } from '../report/report'
import type { Slice } from '../slice/slice'

interface Means {
  state: Slice<Pick<ReportSlice, 'phase'>>
  library: Pick<Library, 'acceptLoss' | 'restoreFight'>
  fights: Pick<FightList, 'refresh'>
  report: Pick<Report, 'guard' | 'trouble'>
  /** Opens the fight of last time. */
  openLatest(): Promise<void>
}

/** What was kept and what is found do not agree: nothing goes on before the GM has chosen. */
export function askAboutMissing(
  { fights: missing, words }: Extract<Library['audit'], { kind: 'disagreement' }>,
  { state, library, fights, report, openLatest }: Means,
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
