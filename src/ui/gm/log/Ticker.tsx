import { useFightSelector } from '~/store/hooks/useFight'
import { useDeed, usePresent } from '~/store/hooks/useRules'
import { deedAt } from '~/store/log/deed'
import type { Log } from '~/store/log/log'
import { useTable } from '~/store/state'
import { FIRST_HINT, TICKER } from '~/words/en/log'
import { rulesLanguage } from '~/words/spoken'
import { IconButton } from '../../parts/controls/IconButton'
import { useMoment, useMovingPage } from '../../parts/hooks/moment'
import { setPreferences, usePreferences } from '../state/preferences'
import { openTab } from '../state/windowState'
import { OutcomeCard } from './Outcome'

/** A line for the first evening, where nothing has been rolled yet, until it is put away. */
function FirstHint() {
  const hint = usePreferences(v => v.hint)
  if (!hint) return null
  return (
    <aside aria-label={FIRST_HINT.begin} data-hint className="text-muted flex items-start gap-1">
      <p className="max-w-[60ch] not-pointer-coarse:hidden">{FIRST_HINT.touch}</p>
      <p className="max-w-[60ch] pointer-coarse:hidden">{FIRST_HINT.keys}</p>
      <IconButton icon="close" label={FIRST_HINT.away} onClick={() => setPreferences({ hint: false })} />
    </aside>
  )
}

/** How many lines of the log are always in sight. */
const LINES = 2

/** Over the question: what came of the latest roll as long as it is news, else the last lines of the log. */
export function Ticker() {
  const deed = useDeed()
  const { id, phase } = useFightSelector(({ id, snapshot }) => ({ id, phase: snapshot.phase }))
  const moment = useMoment(`${id} ${phase}`, deed && deedAt(deed))
  useMovingPage(moment)
  if (deed)
    return (
      <div className="ticker">
        <OutcomeCard key={deed.done} deed={deed} isMoving={moment} />
      </div>
    )
  return <Lines />
}

function Lines() {
  const log = useTable(s => s.log)
  const lines = lastLines(log, usePresent())
  return (
    <div className="ticker">
      <FirstHint />
      <button type="button" title={TICKER.open} className="ticker-lines" onClick={() => openTab('log')}>
        {lines.map(({ words, key }) => (
          <span key={key} lang={rulesLanguage()}>
            {words}
          </span>
        ))}
      </button>
    </div>
  )
}

/** The latest sentences that were said up to this entry, the newest last. */
function lastLines(log: Log, present: number): readonly { key: string; words: string }[] {
  const found: { key: string; words: string }[] = []
  for (let i = present; i >= 0 && i > present - 6 && found.length < LINES; i--) {
    const { lines, done } = log.at(i)!
    for (let j = lines.length - 1; j >= 0 && found.length < LINES; j--)
      found.unshift({ key: `${done}/${j}`, words: lines[j]!.words })
  }
  return found
}
