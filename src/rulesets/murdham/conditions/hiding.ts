import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { isHidden, isPlayers, roster } from './able'

/** These factions do not know where it is. The GM's own are then gone from the players' table [MUR-SNEAK-03]. */
export function hide(w: World, who: Id, from: readonly Id[]): void {
  w.editSheet(who, 'status').hiddenFrom = [...from]
  tidyHiding(w)
}

/** Everybody knows where it is, and the players see it. */
export function reveal(w: World, who: Id): void {
  if (!isHidden(w.of(who))) return
  w.enter('MUR-SNEAK-06')
  const { knownBefore } = w.of(who).sheet.status
  Object.assign(w.editSheet(who, 'status'), { hiddenFrom: [], knownBefore: null })
  if (w.of(who).known === 'absent') w.edit(who).known = knownBefore ?? 'named'
  if (w.of(who).known === 'absent') w.edit(who).known = 'named'
  say(w, 'revealed', { who })
}

/** Something that may give a hidden one away; the GM has the last word [MUR-SNEAK-07]. */
export const mayReveal = rule<Murdham, [Id, string], void>(['MUR-SNEAK-07'], 'mayReveal', function* (w, who, what) {
  if (!isHidden(w.of(who))) return
  const facts = { who, what }
  const ways = () => ['revealed', 'hidden']
  const how = yield* choose('gm', 'sneak.reveal', ways, { see: 'asked', facts, default: 'revealed' })
  if (how === 'revealed') reveal(w, who)
})

/** The GM's hand in hiding, taken in: who is marked hidden is not on the players' table, and back on it when the mark goes. */
export function tidyHiding(w: World): void {
  for (const c of roster(w.now)) {
    const { id, known } = c
    const { knownBefore } = c.sheet.status
    if (isHidden(c) && !isPlayers(c) && knownBefore === null) {
      w.editSheet(id, 'status').knownBefore = known
      w.edit(id).known = 'absent'
    } else if (isHidden(c) && knownBefore !== null && known !== 'absent')
      Object.assign(w.editSheet(id, 'status'), { hiddenFrom: [], knownBefore: null })
    else if (!isHidden(c) && knownBefore !== null) {
      w.editSheet(id, 'status').knownBefore = null
      w.edit(id).known = knownBefore
    }
  }
}
