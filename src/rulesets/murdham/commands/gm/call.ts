import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { anId, ids, integer } from '~/table/schema/fields'
import { tryChance } from '../../dice/chance'
import { contest } from '../../dice/contest'
import { groupSave } from '../../dice/groupSave'
import { save } from '../../dice/save'
import type { Murdham } from '../../state/types'
import { ABILITIES } from '../../state/vocabulary'
import { present } from './named'

const flag = v.optional(v.boolean(), false)

/** `callSave` with `{ who, ability, group, secret }`: a save each, or one die for all of them. */
export const callSave = rule<Murdham, [Command], void>([], 'callSave', function* (w, command) {
  const given = args(v.object({ who: ids, ability: v.picklist(ABILITIES), group: flag, secret: flag }), command)
  const named = present(w, command, given.who)
  if (given.group) return yield* groupSave(w, named, given.ability)
  const about = given.secret
    ? ({ key: 'called.save', of: 'gm', secret: true } as const)
    : ({ key: 'called.save' } as const)
  for (const one of named) yield* save(w, one, given.ability, about)
})

/** `contest` with `{ a, b, ability }`. */
export const callContest = rule<Murdham, [Command], void>([], 'callContest', function* (w, command) {
  const { a, b, ability } = args(v.object({ a: anId, b: anId, ability: v.picklist(ABILITIES) }), command)
  present(w, command, [a, b])
  yield* contest(w, a, b, ability)
})

/** `chance` with `{ x, y, words }`: x in y. */
export const callChance = rule<Murdham, [Command], void>([], 'callChance', function* (w, command) {
  const words = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
  yield* tryChance(w, args(v.object({ x: integer(1, 100), y: integer(2, 100), words }), command))
})
