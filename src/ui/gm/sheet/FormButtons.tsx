import { SHEET } from '~/words/en/sheets'
import { Button } from '../../parts/controls/Button'
import { commandOf } from '../commands/commands'
import { shownKey } from '../commands/keyNames'

const FORMS = ['damage', 'heal', 'marker'] as const

/** What opens the small forms that work on everybody selected. */
export function FormButtons() {
  return FORMS.map(form => (
    <Button
      key={form}
      hotkey={shownKey(commandOf(form).keys[0]!)}
      small
      className="flex-1 [&>kbd]:min-w-6!"
      onClick={() => commandOf(form).run(null)}
    >
      {SHEET.forms[form]}
    </Button>
  ))
}
