import { useState } from 'react'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { takeFocus } from '../../parts/hooks/takeFocus'

/** A marker in the GM's own words, with the event that ends it. */
export function MarkerForm({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  const { snapshot } = useFight()
  const [ends, setEnds] = useState(false)
  const { round } = usePrompt()
  const everybody = Object.values(snapshot.combatants).filter(({ gone }) => !gone)
  const mark = (given: FormData) => {
    const until = ends
      ? { round: Number(given.get('round')), of: formText(given, 'of'), when: formText(given, 'when') }
      : null
    const marker = { on: who, words: formText(given, 'words'), until, shared: given.has('shared') }
    if (asGm('marker.add', marker)) onDone()
  }
  return (
    <form className="flex flex-wrap items-center gap-2">
      <input
        ref={takeFocus}
        name="words"
        required
        maxLength={80}
        aria-label="Words of the marker"
        placeholder="Blessed"
        className="field w-44"
      />
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="shared" /> shown to players
      </label>
      {/* After combat no turn comes that could end it. */}
      {snapshot.phase !== 'over' && (
        <label className="flex items-center gap-1 text-xs">
          <input type="checkbox" checked={ends} onChange={event => setEnds(event.target.checked)} /> ends by itself
        </label>
      )}
      {ends && (
        <>
          <select name="when" aria-label="When it ends" className="field">
            <option value="start">at the start</option>
            <option value="end">at the end</option>
          </select>
          <select name="of" aria-label="Whose turn ends it" className="field" defaultValue={who[0]}>
            {everybody.map(({ id, name }) => (
              <option key={id} value={id}>
                of {name}’s turn
              </option>
            ))}
          </select>
          <label className="flex items-center gap-1 text-xs">
            in round
            <input
              name="round"
              type="number"
              min={0}
              max={9999}
              required
              defaultValue={round + 1}
              className="field w-16 tabular-nums"
            />
          </label>
        </>
      )}
      <GiveButton onGiven={mark} look="primary" hotkey="Enter">
        Mark
      </GiveButton>
    </form>
  )
}
