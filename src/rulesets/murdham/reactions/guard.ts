import { atStake, option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { openFirst } from '../aim/blast'
import type { Blow } from '../aim/blow'
import { areAllied, roster } from '../conditions'
import { circumstancesOf } from '../space/circumstances'
import { isNearby } from '../space/place'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Murdham, Snapshot, World } from '../state/types'
import { reactionCost, spendReaction, whyNotReact } from './reactions'

/** House rule: the two change places. */
export function swap(w: World, a: Id, b: Id): void {
  w.enter('MUR-REACT-19')
  const [one, other] = [w.of(a), w.of(b)]
  const [cell, border] = [one.cell, one.sheet.status.border]
  Object.assign(w.edit(a), { cell: other.cell })
  w.editSheet(a, 'status').border = other.sheet.status.border
  w.edit(b).cell = cell
  w.editSheet(b, 'status').border = border
}

/**
 * Those nearby who could put themselves in the way, asked in the order of the tracker [MUR-REACT-12]. `not`: who cannot; `caught`: all
 * whom a blast catches, who may stand in for one another [MUR-REACT-20].
 */
export const findGuard = rule<Murdham, [Blow, Id, readonly Id[], readonly Id[]], Id | undefined>(
  [],
  'findGuard',
  function* (w, blow, who, not, caught) {
    // Fights are kept in which nobody whom a blast catches could guard.
    const isLater = (guards: readonly Id[]) => guards.every(id => caught.includes(id)) && ({ later: true } as const)
    const facts = { by: blow.by, who, weapon: blow.attackMode.name }
    for (const { id, side } of roster(w.now)) {
      if (!canGuard(w, blow, who, id, not) || !areAllied(w.now, side, w.of(who).side)) continue
      w.enter('MUR-REACT-12', 'MUR-REACT-15')
      const see = questionVisibility(w, blow.by, who, id)
      const how = yield* choose(id, 'attack.guard', () => answers(w.now, w.of(id)), {
        see,
        facts,
        default: 'none',
        ...isLater([id]),
      })
      if (how === 'guard') {
        if (caught.includes(id)) w.enter('MUR-REACT-20')
        return stepIn(w, id, who)
      }
    }
    const strangers = () => strangersBy(w, blow, who, not)
    const open = strangers().flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
    if (open.length === 0) return undefined
    w.enter('MUR-REACT-12', 'MUR-REACT-15')
    const options = (): Option<Id | 'none'>[] => [option('none'), ...strangers()]
    const stranger = yield* choose('gm', 'guard.stranger', options, {
      see: 'asked',
      facts,
      default: 'none',
      ...isLater(open),
    })
    return stranger === 'none' ? undefined : stepIn(w, stranger, who)
  },
)

const answers = (s: Snapshot, c: Combatant): Option<'none' | 'guard'>[] => [
  atStake(option('none'), { cost: [] }),
  atStake(option('guard'), { ...reactionCost(s, c, 'guard'), effect: { target: c.id } }),
]

/** The guard becomes the target, and has no reaction left. */
function stepIn(w: World, guard: Id, who: Id): Id {
  w.enter('MUR-REACT-13', 'MUR-TURN-08')
  spendReaction(w, guard, 'guard')
  if (w.now.settings.swapOnHide) swap(w, who, guard)
  say(w, 'guards', { who: guard, ally: who })
  return guard
}

/**
 * Those of no allied faction who could guard, if the GM lets them; who stands with the attacker is closed. Nobody is asked
 * for where a blast catches a friend of its own maker [MUR-REACT-15].
 */
function strangersBy(w: World, blow: Blow, who: Id, not: readonly Id[]): Option<Id>[] {
  const { side } = w.of(who)
  if (areAllied(w.now, side, w.of(blow.by).side)) return []
  const others = roster(w.now).filter(c => !areAllied(w.now, c.side, side) && canGuard(w, blow, who, c.id, not))
  return openFirst(
    others.map(({ id, side: own }) => {
      const isWithAttacker = areAllied(w.now, own, w.of(blow.by).side)
      return option(id, isWithAttacker ? reason('MUR-REACT-15', 'withAttacker', { who: id }) : undefined)
    }),
  )
}

function canGuard(w: World, { by }: Blow, who: Id, guard: Id, not: readonly Id[]): boolean {
  const [c, target] = [w.of(guard), w.of(who)]
  if (guard === by || guard === who || not.includes(guard)) return false
  if (circumstancesOf(c, w.of(by)).has('unaware')) return false
  return !whyNotReact(w.now, c, 'guard', by) && isNearby(w.now, w.terrain, c, target)
}
