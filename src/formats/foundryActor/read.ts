import * as v from 'valibot'
import type { CreatureFile } from '~/engine/creature'
import { CREATURES } from '~/language/en/formats/creatures'
import { fileLabel } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { actor } from './actor'

/** Items and scenes of a pack have neither items nor a token of their own. */
const actorShape = v.union([
  v.object({ name: v.unknown(), items: v.array(v.unknown()) }),
  v.object({ name: v.unknown(), token: v.object({}) }),
  v.object({ name: v.unknown(), prototypeToken: v.object({}) }),
])
const bodied = v.union([v.object({ data: v.object({}) }), v.object({ system: v.object({}) })])

/** Whether a JSON value has the look of an actor of Foundry VTT. */
export function isFoundryActor(value: unknown): boolean {
  return v.is(actorShape, value) && v.is(bodied, value)
}

/** One actor among what a file lists, and where it stood: "creature 3", "line 7". */
export interface Listed {
  readonly value: unknown
  readonly place: string
}

/** Reads actors of Foundry VTT, versions 8 to 13, of any system. What is no actor is told. Never throws. */
export function readFoundryActors(
  list: readonly Listed[],
  fileName: string,
  problems = new ProblemList(fileLabel(fileName)),
): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const tooMany = overLimit(limits.creatures, list.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  const all = list.flatMap(({ value, place }) => {
    if (isFoundryActor(value)) return actor(value, place, file, problems) ?? []
    problems.add('left out', place, CREATURES.noActor)
    return []
  })
  if (all.length === 0) {
    const refusal = { where: file, what: CREATURES.none, severity: 'refused' } as const
    return { ok: false, problems: [...problems.all(), refusal] }
  }
  const creatures = all.filter(({ isTheirs }) => !isTheirs)
  const party = all.filter(({ isTheirs }) => isTheirs)
  return { ok: true, value: { format: all[0]!.origin.format, creatures, party, fights: [] }, problems: problems.all() }
}
