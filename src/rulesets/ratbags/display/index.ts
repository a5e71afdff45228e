import type { HealthRing, PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { DisplayRules, Measures, Outcomes, Plan, Prompt, PublicOptions } from '~/engine/display'
import { wayOut } from '~/table/contract/outcome'
import { ordersOf, restPrompt, setsOrder } from '~/table/contract/shown'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName, listed } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/shareAs'
import { covers } from '../attack/blowRulings'
import { isAble, isOut } from '../conditions'
import { LIFE, POOL_COLOURS, pools } from '../sheet/armour'
import { CONDITION } from '../state/conditions'
import type { EventType } from '../state/events'
import type { QuestionKey } from '../state/questions'
import type { Combatant, Ratbags, Side, Snapshot } from '../state/types'
import { declarationOf, declaring, phaseNow, undeclared } from '../turn/declaring'
import { badges } from './badges'
import { likelyWords, order, turnStatus } from './order'
import { text } from './text'

/** Which events tell what a roll came to, and what it had to come to. */
const measures: Measures<EventType> = {
  struck: { total: 'net', parts: 'total' },
  saved: { total: 'die', against: 'score', isUnder: true, aside: 'save' },
}

/** Orders that would answer such a question from now on. */
const orders = ordersOf<QuestionKey>({
  'sunder.item': [
    setsOrder('Never sunder', 'sunder', 'never'),
    setsOrder('Sunder against critical hits only', 'sunder', 'critical'),
  ],
  'attack.enhanced': [setsOrder('Always roll the d12', 'enhanced', 'take')],
  'attack.weapon': [setsOrder('Always the usual weapon', 'attacks', 'best')],
})

/** Which events name what became of somebody. */
const outcomes: Outcomes<EventType> = {
  // An attack always hits; armour may leave nothing of it, a helmet or shield may be given for it.
  struck: [
    { kind: 'hit', to: 'target', by: 'by' },
    { kind: 'harmless', to: 'target', by: 'by', where: { net: 0 } },
  ],
  // What the GM takes off an ability; after a blow it says no more than that.
  drained: [{ kind: 'hit', to: 'who' }],
  impossible: [{ kind: 'miss', to: 'target', by: 'by' }],
  sundered: [{ kind: 'blocked', to: 'who' }],
  saved: [
    { kind: 'saved', to: 'who', where: { passed: true } },
    { kind: 'failed', to: 'who', where: { passed: false } },
  ],
  fell: [
    { kind: 'critical', to: 'who', where: { what: 'critical' } },
    { kind: 'critical', to: 'who', where: { what: 'down' } },
    { kind: 'down', to: 'who', where: { what: 'critical' } },
    { kind: 'down', to: 'who', where: { what: 'down' } },
    { kind: 'down', to: 'who', where: { what: 'paralysed' } },
    { kind: 'down', to: 'who', where: { what: 'delirious' } },
    { kind: 'injury', to: 'who', where: { what: 'weakened' } },
    { kind: 'broken', to: 'who', where: { what: 'fleeing' } },
    { kind: 'broken', to: 'who', where: { what: 'surrendered' }, surrenders: true },
    { kind: 'broken', to: 'who', where: { what: 'routed' } },
    { kind: 'death', to: 'who', where: { what: 'destroyed' } },
    { kind: 'death', to: 'who', where: { what: 'dead' } },
  ],
  scarred: [{ kind: 'injury', to: 'who' }],
  escaped: [{ kind: 'broken', to: 'who' }],
  expired: [{ kind: 'death', to: 'who' }],
}

/** What everybody has declared whose phase has not been played yet [RAT-TURN-03]. */
function plans(s: Snapshot): readonly Plan[] {
  return (s.turn?.declared ?? []).flatMap(({ who, move, targets }): readonly Plan[] => {
    const c = s.combatants[who]
    if (!c || c.cell === null || c.gone || ['out', 'spent'].includes(turnStatus(s, c).state)) return []
    const way = move ? [c.cell, ...move.path] : []
    return way.length + targets.length === 0 ? [] : [{ who, way, goesFirst: move?.after !== true, targets }]
  })
}

/** Seconds of a round [RAT-INIT-02]. */
const ROUND = 10

/** What to do next: who declares, whose phase is about to be played. */
function prompt(s: Snapshot): Prompt {
  const { turn } = s
  const round = turn?.round ?? 0
  const clock = { round, seconds: Math.max(0, round - 1) * ROUND }
  if (s.phase !== 'combat' || !turn) return restPrompt(s, clock, 'HP, STR, DEX and WIL stay as they are.')
  const phase = phaseNow(s)
  const side = phase?.side ?? turn.players
  const name = side === null ? 'Nobody' : (s.sides[side]?.name ?? 'Nobody')
  const [next] = undeclared(s)
  if (next) {
    const left = undeclared(s).length - 1
    const moves = declarationOf(s, next.id)?.move ? 'The move is declared. ' : ''
    const detail = `${moves}${left > 0 ? `${left} more of ${name} to declare.` : 'The last to declare.'}`
    return { of: next.id, side, title: `${next.name}: what do you do?`, detail, ...clock }
  }
  const declared = declaring(s).length > 0
  return {
    of: 'gm',
    side,
    title: declared
      ? `${name}: all have declared`
      : `${name}${phase?.who === 'late' ? ' who act after the opponents' : ''} are next`,
    detail: declared ? 'Lock the declarations and play them.' : '',
    ...clock,
  }
}

/** Whether a piece of one's own armour is given up; which is not for all. */
const publicOptions = {
  'sunder.item': value => (value === 'no' ? value : 'any'),
} satisfies { [Key in QuestionKey]?: PublicOptions[string] }

