import type { HealthRing, PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/share'
import { isOut } from '../conditions/able'
import type { ConditionRow } from '~/table/contract/conditions'
import { CONDITION } from '../state/conditions'
import { badges } from './badges'
import { declarationOf, phaseNow, undeclared } from '../turn/declaring'
import { likelyWords, turnStatus } from './order'
import { LIFE, pools } from '../sheet/pools'
import type { Combatant, Side, Snapshot } from '../state/types'

/** Seen of everybody, even of a side of which nothing is shown: what lies on the ground for all to see. */
const isPlain = ({ plain }: ConditionRow): boolean => plain === true

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
export function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = Object.values(s.combatants).filter(c => isKnown(c) && !c.gone)
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
  const seen = badges(c, s).filter(({ open, code }) => open && (show !== 'nothing' || isPlain(CONDITION.rows[code])))
  const words = show === 'words' ? condition(c) : ''
  const plan = planOf(s, c)
  return publicCombatant(c, {
    size: c.sheet.footprint,
    turn: publicTurn(s, c),
    pools: show === 'exact' ? pools(c) : [],
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
  if (s.phase !== 'combat' || !s.turn || isOut(c)) return ''
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
