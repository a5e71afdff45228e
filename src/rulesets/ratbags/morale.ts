import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isAble, isLedAway, isOut } from './conditions'
import { save } from './dice'
import { say, sayToGm } from './state/events'
import type { Combatant, MoraleGroup, Ratbags, Snapshot, World } from './state/types'
import { type Cause, CAUSES } from './state/vocabulary'

/** Running away: a DEX save every time, each runner alone. Failed: stays in place, the turn is spent. */
export const retreat = rule<Ratbags, [Id, string], void>(
  ['RAT-END-01', 'RAT-END-02'],
  'retreat',
  function* (w, who, where) {
    const { kind, status } = w.of(who).sheet
    if (status.fleeing) w.enter('RAT-OPT-05')
    const free = kind === 'npc' && status.fleeing && w.now.settings.npcFleeFreely
    const gets = free || (yield* save(w, who, 'dex', { key: 'retreat.save' }))
    if (gets) escape(w, who, where)
    else say(w, 'cornered', { who })
  },
)

/** Out of the fight, alive; the token leaves. */
export function escape(w: World, who: Id, where: string): void {
  say(w, 'escaped', { who }, {}, { words: where })
  const c = w.edit(who)
  c.cell = null
  c.gone = true
  c.sheet.status.escaped = true
  c.sheet.status.fleeing = false
}

/** Whoever had run, or given up, fights on. */
export function takeHeart(w: World, who: Id): void {
  Object.assign(w.editSheet(who, 'status'), { routed: false, escaped: false, surrendered: false, fleeing: false })
}

/** The group with which a foe tests morale; undefined: of the players' side, or no PC takes part. */
export function groupOf(s: Snapshot, { side, sheet }: Combatant): string | undefined {
  const players = s.turn?.players
  if (players === undefined || players === null || side === players) return undefined
  return sheet.moraleGroup || side
}

/** The groups with all who take part, every cause still open. */
export function moraleGroups(s: Snapshot): MoraleGroup[] {
  const groups = new Map<string, Id[]>()
  for (const c of Object.values(s.combatants)) {
    const group = c.gone ? undefined : groupOf(s, c)
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), c.id])
  }
  return [...groups].map(([name, members]) => ({ name, members, used: [] }))
}

/**
 * Whoever comes during the fight, or changes sides, tests with the group of their side from then on; the group that they leave is
 * without them, as if they had never been one of it [RAT-INIT-13].
 */
export function joinGroup(w: World, who: Id): void {
  const name = groupOf(w.now, w.of(who))
  const all = w.now.turn!.morale.map(group => ({ ...group, members: group.members.filter(id => id !== who) }))
  if (name === undefined) {
    if (w.now.turn!.morale.some(({ members }) => members.includes(who))) w.editTurn().morale = all
    return
  }
  const before = all.find(group => group.name === name) ?? { name, members: [], used: [] }
  const others = all.filter(group => group.name !== name)
  w.editTurn().morale = [...others, { ...before, members: [...before.members, who] }]
}

/** After every phase: each group tests once if one of its causes holds for the first time. */
export const morale = rule<Ratbags, [], void>([], 'morale', function* (w) {
  if (!w.now.settings.morale) return
  for (const [at, { members, used }] of (w.now.turn?.morale ?? []).entries()) {
    const there = members.flatMap(id => {
      const c = w.now.combatants[id]
      return c && !isLedAway(c) ? [c] : []
    })
    if (!there.some(c => !isOut(c) && !c.sheet.status.fleeing)) continue
    const holding = causes(there).filter(cause => !used.includes(cause))
    if (holding.length === 0) continue
    const tested = CAUSES.filter(cause => used.includes(cause) || holding.includes(cause))
    const turn = w.editTurn()
    turn.morale = turn.morale.map((group, i) => (i === at ? { ...group, used: tested } : group))
    yield* testMorale(
      w,
      there.map(({ id }) => id),
      holding,
    )
  }
})

/** Which causes hold: the first casualty, half lost, the last one standing brought to 0 HP. */
function causes(members: readonly Combatant[]): Cause[] {
  const casualties = members.filter(
    ({ sheet: { status } }) => status.dead || status.down || status.destroyed || status.routed,
  )
  const lost = members.filter(isOut)
  const left = members.filter(c => !isOut(c))
  const [last] = left
  return [
    ...(casualties.length > 0 ? (['first'] as const) : []),
    ...(lost.length * 2 >= members.length ? (['half'] as const) : []),
    ...(left.length === 1 && last?.sheet.status.emptied ? (['lone'] as const) : []),
  ]
}

/** One save on the leader's WIL for all, or one for each in roster order; whoever fails flees. */
const testMorale = rule<Ratbags, [readonly Id[], readonly Cause[]], void>(
  ['RAT-OPT-03', 'RAT-OPT-04', 'RAT-DICE-10'],
  'testMorale',
  function* (w, members, because) {
    const steady = () => members.filter(id => isAble(w.of(id)) && !w.of(id).sheet.status.fleeing)
    const touched = () => steady().filter(id => !w.of(id).sheet.fearless)
    // Said also of nobody: the cause is used up all the same.
    sayToGm(w, 'wavers', { members: touched(), because: [...because] })
    if (touched().length === 0) return
    const leader = steady().find(id => w.of(id).sheet.leader)
    if (leader !== undefined) {
      const held = yield* save(w, leader, 'wil', { key: 'morale.save', of: 'gm', secret: true })
      if (!held) for (const id of touched()) flee(w, id)
      return
    }
    for (const id of touched()) {
      // Whom the GM leads away over somebody's save has nothing more to test.
      if (!isAble(w.of(id))) continue
      const held = yield* save(w, id, 'wil', { key: 'morale.save', of: 'gm', secret: true })
      if (!held && isAble(w.of(id))) flee(w, id)
    }
  },
)

function flee(w: World, who: Id): void {
  w.editSheet(who, 'status').fleeing = true
  const facts = { who, what: 'fleeing' }
  say(w, 'fell', { who }, facts)
}
