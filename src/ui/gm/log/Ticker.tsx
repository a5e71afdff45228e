import { useFightSelector } from '~/store/hooks/useFight'
import { useDeed, usePresent } from '~/store/hooks/useRules'
import type { Log } from '~/store/log/log'
import { useTable } from '~/store/state'
import { TICKER } from '~/words/en/log'
import { rulesLanguage } from '~/words/spoken'
import { useMoment, useMovingPage } from '../../parts/hooks/moment'
import { openTab } from '../state/windowState'
import { ChangeDeed } from './ChangeDeed'
import { OutcomeCard } from './Outcome'
import { useSounds } from './useSounds'

/** How many lines of the log are always in sight. */
const LINES = 2

/** Over the question: what came of the latest roll as long as it is news, else the last lines of the log. */
export function Ticker() {
  const deed = useDeed()
  const { id, moments } = useFightSelector(({ id, moments }) => ({ id, moments }))
  const moment = useMoment(id, moments)
  useMovingPage(moment)
  useSounds(deed, moment)
  if (deed)
    return (
      <div className="ticker">
        <OutcomeCard key={deed.done} deed={deed} isMoving={moment} />
        <ChangeDeed deed={deed} />
      </div>
    )
  return <Lines />
}

function Lines() {
  const log = useTable(s => s.log)
  const lines = lastLines(log, usePresent())
  return (
    <div className="ticker">
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
