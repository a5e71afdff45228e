import { FORMS } from '~/words/en/window'
import type { Id } from '~/engine'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { duplicate } from '../state/inLibrary'
import { NumberField } from '../../parts/menus/NumberField'

/** So many more of each of these, as they stand, numbered and lettered. */
export function DuplicateForm({ who, onDone }: { who: readonly Id[]; onDone(): void }) {
  return (
    <form className="flex flex-wrap items-center gap-2">
      <NumberField takesFocus name="count" label={FORMS.howMany} min={1} max={20} />
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
        {FORMS.titles.duplicate}
      </GiveButton>
      <span className="text-muted text-xs">{FORMS.asTheyStand}</span>
    </form>
  )
}
