import type { Id } from '~/engine'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { takeFocus } from '../../parts/hooks/takeFocus'
import { duplicate } from '../state/inLibrary'

/** So many more of each of these, as they stand, numbered and lettered. */
export function DuplicateForm({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <form className="flex flex-wrap items-center gap-2">
      <input
        ref={takeFocus}
        name="count"
        type="number"
        min={1}
        max={20}
        defaultValue={1}
        aria-label="How many more of each"
        className="field w-16"
        onFocus={event => event.target.select()}
      />
      <GiveButton
        look="primary"
        hotkey="Enter"
        onGiven={given => {
          const count = Number(formText(given, 'count'))
          if (!Number.isInteger(count) || count < 1 || count > 20) return
          duplicate(who, count)
          onDone()
        }}
      >
        Duplicate
      </GiveButton>
      <span className="text-muted text-xs">As they stand, each beside its side.</span>
    </form>
  )
}
