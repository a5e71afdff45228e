import type { Proc } from '~/engine/ask'
import { option, type Option } from '~/engine/questions'
import { part, reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { attack, suffer } from '../attack/attack'
import { whyNotReach } from '../attack/targets'
import { isMute, isPresent } from '../conditions'
import { check } from '../dice'
import { spellStrike, type Strike } from '../gear'
import { enterStressRules } from '../sheet/pools'
import { perceives } from '../space'
import { say } from '../state/events'
import { chooseSome, number } from '../state/questions'
import type { Spell } from '../state/sheet'
import type { Entry, Hallowed, Snapshot, World } from '../state/types'
import { effect } from './effect'
import { see, type Outcome, type Chosen, NOTHING, lost, go, aim, GONE } from './performance'

/** P6. A spell: Mute or unable to pay, it is lost; otherwise the payment is split between Mana and Stress. */
export function* cast(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const spell = w.of(who).sheet.spells[Number(means)]
  if (!spell) return lost(w, entry, GONE)
  if (spell.verbal && isMute(w.of(who).sheet)) return lost(w, entry, reason('HAL-COND-05', 'mute', { who }))
  const { mana, stress } = w.of(who).sheet
  if (mana.cur + stress.cur < spell.manaCost) return lost(w, entry, reason('HAL-DMG-11', 'cannotPay', { who }))
  const targets = spell.attack === 'roll' ? yield* aimSpell(w, entry, spell) : yield* spread(w, entry, spell)
  if (typeof targets === 'string') return targets
  const paid = yield* split(w, who, spell)
  return casting(w, who, Number(means), targets, paid)
}

/** The one at whom an attack roll is made. */
function* aimSpell(w: World, entry: Entry, spell: Spell): Proc<readonly Id[] | 'dropped' | 'lost'> {
  const aimed = yield* aim(w, entry, 'cast.target', spellStrike(spell))
  return typeof aimed === 'string' ? aimed : [aimed.target]
}

/** Whom a spell without an attack roll reaches: as many as its text says, or nobody. */
function* spread(w: World, entry: Entry, spell: Spell): Proc<readonly Id[] | 'dropped'> {
  if (!(yield* go(entry))) return 'dropped'
  const list = () => spellTargets(w, entry.who, spellStrike(spell))
  const all = { min: 0, max: list().length }
  if (all.max === 0) return []
  const facts = { spell: spell.name }
  return yield* chooseSome(entry.who, 'cast.targets', list, all, { see, facts, default: [] })
}

/** Everybody a spell without an attack roll could reach, the caster too. */
function spellTargets(w: World, who: Id, strike: Strike): Option<Id>[] {
  return Object.values(w.now.combatants)
    .filter(c => isPresent(c) && c.cell !== null && perceives(w.now, w.of(who), c))
    .map(c => {
      const no = c.id === who ? undefined : whyNotReach(w.now, w.terrain, w.of(who), c, strike)
      return option(c.id, no)
    })
}

/** How much of the cost is Mana; Stress pays the rest, one for one [HAL-DMG-10]. */
const split = rule<Hallowed, [Id, Spell], { mana: number; stress: number }>(
  ['HAL-DMG-10', 'HAL-DMG-11'],
  'split',
  function* (w, who, { manaCost, name }) {
    const bounds = () => {
      const { mana, stress } = w.of(who).sheet
      return { min: Math.max(0, manaCost - stress.cur), max: Math.min(manaCost, mana.cur) }
    }
    enterStressRules(w, who)
    const { min, max } = bounds()
    const facts = { spell: name, cost: manaCost }
    const mana = min >= max ? max : yield* number(who, 'cast.mana', bounds, { see, facts, default: max })
    return { mana, stress: manaCost - mana }
  },
)

/** Pay, then d20 and the casting modifier against the casting TN; a failure has cost all the same. */
const casting = (w: World, who: Id, which: number, targets: readonly Id[], paid: { mana: number; stress: number }) =>
  function* (s: Snapshot): Proc<Outcome> {
    w.enter('HAL-ACT-17')
    w.editSheet(who, 'mana').cur = Math.max(0, w.of(who).sheet.mana.cur - paid.mana)
    w.editSheet(who, 'stress').cur = Math.max(0, w.of(who).sheet.stress.cur - paid.stress)
    const spell = s.combatants[who]!.sheet.spells[which]
    if (!spell) return NOTHING
    const { castingTN, name } = spell
    const parts = [part(s.combatants[who]!.sheet.castingMod, 'casting', 'HAL-ACT-17')]
    const { sum, because } = yield* check(w, s, who, { key: 'cast.die', parts, facts: { spell: name, tn: castingTN } })
    const works = sum >= castingTN
    const reached = works && spell.attack === 'none' && spell.damage.length === 0 && targets.length > 0
    const text = works ? spell.text : ''
    // What no dice follow is told with the spell: at whom, and what it does.
    const toGm = {
      sum,
      tn: castingTN,
      mana: paid.mana,
      stress: paid.stress,
      text,
      ...(reached && { on: [...targets] }),
    }
    say(w, 'cast', { who }, { spell: name, works }, toGm, because)
    if (!works) return NOTHING
    const [target] = targets
    if (spell.attack === 'roll' && target !== undefined) {
      const struck = yield* attack(w, s, who, target, spellStrike(spell))
      return { attacks: [struck], apply: () => suffer(w, struck) }
    }
    return yield* effect(w, s, who, targets, spell)
  }
