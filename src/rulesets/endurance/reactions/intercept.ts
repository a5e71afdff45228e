import type { QuestionFacts } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { atStake, option } from '~/engine/questions'
import { reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { cellsOf, footprint, overlaps, type Rect } from '~/grid/squares'
import { takenSquare } from '~/grid/standing'
import { nearestFree, reach } from '~/grid/walk/reach'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isPresent, roster } from '../conditions'
import { giveWay, moveTo } from '../movement'
import { canSee, distanceBetween, mapOf, rectOf } from '../space'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import { passive } from './dodge'
import { noteSurprise, NOTHING_OWED, payReaction, reactionFacts, reactionStake, whyNotReact } from './reaction'

/** Whether an attack can still be made on this one, as they stand or would stand. */
type IsOn = (there: Combatant) => boolean

/** Whether one cannot see the other, or not step to its squares: a wall, a closed door or rock is in between [END-DEF-20]. */
function isWallBetween(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): boolean {
  const [from, to] = [rectOf(terrain, a), rectOf(terrain, b)]
  if (!from || !to || !canSee(s, terrain, a, b)) return true
  const { width } = terrain.map
  const goals = cellsOf(width, to)
  const budget = s.settings.interceptRange
  return cellsOf(width, from).every(cell => {
    // Difficult ground makes a way no longer here: it is no Move.
    const reached = reach(terrain.at(s.board, 'plain'), cell, { budget })
    return goals.every(goal => reached.costAt(goal) === undefined)
  })
}

/**
 * Where one would stand who steps in for an ally: on a square of the ally's at least, on free squares, where the attack reaches
 * and where the ally has somewhere to go; the ally's own place before others, then the nearest. Undefined: there is no room.
 */
function placeFor(s: Snapshot, terrain: Terrain, c: Combatant, ally: Combatant, isOn: IsOn): number | undefined {
  const [own, theirs] = [rectOf(terrain, c), rectOf(terrain, ally)]
  if (!own || !theirs) return undefined
  const { footprint: size } = c.sheet
  const { map } = terrain
  const at = (cell: number) => footprint(map.width, cell, size)
  // Rows and columns that it moves by.
  const steps = (cell: number) => Math.abs(at(cell).x0 - own.x0) + Math.abs(at(cell).y0 - own.y0)
  const { stands } = mapOf(s, terrain).field(size)
  const others = takenBut(s, terrain, c, ally)
  return cellsOf(map.width, {
    x0: Math.max(0, theirs.x0 - size + 1),
    y0: Math.max(0, theirs.y0 - size + 1),
    x1: theirs.x1,
    y1: theirs.y1,
  })
    .filter(cell => stands[cell] === 1 && takenSquare(map.width, cell, size, others) === undefined)
    .toSorted((a, b) => rank(a, ally) - rank(b, ally) || steps(a) - steps(b) || a - b)
    .find(cell => isOn({ ...c, cell }) && hasPlaceFor(s, terrain, ally, c, at(cell), others))
}

const rank = (cell: number, { cell: theirs }: Combatant): number => (cell === theirs ? 0 : 1)

/** The squares of all the living but these two. */
function takenBut(s: Snapshot, terrain: Terrain, a: Combatant, b: Combatant): ReadonlySet<number> {
  const taken = new Set<number>()
  for (const c of Object.values(s.combatants)) {
    const rect = c.id !== a.id && c.id !== b.id && isPresent(c) && rectOf(terrain, c)
    if (rect) for (const cell of cellsOf(terrain.map.width, rect)) taken.add(cell)
  }
  return taken
}

/** Whether the ally has somewhere to stand once `c` covers these squares. */
function hasPlaceFor(
  s: Snapshot,
  terrain: Terrain,
  ally: Combatant,
  c: Combatant,
  covered: Rect,
  others: ReadonlySet<number>,
): boolean {
  if (fitsWhere(s, terrain, ally, c, covered, others)) return true
  const taken = new Set([...others, ...cellsOf(terrain.map.width, covered)])
  return nearestFree(mapOf(s, terrain), ally.cell!, ally.sheet.footprint, taken).length > 0
}

/** Whether the ally can stand where `c` stood, once `c` covers these squares. */
function fitsWhere(
  s: Snapshot,
  terrain: Terrain,
  { sheet: { footprint: size } }: Combatant,
  { cell }: Combatant,
  covered: Rect,
  others: ReadonlySet<number>,
): boolean {
  const { width } = terrain.map
  if (mapOf(s, terrain).field(size).stands[cell!] !== 1) return false
  return takenSquare(width, cell!, size, others) === undefined && !overlaps(footprint(width, cell!, size), covered)
}

