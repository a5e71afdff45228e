import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { fullHealth } from '../sheet'
import { say } from '../state/events'
import { roll } from '../state/questions'
import type { Murdham, World } from '../state/types'
import type { Ability } from '../state/vocabulary'

const LOSS: Readonly<Record<number, Ability>> = { 2: 'str', 3: 'wit', 4: 'agi' }

/** A d6 says what stays: a scar, a weaker ability, a useless arm, an eye [MUR-DICE-12]. */
export const injure = rule<Murdham, [Id, 'permanent' | 'untilRest'], void>(
  ['MUR-DICE-12'],
  'injure',
  function* (w, who, lasts) {
    const about = { see: questionVisibility(w, who), facts: { who } }
    const [n = 1] = yield* roll(who, 'injury.dice', () => [6], about)
    let words = 'a scar'
    const ability = LOSS[n]
    if (ability) {
      const [lost = 1] = yield* roll(who, 'injury.loss', () => [4], { ...about, facts: { who, ability } })
      words = `${ability.toUpperCase()} −${lost}`
      loseAbility(w, who, ability, lost)
    }
    if (n === 4) {
      w.editSheet(who, 'status').hobbled = true
      words += ', hobbled'
    }
    if (n === 5) {
      const [hand = 1] = yield* roll(who, 'injury.arm', () => [2], about)
      const arm = hand === 1 ? 'off' : 'main'
      w.edit(who).sheet.status.armInjury[arm] = true
      words = arm === 'off' ? 'the secondary arm is useless' : 'the primary arm is useless'
    }
    if (n === 6) {
      const status = w.editSheet(who, 'status')
      words = status.eyeInjury ? 'blind' : 'an eye injury'
      if (status.eyeInjury) status.blind = true
      status.eyeInjury = true
    }
    w.edit(who).sheet.injuries.push({ n, words, permanent: lasts === 'permanent' })
    say(w, 'injured', { who }, { words }, { die: n })
  },
)

/** An ability is lowered; at 0 its owner is dead. Less STR is less health, but never the last of it [MUR-DEATH-02]. */
export function loseAbility(w: World, who: Id, ability: Ability, n: number): void {
  const before = w.of(who).sheet[ability].cur
  const left = Math.max(0, before - n)
  w.editSheet(who, ability).cur = left
  if (ability === 'str') {
    w.enter('MUR-DEATH-02')
    const less = fullHealth(w.of(who).sheet, before) - fullHealth(w.of(who).sheet, left)
    const health = w.editSheet(who, 'health')
    health.max = Math.max(1, health.max - less)
    if (health.cur > 0) health.cur = Math.max(1, Math.min(health.cur - (before - left), health.max))
  }
  say(w, 'weakened', { who }, {}, { ability, n })
  if (left > 0) return
  w.enter('MUR-DEATH-02')
  Object.assign(w.editSheet(who, 'status'), { dead: true, diesAtEndOf: null })
  say(w, 'fell', { who }, { what: 'dead' })
}
