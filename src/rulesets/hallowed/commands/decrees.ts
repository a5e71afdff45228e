import type { Proc } from '~/engine/ask'
import type { Id } from '~/engine/snapshot'
import { decreesBy } from '~/table/contract/decrees'
import { say as sayAtTable } from '~/table/secrecy/say'
import { fleeAway, standUpAgain } from '~/table/tokens/decree'
import { isAble, whyNotTakePart } from '../conditions'
import { die } from '../harm/damage'
import { askMeans } from '../initiative/declare'
import { askAct } from '../initiative/newcomer'
import { byCount, editEntry, isWaiting, nextGroup, waveOf } from '../initiative/track'
import { takeHeart } from '../morale'
import { say } from '../state/events'
import { lowerGuard } from '../turn/countStep'
import type { Combatant, Entry, Hallowed, Snapshot, World } from '../state/types'

/** The GM’s word on somebody [HAL-GM-01]. */
export const decrees = decreesBy<Hallowed>('HAL-GM-01', {
  falls: {
    isOpen: isAble,
    enact(w, id) {
      const { sheet } = w.edit(id)
      sheet.stress.cur = 0
      sheet.wounds.cur = 0
      sheet.conditions.push({ state: 'unconscious', cause: 'GM', modifiers: [] })
      sheet.status.fullDefense = false
      say(w, 'fell', { who: id }, { state: 'down' }, { state: 'incapacitated' })
    },
  },
  dies: { isOpen: ({ sheet }) => !sheet.status.dead, enact: (w, id) => die(w, id) },
  flees: {
    isOpen: isAble,
    enact(w, id) {
      w.editSheet(id, 'status').routed = true
      fleeAway(w, id)
    },
  },
  surrenders: {
    isOpen: ({ sheet: { status } }) => !status.dead && !status.surrendered,
    enact(w, id) {
      Object.assign(w.editSheet(id, 'status'), { routed: true, surrendered: true })
      say(w, 'fell', { who: id }, { state: 'surrendered' })
    },
  },
  actsNow: { isOpen: canActNow, enact: actNow },
  losesTurn: {
    isOpen: (c, s) => waitingOf(s, c.id) !== undefined,
    enact(w, id) {
      sayAtTable(w, 'decreed', { who: id }, { what: 'losesTurn' })
      for (const entry of w.now.turn!.entries)
        if (entry.who === id && isWaiting(w.now, entry)) {
          editEntry(w, entry, { state: 'lost' })
          lowerGuard(w, entry)
        }
    },
  },
  upAgain: {
    isOpen: c => c.gone || !isAble(c),
    enact(w, id) {
      const { sheet } = w.edit(id)
      sheet.wounds.cur = Math.max(1, sheet.wounds.cur)
      sheet.conditions = sheet.conditions.filter(({ state }) => state !== 'unconscious' && state !== 'paralyzed')
      Object.assign(sheet.status, { dead: false, stabilized: false, prone: false })
      takeHeart(w, id)
      standUpAgain(w, id)
    },
  },
})

/** Its next entry of the round that is to come. */
const waitingOf = (s: Snapshot, id: Id): Entry | undefined =>
  s.turn?.entries.find(entry => entry.who === id && isWaiting(s, entry))

/** While counts are gone through: whoever is not on the next one. */
function canActNow(c: Combatant, s: Snapshot): boolean {
  if (s.turn?.step !== 'counting' || c.cell === null || c.sheet.fight.base === null || whyNotTakePart(c)) return false
  return !nextGroup(s).some(({ who }) => who === c.id)
}

/** On the count that is on, or else the next: what it has declared, or a further action of its own. */
function* actNow(w: World, id: Id): Proc<void> {
  sayAtTable(w, 'decreed', { who: id }, { what: 'actsNow' })
  const waits = waitingOf(w.now, id)
  const declared = waits ?? (yield* furtherAction(w, id))
  const turn = w.editTurn()
  const entries = turn.entries.filter(({ who, extra }) => who !== id || extra !== declared.extra)
  const value = turn.count ?? nextGroup(w.now)[0]?.value ?? declared.value
  const wave = waveOf({ entries }, id, value)
  turn.entries = [...entries, { ...declared, value, wave, state: 'waiting' as const }].toSorted(byCount)
}

function* furtherAction(w: World, id: Id): Proc<Omit<Entry, 'wave' | 'state'>> {
  const declared = yield* askMeans(w, id, yield* askAct(w, id))
  const base = w.of(id).sheet.fight.base!
  return { ...declared, who: id, base, value: base, extra: true }
}
