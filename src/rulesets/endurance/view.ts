import type { PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/types'
import { isKnown } from '~/table/share'
import { badges } from './badges'
import { standing } from './order'
import { pools } from './pools'
import { roundName } from './roundName'
import type { Combatant, Side, Snapshot } from './types'

/**
 * The public record, put together fact by fact. Combatants that the players do not know leave no trace in it, nor do
 * questions that exist because of them.
 */
export function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = Object.values(s.combatants).filter(c => isKnown(c) && !c.gone)
  const sides = Object.values(s.sides).filter(side => seen.some(c => c.side === side.id))
  const go = goOf(s, sides)
  return {
    title: 'Endurance & Health',
    phase: s.phase,
    round: s.phase === 'combat' && s.turn ? s.turn.round : null,
    ...roundName(s),
    seconds: s.turn?.seconds ?? 0,
    now: banner(s, open, go),
    sides: sides.map(side => ({ id: side.id, name: side.name, badge: side.badge, now: side.id === go?.id })),
    combatants: seen.map(c => publicly(s, c)),
  }
}

/** The side whose go it is, as far as the players know it. */
function goOf(s: Snapshot, sides: readonly Side[]): Side | undefined {
  const id = s.phase === 'combat' ? s.turn?.teams[s.turn.at] : undefined
  return sides.find(side => side.id === id)
}

function banner(s: Snapshot, open: readonly Asked[] | null, go: Side | undefined): PublicTable['now'] {
  if (s.phase === 'preparation') return { title: 'Preparation', who: null, side: null }
  if (s.phase === 'over') return { title: 'Combat is over', who: null, side: null }
  const side = go?.id ?? null
  const [ask] = (open ?? []).filter(({ see }) => see === 'all')
  const asked = ask && s.combatants[ask.of]
  if (asked && isKnown(asked)) return { title: `${shownName(asked)}: ${publicQuestion(ask)}`, who: asked.id, side }
  const actor = s.turn?.who ? s.combatants[s.turn.who] : undefined
  if (actor && isKnown(actor)) return { title: `${shownName(actor)}'s turn`, who: actor.id, side }
  return { title: go ? `${go.name} choose` : 'The fight goes on', who: null, side }
}

/** What everybody may know of a question. */
function publicQuestion({ key }: Asked): string {
  if (key.startsWith('attack.defend') || key.startsWith('attack.block') || key.startsWith('attack.intercept'))
    return 'react?'
  if (key.startsWith('death')) return 'cheat death'
  return key.startsWith('conscious') || key.startsWith('fortify') ? 'stay conscious?' : 'roll'
}

function shownName(c: Combatant): string {
  return c.known === 'named' ? c.name : 'Somebody'
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const seen = badges(c, s).filter(badge => badge.open)
  // A side of which nothing is shown: only what lies on the ground for all to see.
  const plain = seen.filter(
    ({ code }) => code === 'dead' || code === 'unconscious' || code === 'prone' || code === 'marker',
  )
  return {
    id: c.id,
    name: shownName(c),
    letter: c.known === 'named' ? c.letter : '?',
    side: c.side,
    // Whether the players see the square is for the feed to say: the ruleset knows no map here.
    cell: c.cell,
    size: c.sheet.footprint,
    turn: standing(s, c).state,
    pools: show === 'exact' ? pools(c).map(({ label, cur, max }) => ({ label, cur, max })) : [],
    badges: (show === 'nothing' ? plain : seen).map(({ words }) => words),
  }
}
