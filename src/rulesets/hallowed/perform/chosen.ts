import type { Proc } from '~/engine/ask'
import { firstOpen, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { toIntimidate, whyNobodyToIntimidate } from '../actions'
import { attack, isLedAway, suffer } from '../attack/attack'
import { whyNotReach } from '../attack/targets'
import {
  isHelpless,
  isMute,
  isPresent,
  whyNoBareHand,
  whyNoHoldingHand,
  whyNoThrowingArm,
  whyNotUse,
} from '../conditions'
import { check, skillParts } from '../dice'
import { activate, dropWeapon, itemStrike, type Strike, throwStrike, weaponStrike } from '../gear'
import { patientsOf, stabilize, treat } from '../harm/stabilize'
import { perceives } from '../space'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Entry, Hallowed, Snapshot, World } from '../state/types'
import type { Act } from '../state/vocabulary'
import { effect } from './effect'
import { aim, type Chosen, go, GONE, lost, NOTHING, type Performance, see, withoutDice } from './performance'
import { cast } from './spell'

/** A Heal check on somebody adjacent or oneself: stabilize, open the airway. */
function* heal(w: World, entry: Entry): Proc<Chosen> {
  const { who } = entry
  const no = whyNoBareHand(w.of(who).sheet)
  if (no) return lost(w, entry, no)
  const list = (): Option<string>[] => [...patientsOf(w.now, w.terrain, w.of(who)), { value: 'drop' }]
  const patient = yield* choose(who, 'heal.patient', list, { see, default: firstOpen })
  if (patient === 'drop')
    return list().some(({ value, whyNot }) => value !== 'drop' && !whyNot)
      ? 'dropped'
      : lost(w, entry, reason('HAL-DECL-05', 'noPatient'))
  return function* (s) {
    const works = yield* treat(w, s, who, patient)
    return { attacks: [], apply: () => works && !isLedAway(w, patient) && stabilize(w, patient) }
  }
}

/** Intimidation: the result is kept for the morale check at the end of the round. */
function* intimidate(w: World, entry: Entry): Proc<Chosen> {
  const { who } = entry
  if (isMute(w.of(who).sheet)) return lost(w, entry, reason('HAL-COND-05', 'mute', { who }))
  const nobody = whyNobodyToIntimidate(w.now, w.of(who))
  if (nobody) return lost(w, entry, nobody)
  const list = (): Option<string>[] => [...toIntimidate(w.now, w.of(who)), { value: 'drop' }]
  const target = yield* choose(who, 'intimidate.target', list, { see, default: firstOpen })
  if (target === 'drop') return 'dropped'
  return function* (s) {
    w.enter('HAL-MORALE-11')
    const parts = skillParts(s.combatants[who]!.sheet, 'intimidation')
    const { sum, because } = yield* check(w, s, who, { key: 'intimidate.die', parts, facts: { target } })
    say(w, 'intimidates', { who, target }, {}, { sum }, because)
    return {
      attacks: [],
      apply() {
        const round = w.editSheet(target, 'round')
        round.intimidated = Math.max(round.intimidated ?? sum, sum)
      },
    }
  }
}

/** A consumable takes effect when its count comes, and loses a use then. */
function* consumable(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const item = w.of(who).sheet.items[Number(means)]
  if (!item || item.uses === 0) return lost(w, entry, GONE)
  const no = whyNoHoldingHand(w.of(who).sheet)
  if (no) return lost(w, entry, no)
  const near = (): Option<string>[] => [...besides(w, who), { value: 'drop' }]
  const facts = { item: item.name, text: item.text }
  const target = yield* choose(who, 'consumable.target', near, { see, facts, default: who })
  if (target === 'drop') return 'dropped'
  return function* (s) {
    w.enter('HAL-ACT-18')
    spendUse(w, who, Number(means))
    say(w, 'used', { who, target }, { item: item.name }, { text: item.text })
    return yield* effect(w, s, who, [target], { ...item, bypassStress: false, ignoresArmour: true })
  }
}

/** One use less of an item, if it is still there. */
function spendUse(w: World, who: Id, which: number): void {
  const item = w.editSheet(who, 'items')[which]
  if (item && item.uses > 0) item.uses--
}

/** Oneself and whoever stands right beside. */
function besides(w: World, who: Id): Option<string>[] {
  const next = { way: 'melee', range: 1 } as const
  const others = Object.values(w.now.combatants).filter(
    c =>
      c.id !== who &&
      isPresent(c) &&
      perceives(w.now, w.of(who), c) &&
      !whyNotReach(w.now, w.terrain, w.of(who), c, next),
  )
  return [{ value: who }, ...others.map(({ id }) => ({ value: id }))]
}

