import { choose, chooseSome, number, roll, type Proc } from '~/engine/ask'
import { part, reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Option, Reason } from '~/engine/types'
import { share } from '~/table/share'
import { attack, damageParts, diceOf, suffer, type Attack } from './attack'
import { check, skillParts } from './check'
import { hurt } from './damage'
import { armourParts } from './defence'
import { isSeen } from './declare'
import { dropWeapon } from './drop'
import { whyNoHoldingHand, whyNoThrowingArm, whyNotUse } from './hands'
import { conditionBonus } from './modifiers'
import { enterStressRules } from './pools'
import { seenBy } from './seen'
import type { DamagePart, Spell } from './sheet'
import { patientsOf, stabilize, treatmentTN } from './stabilize'
import { perceives } from './sides'
import { isHelpless, isMute, isPresent } from './states'
import { itemStrike, spellStrike, throwStrike, weaponStrike, type Strike } from './strike'
import { askTarget, whyNotReach } from './targets'
import { toIntimidate } from './toIntimidate'
import { activate } from './turnPart'
import type { Act, DamageType } from './words'
import type { Entry, Hallowed, Snapshot, World } from './types'

const see = 'asked' as const

/** What the dice of an action came to, before anybody suffers from it. */
export interface Outcome {
  attacks: readonly Attack[]
  apply(): void
}

/** Pays the costs and rolls all dice of an action, every number read from the frozen state. */
export type Performance = (s: Snapshot) => Proc<Outcome>

/** What became of a declared action when its count came: it goes on, it is given up, or it has become impossible. */
export type Chosen = Performance | 'dropped' | 'lost'

const NOTHING: Outcome = { attacks: [], apply: () => undefined }

/** An action in which nothing is rolled. */
const withoutDice = (apply: () => void): Performance =>
  function* () {
    return { attacks: [], apply }
  }

/** It cannot be done any more; the movement is still free, the count does not change [HAL-DECL-05]. */
export function lost(w: World, { who, act }: Entry, why: Reason): 'lost' {
  w.enter('HAL-DECL-05')
  const told = { ...why.with, who, act, rule: why.rule, code: why.code }
  // What the hidden had in mind nobody has seen.
  w.emit({ type: 'lost', with: told, ...(isSeen(w.of(who)) ? share(w.now, [who], { who, act }) : {}) })
  return 'lost'
}

/** Go on with an action that needs no target, or drop it. */
function* go({ who, act }: Entry): Proc<boolean> {
  const facts = { act }
  return (yield* choose(who, 'act.go', () => ['go', 'drop'], { see, facts, default: 'go' })) === 'go'
}

/** The choices of one action [HAL-DECL-04]: targets, options and the split of the payment. No die falls here. */
export const chosen = rule<Hallowed, [Entry], Chosen>(['HAL-DECL-04'], 'chosen', function* (w, entry) {
  return yield* PERFORM[entry.act](w, entry)
})

const PERFORM: { readonly [A in Act]: (w: World, entry: Entry) => Proc<Chosen> } = {
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
    return withoutDice(() => w.emit({ type: 'other', with: { who, words }, ...share(w.now, [who], { who, words }) }))
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
        w.emit({ type: 'guards', with: { who }, ...share(w.now, [who], { who }) })
      },
    }
  }

