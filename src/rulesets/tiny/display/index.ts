import type { PublicCombatant, PublicPlace, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { DisplayRules, Lane, Measures, Outcomes, Prompt } from '~/engine/display'
import { wayOut } from '~/table/contract/outcome'
import { type Badge, markersOn, restPrompt } from '~/table/contract/shown'
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
import { isAble, isDying, isInHiding, roster } from '../conditions'
import { isDue } from '../harm/stabilize'
import { LIFE, POOL_COLOURS, pools, weaponInHand } from '../sheet/proficiency'
import type { EventType } from '../state/events'
import { CONDITION } from '../state/sheet'
import type { Combatant, Place, Snapshot, Tiny } from '../state/types'
import type { Mode } from '../state/vocabulary'
import { decided, isOver } from '../turn/turn'
import { text } from './text'

/** What stands out about a combatant, most important first. */
function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { kind, status, armour } = c.sheet
  const { condition, attempts } = status
  const pc = kind === 'pc'
  const list: Badge[] = []
  const add = (code: keyof typeof CONDITION.rows, words?: string) => list.push(CONDITION.badge(code, pc, words))
  if (condition === 'dying') {
    add('dying', `dying, ${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'} left`)
    if (!pc) add('down')
  } else if (condition === 'stable' && pc) add('stable', 'stable, unconscious')
  else if (condition !== 'up') add(condition)
  if (c.yielded) add('surrendered')
  if (c.skips) add('losesTurn')
  if (status.tended && condition === 'dying') add('tended')
  for (const mark of CONDITION.marks) if (status[mark] && mark !== 'tended') add(mark)
  if (armour !== 'none') add('armour', `${armour} armour`)
  return [...list, ...markersOn(s, c.id)]
}

/** Which events tell what a roll came to, and what it had to come to. */
const measures: Measures<EventType> = {
  hit: { total: 'faces', against: 'needed' },
  missed: { total: 'faces', against: 'needed' },
  evaded: { total: 'faces', against: 'needed' },
  notEvaded: { total: 'faces', against: 'needed' },
  pierced: { total: 'faces', against: 'needed', aside: 'through the armour' },
  armourHolds: { total: 'faces', against: 'needed', aside: 'through the armour' },
  saves: { total: 'faces', against: 'needed' },
  criticalRoll: { total: 'total', against: 'least', aside: 'critical' },
  damaged: { total: 'taken', parts: 'total' },
}

type RowState = Lane['rows'][number]['state']

/** The turn sidebar: one list by initiative, the highest first, ties explained. */
function order(s: Snapshot): readonly Lane[] {
  const there = inOrder(s).filter(c => !c.gone)
  const rows = there.map(c => {
    const { state, words } = turnStatus(s, c)
    const place = s.turn?.order.find(({ who }) => who === c.id)
    return { who: c.id, state, words: [place && initiativeWords(s, place), words].filter(Boolean).join(' · ') }
  })
  return [{ name: 'Initiative', side: null, now: s.phase === 'combat', rows }]
}

/** Everybody as initiative has them; before the fight as the GM listed them. */
function inOrder(s: Snapshot): readonly Combatant[] {
  const order = s.turn?.order ?? []
  const placed = order.flatMap(({ who }) => s.combatants[who] ?? [])
  const rest = roster(s).filter(c => !order.some(({ who }) => who === c.id))
  return [...placed, ...rest]
}

/** "9", and how a tie was settled: "9, re-rolled 5, 7" or "9, Vigilant first". */
function initiativeWords(s: Snapshot, { who, total, ties }: Place): string {
  if (ties.length > 0) return `${total}, re-rolled ${ties.join(', ')}`
  const vigilant = (id: string) => s.combatants[id]?.sheet.traits.vigilant ?? false
  const tied = (s.turn?.order ?? []).some(other => other.total === total && vigilant(other.who) !== vigilant(who))
  return tied && vigilant(who) ? `${total}, Vigilant first` : `${total}`
}

/** How a combatant stands in the round. */
function turnStatus(s: Snapshot, c: Combatant): { state: RowState; words: string } {
  const { condition } = c.sheet.status
  if (c.gone) return { state: 'out', words: 'gone' }
  if (!isAble(c) && !isDying(c)) return { state: 'out', words: c.yielded ? 'surrendered' : condition }
  if (s.phase !== 'combat' || !s.turn) return { state: 'waiting', words: '' }
  const { who, last, order: places } = s.turn
  if (who === c.id) return { state: 'acting', words: isDying(c) ? 'must stabilize' : '' }
  const at = (id: string | null) => places.findIndex(place => place.who === id)
  const spent = at(c.id) <= at(last) || (who !== null && at(c.id) < at(who))
  if (isDying(c)) return spent || !isDue(s, c) ? { state: 'out', words: 'dying' } : { state: 'waiting', words: 'dying' }
  return spent ? { state: 'spent', words: 'has acted' } : { state: 'waiting', words: '' }
}

