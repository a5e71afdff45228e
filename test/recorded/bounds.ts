import type * as v from 'valibot'

/** What is looked at of a schema and of the checks after it; each kind has some of them. */
interface Looked {
  kind: string
  type: string
  entries?: Readonly<Record<string, Looked>>
  rest?: Looked
  item?: Looked
  items?: readonly Looked[]
  value?: Looked
  wrapped?: Looked
  options?: readonly (Looked | string)[]
  literal?: unknown
  pipe?: readonly Looked[]
  requirement?: unknown
}

/**
 * Every bound of a schema as it is written, a line for each place: also where no sheet of the records has anything (`limitsOf` finds by
 * trying what lets pass as a whole, and only in places that are there).
 */
export function boundsOf(schema: v.GenericSchema): string[] {
  return walk(schema as unknown as Looked, '')
}

function walk(schema: Looked, name: string): string[] {
  const { entries = {}, rest, item, items = [], value, wrapped, options = [] } = schema
  const checks = (schema.pipe ?? []).filter(({ kind }) => kind === 'validation').map(wordsOf)
  const one = [schema.type, ...choices(schema), ...checks].join(' ')
  const schemas = options.filter(option => typeof option !== 'string')
  return [
    ...(name === '' ? [] : [`${name}: ${one}`]),
    ...Object.entries(entries).flatMap(([key, inner]) => walk(inner, name === '' ? key : `${name}.${key}`)),
    ...[rest, item, value].flatMap(inner => (inner ? walk(inner, `${name}.*`) : [])),
    ...items.flatMap((inner, i) => walk(inner, `${name}.${i}`)),
    ...(wrapped ? walk(wrapped, name) : []),
    ...schemas.flatMap((inner, i) => walk(inner, `${name}|${i}`)),
  ]
}

const choices = ({ options = [], literal }: Looked): string[] => [
  ...options.filter(option => typeof option === 'string'),
  ...(literal === undefined ? [] : [JSON.stringify(literal)]),
]

/** A check as its name and its bound; one in words of its own by its name alone. */
const wordsOf = ({ type, requirement }: Looked): string =>
  typeof requirement === 'number' || requirement instanceof RegExp ? `${type} ${String(requirement)}` : type
