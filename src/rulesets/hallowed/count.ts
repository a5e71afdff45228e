import { rule } from '~/engine/rule'
import { witness } from '~/engine/witness'
import type { Command } from '~/engine/types'
import { endMarkers } from '~/table/marker'
import { costsStrain, countAction, strain, whyNotAct, whyNotTakePart } from './acting'
import { isSeen } from './declare'
import { editEntry, nextGroup } from './entries'
import { listOrder } from './listOrder'
import { chosen, lost, type Performance } from './perform'
import { answerTo } from './reposte'
import { isHelpless, isPresent } from './states'
import { turnPart } from './turnPart'
import type { Entry, Hallowed, World } from './types'

/**
 * P3. The next count: everybody on it moves, then all choose, then all roll from one frozen state, then all results are
 * applied, then attacks on Full-Defense are answered, then all move on. One alone goes through the same steps.
 */
export const count = rule<Hallowed, [Command], void>(
  ['HAL-INIT-07', 'HAL-INIT-08', 'HAL-INIT-09'],
  'count',
  function* (w, command) {
    const group = nextGroup(w.now)
    const [first] = group
    if (!first) return
    w.editTurn().count = first.value
    // A count on which only the hidden act is nobody's business.
    const open = group.some(({ who }) => isSeen(w.of(who)))
    const told = { count: first.value, who: group.map(({ who }) => who) }
    w.emit({ type: 'count', with: told, ...(open ? { shared: { count: first.value } } : {}) })
    const { round } = w.now.turn!
    for (const { who } of group) endMarkers(w, { round, of: who, when: 'start' })
    const members = inOrder(w, group).filter(entry => takesPart(w, entry))

    for (const [i, entry] of members.entries()) {
      const walks = i === 0 && command.with?.['before.path'] !== undefined
      if (isPresent(w.of(entry.who))) yield* turnPart(w, entry, 'before', walks)
    }

    const performing: { entry: Entry; perform: Performance }[] = []
    for (const entry of members) {
      const perform = yield* choices(w, entry)
      if (perform) performing.push({ entry, perform })
    }

    const frozen = w.freeze()
    const outcomes = []
    for (const { entry, perform } of performing) {
      countAction(w, entry.who)
      outcomes.push({ who: entry.who, outcome: yield* perform(frozen) })
    }
    const hits = outcomes.flatMap(({ outcome }) => outcome.attacks.filter(({ hit }) => hit))
    if (new Set(hits.map(({ target }) => target)).size < hits.length) w.enter('HAL-DMG-12')
    for (const { outcome } of outcomes) outcome.apply()
    for (const { who } of outcomes) {
      const due = costsStrain(frozen.combatants[who]!)
      if (due) strain(w, who, due)
    }
    for (const { outcome } of outcomes) for (const struck of outcome.attacks) yield* answerTo(w, struck)

    for (const entry of members)
      if (isPresent(w.of(entry.who)) && !isHelpless(w.of(entry.who).sheet)) yield* turnPart(w, entry, 'after', false)
    for (const { who } of group) endMarkers(w, { round, of: who, when: 'end' })
  },
)

function inOrder(w: World, group: readonly Entry[]): readonly Entry[] {
  const order = listOrder(
    w.now,
    group.map(({ who }) => who),
  )
  return order.map(who => group.find(one => one.who === who)!)
}

/** Those who cannot act or move at all lose their entry, and it is said why. */
function takesPart(w: World, entry: Entry): boolean {
  const no = whyNotTakePart(w.of(entry.who))
  if (!no) return true
  if (entry.extra) w.enter('HAL-INIT-16')
  editEntry(w, entry, { state: lost(w, entry, no) })
  lowerGuard(w, entry)
  return false
}

/** Full-Defense that held since the declaration ends when it is given up [HAL-OPT-07]. */
function lowerGuard(w: World, { who, act }: Entry): void {
  if (act === 'fullDefense' && w.of(who).sheet.status.fullDefense) w.editSheet(who, 'status').fullDefense = false
}

/** (b) What each that can still act makes of its action; no action die has fallen yet. */
const choices = rule<Hallowed, [Entry], Performance | undefined>([], 'choices', function* (w, entry) {
  const c = w.of(entry.who)
  if (entry.act === 'moveOnly') {
    witness('HAL-ACT-16')
    editEntry(w, entry, { state: 'done' })
    return undefined
  }
  const no = whyNotAct(w.now, c)
  const how = no ? lost(w, entry, no) : yield* chosen(w, entry)
  editEntry(w, entry, { state: typeof how === 'string' ? how : 'done' })
  if (typeof how === 'string') lowerGuard(w, entry)
  if (how === 'dropped') {
    w.enter('HAL-DECL-05')
    w.emit({ type: 'dropsAction', with: { who: entry.who, act: entry.act } })
  }
  return typeof how === 'string' ? undefined : how
})
