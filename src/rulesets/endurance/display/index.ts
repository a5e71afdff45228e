import type { HealthRing, PublicCombatant, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import type { DisplayRules, Measures, Outcomes, Prompt, StandingOrder, PublicOptions } from '~/engine/display'
import { wayOut } from '~/table/contract/outcome'
import { type Badge, markersOn, ordersOf, restPrompt } from '~/table/contract/shown'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName, listed } from '~/table/public/publicLook'
import { isKnown } from '~/table/secrecy/shareAs'
import { isHidden, isUp } from '../conditions'
import { isBloodied, isHarmed } from '../harm/damage'
import { LIFE, POOL_COLOURS, pools } from '../sheet/blank'
import { isBroken } from '../sheet/durability'
import { isBehindCover } from '../space'
import { AILMENT, CONDITION } from '../state/conditions'
import type { EventType } from '../state/events'
import type { QuestionKey } from '../state/questions'
import type { Combatant, Endurance, Side, Snapshot } from '../state/types'
import { DEGREES, type Reaction } from '../state/vocabulary'
import { decided } from '../turn/end'
import { eligible } from '../turn/teams'
import { count, order, turnStatus } from './order'
import { text } from './text'

/** What stands out about a combatant, most important first. */
function badges(c: Combatant, s: Snapshot): readonly Badge[] {
  const { sheet } = c
  const { status } = sheet
  const list: Badge[] = []
  const add = (code: keyof typeof CONDITION.rows, words?: string) => list.push(CONDITION.badge(code, false, words))
  if (status.dead) add('dead')
  else if (status.unconscious) add('unconscious')
  if (c.yielded) add('surrendered')
  if (isBloodied(sheet)) add('bloodied')
  if (isHarmed(sheet)) add('harmed')
  for (const mark of CONDITION.marks) if (status[mark] && mark !== 'dead' && mark !== 'unconscious') add(mark)
  if (status.readied) add('readied')
  if (status.pending) add('busy')
  if (status.hiddenFrom.length > 0) add('hidden', `hidden from ${status.hiddenFrom.length}`)
  const { conditions } = sheet
  for (const mark of AILMENT.marks) if (conditions[mark]) list.push(AILMENT.badge(mark, false))
  for (const degree of DEGREES)
    if (conditions[degree] > 0) list.push(AILMENT.badge(degree, false, `${degree} ${conditions[degree]}`))
  for (const item of sheet.items) if (item.held && isBroken(item)) add('broken', `${item.name} broken`)
  return [...list, ...markersOn(s, c.id)]
}

/** Which events tell what a roll came to, and what it had to come to. */
const measures: Measures<EventType> = {
  rolledAttack: { total: 'total', parts: 'total' },
  missed: { total: 'total', against: 'defence', parts: 'against' },
  hit: { total: 'total', against: 'defence', parts: 'against' },
  // A critical hit is the luck die's, whatever stands against it.
  critical: { total: 'total', parts: 'against' },
  dodged: { total: 'total', parts: 'total' },
  damaged: { total: 'taken', parts: 'total' },
}

const never = (words: string, ...reactions: readonly Reaction[]): StandingOrder => ({
  words,
  sets: reactions.map(reaction => ({ path: ['orders', reaction, 'when'], value: 'never' })),
})

/** While there are points for it. */
const always = (words: string, reaction: Reaction): StandingOrder => ({
  words,
  sets: [
    { path: ['orders', reaction, 'when'], value: 'keep' },
    { path: ['orders', reaction, 'least'], value: 0 },
  ],
})

/** Orders that would answer such a question from now on. */
const orders = ordersOf<QuestionKey>({
  'attack.defend': [
    never('Never dodge or parry', 'dodge', 'parry'),
    { words: 'Always dodge', sets: [...always('', 'dodge').sets, ...never('', 'parry').sets] },
    { words: 'Always parry', sets: [...always('', 'parry').sets, ...never('', 'dodge').sets] },
  ],
  'attack.block': [never('Never block', 'block'), always('Always block', 'block')],
  'attack.intercept': [never('Never step in', 'intercept'), always('Always step in', 'intercept')],
  'conscious.fortify': [never('Never fortify', 'fortify'), always('Always fortify', 'fortify')],
  'effect.fortify': [never('Never fortify', 'fortify'), always('Always fortify', 'fortify')],
  'effect.resist': [never('Never resist', 'resist'), always('Always resist', 'resist')],
})

