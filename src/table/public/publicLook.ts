import type { HealthRing, PublicCombatant, PublicTable, WayOut } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { DisplayRules, Pool } from '~/engine/display'
import type { Combatant, Id, RulesetTypes, Side, Snapshot } from '~/engine/snapshot'
import { isKnown } from '../secrecy/shareAs'

/** The name that the players know somebody by. */
export function shownName({ known, name }: Pick<Combatant, 'known' | 'name'>): string {
  return known === 'named' ? name : 'Somebody'
}

/** The sides that the players know of: those of whom somebody is `seen`. `now`: whose go it is. */
export function publicSides(
  sides: readonly Pick<Side, 'id' | 'name' | 'badge'>[],
  now: Id | undefined,
): PublicTable['sides'] {
  return sides.map(({ id, name, badge }) => ({ id, name, badge, now: id === now }))
}

/** Those of these whom the players know, in their order; whoever has left the fight stands last. */
export function listed<C extends Pick<Combatant, 'gone'>>(all: readonly C[], isShown: (c: C) => boolean): readonly C[] {
  const known = all.filter(isShown)
  return [...known.filter(c => !c.gone), ...known.filter(c => c.gone)]
}

/**
 * The health ring of whoever has these pools. A pool that its bearer does not have is none of the ring.
 *
 * @param life the keys of the pools that harm goes through, in their order (`DisplayRules.life`)
 */
export function healthRing(pools: readonly Pool[], life: readonly string[]): HealthRing {
  return life.flatMap(key => {
    const pool = pools.find(one => one.key === key)
    return pool && pool.max > 0 ? [{ left: Math.max(0, Math.min(pool.cur, pool.max)), of: pool.max }] : []
  })
}

/** How one pool is doing, in a word that tells no number, and with a ring that says no more than the word. */
export function healthInWords({ cur, max }: Pick<Pool, 'cur' | 'max'>): { word: string; ring: HealthRing } {
  const [word, left] = cur === max ? ['unhurt', 3] : 2 * cur > max ? ['hurt', 2] : ['badly hurt', 1]
  return { word, ring: [{ left, of: 3 }] }
}

/** A combatant as the players see it: what is the same by all rules, and what its rules say of it. `pools`: where they are shown. */
export function publicCombatant(
  { id, name, letter, side, cell, known }: Pick<Combatant, 'id' | 'name' | 'letter' | 'side' | 'cell' | 'known'>,
  rules: Pick<PublicCombatant, 'size' | 'turn' | 'badges' | 'ring'> & {
    out?: WayOut | null
    pools: readonly Pool[]
    poolColours: DisplayRules<RulesetTypes>['poolColours']
  },
): PublicCombatant {
  return {
    id,
    name: shownName({ known, name }),
    letter: known === 'named' ? letter : '?',
    side,
    // Whether the players see the square is for the feed to say: the ruleset knows no map here.
    cell,
    size: rules.size,
    turn: rules.turn,
    out: rules.out === undefined || rules.out === 'fell' ? null : rules.out,
    pools: rules.pools.map(({ key, label, cur, max }) => ({ label, cur, max, colour: rules.poolColours[key] ?? null })),
    ring: rules.ring.map(({ left, of }) => ({ left, of })),
    badges: rules.badges,
  }
}

/**
 * What everybody waits for, as far as it is the same by all rules: the phase, or the first question that players may know of.
 * Undefined: the rules must say whose go it is.
 *
 * @param side with whom the go is while this one is asked
 * @param question what everybody may know of a question
 */
export function commonBanner<R extends RulesetTypes>(
  s: Snapshot<R>,
  open: readonly Asked[] | null,
  rules: {
    isShown?: (c: Combatant<R>) => boolean
    side: (asked: Combatant<R>) => Id | null
    question: (ask: Asked) => string
  },
): PublicTable['now'] | undefined {
  if (s.phase === 'preparation') return { title: 'Preparation', who: null, side: null }
  if (s.phase === 'over') return { title: 'Combat is over', who: null, side: null }
  const { isShown = isKnown, side, question } = rules
  for (const ask of open ?? []) {
    const asked = s.combatants[ask.of]
    // That somebody is asked besides, whom they do not know, must not be read from what stands here.
    if (ask.see !== 'all' || !asked || !isShown(asked)) continue
    return { title: `${shownName(asked)}: ${question(ask)}`, who: asked.id, side: side(asked) }
  }
  return undefined
}
