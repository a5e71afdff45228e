import { say } from '../state/events'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { CONDITION } from '../state/sheet'
import type { Settings } from '../state/settings'
import { comeOut } from '../conditions'
import type { Combatant, Tiny, World } from '../state/types'
import type { Mode } from '../state/vocabulary'

/** The stabilization attempts somebody gets, and the rows that say so. */
export function attemptsOf({ sheet }: Combatant, { robustList }: Settings): { list: Mode[]; rules: readonly string[] } {
  const { hardToKill, robust } = sheet.traits
  if (hardToKill)
    return { list: ['A', 'N', 'D'], rules: robust ? ['TINY-DEATH-08', 'TINY-DEATH-14'] : ['TINY-DEATH-08'] }
  if (!robust) return { list: ['N', 'D'], rules: ['TINY-DEATH-01', 'TINY-DEATH-03'] }
  const rules = ['TINY-DEATH-06', robustList === 'A-N' ? 'TINY-DEATH-07' : 'TINY-OPT-07']
  return { list: LISTS[robustList].slice(), rules }
}

const LISTS: Readonly<Record<Settings['robustList'], Mode[]>> = {
  'A-N': ['A', 'N'],
  'A-D': ['A', 'D'],
  'N-N': ['N', 'N'],
}

/** Whether 0 HP leaves somebody dying; other npcs are out of the fight at once. */
function getsAttempts(w: World, { sheet }: Combatant): boolean {
  if (sheet.kind === 'pc') return true
  const saved = w.now.settings.npcsStabilize || sheet.stabilizes
  w.enter(saved ? 'TINY-OPT-04' : 'TINY-DEATH-13')
  return saved
}

/** 0 HP: unconscious, with so many attempts to stabilize; or defeated. */
export const fall = rule<Tiny, [Id], void>([], 'fall', function* (w, who) {
  goDown(w, who)
})

/** Whoever is up without a hit point when combat begins goes down [TINY-DEATH-13]. */
export function notUpAtNone(w: World, who: Id): void {
  const { gone, sheet } = w.of(who)
  if (!gone && sheet.status.condition === 'up' && sheet.hp.cur === 0) goDown(w, who)
}

/** Dying with so many attempts, or defeated: without a hit point, by whatever hand. */
export function goDown(w: World, who: Id): void {
  w.enter('TINY-REACT-07')
  comeOut(w, who, 'restored')
  const c = w.of(who)
  if (getsAttempts(w, c)) {
    const { list, rules } = attemptsOf(c, w.now.settings)
    w.enter(...rules, 'TINY-DEATH-02')
    Object.assign(w.editSheet(who, 'status'), {
      ...CONDITION.endedBy('fall'),
      condition: 'dying',
      droppedRound: w.now.phase === 'combat' ? (w.now.turn?.round ?? 0) : 0,
      attempts: list,
      tended: false,
    })
    say(w, 'falls', { who })
  } else {
    Object.assign(w.editSheet(who, 'status'), { ...CONDITION.endedBy('fall'), condition: 'defeated' })
    say(w, 'defeated', { who })
  }
}

/** Dead for good. */
export function die(w: World, who: Id): void {
  Object.assign(w.editSheet(who, 'status'), {
    ...CONDITION.endedBy('fall'),
    condition: 'dead',
    attempts: [],
    tended: false,
    droppedRound: null,
  })
  say(w, 'died', { who })
}
