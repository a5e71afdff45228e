import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { type Command, Diverged } from '~/engine/command'
import { firstOpen } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { args } from '~/table/schema/issueWords'
import { ids } from '~/table/schema/fields'
import { whyNotAble } from '../actions'
import { MEANS, speedOf } from '../gear'
import type { Declared } from '../state/sheet'
import type { Combatant, Hallowed, Snapshot, World } from '../state/types'
import type { Act } from '../state/vocabulary'
import { declare, enter, meansName } from './declare'
import { declarationOf, whyNotAction, whyNotDeclare } from './declaring'

/**
 * A declaration of one or, with `{ also }`, of several who do the same at once, each with means of the same name or with
 * the first of their own. To whom it is closed, it is still to declare.
 */
export function* declareTogether(w: World, act: Act, command: Command): Proc<void> {
  const { also = [] } = args(v.object({ also: v.optional(ids) }), command)
  for (const id of also) if (!w.now.combatants[id]) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  yield* declare(w, command.by, act)
  yield* theOthers(w, command.by, also)
}

const theOthers = rule<Hallowed, [Id, readonly Id[]], void>(['HAL-DECL-01'], 'theOthers', function* (w, lead, also) {
  const { who: _, ...declared } = declarationOf(w.now, lead)!
  for (const id of also) {
    const same = sameFor(w.now, w.of(id), declared, meansName(w.of(lead), declared))
    if (same) enter(w, id, same)
  }
})

/** The same action of another; undefined: it is closed to this one. */
function sameFor(s: Snapshot, c: Combatant, declared: Declared, name: string): Declared | undefined {
  const { act } = declared
  if (whyNotDeclare(s, c) || whyNotAction(s, c, act) || whyNotAble(s, c, act)) return undefined
  const options = MEANS[act]?.options(c).filter(({ whyNot }) => !whyNot)
  if (!options) return declared
  const means =
    options.find(({ value }) => meansName(c, { ...declared, means: value }) === name)?.value ?? firstOpen(options)
  return means === undefined ? undefined : { ...declared, means, mod: speedOf(c.sheet, act, means) }
}
