import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { areFoes, hide, isAble, isHidden, isPresent, roster, speaker } from '../conditions'
import { fallenOf } from '../gear/hands'
import { settleHealth } from '../harm/settleHealth'
import { groupsOf } from '../morale'
import { say, sayToGm } from '../state/events'
import { choose, chooseSome } from '../state/questions'
import type { Murdham, Snapshot, World } from '../state/types'
import { drawHolder, startRound } from './round'

/** P-START: who started it, who lies in ambush, and then the bonus phase or the first round. */
export const begin = rule<Murdham, [], void>(['MUR-TIME-01', 'MUR-INIT-02'], 'begin', function* (w) {
  yield* settleHealth(w, NOBODY)
  const factions = Object.keys(w.now.sides).filter(side => members(w.now, side).length > 0)
  const started = yield* choose('gm', 'begin.started', () => [...factions, 'unclear'], {
    see: 'asked',
    default: factions[0] ?? 'unclear',
  })
  ready(w)
  const [first = ''] = factions
  const holder = started === 'unclear' ? first : started
  w.set({
    phase: 'combat',
    turn: {
      round: 0,
      phase: 'bonus',
      factions,
      holder,
      first: holder,
      at: holder,
      passes: 0,
      fat: null,
      acting: null,
      ambushers: [],
      groups: groupsOf(w.now),
      playsOn: false,
    },
  })
  if (started === 'unclear') yield* drawHolder(w, factions)
  say(w, 'began', {}, {}, { side: w.now.turn!.holder })
  yield* ambush(w)
  if (w.now.turn!.ambushers.length === 0) yield* startRound(w)
})

/** Nobody was there before: all count as changed. */
const NOBODY = { combatants: {} }

function members(s: Snapshot, side: Id) {
  return roster(s).filter(c => c.side === side && isPresent(c))
}

/** Nobody has acted, nothing has been used in this fight yet. */
function ready(w: World): void {
  for (const { id } of roster(w.now)) {
    const { sheet } = w.edit(id)
    Object.assign(sheet.status, { turn: 'fresh', skipTurn: false, dodged: false, sprinting: false })
    for (const item of [...sheet.weapons, ...sheet.shields, sheet.armour, sheet.helmet]) if (item) item.used = false
    for (const weapon of sheet.weapons) weapon.spent = false
  }
  for (const thing of Object.values(w.now.things))
    if (fallenOf(thing)) fallenOf(w.editIn('things', thing.id))!.item.used = false
}

/** The bonus phase: those who lie in ambush have one turn each before the first round. */
const ambush = rule<Murdham, [], void>([], 'ambush', function* (w) {
  const there = () =>
    roster(w.now)
      .filter(isAble)
      .map(({ id }) => id)
  const already = roster(w.now)
    .filter(c => isAble(c) && isHidden(c))
    .map(({ id }) => id)
  const bounds = { min: 0, max: there().length }
  const hidden = yield* chooseSome('gm', 'begin.hidden', there, bounds, { see: 'asked', default: already })
  if (hidden.length === 0) return
  w.enter('MUR-SNEAK-01', 'MUR-SNEAK-05')
  for (const id of hidden) hide(w, id, foesOf(w.now, id))
  w.editTurn().ambushers = [...hidden]
  w.enter('MUR-SNEAK-09')
  const factions = () => w.now.turn!.factions.filter(side => hidden.some(id => w.of(id).side === side))
  const { holder } = w.now.turn!
  const usual = factions().includes(holder) ? holder : factions()[0]!
  const first = yield* choose(speaker(w.now, holder), 'bonus.first', factions, { see: 'asked', default: usual })
  Object.assign(w.editTurn(), { first, at: first })
  sayToGm(w, 'ambush', { who: [...hidden] })
})

/** The factions that one would hide from. */
export function foesOf(s: Snapshot, who: Id): readonly Id[] {
  const c = s.combatants[who]!
  return Object.keys(s.sides).filter(side => roster(s).some(other => other.side === side && areFoes(s, c, other)))
}
