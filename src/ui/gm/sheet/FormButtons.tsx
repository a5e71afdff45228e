import { SHEET } from '~/language/en/gm/sheet/sheet'
import { Button } from '../../parts/controls/Button'
import { keyFor } from '../keys/keyMap'
import { setWindowState } from '../state/windowState'

const FORMS = ['damage', 'heal', 'marker'] as const

/** What opens the small forms that work on everybody selected. */
export function FormButtons() {
  return FORMS.map(form => (
    <Button
      key={form}
      hotkey={keyFor(form)}
      small
      className="flex-1 [&>kbd]:min-w-6!"
      onClick={() => setWindowState({ form })}
    >
      {SHEET.forms[form]}
    </Button>
  ))
}
