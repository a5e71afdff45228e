import * as v from 'valibot'
import type { CreatureFile } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { fileLabel, label } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { actor, untabledSystem } from './actor'

/** What systems call their actors; items are of other types. */
const ACTOR_TYPES =
  /^(actor|character|pc|npc|player|hero|monster|creature|beast|animal|adversary|enemy|foe|opponent|minion|companion|hireling|retainer|familiar|hazard|vehicle)$/i

/** Items and scenes of a pack have neither items nor a token of their own, nor the type of an actor. */
const actorShape = v.union([
  v.object({ name: v.unknown(), type: v.pipe(v.string(), v.regex(ACTOR_TYPES)) }),
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

/** Reads actors of Foundry VTT, versions 8 to 14, of any system. What is no actor is told. Never throws. */
export function readFoundryActors(
  list: readonly Listed[],
  fileName: string,
  problems = new ProblemList(fileLabel(fileName)),
): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const tooMany = overLimit(limits.creatures, list.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  for (const system of new Set(list.flatMap(({ value }) => untabledSystem(value) ?? [])))
    problems.add('note', '', CREATURES.noRules(label(system)))
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