/** P5: an attack with the weapon that was declared. */
function* strikeWith(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const weapon = w.of(who).sheet.weapons[Number(means)]
  const no = weapon ? whyNotUse(w.of(who).sheet, weapon) : reason('HAL-DECL-05', 'gone')
  if (no || !weapon) return lost(w, entry, no!)
  const strike = weaponStrike(weapon)
  const target = yield* askTarget(w, who, 'attack.target', strike, [])
  if (target === 'drop') return 'dropped'
  if (target === 'lost') return lost(w, entry, reason('HAL-DECL-05', 'noTarget'))
  return attacking(w, who, target, s => weaponStrike(s.combatants[who]!.sheet.weapons[Number(means)] ?? weapon))
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

/** P6. A spell: Mute or unable to pay, it is lost; otherwise the payment is split between Mana and Stress. */
function* cast(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const spell = w.of(who).sheet.spells[Number(means)]
  if (!spell) return lost(w, entry, reason('HAL-DECL-05', 'gone'))
  if (spell.verbal && isMute(w.of(who).sheet)) return lost(w, entry, reason('HAL-COND-05', 'mute', { who }))
  const { mana, stress } = w.of(who).sheet
  if (mana.cur + stress.cur < spell.manaCost) return lost(w, entry, reason('HAL-DMG-11', 'cannotPay', { who }))
  const strike = spellStrike(spell)
  let targets: readonly Id[]
  if (spell.attack === 'roll') {
    const target = yield* askTarget(w, who, 'cast.target', strike, [])
    if (target === 'drop') return 'dropped'
    if (target === 'lost') return lost(w, entry, reason('HAL-DECL-05', 'noTarget'))
    targets = [target]
  } else {
    if (!(yield* go(entry))) return 'dropped'
    const list = () => spellTargets(w, who, strike)
    const all = { min: 0, max: list().length }
    const facts = { spell: spell.name }
    targets = all.max === 0 ? [] : yield* chooseSome(who, 'cast.targets', list, all, { see, facts, default: [] })
  }
  const paid = yield* split(w, who, spell)
  return casting(w, who, Number(means), targets, paid)
}

/** Everybody a spell without an attack roll could reach, the caster too. */
function spellTargets(w: World, who: Id, strike: Strike): Option<Id>[] {
  return Object.values(w.now.combatants)
    .filter(c => isPresent(c) && c.cell !== null && perceives(w.now, w.of(who), c))
    .map(c => {
      const no = c.id === who ? undefined : whyNotReach(w.now, w.terrain, w.of(who), c, strike)
      return { value: c.id, ...(no && { whyNot: no }) }
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
    const told = { who, spell: name, works }
    w.emit({
      type: 'cast',
      with: { ...told, sum, tn: castingTN, mana: paid.mana, stress: paid.stress, text: works ? spell.text : '' },
      because,
      ...share(w.now, [who], told),
    })
    if (!works) return NOTHING
    const [target] = targets
    if (spell.attack === 'roll' && target !== undefined) {
      const struck = yield* attack(w, s, who, target, spellStrike(spell))
      return { attacks: [struck], apply: () => suffer(w, struck) }
    }
    return yield* effect(w, s, who, targets, spell)
  }

/** Damage without an attack roll, rolled once for all it reaches: Stress first, never critical [HAL-DMG-14]. */
function* effect(
  w: World,
  s: Snapshot,
  who: Id,
  targets: readonly Id[],
  { name, damage, bypassStress, ignoresArmour }: Effect,
): Proc<Outcome> {
  if (damage.length === 0 || targets.length === 0) return NOTHING
  const sides = diceOf(damage)
  const facts = { weapon: name, targets: [...targets] }
  const about = { see: seenBy(w, who, ...targets), facts }
  const faces = sides.length > 0 ? yield* roll(who, 'damage.dice', () => sides, about) : []
  const parts = damageParts(damage, faces)
  const bonus = conditionBonus(s.combatants[who]!.sheet, 'damage')
  if (bonus !== 0) parts.push(part(bonus, 'condition', 'HAL-COND-01'))
  const dealt = Math.max(0, total(parts))
  const types = [...new Set(damage.map(({ type }): DamageType => type))]
  return {
    attacks: [],
    apply() {
      for (const target of targets) {
        const armour = ignoresArmour ? 0 : total(armourParts(s.combatants[target]!))
        w.enter('HAL-DMG-03')
        const amount = Math.max(0, dealt - armour)
        hurt(w, target, { amount, types, source: name, from: 'outside', direct: bypassStress })
      }
    },
  }
}

interface Effect {
  name: string
  damage: readonly DamagePart[]
  bypassStress: boolean
  ignoresArmour: boolean
}

/** A consumable takes effect when its count comes, and loses a use then. */
function* consumable(w: World, entry: Entry): Proc<Chosen> {
  const { who, means } = entry
  const item = w.of(who).sheet.items[Number(means)]
  if (!item || item.uses === 0) return lost(w, entry, reason('HAL-DECL-05', 'gone'))
  const no = whyNoHoldingHand(w.of(who).sheet)
  if (no) return lost(w, entry, no)
  const near = (): Option<string>[] => [...besides(w, who), { value: 'drop' }]
  const facts = { item: item.name, text: item.text }
  const target = yield* choose(who, 'consumable.target', near, { see, facts, default: who })
  if (target === 'drop') return 'dropped'
  return function* (s) {
    w.enter('HAL-ACT-18')
    spendUse(w, who, Number(means))
    const told = { who, target, item: item.name }
    w.emit({ type: 'used', with: { ...told, text: item.text }, ...share(w.now, [who, target], told) })
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
  const target = yield* askTarget(w, who, 'throw.target', strike, ground)
  if (target === 'drop') return 'dropped'
  if (target === 'lost') return lost(w, entry, reason('HAL-DECL-05', 'noTarget'))
  return function* (s) {
    w.enter('HAL-ACT-18')
    if (item) spendUse(w, who, i)
    const named = target === 'ground' ? [who] : [who, target]
    const told = { who, what: strike.words, target: target === 'ground' ? null : target }
    w.emit({ type: 'thrown', with: { ...told, text: item?.text ?? '' }, ...share(w.now, named, told) })
    if (target === 'ground') return NOTHING
    const { cell } = s.combatants[target]!
    const strikeOf = ({ combatants }: Snapshot) => {
      const { weapons, items } = combatants[who]!.sheet
      return weapon ? throwStrike(weapons[i] ?? weapon) : itemStrike(items[i] ?? item!)
    }
    return yield* attacking(w, who, target, strikeOf, () => {
      if (weapon) dropWeapon(w, who, i, cell)
    })(s)
  }
}

const GONE: Reason = { rule: 'HAL-DECL-05', code: 'gone' }

/** A Heal check on somebody adjacent or oneself: stabilize, open the airway. */
function* heal(w: World, entry: Entry): Proc<Chosen> {
  const { who } = entry
  const list = (): Option<string>[] => [...patientsOf(w.now, w.terrain, w.of(who)), { value: 'drop' }]
  const open = (options: readonly Option<string>[]) => options.find(({ whyNot }) => !whyNot)?.value
  const patient = yield* choose(who, 'heal.patient', list, { see, default: open })
  if (patient === 'drop')
    return list().some(({ value, whyNot }) => value !== 'drop' && !whyNot)
      ? 'dropped'
      : lost(w, entry, reason('HAL-DECL-05', 'noPatient'))
  return function* (s) {
    const works = yield* treat(w, s, who, patient)
    return { attacks: [], apply: () => works && stabilize(w, patient) }
  }
}

/** d20 and the Heal skill against 10 and the highest amount among the open injuries; a failure has no penalty. */
export const treat = rule<Hallowed, [Snapshot, Id, Id], boolean>(
  ['HAL-DEATH-07', 'HAL-DEATH-15'],
  'treat',
  function* (w, s, who, patient) {
    const tn = treatmentTN(s.combatants[patient]!.sheet)
    const parts = skillParts(s.combatants[who]!.sheet, 'heal')
    const own = w.now.sides[w.of(patient).side]?.show === 'exact'
    const facts = own ? { patient, tn } : { patient }
    const { sum, because } = yield* check(w, s, who, { key: 'heal.die', parts, facts })
    const works = sum >= tn
    const told = { who, patient, works }
    w.emit({ type: 'treated', with: { ...told, sum, tn }, because, ...share(w.now, [who, patient], told) })
    return works
  },
)

/** Intimidation: the result is kept for the morale check at the end of the round. */
function* intimidate(w: World, entry: Entry): Proc<Chosen> {
  const { who } = entry
  if (isMute(w.of(who).sheet)) return lost(w, entry, reason('HAL-COND-05', 'mute', { who }))
  if (toIntimidate(w.now, w.of(who)).length === 0) return lost(w, entry, reason('HAL-MORALE-11', 'noMonster'))
  const list = (): Option<string>[] => [
    ...toIntimidate(w.now, w.of(who)).map(({ id }) => ({ value: id })),
    { value: 'drop' },
  ]
  const target = yield* choose(who, 'intimidate.target', list, { see, default: options => options[0]?.value })
  if (target === 'drop') return 'dropped'
  return function* (s) {
    w.enter('HAL-MORALE-11')
    const parts = skillParts(s.combatants[who]!.sheet, 'intimidation')
    const { sum, because } = yield* check(w, s, who, { key: 'intimidate.die', parts, facts: { target } })
    const told = { who, target }
    w.emit({ type: 'intimidates', with: { ...told, sum }, because, ...share(w.now, [who, target], told) })
    return {
      attacks: [],
      apply() {
        const round = w.editSheet(target, 'round')
        round.intimidated = Math.max(round.intimidated ?? sum, sum)
      },
    }
  }
}
