import type { Field, Id, Json } from '~/engine'
import { actions, useTable } from '~/store/useTable'

/**
 * Set one field of a sheet. Gives the sentence that says what is wrong when it is refused: it is shown beside the field,
 * not in the prompt.
 */
export function setField(who: Id, path: Field['path'], value: Json): string | undefined {
  if (actions.set(who, path, value)) return undefined
  const words = useTable.getState().refusal?.words ?? 'This was not taken in.'
  actions.dismiss()
  return words
}
