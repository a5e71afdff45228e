import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { Diverged } from '~/engine/refused'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { args } from '~/table/schema/args'
import { anId, ids } from '~/table/schema/fields'
import { calm, confuse, enrage, frighten, poison, stun } from '../../harm/conditions'
import { free } from '../../harm/hold'
import { say } from '../../state/events'
import type { Murdham, World } from '../../state/types'
import { present } from './named'

const AFFLICTIONS = [
  'stunned',
  'confused',
  'poisoned',
  'frightened',
  'terrified',
  'frenzied',
  'freed',
  'calmed',
] as const

/** `afflict` with `{ who, what, of }`: a condition by its rule; `of`: whom the frightened fear, or who did it. */
export const afflict = rule<Murdham, [Command], void>([], 'afflict', function* (w, command) {
  const schema = v.object({ who: ids, what: v.picklist(AFFLICTIONS), of: v.optional(v.nullable(anId), null) })
  const given = args(schema, command)
  present(w, command, given.of === null ? given.who : [...given.who, given.of])
  for (const one of given.who) yield* inflict(w, one, given.what, given.of)
})

function* inflict(w: World, who: Id, what: (typeof AFFLICTIONS)[number], of: Id | null): Proc<void> {
  switch (what) {
    case 'stunned':
      return stun(w, who)
    case 'confused':
      return confuse(w, who)
    case 'poisoned':
      return yield* poison(w, who, of ?? who)
    case 'frightened':
    case 'terrified':
      if (of === null) throw new Diverged(`afflict: somebody is ${what} of somebody.`)
      return frighten(w, who, of, what)
    case 'frenzied':
      return enrage(w, who)
    case 'calmed':
      return calm(w, who)
    case 'freed':
      free(w, who)
      say(w, 'condition', { who }, { what })
  }
}
