import { chooseSome } from '~/engine/ask'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Part } from '~/engine/types'
import { share } from '~/table/share'
import { isAble } from './able'
import { hasCover } from './cover'
import { guard } from './defence'
import { move } from './move'
import { payReaction } from './pay'
import { rectOf } from './space'
import { test } from './test'
import type { Endurance } from './types'

/** Dodge: dexterity, agility and dodge, rolled after the attacker's dice; stands in for evasion when higher. */
export const dodge = rule<Endurance, [Id, boolean, 'all' | 'asked'], { total: number; because: readonly Part[] }>(
  ['END-REACT-04', 'END-DEF-07', 'END-DICE-09'],
  'dodge',
  function* (w, who, free, see) {
    payReaction(w, who, 'stamina', free)
    const { total, because } = yield* test(w, who, 'dodge', {
      attribute: 'dexterity',
      skill: 'agility',
      proficiency: 'dodge',
      more: guard(w.of(who)),
      see,
    })
    const exact = see === 'all' && w.now.sides[w.of(who).side]?.show === 'exact'
    w.emit({ type: 'dodged', with: { who, total }, because, ...(exact ? { shared: { who, total } } : {}) })
    return { total, because }
  },
)

/** After a dodge, whatever came of it: shift up to 1 m, take cover, drop prone, for nothing. */
export const afterDodge = rule<Endurance, [Id, 'all' | 'asked'], void>(
  ['END-DEF-08'],
  'afterDodge',
  function* (w, who, see) {
    if (!isAble(w.of(who)) || !rectOf(w.terrain, w.of(who))) return
    // A shift of 1 m may bring one to cover that is 2 m away now.
    const noCover = () =>
      hasCover(w.now, w.terrain, w.of(who), 2) ? undefined : reason('END-ACT-15', 'noCover', { who })
    const then = yield* chooseSome(
      who,
      'dodge.after',
      () => [
        { value: 'shift' as const },
        { value: 'cover' as const, ...(noCover() && { whyNot: noCover()! }) },
        {
          value: 'prone' as const,
          ...(w.of(who).sheet.status.prone && { whyNot: reason('END-ACT-25', 'alreadyProne', { who }) }),
        },
      ],
      { min: 0, max: 3 },
      { see, default: [] },
    )
    if (then.includes('shift')) yield* move(w, who, 'dodge.shift', 'shift', () => 1)
    if (then.includes('cover') && hasCover(w.now, w.terrain, w.of(who), 1)) {
      w.editSheet(who, 'status').cover = true
      w.emit({ type: 'tookCover', with: { who }, ...share(w.now, [who], { who }) })
    }
    if (then.includes('prone')) {
      w.editSheet(who, 'status').prone = true
      w.emit({ type: 'prone', with: { who }, ...share(w.now, [who], { who }) })
    }
  },
)
