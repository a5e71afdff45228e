import type { HealthRing, PublicCombatant, PublicPlace, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { ConditionRow } from '~/table/contract/conditions'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/share'
import { isDying } from '../conditions/able'
import { CONDITION } from '../state/conditions'
import { badges } from './badges'
import { inOrder, turnStatus } from './order'
import { LIFE, pools } from '../sheet/pools'
import { weaponInHand } from '../sheet/proficiency'
import { isOver } from '../turn/turn'
import type { Combatant, Snapshot } from '../state/types'

/**
 * The public record, put together fact by fact. Combatants that the players do not know (unrevealed ones and hidden npcs)
 * leave no trace in it, nor do questions that exist because of them.
 */
export function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = inOrder(s).filter(isKnown)
  const sides = Object.values(s.sides).filter(side => seen.some(c => c.side === side.id))
  const actor = s.phase === 'combat' ? seen.find(c => c.id === s.turn?.who) : undefined
  return {
    title: 'Tiny Tests',
    phase: s.phase,
    round: s.phase === 'combat' && s.turn ? s.turn.round : null,
    seconds: s.turn?.seconds ?? 0,
    now: banner(s, open, actor),
    sides: publicSides(sides, actor?.side),
    combatants: seen.map(c => publicly(s, c)),
    track: trackOf(s, seen),
  }
}

/** One list by initiative whatever the sides [TINY-TURN-02]. The totals and what ties were re-rolled stay with the GM. */
function trackOf(s: Snapshot, seen: readonly Combatant[]): readonly PublicPlace[] {
  if (s.phase !== 'combat') return []
  const rows = seen.map(c => ({ who: c.id, turn: turnStatus(s, c).state, words: '' }))
  return [{ name: 'Initiative', mark: '', now: false, rows }]
}

function banner(s: Snapshot, open: readonly Asked[] | null, actor: Combatant | undefined): PublicTable['now'] {
  const side = actor?.side ?? null
  const common = commonBanner(s, open, { side: () => side, question: ({ key }) => QUESTIONS[key] ?? 'roll' })
  if (common) return common
  if (isOver(s)) return { title: 'The fight is decided', who: null, side: null }
  if (!actor) return { title: 'The fight goes on', who: null, side }
  const title = isDying(actor) ? `${shownName(actor)}: live or die` : `${shownName(actor)}'s turn`
  return { title, who: actor.id, side }
}

/** What everybody may know of a question. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'initiative.dice': 'initiative',
  'initiative.again': 'initiative again',
  'attack.dice': 'attack',
  'attack.critical': 'a critical?',
  'attack.armour': 'through the armour?',
  'evade.dice': 'evade',
  'extricate.dice': 'get away',
  'stabilize.dice': 'live or die',
  'medic.dice': 'tend the fallen',
  'sneak.dice': 'sneak',
  'save.dice': 'saving throw',
}

/** The word for how an npc is doing. */
function healthWord({ sheet }: Combatant): string | undefined {
  const { hp, status } = sheet
  if (status.condition !== 'up') return undefined
  if (hp.cur === hp.max) return 'unhurt'
  return 2 * hp.cur > hp.max ? 'hurt' : 'badly hurt'
}

/** What each word for how somebody is doing says of their health. */
const RING: Readonly<Record<string, HealthRing>> = {
  unhurt: [{ left: 3, of: 3 }],
  hurt: [{ left: 2, of: 3 }],
  'badly hurt': [{ left: 1, of: 3 }],
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const exact = show === 'exact' && c.sheet.kind === 'pc'
  const seen = badges(c, s).filter(badge => badge.open)
  const plain = seen.filter(({ code }) => isPlain(CONDITION.rows[code]))
  const health = exact ? undefined : healthWord(c)
  const inHand = weaponInHand(c.sheet)?.name ?? 'unarmed'
  return publicCombatant(c, {
    size: 1,
    turn: turnStatus(s, c).state,
    pools: exact ? pools(c) : [],
    ring: exact ? healthRing(pools(c), LIFE) : show !== 'nothing' && health ? (RING[health] ?? []) : [],
    badges:
      show === 'nothing'
        ? plain.map(({ words }) => words)
        : [...(health ? [health] : []), ...seen.map(({ words }) => words), inHand],
  })
}

/** Of a side of which nothing is shown: only what is plain to see. */
const isPlain = ({ plain }: ConditionRow): boolean => plain === true
