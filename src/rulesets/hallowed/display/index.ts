import type { HealthRing, PublicCombatant, PublicPlace, PublicTable } from '~/engine/public'
import type { Asked } from '~/engine/questions'
import { part } from '~/engine/reason'
import type { DisplayRules, Figure, Measures, Outcomes, PublicOptions } from '~/engine/display'
import { wayOut } from '~/table/contract/outcome'
import { ordersOf, setsOrder } from '~/table/contract/shown'
import { commonBanner, healthRing, publicCombatant, publicSides, shownName, listed } from '~/table/public/publicLook'
import { armourParts, defenseParts } from '../attack/defence'
import { isAble, isInHiding, isPresent, isSeen, isShown } from '../conditions'
import { meansName } from '../initiative/declare'
import { declaringNow, undeclared } from '../initiative/declaring'
import { listOrder, nextGroup } from '../initiative/track'
import { abilityDamage, counted, modifierOf } from '../sheet/ability'
import { abilitiesOf } from '../sheet/fields'
import { deathLine, hdCount, LIFE, POOL_COLOURS, pools } from '../sheet/pools'
import { CONDITION } from '../state/conditions'
import type { EventType } from '../state/events'
import type { QuestionKey } from '../state/questions'
import type { Combatant, Hallowed, Snapshot } from '../state/types'
import { badges } from './badges'
import { groupsByCount, order } from './order'
import { prompt, secondsOf } from './prompt'
import { text } from './text'
import { actWords, declaredWords } from './text/acts'

/** What follows from a sheet: the modifiers of the abilities, Defense and Armour, where death is, Base Initiative. */
export function figures(c: Combatant, s: Snapshot): readonly Figure[] {
  const { sheet } = c
  const { base } = sheet.fight
  const plain = (label: string, n: number, rule: string): Figure => ({ label, n, parts: [part(n, label, rule)] })
  return [
    ...abilitiesOf(sheet).map((name): Figure => {
      const [{ score }, damage] = [sheet.abilities[name]!, abilityDamage(sheet, name)]
      const note = damage > 0 ? `${Math.max(0, score - damage)} of ${score}` : `${score}`
      return { label: name, n: modifierOf(sheet, name), note, parts: [] }
    }),
    total('Defense', defenseParts(s, c)),
    total('Armour', armourParts(c)),
    plain('Hit Dice', hdCount(sheet), 'HAL-STAT-01'),
    plain('Dead at', deathLine(s.settings, sheet), 'HAL-DEATH-16'),
    ...(base === null ? [] : [plain('Base Initiative', base, 'HAL-INIT-04')]),
  ]
}

function total(label: string, parts: Figure['parts']): Figure {
  return { label, n: parts.reduce((sum, { n }) => sum + n, 0), parts }
}

/** Which events tell what a roll came to, and what it had to come to. */
const measures: Measures<EventType> = {
  attacked: { total: 'sum', against: 'defense', parts: 'total' },
  damage: { total: 'amount', parts: 'total' },
}

/** Orders that would answer such a question from now on. */
const orders = ordersOf<QuestionKey>({
  reposte: [
    setsOrder('Never answer with a Reposte', 'reposte', 'never'),
    setsOrder('Always answer with a Reposte', 'reposte', 'always'),
  ],
  'cast.mana': [setsOrder('Always pay with Mana first', 'payment', 'mana')],
  before: [setsOrder('Never ask before or after the action', 'movement', 'stay')],
  after: [setsOrder('Never ask before or after the action', 'movement', 'stay')],
})

/** Which events name what became of somebody. */
const outcomes: Outcomes<EventType> = {
  attacked: [
    { kind: 'miss', to: 'target', by: 'by', where: { hit: false } },
    { kind: 'hit', to: 'target', by: 'by', where: { hit: true, critical: false } },
    { kind: 'critical', to: 'target', by: 'by', where: { hit: true, critical: true } },
  ],
  // Armour may leave nothing of it.
  damage: [{ kind: 'harmless', to: 'target', by: 'by', where: { amount: 0 } }],
  // What the GM deals. Strain and bleeding are no news beside what somebody does with the strain.
  hurt: [{ kind: 'hit', to: 'who', where: { source: 'GM' } }],
  injured: [{ kind: 'injury', to: 'who' }],
  breath: [
    { kind: 'saved', to: 'who', where: { holds: true } },
    { kind: 'failed', to: 'who', where: { holds: false } },
  ],
  fell: [
    { kind: 'down', to: 'who', where: { state: 'incapacitated' } },
    { kind: 'down', to: 'who', where: { state: 'dying' } },
    // As the players hear it where they see no numbers.
    { kind: 'down', to: 'who', where: { state: 'down' } },
    { kind: 'broken', to: 'who', where: { state: 'routed' } },
    { kind: 'broken', to: 'who', where: { state: 'surrendered' }, surrenders: true },
    { kind: 'death', to: 'who', where: { state: 'dead' } },
  ],
}