/** What somebody at the table sees of a foe that is shown in words. */
export function condition({ sheet }: Combatant): string {
  const { hp, str, status } = sheet
  if (status.dead || status.down || status.critical) return ''
  if (str.cur < str.max) return 'wounded'
  if (hp.cur === 0) return 'out of luck'
  return hp.cur < hp.max ? 'pressed' : 'fresh'
}

/** What each of these words says of somebody's health. */
const RING: Readonly<Record<string, HealthRing>> = {
  fresh: [{ left: 2, of: 2 }],
  pressed: [{ left: 1, of: 2 }],
  'out of luck': [{ left: 0, of: 2 }],
  wounded: [
    { left: 0, of: 2 },
    { left: 1, of: 2 },
  ],
}

/**
 * The public record, put together fact by fact. Combatants that the players do not know leave no trace in it, nor do
 * questions that exist because of them.
 */
function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = listed(Object.values(s.combatants), isKnown)
  const sides = Object.values(s.sides).filter(side => seen.some(c => c.side === side.id))
  const go = goOf(s, sides)
  const round = s.turn?.round ?? null
  return {
    title: 'Ratbags',
    phase: s.phase,
    round: s.phase === 'combat' ? round : null,
    seconds: Math.max(0, (round ?? 1) - 1) * 10,
    now: banner(s, open, go),
    sides: publicSides(sides, go?.id),
    combatants: seen.map(c => publicly(s, c)),
  }
}

/** The side whose phase it is, as far as the players know it. */
function goOf(s: Snapshot, sides: readonly Side[]): Side | undefined {
  if (s.phase !== 'combat' || !s.turn) return undefined
  const id = phaseNow(s)?.side ?? s.turn.players
  return sides.find(side => side.id === id)
}

function banner(s: Snapshot, open: readonly Asked[] | null, go: Side | undefined): PublicTable['now'] {
  const side = go?.id ?? null
  const common = commonBanner(s, open, { side: () => side, question: publicQuestion })
  if (common) return common
  const next = go && go.id === s.turn?.players ? undeclared(s).find(isKnown) : undefined
  if (next) return { title: `${shownName(next)}: what do you do?`, who: next.id, side }
  return { title: go ? `${go.name} act` : 'The fight goes on', who: null, side }
}

/** What everybody may know of a question. */
function publicQuestion({ key }: Asked): string {
  if (key === 'sunder.item') return 'sunder?'
  if (key === 'attack.dice') return 'damage'
  if (key.endsWith('.path') || key === 'move.again') return 'where to?'
  return key.endsWith('.save') ? 'save' : 'roll'
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const seen = badges(c, s).filter(({ open, code }) => open && (show !== 'nothing' || CONDITION.isPlain(code)))
  const words = show === 'words' ? condition(c) : ''
  const plan = planOf(s, c)
  return publicCombatant(c, {
    size: c.sheet.footprint,
    turn: publicTurn(s, c),
    out: wayOut(WAYS_OUT, c),
    pools: show === 'exact' ? pools(c) : [],
    poolColours: POOL_COLOURS,
    ring: show === 'exact' ? healthRing(pools(c), LIFE) : (RING[words] ?? []),
    badges: [placeOf(s, c), plan, words, ...seen.map(({ words, told = words }) => told)].filter(Boolean),
  })
}

/** The foes' declarations are nobody's business: all of them wait until their phase is played. */
function publicTurn(s: Snapshot, c: Combatant): PublicCombatant['turn'] {
  const { state } = turnStatus(s, c)
  return c.side !== s.turn?.players && state === 'ready' ? 'waiting' : state
}

/** Who has saved to act before the opponents, and who has failed; told as long as that is the order of the round. */
function placeOf(s: Snapshot, c: Combatant): string {
  if (s.phase !== 'combat' || !s.turn || isOut(c) || c.side !== s.turn.players) return ''
  if (s.turn.early.includes(c.id)) return 'before the opponents'
  if (!s.turn.late.includes(c.id)) return ''
  return s.settings.lateLoseTurn ? 'no turn this round' : 'after the opponents'
}

/** What the players' side has declared, and what the GM has shown of the others. */
function planOf(s: Snapshot, c: Combatant): string {
  if (s.phase !== 'combat' || !s.turn) return ''
  const named = (id: string) => {
    const target = s.combatants[id]
    return target && isKnown(target) ? shownName(target) : undefined
  }
  if (c.side !== s.turn.players) {
    const intent = s.turn.intents.find(({ who }) => who === c.id)
    return !intent || isOut(c) ? '' : likelyWords(intent, named)
  }
  const declared = declarationOf(s, c.id)
  if (!declared?.act || declared.act === 'nothing') return ''
  const targets = declared.targets.flatMap(id => named(id) ?? [])
  return [PLANS[declared.act], ...targets].join(' ')
}

const PLANS = {
  attack: 'attacks',
  daring: 'dares to attack',
  secondMove: 'moves twice',
  cast: 'casts',
  aid: 'aids',
  drag: 'drags',
  special: 'does something special',
  other: 'does something else',
  retreat: 'retreats',
  crawl: 'crawls',
} as const

/** Who is out of the fight, and how it came out of it. */
const WAYS_OUT: Pick<DisplayRules<Ratbags>, 'isOut' | 'gaveUp'> = {
  isOut: c => !isAble(c),
  gaveUp({ sheet: { status } }) {
    if (status.surrendered) return 'surrendered'
    return status.escaped || status.routed ? 'fled' : null
  },
}

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Ratbags> = {
  order,
  prompt,
  view,
  publicOptions,
  text,
  orders,
  plans,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  cover(s, terrain, by, target) {
    const why = target.sheet.status.inCover ? 'in cover' : covers(s, terrain, by, target)
    return why ? `${why}, impaired` : ''
  },
  ...WAYS_OUT,
  spent: new Set(),
}
