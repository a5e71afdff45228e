import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { save } from '../dice/save'
import type { Ratbags, World } from '../state/types'
import { say } from '../state/events'

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
    else say(w, 'cornered', { who })
  },
)

/** Out of the fight, alive; the token leaves. */
function escape(w: World, who: Id, where: string): void {
  say(w, 'escaped', { who }, {}, { words: where })
  const c = w.edit(who)
  c.cell = null
  c.gone = true
  c.sheet.status.escaped = true
  c.sheet.status.fleeing = false
}