/** Whether the reaction is spent on it; with which weapon is not for all. */
const publicOptions = {
  reposte: value => (value === 'no' ? value : 'any'),
} satisfies { [Key in QuestionKey]?: PublicOptions[string] }

/** What somebody at the table sees of a creature that is shown in words. */
export function condition({ sheet }: Combatant): string {
  const { stress, wounds, status } = sheet
  if (status.dead) return ''
  if (wounds.cur <= 0) return 'down'
  if (wounds.cur < wounds.max) return 'wounded'
  if (stress.max > 0 && stress.cur === 0) return 'spent'
  return 2 * stress.cur <= stress.max && stress.max > 0 ? 'pressed' : 'fresh'
}

/** What each of these words says of somebody's health. */
const RING: Readonly<Record<string, HealthRing>> = {
  fresh: [{ left: 2, of: 2 }],
  pressed: [{ left: 1, of: 2 }],
  spent: [{ left: 0, of: 2 }],
  wounded: [
    { left: 0, of: 2 },
    { left: 1, of: 2 },
  ],
}

/**
 * The public record, put together fact by fact. Combatants that the players do not know, and hidden monsters, leave no trace in it, nor do
 * questions that exist because of them, nor any declaration that is not open yet.
 */
export function view(s: Snapshot, open: readonly Asked[] | null): PublicTable {
  const seen = listed(Object.values(s.combatants), isShown)
  const sides = Object.values(s.sides).filter(side => seen.some(c => c.side === side.id))
  const round = s.phase === 'combat' ? (s.turn?.round ?? null) : null
  return {
    title: 'Hallowed Earth',
    phase: s.phase,
    round,
    seconds: secondsOf(s),
    now: banner(s, open),
    // Nobody's side has the go: all act by their counts.
    sides: publicSides(sides, undefined),
    combatants: seen.map(c => publicly(s, c)),
    track: trackOf(s),
  }
}

/** The count track once the declarations are open: nothing of it before, and nothing of whoever is not seen. */
function trackOf(s: Snapshot): readonly PublicPlace[] {
  if (s.phase !== 'combat' || s.turn?.step !== 'counting') return []
  return groupsByCount(s).flatMap(({ count, now, entries }): PublicPlace[] => {
    const rows = entries.flatMap(entry => {
      const c = s.combatants[entry.who]!
      if (c.gone || !isSeen(c)) return []
      const state = !isPresent(c) ? 'out' : entry.state !== 'waiting' ? 'spent' : now ? 'acting' : 'waiting'
      return [{ who: c.id, turn: state, words: declaredWords(c, entry) } as const]
    })
    const mark = counted(count)
    return rows.length === 0 ? [] : [{ name: `Count ${mark}`, mark, now, rows }]
  })
}

function banner(s: Snapshot, open: readonly Asked[] | null): PublicTable['now'] {
  const common = commonBanner(s, open, { isShown: isSeen, side: ({ side }) => side, question: publicQuestion })
  if (common) return common
  if (s.turn?.step === 'declaring') return declaringBanner(s)
  const group = listOrder(
    s,
    nextGroup(s).map(({ who }) => who),
  ).map(id => s.combatants[id]!)
  const seen = group.filter(isSeen)
  const [first] = seen
  if (!first) return { title: 'The fight goes on', who: null, side: null }
  const names = seen.map(shownName).join(', ')
  return { title: `Count ${counted(nextGroup(s)[0]!.value)}: ${names}`, who: first.id, side: first.side }
}

