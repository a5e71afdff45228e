import type { PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/types'
import { isKnown } from '~/table/share'
import { isAble, isPlayers, isUnseen, roster } from './able'
import { badges } from './badges'
import { standing } from './order'
import { pools } from './pools'
import { roundName } from './roundName'
import { footprintOf } from './size'
import type { Combatant, Side, Snapshot } from './types'

/** Seen of everybody, even of a side of which nothing is shown: what lies on the ground for all to see. */
const PLAIN: ReadonlySet<string> = new Set(['dead', 'down', 'disabled', 'surrendered', 'held', 'marker'])

/** The word for how somebody of the GM's is doing. */
export function condition({ sheet }: Combatant): string {
  const { health, status } = sheet
  if (status.dead || status.incapacitated || status.disabled) return ''
  if (health.cur === health.max) return 'unhurt'
  return 2 * health.cur > health.max ? 'hurt' : 'badly hurt'
}

/**
 * The public record, put together fact by fact. The GM's hidden combatants leave no trace in it: neither they, nor their
 * faction when nobody else of it is seen, nor a go or a question that exists because of them.
 */
export function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = roster(s).filter(c => isShown(c) && !c.gone)
  const order = s.turn?.factions ?? []
  const rank = (side: Side) => (order.includes(side.id) ? order.indexOf(side.id) : order.length)
  const sides = Object.values(s.sides)
    .filter(side => seen.some(c => c.side === side.id))
    .sort((a, b) => rank(a) - rank(b))
  const go = s.phase === 'combat' ? sides.find(side => side.id === s.turn?.at) : undefined
  const round = s.turn?.round ?? null
  return {
    title: 'Murdham',
    phase: s.phase,
    round: s.phase === 'combat' ? round : null,
    ...roundName(s),
    seconds: Math.max(0, (round ?? 1) - 1) * 6,
    now: banner(s, open, go),
    sides: sides.map(side => ({ id: side.id, name: side.name, badge: side.badge, now: side.id === go?.id })),
    combatants: seen.map(c => publicly(s, c)),
  }
}

/** Known to the players, and not one of the GM's who lies in hiding. */
function isShown(c: Combatant): boolean {
  return isKnown(c) && !isUnseen(c)
}

function banner(s: Snapshot, open: readonly Asked[] | null, go: Side | undefined): PublicTable['now'] {
  if (s.phase === 'preparation') return { title: 'Preparation', who: null, side: null }
  if (s.phase === 'over') return { title: 'Combat is over', who: null, side: null }
  const side = go?.id ?? null
  const [ask] = (open ?? []).filter(({ see }) => see === 'all')
  const asked = ask && s.combatants[ask.of]
  if (asked && isShown(asked)) return { title: `${shownName(asked)}: ${publicQuestion(ask)}`, who: asked.id, side }
  const actor = s.turn?.acting ? s.combatants[s.turn.acting.who] : undefined
  if (actor && isShown(actor)) return { title: `${shownName(actor)}'s turn`, who: actor.id, side }
  const phase =
    s.turn?.fat === null || !s.turn ? '' : s.turn.phase === 'fast' ? `, fast phase (${s.turn.fat})` : ', slow phase'
  return { title: go && !actor ? `${go.name} choose${phase}` : 'The fight goes on', who: null, side }
}

/** What everybody may know of a question. */
function publicQuestion({ key }: Asked): string {
  return QUESTIONS[key] ?? (key.endsWith('.save') ? 'save' : 'roll')
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'attack.damage': 'damage',
  'counter.damage': 'damage of the counter',
  'hit.save': 'does it hit?',
  'dodge.save': 'dodge',
  'resist.save': 'resist',
  'injury.dice': 'injury',
  'gear.wear': 'wear',
}

function shownName(c: Combatant): string {
  return c.known === 'named' ? c.name : 'Somebody'
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const exact = show === 'exact' && isPlayers(c)
  const seen = badges(c, s).filter(({ open, code }) => open && (show !== 'nothing' || PLAIN.has(code)))
  const words = show !== 'nothing' && !exact && isAble(c) ? condition(c) : ''
  return {
    id: c.id,
    name: shownName(c),
    letter: c.known === 'named' ? c.letter : '?',
    side: c.side,
    cell: c.cell,
    size: footprintOf(c.sheet),
    turn: standing(s, c).state,
    pools: exact ? pools(c).map(({ label, cur, max }) => ({ label, cur, max })) : [],
    badges: [words, ...seen.map(badge => badge.words)].filter(Boolean),
  }
}
