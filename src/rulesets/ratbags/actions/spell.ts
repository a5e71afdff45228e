import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { risk } from '../dice'
import type { Combatant, Ratbags, World } from '../state/types'
import { say, sayAmong } from '../state/events'

/** Slots of a pack, Fatigue included. */
const SLOTS = 10

/** No slot is left for another Fatigue; an NPC gets none [RAT-ACT-07]. */
export function packIsFull({ sheet }: Combatant): boolean {
  return sheet.kind !== 'npc' && sheet.slotsUsed >= SLOTS
}

/** Cast from a wand: no roll, then one Fatigue. What the spell does is in its words; the GM applies it. */
export const spell = rule<Ratbags, [Id, number, readonly Id[]], void>(
  ['RAT-ACT-07'],
  'spell',
  function* (w, who, number, targets) {
    const wand = w.of(who).sheet.wands[number]
    if (!wand?.held) return say(w, 'lost', { who })
    const risky = w.now.settings.castingRisk
    if (risky) w.enter('RAT-OPT-10')
    const outcome = yield* risk(w, {
      who,
      words: `casting ${wand.name}`,
      others: targets,
      usual: risky ? 'wil' : 'works',
    })
    const facts = { who, spell: wand.name, targets: [...targets], outcome }
    sayAmong(w, 'casts', [who, ...targets], facts, { words: wand.text })
    if (w.of(who).sheet.kind !== 'npc') tire(w, who)
  },
)

/** One Fatigue fills one slot [RAT-COND-12]. */
export function tire(w: World, who: Id): void {
  w.enter('RAT-COND-12')
  const { sheet } = w.edit(who)
  if (sheet.slotsUsed >= SLOTS || sheet.fatigue >= SLOTS) return
  sheet.fatigue++
  sheet.slotsUsed++
  say(w, 'tired', { who }, {}, { fatigue: sheet.fatigue })
}