/** In secret nobody is named: who is still to declare is the table's business, not whose plans are made. */
function declaringBanner(s: Snapshot): PublicTable['now'] {
  const nobody = { who: null, side: null }
  // Who is surprised and the initiative come first: nobody is asked for a plan before there is an order.
  const seen = Object.values(s.combatants).filter(isSeen)
  if (seen.every(c => c.sheet.fight.base === null)) return { title: 'Combat begins', ...nobody }
  if (s.settings.declarationMode === 'secret')
    return { title: undeclared(s).some(isSeen) ? 'Declarations' : 'All have declared', ...nobody }
  const next = declaringNow(s).find(isSeen)
  return next
    ? { title: `${shownName(next)}: what do you do?`, who: next.id, side: next.side }
    : { title: 'Declarations', ...nobody }
}

const QUESTIONS: Readonly<Record<string, string>> = {
  reposte: 'Reposte?',
  'initiative.die': 'Initiative',
  'attack.die': 'attack',
  'attack.confirm': 'a critical?',
  'damage.dice': 'damage',
  'heal.die': 'heal',
  'intimidate.die': 'intimidate',
  'cast.die': 'cast',
  'breath.die': 'hold the breath',
} satisfies { readonly [Key in QuestionKey]?: string }

/** What everybody may know of a question. */
function publicQuestion({ key }: Asked): string {
  if (key.endsWith('.path') || key === 'move.anew') return 'where to?'
  return QUESTIONS[key] ?? 'roll'
}

function publicly(s: Snapshot, c: Combatant): PublicCombatant {
  const show = s.sides[c.side]?.show ?? 'nothing'
  const seen = badges(c, s).filter(({ open, code }) => open && (show !== 'nothing' || CONDITION.isPlain(code)))
  const all = show === 'nothing' ? '' : condition(c)
  // Exact pools tell the rest. That somebody lies there is seen at once, though who is down may go on acting.
  const words = show === 'words' || all === 'down' ? all : ''
  return publicCombatant(c, {
    size: c.sheet.footprint,
    turn: publicTurn(s, c),
    out: wayOut(WAYS_OUT, c),
    pools: show === 'exact' ? pools(c) : [],
    poolColours: POOL_COLOURS,
    ring: show === 'exact' ? healthRing(pools(c), LIFE) : (RING[words] ?? []),
    badges: [...plansOf(s, c), words, ...seen.map(badge => badge.words)].filter(Boolean),
  })
}

/** How it stands in the round. While declarations are made in secret, of monsters not even who has made one is shown. */
function publicTurn(s: Snapshot, c: Combatant): PublicCombatant['turn'] {
  const { turn } = s
  if (!isPresent(c)) return 'out'
  if (s.phase !== 'combat' || !turn || !isSeen(c)) return 'waiting'
  if (turn.step === 'declaring') {
    if (s.settings.declarationMode === 'secret' && c.sheet.isMonster) return 'waiting'
    return undeclared(s).some(({ id }) => id === c.id) ? 'ready' : 'waiting'
  }
  const own = turn.entries.filter(({ who }) => who === c.id)
  if (nextGroup(s).some(({ who }) => who === c.id)) return 'acting'
  return own.length > 0 && own.every(({ state }) => state !== 'waiting') ? 'spent' : 'waiting'
}

/** What it has declared, where declarations are open as they are made. */
function plansOf(s: Snapshot, c: Combatant): string[] {
  const { turn } = s
  if (s.phase !== 'combat' || turn?.step !== 'declaring' || !isSeen(c) || s.settings.declarationMode === 'secret')
    return []
  return turn.declared.flatMap(one => (one.who === c.id ? [actWords(one.act, meansName(c, one))] : []))
}

/** Who is out of the fight, and how it came out of it. */
const WAYS_OUT: Pick<DisplayRules<Hallowed>, 'isOut' | 'gaveUp'> = {
  isOut: c => !isAble(c),
  gaveUp({ sheet: { status } }) {
    if (status.dead) return null
    if (status.surrendered) return 'surrendered'
    return status.routed ? 'fled' : null
  },
}

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Hallowed> = {
  order,
  prompt,
  view,
  isHidden: isInHiding,
  publicOptions,
  text,
  orders,
  badges,
  figures,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  ...WAYS_OUT,
  spent: new Set(['mana']),
}
