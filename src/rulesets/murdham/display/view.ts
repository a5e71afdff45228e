import type { HealthRing, PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/share'
import { isAble, isPlayers, isUnseen, roster } from '../conditions/able'
import { LIFE, pools } from '../sheet/pools'
import { footprintOf } from '../sheet/size'
import type { QuestionKey } from '../state/questions'
import type { Combatant, Side, Snapshot } from '../state/types'
import { badges } from './badges'
import { turnStatus } from './order'
import { roundName, secondsBefore } from './round'

/** Seen of everybody, even of a side of which nothing is shown: what lies on the ground for all to see. */
const PLAIN: ReadonlySet<string> = new Set(['dead', 'down', 'disabled', 'surrendered', 'held', 'marker'])

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
    seconds: secondsBefore(round ?? 1),
    now: banner(s, open, go),
    sides: publicSides(sides, go?.id),
    combatants: seen.map(c => publicly(s, c)),
  }
}

/** Known to the players, and not one of the GM's who lies in hiding. */
function isShown(c: Combatant): boolean {
  return isKnown(c) && !isUnseen(c)
}

function banner(s: Snapshot, open: readonly Asked[] | null, go: Side | undefined): PublicTable['now'] {
  const side = go?.id ?? null
  const common = commonBanner(s, open, { isShown, side: () => side, question: publicQuestion })
  if (common) return common
  const actor = s.turn?.acting ? s.combatants[s.turn.acting.who] : undefined
  if (actor && isShown(actor)) return { title: `${shownName(actor)}'s turn`, who: actor.id, side }
  return { title: go && !actor ? `${go.name} choose${phaseWords(s)}` : 'The fight goes on', who: null, side }
}

/** "fast phase (12)": only where the round has two. */
function phaseWords({ turn }: Snapshot): string {
  if (!turn || turn.fat === null) return ''
  return turn.phase === 'fast' ? `, fast phase (${turn.fat})` : ', slow phase'
}

/** What everybody may know of a question. */
function publicQuestion({ key }: Asked): string {
  if (key.endsWith('.path')) return 'where to?'
  return QUESTIONS[key] ?? (key.endsWith('.save') ? 'save' : 'roll')
}

const QUESTIONS: Readonly<Record<string, string>> = {
  'attack.react': 'react?',
  'attack.guard': 'stand guard?',
  'omen.save': 'an omen?',
  'omen.damage': 'an omen?',
  'attack.damage': 'damage',
  'counter.damage': 'damage of the counter',
  'hit.save': 'does it hit?',
  'dodge.save': 'dodge',
  'resist.save': 'resist',
  'injury.dice': 'injury',
  'corruption.die': 'corruption',
  'gear.wear': 'wear',
} satisfies { readonly [Key in QuestionKey]?: string }

/** The word for how somebody of the GM's is doing. */
function healthWord({ sheet }: Combatant): string {
  const { health, status } = sheet
  if (status.dead || status.incapacitated || status.disabled) return ''
  if (health.cur === health.max) return 'unhurt'
  return 2 * health.cur > health.max ? 'hurt' : 'badly hurt'
}

/** What each word for how somebody is doing says of their health. */
const RING: Readonly<Record<string, HealthRing>> = {
  unhurt: [{ left: 3, of: 3 }],
  hurt: [{ left: 2, of: 3 }],
  'badly hurt': [{ left: 1, of: 3 }],
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const exact = show === 'exact' && isPlayers(c)
  const seen = badges(c, s).filter(({ open, code }) => open && (show !== 'nothing' || PLAIN.has(code)))
  const health = show !== 'nothing' && !exact && isAble(c) ? healthWord(c) : ''
  return publicCombatant(c, {
    size: footprintOf(c.sheet),
    turn: turnStatus(s, c).state,
    pools: exact ? pools(c) : [],
    ring: exact ? healthRing(pools(c), LIFE) : (RING[health] ?? []),
    badges: [health, ...seen.map(({ words }) => words)].filter(Boolean),
  })
}
