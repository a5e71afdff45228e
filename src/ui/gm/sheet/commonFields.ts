import type { Field } from '~/engine'

/**
 * What stands on each of several sheets in the same words and within the same bounds, in the order of the first. Labels
 * that several of them have are told apart by their groups: "Category (Dagger)", and by numbers where those are the same.
 */
export function commonFields(sheets: readonly (readonly Field[])[]): readonly Field[] {
  const [first = [], ...others] = sheets.map(fields => new Map(fields.map(field => [JSON.stringify(field), field])))
  const common = [...first].flatMap(([key, field]) => (others.every(sheet => sheet.has(key)) ? [field] : []))
  return common.map((field, i) => {
    const { label, group } = field
    const alike = common.filter(other => other.label === label)
    if (alike.length < 2) return field
    const ofGroup = common.flatMap((other, at) => (other.label === label && other.group === group ? [at] : []))
    const which = ofGroup.length < 2 ? group : `${group}, ${ofGroup.indexOf(i) + 1}`
    return { ...field, label: `${label} (${which})` }
  })
}
