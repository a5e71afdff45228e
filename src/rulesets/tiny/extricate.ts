import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Part } from '~/engine/types'
import { share } from '~/table/share'
import { armourHinders, armourSources } from './armour'
import { normalMovement } from './movement'
import type { Sheet } from './sheet'
import { seenBy, test } from './test'
import type { Combatant, Tiny } from './types'
import { ends, go, type Way } from './way'

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
    const see = seenBy(w, [who])
    const { success, mode, faces, needed } = yield* test(w, who, 'extricate', {
      sources: () => sources(w.of(who).sheet),
      see,
    })
    armourHinders(w, w.of(who).sheet)
    w.enter('TINY-MOVE-09', success ? 'TINY-MOVE-11' : 'TINY-MOVE-12')
    const type = success ? 'getsAway' : 'heldFast'
    w.emit({ type, with: { who, mode, faces, needed }, ...share(w.now, [who], { who }) })
    // The GM may have let somebody try who has nowhere to go.
    if (!success || ends(w.now, w.terrain, w.of(who), wayOut(w.of(who))).size === 0) return
    yield* go(w, who, 'extricate.path', () => wayOut(w.of(who)))
  },
)
