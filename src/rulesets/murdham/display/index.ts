import type { PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { DisplayRules, Measures, Outcomes, Prompt, PublicOptions } from '~/engine/display'
import type { Id } from '~/engine/snapshot'
import { wayOut } from '~/table/contract/outcome'
import { ordersOf, restPrompt, setsOrder } from '~/table/contract/shown'
import {
  commonBanner,
  healthInWords,
  healthRing,
  listed,
  publicCombatant,
  publicSides,
  shownName,
} from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/shareAs'
import { isAble, isPlayers, isUnseen, roster } from '../conditions'
import { footprintOf } from '../sheet'
import { LIFE, POOL_COLOURS, pools } from '../sheet/blank'
import { circumstancesOf, isWallBetween } from '../space/circumstances'
import { CONDITION } from '../state/conditions'
import type { EventType } from '../state/events'
import type { QuestionKey } from '../state/questions'
import type { Combatant, Murdham, Side, Snapshot } from '../state/types'
import { eligible } from '../turn/eligible'
import { isDecided } from '../turn/end'
import { badges } from './badges'
import { allowances, order, turnStatus } from './order'
import { text } from './text'

/** Which events tell what a roll came to, and what it had to come to. */
const measures: Measures<EventType> = {
  struck: { total: 'n', parts: 'total' },
  saved: { total: 'die', against: 'score', isUnder: true, aside: 'save' },
}

/** Orders that would answer such a question from now on. */
const orders = ordersOf<QuestionKey>({
  'attack.react': [
    setsOrder('Never react', 'react', 'never'),
    setsOrder('Always dodge', 'react', 'dodge'),
    setsOrder('Always counter', 'react', 'counter'),
  ],
  'attack.guard': [setsOrder('Never guard', 'guard', 'never'), setsOrder('Always guard', 'guard', 'always')],
  'opportunity.react': [
    setsOrder('Never strike at those who leave', 'opportunity', 'never'),
    setsOrder('Always strike at those who leave', 'opportunity', 'always'),
  ],
  'omen.save': [
    setsOrder('Never spend omens', 'omens', 'never'),
    setsOrder('Omens only against death', 'omens', 'deadly'),
  ],
  'omen.damage': [
    setsOrder('Never spend omens', 'omens', 'never'),
    setsOrder('Omens only against death', 'omens', 'deadly'),
  ],
  'attack.how': [setsOrder('Always the usual weapon and manner', 'attacks', 'best')],
})

/** Which events name what became of somebody. */
const outcomes: Outcomes<EventType> = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  // A dodge that fails is followed by the blow.
  dodges: [{ kind: 'avoided', to: 'who', by: 'by' }],
  hides: [{ kind: 'avoided', to: 'who' }],
  guards: [{ kind: 'avoided', to: 'ally' }],
  struck: [
    { kind: 'hit', to: 'target', by: 'by' },
    { kind: 'harmless', to: 'target', by: 'by', where: { n: 0 } },
  ],
  // Damage of no blow; after one it says no more than that.
  hurt: [{ kind: 'hit', to: 'who' }],
  finalBlow: [{ kind: 'hit', to: 'target', by: 'by' }],
  saved: [
    { kind: 'saved', to: 'who', where: { passed: true } },
    { kind: 'failed', to: 'who', where: { passed: false } },
  ],
  resists: [
    { kind: 'saved', to: 'who', by: 'by', where: { held: true } },
    { kind: 'failed', to: 'who', by: 'by', where: { held: false } },
  ],
  injured: [{ kind: 'injury', to: 'who' }],
  weakened: [{ kind: 'injury', to: 'who' }],
  // Critical damage is what puts somebody down.
  fell: [
    { kind: 'critical', to: 'who', where: { what: 'incapacitated' } },
    { kind: 'critical', to: 'who', where: { what: 'disabled' } },
    { kind: 'down', to: 'who', where: { what: 'incapacitated' } },
    { kind: 'down', to: 'who', where: { what: 'disabled' } },
    // As the players hear it.
    { kind: 'down', to: 'who', where: { what: 'down' } },
    { kind: 'death', to: 'who', where: { what: 'dead' } },
  ],
  surrenders: [{ kind: 'broken', to: 'who', surrenders: true }],
  fled: [{ kind: 'broken', to: 'who' }],
}

