import type { Id } from '~/engine'
import type { NewFight } from '~/store/convert'
import type { MapGiven } from '~/store/fights/files'
import { DETAILS } from '~/words/en/library'
import { formText } from '../parts/controls/forms'

/** A map out of a file with what it is called, ready for a new fight. */
export interface ChosenMap {
  words: string
  given: Extract<MapGiven, { kind: 'file' }>
}

/** Letters of a side's name at most. */
const MOST_LETTERS = 60

/** What a filled form asks for: the fight, and the sides that are added to it once it is there. */
export interface AskedFight {
  readonly fight: NewFight
  readonly sides: readonly string[]
}

/** What the form does not hold itself. */
interface Around {
  /** A map out of a file; null: a blank grid of the typed size. */
  readonly map: ChosenMap | null
  /** The fight whose sides may come along. */
  readonly open: { readonly id: Id; readonly sides: Readonly<Record<Id, { readonly name: string }>> } | null
}

/** The name that a new fight has unless another is typed. */
export const usualName = (map: ChosenMap | null): string => map?.given.found.name ?? DETAILS.newFight

/**
 * Reads the form of a new fight: `name`, `publicName`, `ruleset`, `width` and `height` in squares, `sides` with commas between them, and
 * `along` for each side of the open fight that comes along; these are not added once more by their names.
 *
 * @returns a sentence when it cannot be made so
 */
export function readNewFight(form: FormData, { map, open }: Around): AskedFight | string {
  const text = (name: string) => formText(form, name)
  const along = form.getAll('along').map(String)
  const typed = sideNames(text('sides'))
  const twice = typed.find((name, i) => typed.findIndex(other => isSame(other, name)) < i)
  if (twice !== undefined) return DETAILS.twice(twice)
  const fight: NewFight = {
    name: text('name') || usualName(map),
    publicName: text('publicName'),
    ruleset: text('ruleset'),
    map: map?.given ?? { kind: 'blank', width: Number(text('width')), height: Number(text('height')) },
    ...(open && along.length > 0 && { follows: { fight: open.id, sides: along } }),
  }
  const come = along.flatMap(id => open?.sides[id]?.name ?? [])
  return { fight, sides: typed.filter(name => !come.some(other => isSame(other, name))) }
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The names that were typed with commas between them. */
function sideNames(typed: string): readonly string[] {
  return typed
    .split(',')
    .map(name => name.trim().slice(0, MOST_LETTERS).trim())
    .filter(Boolean)
}
