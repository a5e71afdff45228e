import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { comeOut, hide, isAble } from './conditions'
import { test } from './dice'
import { armourHinders, armourSources } from './sheet/armour'
import { ends, farLimit, go, normalMovement, type Way } from './space'
import { say } from './state/events'
import type { Sheet } from './state/sheet'
import type { Combatant, Tiny } from './state/types'

/** Anywhere out of combat within twice the normal movement. */
export const about = ({ sheet }: Combatant): Way => ({
  budget: farLimit(sheet),
  rule: 'TINY-MOVE-14',
  end: 'out',
  elsewhere: 'endsInside',
  stay: false,
})

/** Move: somewhere where it is not in combat; the turn ends. */
export const moveAbout = rule<Tiny, [Id], void>(['TINY-MOVE-14'], 'moveAbout', function* (w, who) {
  yield* go(w, who, 'move.path', () => about(w.of(who)))
})

/** Up to normal movement, out of combat, or not at all. */
export const toSneak = ({ sheet }: Combatant): Way => ({
  budget: normalMovement(sheet),
  rule: 'TINY-ACT-04',
  end: 'out',
  elsewhere: 'endsInside',
  stay: true,
})

function sourcesOfSneak(sheet: Sheet): readonly Part[] {
  return [
    ...(sheet.traits.sneaky ? [part(1, 'sneaky', 'TINY-ACT-04')] : []),
    ...(sheet.armour === 'medium' ? [part(-1, 'mediumArmour', 'TINY-ARM-04')] : []),
    ...armourSources(sheet),
  ]
}

/** Sneak: a short way if wished, then a Test; success hides, failure ends an earlier hiding. */
export const sneak = rule<Tiny, [Id], void>(['TINY-ACT-04', 'TINY-DICE-10'], 'sneak', function* (w, who) {
  yield* go(w, who, 'sneak.path', () => toSneak(w.of(who)))
  const see = questionVisibility(w, who)
  const { success, mode, faces, needed } = yield* test(w, who, 'sneak', {
    sources: () => sourcesOfSneak(w.of(who).sheet),
    see,
  })
  armourHinders(w, w.of(who).sheet)
  // The GM may have felled it meanwhile.
  if (!isAble(w.of(who))) return
  if (success) hide(w, who)
  else comeOut(w, who, 'restored')
  const type = success ? 'hides' : 'sneakFails'
  say(w, type, { who }, {}, { mode, faces, needed })
})

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
