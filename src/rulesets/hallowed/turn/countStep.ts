import { type Command, Refused } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { endMarkers } from '~/table/tokens/marker'
import { isHelpless, isPresent, isSeen, whyNotAct, whyNotTakePart } from '../conditions'
import { costsStrain, countAction, strain } from '../harm/strain'
import { whyNotAction } from '../initiative/declaring'
import { editEntry, listOrder, nextGroup } from '../initiative/track'
import { chosen } from '../perform/chosen'
import { lost, type Performance } from '../perform/performance'
import { answerTo } from '../reactions'
import { say, sayToGm } from '../state/events'
import type { Entry, Hallowed, World } from '../state/types'
import { aroundAction } from './aroundAction'

/**
 * P3. The next count: everybody on it moves, then all choose, then all roll from one frozen state, then all results are
 * applied, then attacks on Full-Defense are answered, then all move on. One alone goes through the same steps.
 */
export const countStep = rule<Hallowed, [Command], void>(
  ['HAL-INIT-07', 'HAL-INIT-08', 'HAL-INIT-09'],
  'count',
  function* (w, command) {
    const group = nextGroup(w.now)
    const [first] = group
    if (!first) return
    w.editTurn().count = first.value
    // A count on which only the hidden act is nobody's business.
    const open = group.some(({ who }) => isSeen(w.of(who)))
    const [count, who] = [first.value, group.map(one => one.who)]
    if (open) say(w, 'count', {}, { count }, { who })
    else sayToGm(w, 'count', { count, who })
    const { round } = w.now.turn!
    for (const { who } of group) endMarkers(w, { round, of: who, when: 'start' })
    const ordered = inOrder(w, group)
    const walker = walkerOf(w, command, ordered)
    const members = ordered.filter(entry => takesPart(w, entry))

    for (const entry of members)
      if (isPresent(w.of(entry.who)) && !hasLost(w, entry))
        yield* aroundAction(w, entry, 'before', entry.who === walker)

    const onCount: Entry[] = []
    const performing: { entry: Entry; perform: Performance }[] = []
    for (const entry of members) {
      const how = hasLost(w, entry) ? 'turnLost' : yield* choices(w, entry)
      if (how === 'turnLost') continue
      onCount.push(entry)
      if (how) performing.push({ entry, perform: how })
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

    for (const entry of onCount)
      if (isPresent(w.of(entry.who)) && !isHelpless(w.of(entry.who).sheet))
        yield* aroundAction(w, entry, 'after', false)
    for (const { who } of group) endMarkers(w, { round, of: who, when: 'end' })
  },
)

/** Whose way came with the command: its author's, or that of the first on the count where the GM gave it. */
function walkerOf(w: World, { by, with: given }: Command, group: readonly Entry[]): Id | undefined {
  if (given?.['before.path'] === undefined) return undefined
  const walker = by === 'gm' ? group[0]!.who : by
  const no = group.some(({ who }) => who === walker)
    ? whyNotTakePart(w.of(walker))
    : reason('HAL-INIT-07', 'notItsCount', { who: group.map(({ who }) => who) })
  if (no) throw new Refused(no)
  return walker
}

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

/** Whether the GM has taken this turn away while the count was on [HAL-GM-01]. */
const hasLost = (w: World, { who, extra }: Entry): boolean =>
  w.now.turn!.entries.some(one => one.who === who && one.extra === extra && one.state === 'lost')

/** Full-Defense that held since the declaration ends when it is given up [HAL-OPT-07]. */
export function lowerGuard(w: World, { who, act }: Entry): void {
  if (act === 'fullDefense' && w.of(who).sheet.status.fullDefense) w.editSheet(who, 'status').fullDefense = false
}

/** (b) What each that can still act makes of its action; no action die has fallen yet. */
const choices = rule<Hallowed, [Entry], Performance | 'turnLost' | undefined>([], 'choices', function* (w, entry) {
  const c = w.of(entry.who)
  if (entry.act === 'moveOnly') {
    ruleReport('HAL-ACT-16')
    editEntry(w, entry, { state: 'done' })
    return undefined
  }
  // Declared in time, and routed since: only what the routed may declare is left to it.
  const no = whyNotAct(w.now, c) ?? whyNotAction(w.now, c, entry.act)
  if (no && entry.extra) w.enter('HAL-INIT-16')
  const how = no ? lost(w, entry, no) : yield* chosen(w, entry)
  if (hasLost(w, entry)) return 'turnLost'
  editEntry(w, entry, { state: typeof how === 'string' ? how : 'done' })
  if (typeof how === 'string') lowerGuard(w, entry)
  if (how === 'dropped') {
    w.enter('HAL-DECL-05')
    sayToGm(w, 'dropsAction', { who: entry.who, act: entry.act })
  }
  return typeof how === 'string' ? undefined : how
})
