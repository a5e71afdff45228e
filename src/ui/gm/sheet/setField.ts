import { SHEET } from '~/words/en/sheets'
import type { Field, Id, Json } from '~/engine'
import { actions, useTable } from '~/store/state/useTable'

/**
 * Set one field on these sheets, or on none of them. Gives the sentence that says what is wrong when it is refused: it is
 * shown beside the field, not in the prompt, so the field goes by its label instead of its place in the record.
 *
 * @param label of the field, on the sheet of whom it is refused
 */
export function setField(
  who: Id | readonly Id[],
  path: Field['path'],
  value: Json,
  label: (id: Id) => string,
): string | undefined {
  if (actions.set(who, path, value)) return undefined
  const words = useTable.getState().refusal?.words ?? SHEET.notTaken
  actions.dismiss()
  return words.replace(/^combatants\.([^.]+)\S+: /, (_, id: Id) => `${label(id)}: `)
}
