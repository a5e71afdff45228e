import type { Command, Id, Json } from '~/engine'

/** What somebody typed to bring combatants in, kept so that it comes back into the field when they are taken back. */
export interface TypedBefore {
  /** So many commands were complete before they came in. */
  readonly at: number
  readonly typed: string
  /** The side that had been chosen; null: none. */
  readonly side: Id | null
  /** Those who came in, by name. */
  readonly names: readonly string[]
  /** They were taken back, and it stands in the field again. */
  readonly isBack: boolean
}

/** What is to be done with the field: `back` puts the lines into it, `gone` takes them out again, since they were redone. */
type TypedMove = 'back' | 'gone' | 'forget'

/**
 * What the line of play says of lines that were typed; undefined: nothing changes.
 * @param done commands that are complete
 * @param commandAt the command that stands at a place of the line, undone ones included
 * @param typed what stands in the field
 */
export function typedMove(
  before: TypedBefore,
  done: number,
  commandAt: (at: number) => Command | undefined,
  typed: string,
): TypedMove | undefined {
  const { at, isBack, names } = before
  const isStill = sameNames(namesIn(commandAt(at)), names)
  if (done > at) return !isStill ? 'forget' : isBack && typed === before.typed ? 'gone' : undefined
  if (isBack) return undefined
  return typed === '' && isStill ? 'back' : 'forget'
}

/** Those whom a command brings in, by name. */
export function namesIn(command: Command | undefined): readonly string[] {
  const list: Json | undefined = command?.with?.list
  if (!Array.isArray(list)) return []
  return list.flatMap((one: Json) =>
    typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string' ? [one.name] : [],
  )
}

const sameNames = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && a.length === b.length && a.every((name, i) => name === b[i])

/** Reads it out of a draft; null where there is none, or it is damaged. */
export function readTypedBefore(draft: string | undefined): TypedBefore | null {
  if (draft === undefined) return null
  try {
    const { at, typed, side, names, isBack } = JSON.parse(draft) as Partial<TypedBefore>
    const isSound = typeof at === 'number' && typeof typed === 'string' && Array.isArray(names)
    return isSound ? { at, typed, side: side ?? null, names, isBack: isBack === true } : null
  } catch {
    return null
  }
}
