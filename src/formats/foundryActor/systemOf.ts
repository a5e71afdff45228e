import * as v from 'valibot'

/** Where the versions of Foundry VTT write the rules that a record was made for, the surest first. */
const STATED: readonly (readonly string[])[] = [
  ['_stats', 'systemId'],
  ['_stats', 'exportSource', 'systemId'],
  ['flags', 'exportSource', 'system'],
]

/** Pictures that a system brings lie in its folder. */
const FOLDER = /^systems\/([\w-]{1,60})\//

/**
 * The rules that an actor says it is written for ("dnd5e", "shadowdark"), or whose pictures it shows; undefined where neither
 * is said.
 */
export function systemOf(value: unknown): string | undefined {
  for (const path of STATED) {
    let at = value
    for (const key of path) at = v.is(v.object({ [key]: v.unknown() }), at) ? at[key] : undefined
    if (typeof at === 'string' && at !== '') return at
  }
  const picture = v.is(v.object({ img: v.string() }), value) ? value.img : ''
  return FOLDER.exec(picture)?.[1]
}
