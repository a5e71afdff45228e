import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isPresent } from '../conditions'
import { freshRound } from '../sheet/blank'
import { fitPools } from '../sheet/pools'
import { say, sayToGm } from '../state/events'
import { chooseSome, roll } from '../state/questions'
import type { Hallowed, World } from '../state/types'
import { rollInitiative } from './initiative'

/** P1. The start of combat: who is surprised, who shares a die, and everybody's Base Initiative. Then round 1 is declared. */
export const begin = rule<Hallowed, [], void>(['HAL-GEN-01'], 'begin', function* (w) {
  const there = Object.values(w.now.combatants).flatMap(c => (isPresent(c) && c.cell !== null ? [c.id] : []))
  yield* rollHitDice(w, there)
  for (const { id } of Object.values(w.now.combatants)) {
    const c = w.edit(id)
    c.sheet.fight = { base: null, pending: null }
    c.sheet.round = freshRound()
    c.sheet.status.fullDefense = false
  }
  w.set({ phase: 'combat', turn: { round: 1, step: 'declaring', declared: [], entries: [], count: null } })
  say(w, 'began', {})
  yield* askSurprise(w, there)
  yield* rollInitiative(w, there)
  say(w, 'round', {}, { round: 1 })
})

/** The GM says who does not know that enemies are there; nothing is rolled. */
export const askSurprise = rule<Hallowed, [readonly Id[]], void>(
  ['HAL-SURP-01', 'HAL-SURP-02'],
  'askSurprise',
  function* (w, who) {
    const marked = who.filter(id => w.of(id).sheet.status.surprised)
    const all = { min: 0, max: who.length }
    const surprised = yield* chooseSome('gm', 'begin.surprised', () => who, all, { see: 'asked', default: marked })
    for (const id of who) {
      const isSurprised = surprised.includes(id)
      if (w.of(id).sheet.status.surprised !== isSurprised) w.editSheet(id, 'status').surprised = isSurprised
      if (!isSurprised) continue
      w.enter('HAL-SURP-03')
      sayToGm(w, 'surprised', { who: id })
    }
  },
)

/** With rolled Stress: the Hit Dice after the first, once in a lifetime [HAL-OPT-09]. */
export const rollHitDice = rule<Hallowed, [readonly Id[]], void>([], 'rollHitDice', function* (w, who) {
  if (w.now.settings.stressMode !== 'rolled') return
  for (const id of who) {
    const { sheet } = w.of(id)
    const later = sheet.hd.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides)).slice(1)
    // The first is never rolled: with one Hit Die there is nothing to roll.
    if ((sheet.hdRolled?.length ?? 0) === later.length) continue
    w.enter('HAL-DICE-10', 'HAL-OPT-09')
    fill(w, id, yield* roll(id, 'hd.dice', () => later, { see: 'asked' }))
  }
})

/** Freshly rolled Stress is full. */
function fill(w: World, id: Id, faces: readonly number[]): void {
  w.edit(id).sheet.hdRolled = [...faces]
  fitPools(w, id)
  const stress = w.editSheet(id, 'stress')
  stress.cur = stress.max
}
