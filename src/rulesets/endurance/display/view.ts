import type { HealthRing, PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/share'
import { isBloodied, isHarmed } from '../harm/damage'
import { LIFE, pools } from '../sheet/pools'
import type { Combatant, Side, Snapshot } from '../state/types'
import { badges } from './badges'
import { turnStatus } from './order'
import { roundName } from './roundName'

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
    sides: publicSides(sides, go?.id),
    combatants: seen.map(c => publicly(s, c)),
  }
}

/** The side whose go it is, as far as the players know it. */
function goOf(s: Snapshot, sides: readonly Side[]): Side | undefined {
  const id = s.phase === 'combat' ? s.turn?.teams[s.turn.at] : undefined
  return sides.find(side => side.id === id)
}

function banner(s: Snapshot, open: readonly Asked[] | null, go: Side | undefined): PublicTable['now'] {
  const side = go?.id ?? null
  const common = commonBanner(s, open, { side: () => side, question: publicQuestion })
  if (common) return common
  const actor = s.turn?.who ? s.combatants[s.turn.who] : undefined
  if (actor && isKnown(actor)) return { title: `${shownName(actor)}'s turn`, who: actor.id, side }
  return { title: go ? `${go.name} choose` : 'The fight goes on', who: null, side }
}

/** What everybody may know of a question. */
function publicQuestion({ key }: Asked): string {
  return QUESTIONS[key] ?? QUESTIONS[key.split('.')[0]!] ?? 'roll'
}

/** By the key of the question, or by the first part of it. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'attack.intercept': 'step in?',
  'attack.defend': 'react?',
  'attack.block': 'block?',
  'effect.fortify': 'fortify?',
  'effect.resist': 'resist?',
  attack: 'attack',
  dodge: 'dodge',
  death: 'cheat death',
  conscious: 'stay conscious?',
  fortify: 'stay conscious?',
  move: 'where to?',
  sprint: 'where to?',
  step: 'where to?',
}

/** What the badges *harmed* and *bloodied* say of somebody's health, and no more: a half of each pool, or the whole. */
function ringInWords({ sheet }: Combatant): HealthRing {
  return [isHarmed(sheet), isBloodied(sheet)].map(isLess => ({ left: isLess ? 1 : 2, of: 2 }))
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const seen = badges(c, s).filter(badge => badge.open)
  const plain = seen.filter(({ code }) => PLAIN.has(code))
  return publicCombatant(c, {
    size: c.sheet.footprint,
    turn: turnStatus(s, c).state,
    pools: show === 'exact' ? pools(c) : [],
    ring: show === 'exact' ? healthRing(pools(c), LIFE) : show === 'words' ? ringInWords(c) : [],
    badges: (show === 'nothing' ? plain : seen).map(({ words }) => words),
  })
}

/** Of a side of which nothing is shown: only what lies on the ground for all to see. */
const PLAIN: ReadonlySet<string> = new Set(['dead', 'unconscious', 'prone', 'marker'])
