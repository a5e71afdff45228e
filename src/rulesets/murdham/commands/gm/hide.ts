import * as v from 'valibot'
import type { Command } from '~/engine/command'
import { rule } from '~/engine/rule'
import { args } from '~/table/schema/args'
import { anId } from '~/table/schema/fields'
import { hide, reveal } from '../../conditions/hiding'
import { withView } from '../../space/circumstances'
import { sayToGm } from '../../state/events'
import type { Murdham } from '../../state/types'
import { CIRCUMSTANCES } from '../../state/vocabulary'
import { foesOf } from '../../turn/begin'
import { each, present } from './named'

/** `hide` with `{ who }`: no enemy knows any more where they are: unseen for a while, or during a distraction. */
export const hideEach = each((w, one) => {
  w.enter('MUR-SNEAK-02', 'MUR-SNEAK-03')
  hide(w, one, foesOf(w.now, one))
})

/** `reveal` with `{ who }`: heard, or seen. */
export const revealEach = each((w, one) => reveal(w, one))

/** `circumstances` with `{ target, from, are }`: what a target is to one attacker, or to all (`null`) [MUR-PROT-08]. */
export const circumstances = rule<Murdham, [Command], void>(['MUR-PROT-08'], 'circumstances', function* (w, command) {
  const given = args(
    v.object({ target: anId, from: v.nullable(anId), are: v.pipe(v.array(v.picklist(CIRCUMSTANCES)), v.maxLength(8)) }),
    command,
  )
  present(w, command, given.from === null ? [given.target] : [given.target, given.from])
  const { sheet } = w.edit(given.target)
  const are = [...new Set(given.are)]
  sheet.views = withView(sheet.views, given.from, are)
  sayToGm(w, 'circumstances', { target: given.target, from: given.from, are })
})
