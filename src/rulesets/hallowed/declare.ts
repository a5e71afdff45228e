import { choose, number, text, type Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option, Reason } from '~/engine/types'
import { isKnown } from '~/table/share'
import { whyNoHoldingHand, whyNoThrowingArm, whyNotWield } from './hands'
import type { Declared } from './sheet'
import { speedOf } from './speed'
import { isMute } from './states'
import { reason } from '~/engine/reason'
import type { Combatant, Declaration, Hallowed, Snapshot, World } from './types'
import type { Act } from './words'

const see = 'asked' as const

/** One declaration: the kind of action and what it is done with; targets and ways are chosen when its count comes. */
export const declare = rule<Hallowed, [Id, Act], void>(
  ['HAL-DECL-01', 'HAL-DECL-02', 'HAL-DECL-04'],
  'declare',
  function* (w, who, act) {
    enter(w, who, yield* askMeans(w, who, act))
  },
)

/** Somebody's declaration is in; what it replaces is forgotten. */
export function enter(w: World, who: Id, declared: Declared): void {
  const one: Declaration = { who, ...declared }
  const turn = w.editTurn()
  turn.declared = [...turn.declared.filter(old => old.who !== who), one]
  const told = { who, ...declared, name: meansName(w.of(who), declared) }
  const open = w.now.settings.declarationMode !== 'secret' && isSeen(w.of(who))
  w.emit({
    type: 'declared',
    with: told,
    ...(open ? { shared: { who, act: declared.act, name: told.name } } : {}),
  })
}

/** Whether the players may know what somebody has declared once declarations are open. */
export const isSeen = (c: Combatant): boolean => isKnown(c) && !c.sheet.status.hidden

/** A declaration is taken back before all are revealed. */
export const takeBack = rule<Hallowed, [Id], void>([], 'takeBack', function* (w, who) {
  const turn = w.editTurn()
  turn.declared = turn.declared.filter(old => old.who !== who)
  w.emit({ type: 'tookBack', with: { who } })
})

/** Weapon, spell, item or trait, asked where there is a choice; and the modifier that this gives. */
export const askMeans = rule<Hallowed, [Id, Act], Declared>([], 'askMeans', function* (w, who, act) {
  if (act === 'other') {
    const words = yield* text(who, 'other.words', 200, { see, default: '' })
    const bounds = () => ({ min: -20, max: 40 })
    const mod = yield* number('gm', 'other.mod', bounds, { see, facts: { who, words }, default: 0 })
    w.enter('HAL-ACT-16')
    return { act, means: '', mod, words }
  }
  const asked = MEANS[act]
  const means = asked ? yield* asked(w, who) : ''
  return { act, means, mod: speedOf(w.of(who).sheet, act, means), words: '' }
})

/** Weapons that could be wielded when the count comes, drawn or not; those in hand first. */
const weapon = (key: string) =>
  function* (w: World, who: Id): Proc<string> {
    return yield* choose(who, key, () => weaponOptions(w.of(who)), { see, default: firstOpen })
  }

const MEANS: Partial<Record<Act, (w: World, who: Id) => Proc<string>>> = {
  attack: weapon('attack.weapon'),
  defensiveAttack: weapon('attack.weapon'),
  *cast(w, who) {
    return yield* choose(who, 'cast.spell', () => spellOptions(w.of(who)), { see, default: firstOpen })
  },
  *consumable(w, who) {
    return yield* choose(who, 'consumable.item', () => consumables(w.of(who)), { see, default: firstOpen })
  },
  *throw(w, who) {
    return yield* choose(who, 'throw.what', () => throwables(w.of(who)), { see, default: firstOpen })
  },
  *trait(w, who) {
    return yield* choose(who, 'trait.which', () => traits(w.of(who)), { see, default: firstOpen })
  },
}

const option = (value: string, whyNot: Reason | undefined): Option<string> => ({ value, ...(whyNot && { whyNot }) })

export function firstOpen(list: readonly Option<string>[]): string | undefined {
  return list.find(one => !one.whyNot)?.value
}

export function weaponOptions({ sheet }: Combatant): Option<string>[] {
  const all = sheet.weapons.flatMap((weapon, i) => (weapon.dropped ? [] : [{ weapon, i }]))
  const held = all.filter(({ weapon }) => weapon.held && weapon.kind !== 'natural')
  const natural = all.filter(({ weapon }) => weapon.kind === 'natural')
  const sheathed = all.filter(({ weapon }) => !weapon.held && weapon.kind !== 'natural')
  return [...held, ...natural, ...sheathed].map(({ weapon, i }) => option(`${i}`, whyNotWield(sheet, weapon)))
}

export function spellOptions({ id, sheet }: Combatant): Option<string>[] {
  const mute = isMute(sheet)
  return sheet.spells.map(({ verbal }, i) =>
    option(`${i}`, mute && verbal ? reason('HAL-COND-05', 'mute', { who: id }) : undefined),
  )
}

export function consumables({ sheet }: Combatant): Option<string>[] {
  const no = whyNoHoldingHand(sheet)
  return sheet.items.flatMap(({ kind, uses }, i) => (kind === 'consumable' && uses > 0 ? [option(`${i}`, no)] : []))
}

/** Items to throw that are left, and weapons made for it. */
export function throwables({ sheet }: Combatant): Option<string>[] {
  const no = whyNoThrowingArm(sheet)
  const items = sheet.items.flatMap(({ kind, uses }, i) =>
    kind === 'throwable' && uses > 0 ? [option(`item.${i}`, no)] : [],
  )
  const weapons = sheet.weapons.flatMap((one, i) =>
    one.throwable && !one.dropped ? [option(`weapon.${i}`, whyNotWield(sheet, one))] : [],
  )
  return [...weapons, ...items]
}

/** Traits that are activated with a Standard Action. */
export function traits({ id, sheet }: Combatant): Option<string>[] {
  return sheet.traits.flatMap(({ kind, stressCost }, i) => {
    if (kind !== 'standard') return []
    const short = stressCost > sheet.stress.cur
    return [option(`${i}`, short ? reason('HAL-DMG-09', 'noStress', { who: id, cost: stressCost }) : undefined)]
  })
}

/** What the action is done with, by name; "" when it needs nothing. */
export function meansName({ sheet }: Combatant, { act, means, words }: Declared): string {
  const [kind, n] = means.includes('.') ? means.split('.') : ['', means]
  const i = Number(n)
  switch (act) {
    case 'attack':
    case 'defensiveAttack':
      return sheet.weapons[i]?.name ?? ''
    case 'cast':
      return sheet.spells[i]?.name ?? ''
    case 'consumable':
      return sheet.items[i]?.name ?? ''
    case 'throw':
      return (kind === 'weapon' ? sheet.weapons[i]?.name : sheet.items[i]?.name) ?? ''
    case 'trait':
      return sheet.traits[i]?.name ?? ''
    default:
      return words
  }
}

/** The declarations of all who have made one, and "move only" of those who have not [HAL-DECL-06]. */
export function settled(s: Snapshot, who: readonly Combatant[]): readonly Declaration[] {
  return who.map(
    ({ id }) =>
      s.turn?.declared.find(one => one.who === id) ?? { who: id, act: 'moveOnly', means: '', mod: 0, words: '' },
  )
}
