import { SHEET } from '~/language/en/gm/sheet/sheet'
import { Button } from '../../parts/controls/Button'
import { useShownKey } from '../keys/useShownKey'
import { setWindowState } from '../state/windowState'

const FORMS = [
  ['damage', 'd'],
  ['heal', 'h'],
  ['marker', 'c'],
] as const

/** What opens the small forms that work on everybody selected. */
export function FormButtons() {
  const shown = useShownKey()
  return FORMS.map(([form, key]) => (
    <Button
      key={form}
      hotkey={shown(key)}
      // As wide with Shift as without: the keys change from turn to turn, and what stands below must stay where it is.
      small
      className="flex-1 [&>kbd]:min-w-6!"
      onClick={() => setWindowState({ form })}
    >
      {SHEET.forms[form]}
    </Button>
  ))
}