/** Which events name what became of somebody. */
const outcomes: Outcomes<EventType> = {
  attacks: [{ kind: 'aimed', to: 'target', by: 'by' }],
  intercepted: [{ kind: 'avoided', to: 'target' }],
  diverted: [{ kind: 'avoided', to: 'from', by: 'by' }],
  missed: [{ kind: 'miss', to: 'target', by: 'by' }],
  hit: [{ kind: 'hit', to: 'target', by: 'by' }],
  critical: [{ kind: 'critical', to: 'target', by: 'by' }],
  blocked: [{ kind: 'blocked', to: 'who' }],
  // What breaks through a shield reaches its bearer after all.
  damaged: [{ kind: 'hit', to: 'who' }],
  killingStrike: [{ kind: 'critical', to: 'target', by: 'by', where: { killed: true } }],
  effect: [
    { kind: 'failed', to: 'who', by: 'by', where: { applies: true } },
    { kind: 'saved', to: 'who', by: 'by', where: { applies: false } },
  ],
  fortified: [
    { kind: 'saved', to: 'who', where: { prevented: true } },
    { kind: 'failed', to: 'who', where: { prevented: false } },
  ],
  cheatedDeath: [{ kind: 'saved', to: 'who' }],
  unconscious: [{ kind: 'down', to: 'who' }],
  died: [{ kind: 'death', to: 'who' }],
}

/** What a round is called that has no number: the surprise round, which comes before the first [END-SURP-02]. */
function roundName({ turn }: Snapshot): { roundName?: string } {
  return turn?.round === 0 ? { roundName: 'Surprise round' } : {}
}

/** Actions of a turn [END-ROUND-01]. */
const ACTIONS = 3

/** What to do next: whose pick it is, who acts, or that the fight is decided. */
function prompt(s: Snapshot): Prompt {
  const { turn } = s
  const clock = { round: turn?.round ?? 0, ...roundName(s), seconds: turn?.seconds ?? 0 }
  if (s.phase !== 'combat' || !turn) return restPrompt(s, clock, 'Pools and wounds stay as they are.')
  const side = turn.teams[turn.at] ?? null
  const team = side === null ? 'Nobody' : (s.sides[side]?.name ?? 'Nobody')
  const actor = turn.who === null ? undefined : s.combatants[turn.who]
  if (actor) {
    const left = actor.sheet.status.actionsLeft
    return {
      of: actor.id,
      side: actor.side,
      title: `${actor.name}'s turn`,
      detail: `${count(left, 'action')} left`,
      pips: { left, of: Math.max(ACTIONS, left) },
      ...clock,
    }
  }
  const end = decided(s)
  if (end) {
    const left = end.sides.map(id => s.sides[id]!.name).join(' and ') || 'Nobody'
    const title = end.why === 'objective' ? `${left}: objective reached` : `Only ${left} remain`
    return { of: 'gm', side, title, detail: 'End the combat, or play on.', ...clock }
  }
  const ready = side === null ? [] : eligible(s, side).map(c => c.name)
  const detail = `Who acts? ${ready.join(', ')}`
  return { of: null, side, title: `${team} choose`, detail, ...clock }
}

/** Answers out of somebody's own pools and reactions. With what is parried or blocked is not for all. */
const publicOptions = {
  'attack.defend': value => value.split(':')[0],
  'attack.block': value => (value === 'none' ? value : 'block'),
  'attack.intercept': value => value,
  'effect.fortify': value => value,
  'effect.resist': value => value,
  'conscious.fortify': value => value,
} satisfies { [Key in QuestionKey]?: PublicOptions[string] }

/**
 * The public record, put together fact by fact. Combatants that the players do not know leave no trace in it, nor do
 * questions that exist because of them.
 */
export function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = listed(Object.values(s.combatants), isKnown)
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
  const plain = seen.filter(({ code }) => CONDITION.isPlain(code))
  return publicCombatant(c, {
    size: c.sheet.footprint,
    turn: turnStatus(s, c).state,
    out: wayOut(WAYS_OUT, c),
    pools: show === 'exact' ? pools(c) : [],
    poolColours: POOL_COLOURS,
    ring: show === 'exact' ? healthRing(pools(c), LIFE) : show === 'words' ? ringInWords(c) : [],
    badges: (show === 'nothing' ? plain : seen).map(({ words }) => words),
  })
}

/** Who is out of the fight, and how it came out of it. */
const WAYS_OUT: Pick<DisplayRules<Endurance>, 'isOut' | 'gaveUp'> = {
  isOut: c => !isUp(c),
}

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Endurance> = {
  order,
  prompt,
  view,
  isHidden,
  publicOptions,
  text,
  orders,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  cover: (s, terrain, by, target) =>
    isBehindCover(s, terrain, by, target) ? 'in cover, −1 to hit from a distance' : '',
  ...WAYS_OUT,
  spent: new Set(['stamina', 'focus']),
}
