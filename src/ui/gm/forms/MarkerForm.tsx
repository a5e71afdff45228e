import { useState } from 'react'
import { FORMS } from '~/words/en/window'
import type { Id } from '~/engine'
import { asGm } from '~/store/state/asGm'
import { useFight } from '~/store/hooks/useFight'
import { usePrompt } from '~/store/hooks/useRules'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { NumberField } from '../../parts/menus/NumberField'
import { SelectField } from '../../parts/menus/SelectBox'
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
        aria-label={FORMS.marker.words}
        placeholder={FORMS.marker.like}
        className="field w-44"
      />
      <label className="flex items-center gap-1 text-xs">
        <input type="checkbox" name="shared" /> {FORMS.marker.shared}
      </label>
      {/* After combat no turn comes that could end it. */}
      {snapshot.phase !== 'over' && (
        <label className="flex items-center gap-1 text-xs">
          <input type="checkbox" checked={ends} onChange={event => setEnds(event.target.checked)} /> {FORMS.marker.ends}
        </label>
      )}
      {ends && (
        <>
          <SelectField
            name="when"
            label={FORMS.marker.when}
            options={[
              { value: 'start', words: FORMS.marker.atStart },
              { value: 'end', words: FORMS.marker.atEnd },
            ]}
          />
          <SelectField
            name="of"
            label={FORMS.marker.whose}
            {...(who[0] !== undefined && { defaultValue: who[0] })}
            options={everybody.map(({ id, name }) => ({ value: id, words: FORMS.marker.ofTurn(name) }))}
          />
          <span className="flex items-center gap-1 text-xs">
            {FORMS.marker.inRound}
            <NumberField label={FORMS.marker.round} name="round" min={0} max={9999} defaultValue={round + 1} />
          </span>
        </>
      )}
      <GiveButton onGiven={mark} look="primary" hotkey="Enter">
        {FORMS.marker.mark}
      </GiveButton>
    </form>
  )
}
