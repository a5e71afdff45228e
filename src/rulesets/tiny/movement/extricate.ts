import { say } from '../state/events'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { armourHinders, armourSources } from '../sheet/armour'
import { normalMovement } from '../space/movement'
import type { Sheet } from '../state/sheet'
import { test } from '../dice/testRoll'
import type { Combatant, Tiny } from '../state/types'
import { ends, go, type Way } from '../space/way'
import { questionVisibility } from '~/table/secrecy/visibility'

/** Out of combat within normal movement. */
export const wayOut = ({ sheet }: Combatant): Way => ({
  budget: normalMovement(sheet),
  rule: 'TINY-MOVE-11',
  end: 'out',
  elsewhere: 'endsInside',
  stay: false,
})

function sources(sheet: Sheet): readonly Part[] {
  return [...(sheet.traits.agile ? [part(1, 'agile', 'TINY-MOVE-10')] : []), ...armourSources(sheet)]
}

/** P7: a Test to get away; on success a way out of combat, on failure nothing. The turn is over either way. */
export const extricate = rule<Tiny, [Id], void>(
  ['TINY-ACT-03', 'TINY-DICE-07', 'TINY-MOVE-10'],
  'extricate',
  function* (w, who) {
    const see = questionVisibility(w, who)
    const { success, mode, faces, needed } = yield* test(w, who, 'extricate', {
      sources: () => sources(w.of(who).sheet),
      see,
    })
    armourHinders(w, w.of(who).sheet)
    w.enter('TINY-MOVE-09', success ? 'TINY-MOVE-11' : 'TINY-MOVE-12')
    const type = success ? 'getsAway' : 'heldFast'
    say(w, type, { who }, {}, { mode, faces, needed })
    // The GM may have let somebody try who has nowhere to go.
    if (!success || ends(w.now, w.terrain, w.of(who), wayOut(w.of(who))).size === 0) return
    yield* go(w, who, 'extricate.path', () => wayOut(w.of(who)))
  },
)