/** Which events name what became of somebody. */
const outcomes: Outcomes<EventType> = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  evaded: [{ kind: 'avoided', to: 'who', by: 'by' }],
  hit: [{ kind: 'hit', to: 'target', by: 'by' }],
  criticalRoll: [{ kind: 'critical', to: 'target', by: 'by', where: { critical: true } }],
  harmless: [{ kind: 'harmless', to: 'target', by: 'by' }],
  // What the armour has left of it; after a blow it says no more than that where it is not nothing.
  damaged: [
    { kind: 'hit', to: 'who' },
    { kind: 'harmless', to: 'who', where: { taken: 0 } },
  ],
  saves: [
    { kind: 'saved', to: 'who', where: { success: true } },
    { kind: 'failed', to: 'who', where: { success: false } },
  ],
  stabilizes: [
    { kind: 'saved', to: 'who', where: { success: true } },
    { kind: 'failed', to: 'who', where: { success: false } },
  ],
  falls: [{ kind: 'down', to: 'who' }],
  defeated: [{ kind: 'down', to: 'who' }],
  died: [{ kind: 'death', to: 'who' }],
}

const DICE: Readonly<Record<Mode, string>> = { A: 'three dice', N: 'two dice', D: 'one die' }

/** What to do next: whose turn it is, or that only one side is left. */
function prompt(s: Snapshot): Prompt {
  const { turn } = s
  const clock = { round: turn?.round ?? 0, seconds: turn?.seconds ?? 0 }
  if (s.phase !== 'combat' || !turn) {
    const rounds = `${clock.round} ${clock.round === 1 ? 'round' : 'rounds'}`
    return restPrompt(s, clock, `${rounds}, ${clock.seconds} seconds.`)
  }
  if (isOver(s)) {
    const side = decided(s)?.side ?? null
    const name = side === null ? undefined : s.sides[side]?.name
    const title = name === undefined ? 'Nobody is left standing' : `Only ${name} are left standing`
    return { of: 'gm', side, title, detail: 'Combat ends, unless more foes are on the way.', ...clock }
  }
  const actor = turn.who === null ? undefined : s.combatants[turn.who]
  if (!actor) return { of: 'gm', side: null, title: 'Nobody can act', detail: 'End the combat, or go on.', ...clock }
  return { of: actor.id, side: actor.side, title: `${actor.name}'s turn`, detail: detailOf(actor), ...clock }
}

function detailOf(c: Combatant): string {
  if (!isDying(c)) return 'One option, and the turn is over.'
  const { attempts, tended } = c.sheet.status
  return `Dying: ${attempts.length} left, the next with ${DICE[tended ? 'A' : (attempts[0] ?? 'N')]}.`
}

/**
 * The public record, put together fact by fact. Combatants that the players do not know (unrevealed ones and hidden npcs)
 * leave no trace in it, nor do questions that exist because of them.
 */
function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = listed(inOrder(s), isKnown)
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
    track: trackOf(
      s,
      seen.filter(c => !c.gone),
    ),
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

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const exact = show === 'exact' && c.sheet.kind === 'pc'
  const seen = badges(c, s).filter(badge => badge.open)
  const plain = seen.filter(({ code }) => CONDITION.isPlain(code))
  const health = exact || c.sheet.status.condition !== 'up' ? undefined : healthInWords(c.sheet.hp)
  const inHand = weaponInHand(c.sheet)?.name ?? 'unarmed'
  return publicCombatant(c, {
    size: 1,
    turn: turnStatus(s, c).state,
    out: wayOut(WAYS_OUT, c),
    pools: exact ? pools(c) : [],
    poolColours: POOL_COLOURS,
    ring: exact ? healthRing(pools(c), LIFE) : show !== 'nothing' && health ? health.ring : [],
    badges:
      show === 'nothing'
        ? plain.map(({ words }) => words)
        : [...(health ? [health.word] : []), ...seen.map(({ words }) => words), inHand],
  })
}

/** Who is out of the fight, and how it came out of it. */
const WAYS_OUT: Pick<DisplayRules<Tiny>, 'isOut' | 'gaveUp'> = {
  isOut: c => !isAble(c),
}

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Tiny> = {
  order,
  prompt,
  view,
  isHidden: isInHiding,
  text,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  ...WAYS_OUT,
  spent: new Set(),
}