/** What is played before the first round is no round: the bonus phase of those in ambush [MUR-SNEAK-09]. */
export function roundName({ turn }: Snapshot): { roundName?: string } {
  return turn?.round === 0 ? { roundName: 'Before round 1' } : {}
}

/** Seconds since the first round began, when this one begins: six a round [MUR-TIME-02]. */
export const secondsBefore = (round: number): number => Math.max(0, round - 1) * 6

/** What to do next: whose go it is and who of them could take it, or what the one who acts has left. */
function prompt(s: Snapshot, preferred?: Id): Prompt {
  const { turn } = s
  const round = turn?.round ?? 0
  const clock = { round, ...roundName(s), seconds: secondsBefore(round) }
  if (s.phase !== 'combat' || !turn) return restPrompt(s, clock, 'Wounds and wear stay as they are.')
  const side = turn.at
  const actor = turn.acting && s.combatants[turn.acting.who]
  if (actor)
    return {
      of: actor.id,
      side: actor.side,
      title: `${actor.name}'s turn`,
      detail: `Left: ${allowances(s)}.`,
      ...clock,
    }
  if (!roster(s).some(isAble))
    return {
      of: 'gm',
      side: null,
      title: 'Nobody can act',
      detail: 'Go on to the next round, or end the combat.',
      ...clock,
    }
  const among = eligible(s, side).map(({ id }) => id)
  const name = s.sides[side]?.name ?? 'Nobody'
  const names = among.map(id => s.combatants[id]!.name).join(', ')
  const over = isDecided(s) ? ' Only one side can still fight.' : ''
  const of = preferred !== undefined && among.includes(preferred) ? preferred : null
  return { of, among, side, title: `${name}: who acts, or pass?`, detail: `Ready: ${names}.${over}`, ...clock }
}

/** Answers out of somebody's own turn and omens. To hide takes somebody else, of whom nothing may be told. */
const publicOptions = {
  'attack.react': value => (value === 'hide' ? undefined : value),
  'attack.guard': value => value,
  'omen.save': value => value,
  'omen.damage': value => value,
} satisfies { [Key in QuestionKey]?: PublicOptions[string] }

/**
 * The public record, put together fact by fact. The GM's hidden combatants leave no trace in it: neither they, nor their
 * faction when nobody else of it is seen, nor a go or a question that exists because of them.
 */
function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = listed(roster(s), isShown)
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

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const exact = show === 'exact' && isPlayers(c)
  const seen = badges(c, s).filter(({ open, code }) => open && (show !== 'nothing' || CONDITION.isPlain(code)))
  const health = show !== 'nothing' && !exact && isAble(c) ? healthInWords(c.sheet.health) : undefined
  return publicCombatant(c, {
    size: footprintOf(c.sheet),
    turn: turnStatus(s, c).state,
    out: wayOut(WAYS_OUT, c),
    pools: exact ? pools(c) : [],
    poolColours: POOL_COLOURS,
    ring: exact ? healthRing(pools(c), LIFE) : (health?.ring ?? []),
    badges: [health?.word ?? '', ...seen.map(({ words }) => words)].filter(Boolean),
  })
}

/** Who is out of the fight, and how it came out of it. */
const WAYS_OUT: Pick<DisplayRules<Murdham>, 'isOut' | 'gaveUp'> = {
  isOut: c => !isAble(c),
  gaveUp({ sheet: { status } }) {
    if (status.dead) return null
    return status.stance === 'surrendered' || status.stance === 'fled' ? status.stance : null
  },
}

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Murdham> = {
  order,
  prompt,
  view,
  isHidden: isUnseen,
  publicOptions,
  text,
  orders,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  cover(s, terrain, by, target) {
    const are = circumstancesOf(target, by)
    if (are.has('behind')) return 'behind a barrier'
    if (are.has('cover')) return 'in cover, armour +1'
    return isWallBetween(s, terrain, by, target) ? 'a wall stands between' : ''
  },
  ...WAYS_OUT,
  spent: new Set(['mana']),
}
