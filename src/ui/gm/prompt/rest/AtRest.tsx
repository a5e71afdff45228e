import { memo } from 'react'
import type { Command, Decider, Id, Offer } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt, useOrder } from '~/store/hooks/useRules'
import { offersOf } from '~/store/queries/rulesCache'
import { actions } from '~/store/state/useTable'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { useSame } from '../../../parts/hooks/useSame'
import { goToRests } from '../../encounter/showRests'
import { useKeyLayer } from '../../keys/keyLayers'
import { setWindowState } from '../../state/windowState'
import { Together } from '../questions/Together'
import { Who } from '../../sheet/Who'

/** What can be done with Enter or a digit while no question is open: a command, or a way to where something is done. */
interface Suggestion {
  words: string
  does: Command | { type: 'rests' } | { type: 'places'; who: readonly Id[] }
}

/** What everybody waits for when no question is open: the beginning, a pick, or the acting combatant. */
export function AtRest() {
  const now = usePrompt()
  const suggestions = useSame(useSuggestions(now.of), areAlike)
  const submit = (i: number) => {
    const found = suggestions[i]
    if (found) act(found)
    return found !== undefined
  }
  useKeyLayer('prompt', name => {
    if (name === 'Enter') return submit(0)
    return /^[1-9]$/.test(name) && submit(Number(name) - 1)
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {now.of !== null && now.of !== 'gm' && <Who of={now.of} brief />}
      <h2 className="font-semibold">{now.title}</h2>
      <p className="text-muted min-w-0">{now.detail}</p>
      <Together now={now} />
      <Suggested suggestions={suggestions} />
    </div>
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

function areAlike(a: readonly Suggestion[], b: readonly Suggestion[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function act({ does }: Suggestion): void {
  if ('by' in does) actions.do(does)
  else if (does.type === 'places') void place(does.who)
  else toRests()
}

function toRests(): void {
  setWindowState({ tab: 'encounter' })
  // They may be there already, out of sight.
  goToRests()
}

/**
 * The beginning of combat, and the placing of those who are not on the map yet; or each member that may take the go (its
 * one open action), the selected one first, after the end of combat where the rules propose it. Whoever is acting has the
 * action bar. After combat, the way to the rests.
 */
function useSuggestions(of: Decider | null): readonly Suggestion[] {
  const fight = useFight()
  const { snapshot } = fight
  const lanes = useOrder()
  const selection = useTable(s => s.selection)
  const open = (by: Decider) => offersOf(fight, by).filter(offer => !offer.whyNot)
  const suggested = (offers: readonly Offer[]): readonly Suggestion[] =>
    offers.map(({ name, command }) => ({ words: name, does: command }))
  // One Enter too many must not begin the fight anew: what comes next stands on a panel, where it is clicked.
  if (snapshot.phase === 'over') return [{ words: 'To the rests', does: { type: 'rests' } }]
  if (snapshot.phase !== 'combat') {
    const begin = suggested(open('gm').filter(({ command }) => command.type === 'begin'))
    const waiting = Object.values(snapshot.combatants).filter(({ cell, gone }) => cell === null && !gone)
    if (waiting.length === 0) return begin
    return [...begin, { words: 'Place them', does: { type: 'places', who: waiting.map(({ id }) => id) } }]
  }
  if (of !== null && of !== 'gm') {
    // Somebody with one thing to do needs no action bar to do it.
    const offers = open(of)
    return offers.length === 1 ? suggested(offers) : []
  }
  const ready = lanes.filter(lane => lane.now).flatMap(lane => lane.rows.filter(row => row.state === 'ready'))
  const picks = ready
    .map(({ who }) => ({ who, offers: open(who) }))
    .filter(({ offers }) => offers.length > 0)
    .sort((a, b) => Number(selection[0] === b.who) - Number(selection[0] === a.who))
    .map(({ who, offers }) => ({ words: snapshot.combatants[who]?.name ?? who, does: offers[0]!.command }))
  const deciding = open('gm')
  // After those who may take it: what can be done with the go as a whole (a pass).
  if (of === null) return [...picks, ...suggested(deciding.filter(({ group }) => group === 'main'))]
  // In the order in which the rules list them: ending what is decided, or playing what has been declared.
  return [...suggested(deciding.filter(({ command, group }) => command.type === 'end' || group === 'main')), ...picks]
}

/** How a place is found is loaded when it is asked for. */
async function place(who: readonly Id[]): Promise<void> {
  const { scatter } = await import('../../encounter/scatter')
  scatter(who)
}
