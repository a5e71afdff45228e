import { PALETTE } from '~/words/en/commands'
import type { Field, Id, Json } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { isPool, setField, typedValue, valueAt } from '../sheet/setField'
import type { PaletteItem } from './aroundItems'

/**
 * Numbers and conditions by typing: "guard a -3" and "guard a 12" for each of the pools, "guard a health 12" for one, "prone guard a" for what begins so among the
 * conditions. What is typed into a pool is read as in its field on the sheet.
 */
export function sheetItems(typed: string, { snapshot, ruleset }: FightView): readonly PaletteItem[] {
  return Object.values(snapshot.combatants).flatMap(({ id, name, sheet, gone }) => {
    const said = gone ? undefined : besideName(typed, name)
    if (said === undefined) return []
    const items = ruleset.state.sheet.fields(sheet).flatMap((field): readonly PaletteItem[] => {
      const value = valueAt(sheet, field.path)
      return [...poolItem(id, name, field, value, said), ...conditionItem(id, name, field, value, said)]
    })
    return items
  })
}

function poolItem(id: Id, name: string, field: Field, value: unknown, said: string): readonly PaletteItem[] {
  if (field.kind.type !== 'pool' || !isPool(value) || value.max === 0) return []
  const label = `${field.label.toLowerCase()} `
  const given = typedValue(field.kind, value, said.startsWith(label) ? said.slice(label.length) : said)
  if (given?.within === undefined || given.next === value.cur) return []
  const words = PALETTE.pool(name, field.label, value.cur, Number(given.next))
  return [setting(id, field, [...field.path, given.within], given.next, words)]
}

function conditionItem(id: Id, name: string, field: Field, value: unknown, said: string): readonly PaletteItem[] {
  const label = field.label.toLowerCase()
  if (field.kind.type !== 'flag' || field.role !== 'condition' || said.length < 3 || !label.startsWith(said)) return []
  const words = value === true ? PALETTE.conditionOff(name, label) : PALETTE.conditionOn(name, label)
  const item = setting(id, field, field.path, value !== true, words)
  return [label === said ? item : { ...item, isBegun: true }]
}

const setting = (id: Id, { label }: Field, path: Field['path'], to: Json, words: string): PaletteItem => ({
  words,
  group: PALETTE.groups.gm,
  act: () => void setField(id, path, to, () => label),
})

/** What is typed beside somebody's name, in small letters; undefined: they are not named, or nothing is beside it. */
export function besideName(typed: string, name: string): string | undefined {
  const tokens = typed.trim().toLowerCase().replaceAll('−', '-').split(/\s+/)
  const words = name.toLowerCase().split(/\s+/)
  const left = tokens.length - words.length
  if (left < 1) return undefined
  const isNamed = (at: number) => words.every((word, i) => tokens[at + i] === word)
  if (isNamed(0)) return tokens.slice(words.length).join(' ')
  return isNamed(left) ? tokens.slice(0, left).join(' ') : undefined
}
