import { firstOpen } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { sayIfSeen } from '../conditions'
import { MEANS, speedOf } from '../gear'
import { sayToGm } from '../state/events'
import { choose, number, text } from '../state/questions'
import type { Declared } from '../state/sheet'
import type { Combatant, Declaration, Hallowed, Snapshot, World } from '../state/types'
import type { Act } from '../state/vocabulary'

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
  const name = meansName(w.of(who), declared)
  if (w.now.settings.declarationMode === 'secret') sayToGm(w, 'declared', { ...one, name })
  else sayIfSeen(w, 'declared', who, { act: declared.act, name }, declared)
}

/** A declaration is taken back before all are revealed. */
export const takeBack = rule<Hallowed, [Id], void>([], 'takeBack', function* (w, who) {
  const turn = w.editTurn()
  turn.declared = turn.declared.filter(old => old.who !== who)
  sayToGm(w, 'tookBack', { who })
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
  const means = asked ? yield* choose(who, asked.key, () => asked.options(w.of(who)), { see, default: firstOpen }) : ''
  return { act, means, mod: speedOf(w.of(who).sheet, act, means), words: '' }
})

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
