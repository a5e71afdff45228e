import { memo } from 'react'
import { rulesLanguage } from '~/words/spoken'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import { useShared } from '~/store/slice/share'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { classes } from '../../../parts/controls/classes'
import { useKeyLayer } from '../../keys/keyLayers'
import { openTab } from '../../state/windowState'
import { suggestions, type Suggestion } from './suggestions'
import { Who } from '../../sheet/Who'
import { OrdersMenu } from '../questions/OrdersMenu'
import { Together } from '../questions/Together'
import { AsSuggested } from './AsSuggested'
import { WavesDue } from './WavesDue'
import { FirstSteps } from '../../encounter/FirstSteps'
import { scatter } from '../../encounter/scatter'

/** What everybody waits for when no question is open: the beginning, a pick, or the acting combatant. */
export function AtRest() {
  const fight = useFight()
  const now = usePrompt()
  const selected = useTable(s => s.selection[0])
  const isEmpty = Object.keys(fight.snapshot.combatants).length === 0
  const offered = useShared(suggestions(fight, now.of, selected))
  const submit = (i: number) => {
    const found = offered[i]
    if (found) act(found)
    return found !== undefined
  }
  useKeyLayer('prompt', name => {
    if (name === 'Enter') return submit(0)
    return /^[1-9]$/.test(name) && submit(Number(name) - 1)
  })
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      {now.of !== null && now.of !== 'gm' && <Who of={now.of} brief />}
      <h2 lang={rulesLanguage()} className="font-display text-lg leading-7 font-bold whitespace-nowrap">
        {now.title}
      </h2>
      {now.pips && <Pips {...now.pips} />}
      <p lang={rulesLanguage()} title={now.detail} className="at-rest-detail text-muted">
        {now.detail}
      </p>
      {fight.snapshot.board.waves && <WavesDue />}
      {now.together && now.together.length > 1 && <Together now={now} />}
      <AsSuggested now={now} lit={offered[0]} />
      <OrdersMenu ask={undefined} />
      <Suggested suggestions={offered} />
      {isEmpty && <FirstSteps />}
    </div>
  )
}

/** What is left of a turn, as it is counted with coins. The number stands beside it in words. */
function Pips({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={classes('pip pip-large', i >= left && 'pip-spent')} />
      ))}
    </span>
  )
}

/** Drawn anew only when something else is suggested: with many to pick from it is most of the prompt. */
const Suggested = memo(function Suggested({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <div className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto p-1">
      {suggestions.map((suggestion, i) => (
        <Button
          key={i}
          look={i === 0 ? 'primary' : 'plain'}
          hotkey={i === 0 ? 'Enter' : i < 9 ? String(i + 1) : undefined}
          onClick={() => act(suggestion)}
        >
          {suggestion.words}
        </Button>
      ))}
    </div>
  )
})

function act({ does }: Suggestion): void {
  if ('by' in does) actions.do(does)
  else if (does.type === 'places') scatter(does.who)
  else openTab('encounter', 'rests')
}