/** P5: an attack with the weapon that was declared. */
function* strikeWith(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const weapon = w.of(who).sheet.weapons[Number(means)]
  if (!weapon) return lost(w, entry, GONE)
  const no = whyNotUse(w.of(who).sheet, weapon)
  if (no) return lost(w, entry, no)
  const aimed = yield* aim(w, entry, 'attack.target', weaponStrike(weapon))
  if (typeof aimed === 'string') return aimed
  return attacking(w, who, aimed.target, s => weaponStrike(s.combatants[who]!.sheet.weapons[Number(means)] ?? weapon))
}

/** One attack, with the weapon or item as it is in the frozen state. */
const attacking = (
  w: World,
  who: Id,
  target: Id,
  strikeOf: (s: Snapshot) => Strike,
  after = () => undefined as void,
): Performance =>
  function* (s) {
    const struck = yield* attack(w, s, who, target, strikeOf(s))
    return {
      attacks: [struck],
      apply() {
        suffer(w, struck)
        after()
      },
    }
  }

/** A throw at somebody is an attack with Dexterity; a thrown weapon lies in the target's square afterwards. */
function* throwAt(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const { sheet } = w.of(who)
  const [kind, n] = means.split('.')
  const i = Number(n)
  const weapon = kind === 'weapon' ? sheet.weapons[i] : undefined
  const item = kind === 'item' ? sheet.items[i] : undefined
  const no = weapon ? whyNotUse(sheet, weapon) : item && item.uses > 0 ? whyNoThrowingArm(sheet) : GONE
  if (no) return lost(w, entry, no)
  const strike = weapon ? throwStrike(weapon) : itemStrike(item!)
  // An item need not be thrown at anybody; its text says what it does where it lands.
  const ground = item ? [{ value: 'ground' }] : []
  const aimed = yield* aim(w, entry, 'throw.target', strike, ground)
  if (typeof aimed === 'string') return aimed
  return function* (s) {
    w.enter('HAL-ACT-18')
    if (item) spendUse(w, who, i)
    const at = aimed.target === 'ground' ? null : aimed.target
    say(w, 'thrown', { who, target: at }, { what: strike.words }, { text: item?.text ?? '' })
    if (at === null) return NOTHING
    const { cell } = s.combatants[at]!
    const strikeOf = ({ combatants }: Snapshot) => {
      const { weapons, items } = combatants[who]!.sheet
      return weapon ? throwStrike(weapons[i] ?? weapon) : itemStrike(items[i] ?? item!)
    }
    return yield* attacking(w, who, at, strikeOf, () => {
      if (weapon) dropWeapon(w, who, i, cell)
    })(s)
  }
}

/** The choices of one action [HAL-DECL-04]: targets, options and the split of the payment. No die falls here. */
export const chosen = rule<Hallowed, [Entry], Chosen>(['HAL-DECL-04'], 'chosen', function* (w, entry) {
  return yield* procedures[entry.act](w, entry)
})

/** By the kind of action that was declared. */
const procedures: { readonly [A in Act]: (w: World, entry: Entry) => Proc<Chosen> } = {
  attack: strikeWith,
  defensiveAttack: strikeWith,
  cast,
  consumable,
  throw: throwAt,
  *fullDefense(w, entry) {
    return (yield* go(entry)) ? guard(w, entry.who) : 'dropped'
  },
  *defensiveMove(w) {
    w.enter('HAL-ACT-08')
    return withoutDice(() => undefined)
  },
  heal,
  intimidate,
  *trait(w, entry) {
    const trait = w.of(entry.who).sheet.traits[Number(entry.means)]
    if (!trait || trait.stressCost > w.of(entry.who).sheet.stress.cur)
      return lost(w, entry, reason('HAL-DMG-11', 'cannotPay', { who: entry.who }))
    if (!(yield* go(entry))) return 'dropped'
    return function* () {
      activate(w, entry.who, Number(entry.means))
      return NOTHING
    }
  },
  *other(w, entry) {
    if (!(yield* go(entry))) return 'dropped'
    const { who, words } = entry
    return withoutDice(() => say(w, 'other', { who }, { words }))
  },
  *moveOnly(w) {
    w.enter('HAL-ACT-16')
    return 'dropped'
  },
}

/** +4 to Defense from here to the end of the round, if nothing brings the creature down on this very count. */
const guard = (w: World, who: Id): Performance =>
  function* (s) {
    const before = s.combatants[who]!.sheet.wounds.cur
    return {
      attacks: [],
      apply() {
        w.enter('HAL-ACT-13')
        const { sheet } = w.of(who)
        if (isHelpless(sheet) || (before > 0 && sheet.wounds.cur <= 0)) return
        w.editSheet(who, 'status').fullDefense = true
        say(w, 'guards', { who })
      },
    }
  }
