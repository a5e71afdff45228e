import type { Field } from '~/engine'

/** What stands on each of several sheets in the same words and within the same bounds, in the order of the first. */
export function commonFields(sheets: readonly (readonly Field[])[]): readonly Field[] {
  const [first = [], ...others] = sheets.map(fields => new Map(fields.map(field => [JSON.stringify(field), field])))
  return [...first].flatMap(([key, field]) => (others.every(sheet => sheet.has(key)) ? [field] : []))
}
