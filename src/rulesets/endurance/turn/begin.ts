import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isPresent } from '../conditions'
import { freshStatus } from '../sheet/blank'
import { CONDITION } from '../state/conditions'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot, World } from '../state/types'
import { startRound } from './round'

/**
 * P1, the start of combat: who set it off with what, in which order the teams go, and who has the advantage of surprise.
 * What set it off is not resolved now; it is the first thing its author does in their first turn.
 */
export const begin = rule<Endurance, [], void>(['END-INIT-01', 'END-INIT-03'], 'begin', function* (w) {
  const author = yield* choose('gm', 'begin.author', () => authors(w.now), {
    see: 'asked',
    default: sidesIn(w.now)[0]!,
  })
  const by = w.now.combatants[author]
  const first = by ? by.side : author
  const target = by
    ? yield* choose('gm', 'begin.target', () => targetsOf(w.now, by), { see: 'asked', default: 'none' })
    : 'none'
  const teams = yield* orderTeams(w, first, w.now.combatants[target]?.side)
  const surprise = yield* choose('gm', 'begin.surprise', () => ['none', ...teams], { see: 'asked', default: 'none' })
  if (by && target !== 'none') w.enter('END-INIT-05')
  w.set({
    phase: 'combat',
    turn: {
      round: surprise === 'none' ? 0 : -1,
      seconds: 0,
      teams,
      at: 0,
      who: null,
      joined: joiningOrder(w.now, teams),
      surprise: surprise === 'none' ? null : surprise,
      opening: by && target !== 'none' ? { by: by.id, target } : null,
    },
  })
  say(w, 'began', {}, {}, { side: first })
  for (const { id } of Object.values(w.now.combatants)) ready(w, id, surprise)
  startRound(w)
})

/** Sides that have somebody in the fight. */
function sidesIn(s: Snapshot): Id[] {
  return Object.keys(s.sides).filter(side => Object.values(s.combatants).some(c => c.side === side && isPresent(c)))
}

/** A side as a whole, or the one whose action it was. */
function authors(s: Snapshot): string[] {
  const members = Object.values(s.combatants).filter(isPresent)
  return [...sidesIn(s), ...members.map(c => c.id)]
}

function targetsOf(s: Snapshot, by: Combatant): string[] {
  const others = Object.values(s.combatants).filter(c => isPresent(c) && c.side !== by.side)
  return ['none', ...others.map(c => c.id)]
}

/** The attacked team goes second; where that does not settle it, the GM orders the rest. */
const orderTeams = rule<Endurance, [Id, Id | undefined], readonly Id[]>(
  ['END-INIT-08'],
  'orderTeams',
  function* (w, first, second) {
    const teams = [first]
    if (second !== undefined && second !== first) {
      w.enter('END-INIT-04')
      teams.push(second)
    }
    for (;;) {
      const rest = () => sidesIn(w.now).filter(side => !teams.includes(side))
      if (rest().length === 0) return teams
      if (rest().length > 1) w.enter(teams.length === 1 ? 'END-INIT-07' : 'END-INIT-04')
      teams.push(yield* choose('gm', 'begin.next', rest, { see: 'asked', default: rest()[0]! }))
    }
  },
)

/** By team position, inside a team in the order of its list [END-DICE-13]. */
function joiningOrder(s: Snapshot, teams: readonly Id[]): Id[] {
  const place = (c: Combatant) => (teams.includes(c.side) ? teams.indexOf(c.side) : teams.length)
  return Object.values(s.combatants)
    .map((c, at) => ({ id: c.id, place: place(c), at }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ id }) => id)
}

/** Everyone who is not surprised has one reaction; what lasts from earlier fights stays. */
function ready(w: World, id: Id, surprise: string): void {
  const { sheet, side } = w.of(id)
  const status = w.editSheet(id, 'status')
  const surprised = surprise !== 'none' && side !== surprise && !sheet.cannotBeSurprised
  w.enter('END-REACT-02')
  if (surprise !== 'none') w.enter('END-SURP-01')
  const reactionsLeft = surprised && !w.now.settings.surprisedMayReact ? 0 : 1
  const { hiddenFrom } = status
  Object.assign(status, freshStatus(), CONDITION.outlasting(status), { hiddenFrom, surprised, reactionsLeft })
}
