import { option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { ACTIONS, whyNotAble } from '../actions'
import { isHelpless, isPresent, sayIfSeen } from '../conditions'
import { freshRound } from '../sheet/blank'
import { choose } from '../state/questions'
import type { Hallowed, Snapshot } from '../state/types'
import type { Act } from '../state/vocabulary'
import { askSurprise, rollHitDice } from './begin'
import { askMeans, meansName } from './declare'
import { whyNotAction } from './declaring'
import { rollInitiative } from './initiative'
import { editEntry, enterRound, hasGoneBy, isWaiting } from './track'

/** Who is on the map without ever having rolled for initiative. */
const arrivals = ({ combatants }: Snapshot): readonly Id[] =>
  Object.values(combatants).flatMap(c => (isPresent(c) && c.cell !== null && c.sheet.fight.base === null ? [c.id] : []))

/**
 * P4. Whoever comes into a fight rolls at once and, unless surprised, declares at once: with the others while
 * declarations are made, otherwise now, for a count of this round or, if it has gone by, for an extra entry in the next.
 */
export const newcomers = rule<Hallowed, [], void>([], 'newcomers', function* (w) {
  const who = arrivals(w.now)
  if (who.length === 0) return
  w.enter('HAL-INIT-12')
  yield* rollHitDice(w, who)
  for (const id of who) w.edit(id).sheet.round = freshRound()
  yield* askSurprise(w, who)
  yield* rollInitiative(w, who)
  for (const id of who) {
    const { sheet } = w.of(id)
    if (sheet.status.surprised) w.enter('HAL-SURP-06', 'HAL-SURP-07')
    if (w.now.turn!.step === 'declaring' || sheet.status.surprised || isHelpless(sheet)) continue
    const act = yield* askAct(w, id)
    const declared = yield* askMeans(w, id, act)
    const base = w.of(id).sheet.fight.base!
    enterRound(w, { ...declared, who: id, base, value: base + declared.mod, extra: false })
    sayIfSeen(w, 'declared', id, { act, name: meansName(w.of(id), declared) }, declared)
  }
})

/** Any action that is open to it. */
export const askAct = rule<Hallowed, [Id], Act>([], 'askAct', function* (w, who) {
  const acts = (): Option<Act>[] =>
    ACTIONS.map(({ type }) => {
      const no = whyNotAction(w.now, w.of(who), type) ?? whyNotAble(w.now, w.of(who), type)
      return option(type, no)
    })
  const first = (list: readonly Option<Act>[]) => list.find(one => !one.whyNot)?.value
  return yield* choose(who, 'newcomer.act', acts, { see: 'asked', default: first })
})

/**
 * Whose Base Initiative was changed in mid-round acts later if that is later; and who is to act on a count that has gone by, for
 * that or because it was out of the order when the count came, has come too late.
 */
export const changedInitiative = rule<Hallowed, [], void>([], 'changedInitiative', function* (w) {
  for (const entry of w.now.turn?.entries ?? []) {
    const base = w.now.combatants[entry.who]!.sheet.fight.base ?? entry.base
    const isLate = isWaiting(w.now, entry) && hasGoneBy(w.now.turn!, entry.value)
    const isChanged = !entry.extra && entry.state === 'waiting' && base !== entry.base
    if (!isLate && !isChanged) continue
    w.enter('HAL-INIT-17')
    if (entry.extra) {
      w.enter('HAL-INIT-16')
      editEntry(w, entry, { state: 'lost' })
      continue
    }
    const { wave: _, state: _state, ...declared } = entry
    const turn = w.editTurn()
    turn.entries = turn.entries.filter(one => one.who !== entry.who || one.extra)
    enterRound(w, { ...declared, base, value: base + entry.mod })
  }
})