/** The two change places; where the ally does not fit on the other's, it goes to the nearest free squares. */
const changePlaces = rule<Endurance, [Id, Id, IsOn], void>([], 'changePlaces', function* (w, who, ally, isOn) {
  const [c, other] = [w.of(who), w.of(ally)]
  // Numbers, not the records: those may be the very ones that are changed.
  const [mine, theirs] = [c.cell, other.cell]
  const to = placeFor(w.now, w.terrain, c, other, isOn)
  if (to === undefined || mine === null || theirs === null) return
  if (to !== theirs) w.enter('END-DEF-20')
  const covered = footprint(w.terrain.map.width, to, c.sheet.footprint)
  const others = takenBut(w.now, w.terrain, c, other)
  const swap = fitsWhere(w.now, w.terrain, other, c, covered, others)
  moveTo(w, who, to)
  if (swap) moveTo(w, ally, mine)
  else yield* giveWay(w, ally, theirs, 'intercept.where')
})

/**
 * Before the dice, each ally of the target beside it may step in, in order of joining; the first who does becomes the
 * target. `isOn`: whether the attack can still be made on somebody, as they stand or would stand; nobody steps in before one
 * that cannot. Returns who that is, or null.
 */
export const intercept = rule<Endurance, [Id, Id, IsOn, () => QuestionFacts, 'all' | 'asked'], Id | null>(
  ['END-REACT-10'],
  'intercept',
  function* (w, by, target, isOn, facts, see) {
    if (!isOn(w.of(target))) return null
    const whyNot = (id: Id) => whyNotIntercept(w.now, w.terrain, by, w.of(target), w.of(id), isOn)
    for (const { id } of roster(w.now)) {
      const c = w.now.combatants[id]
      if (!c || !isAlly(w.now, by, w.of(target), c) || whyNotReach(w.now, w.terrain, w.of(target), c)) continue
      noteSurprise(w, id)
      if (whyNot(id)) continue
      w.enter('END-DEF-17')
      const answer = yield* choose(
        id,
        'attack.intercept',
        () => [
          atStake(option('no'), { cost: [] }),
          atStake(
            option('intercept', whyNot(id)),
            reactionStake(w.of(id), 'stamina', NOTHING_OWED, {
              target,
              evasion: total(passive(w.of(id), 'evasion')),
              insteadOf: total(passive(w.of(target), 'evasion')),
            }),
          ),
        ],
        { see, facts: () => Object.assign(facts(), reactionFacts(w.of(id), NOTHING_OWED)), default: 'no' },
      )
      // Whatever has changed, it was while somebody was asked.
      if (!isOn(w.of(target))) return null
      if (answer === 'no') continue
      w.enter('END-REACT-06', 'END-DEF-18')
      payReaction(w, id, 'stamina', false)
      yield* changePlaces(w, id, target, isOn)
      say(w, 'intercepted', { who: id, target })
      return id
    }
    return null
  },
)

function isAlly(s: Snapshot, by: Id, target: Combatant, c: Combatant): boolean {
  return !areFoes(s, c, target) && c.id !== by && c.id !== target.id && isAble(c)
}

function whyNotIntercept(
  s: Snapshot,
  terrain: Terrain,
  by: Id,
  target: Combatant,
  c: Combatant,
  isOn: IsOn,
): Reason | undefined {
  if (!isAlly(s, by, target, c)) return reason('END-DEF-17', 'noAlly', { who: c.id })
  const no = whyNotReach(s, terrain, target, c) ?? whyNotReact(s, c, 'END-REACT-06', 'stamina')
  if (no) return no
  if (isWallBetween(s, terrain, c, target)) return reason('END-DEF-20', 'wallBetween')
  return placeFor(s, terrain, c, target, isOn) === undefined ? reason('END-DEF-20', 'noRoom', { who: c.id }) : undefined
}

function whyNotReach(s: Snapshot, terrain: Terrain, target: Combatant, c: Combatant): Reason | undefined {
  const metres = distanceBetween(terrain, c, target)
  const furthest = s.settings.interceptRange
  if (metres !== undefined && metres <= furthest) return undefined
  return reason('END-DEF-17', 'tooFarToIntercept', { metres: metres ?? null, furthest })
}
