import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { save } from './save'
import type { Ratbags, World } from './types'

/** Running away: a DEX save every time, each runner alone. Failed: stays in place, the turn is spent. */
export const retreat = rule<Ratbags, [Id, string], void>(
  ['RAT-END-01', 'RAT-END-02'],
  'retreat',
  function* (w, who, where) {
    const { kind, status } = w.of(who).sheet
    if (status.fleeing) w.enter('RAT-OPT-05')
    const free = kind === 'npc' && status.fleeing && w.now.settings.npcFleeFreely
    const gets = free || (yield* save(w, who, 'dex', { key: 'retreat.save' }))
    if (gets) escape(w, who, where)
    else w.emit({ type: 'cornered', with: { who }, ...share(w.now, [who], { who }) })
  },
)

/** Out of the fight, alive; the token leaves. */
function escape(w: World, who: Id, where: string): void {
  w.emit({ type: 'escaped', with: { who, words: where }, ...share(w.now, [who], { who }) })
  const c = w.edit(who)
  c.cell = null
  c.gone = true
  c.sheet.status.escaped = true
  c.sheet.status.fleeing = false
}
