import type { QuestionFacts } from '~/engine/ask'
import { atStake, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { total } from '~/engine/reason'
import { testFacts } from '../dice/testRoll'
import { durabilityOf, isBroken } from '../sheet/durability'
import { say, sayToGm } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import type { DamageType } from '../state/vocabulary'
import { DODGE, guardBonus, passive } from './dodge'
import { noteSurprise, type Owed, parryValue, reactionFacts, reactionStake, whyNotReact } from './reaction'

/** What the attacked one has said before the dice; carried out and paid later. */
export interface Defence {
  dodge: boolean
  /** The item to parry with. */
  parry: string | null
  /** One defensive action takes no reaction, after an intercept [END-DEF-18]. */
  free: boolean
}

type Said = 'none' | 'dodge' | `parry:${string}`

/**
 * The window before the dice: dodge, parry with an item, both if reactions suffice, or nothing. Each kind once. Nobody is
 * asked who can do neither.
 */
export const defend = rule<Endurance, [Id, DamageType, () => QuestionFacts, boolean, 'all' | 'asked'], Defence>(
  ['END-REACT-09', 'END-REACT-10'],
  'defend',
  function* (w, who, type, facts, free, see) {
    const said: Defence = { dodge: false, parry: null, free }
    noteSurprise(w, who)
    for (;;) {
      const list = () => answers(w.now, w.of(who), said, type)
      if (list().every(({ value, whyNot }) => value === 'none' || whyNot)) return said
      const left = () => Object.assign(facts(), reactionFacts(w.of(who), owedFor(said)))
      const answer: Said = yield* choose(who, 'attack.defend', list, { see, facts: left, default: 'none' })
      if (answer === 'none') return said
      w.enter('END-DEF-19')
      if (answer === 'dodge') said.dodge = true
      else said.parry = answer.slice('parry:'.length)
      const what = answer === 'dodge' ? 'dodge' : 'parry'
      // Who attacks may be unknown to the players: then they are told of no answer to it.
      if (see === 'all') say(w, 'declared', { who }, { what })
      else sayToGm(w, 'declared', { who, what })
    }
  },
)

/** What is declared and not paid yet. */
function owedFor(said: Defence): Owed {
  const declared = (said.dodge ? 1 : 0) + (said.parry === null ? 0 : 1)
  return { reactions: declared, points: declared, free: said.free }
}

function answers(s: Snapshot, c: Combatant, said: Defence, type: DamageType): Option<Said>[] {
  const owed = owedFor(said)
  const evasion = total(passive(c, 'evasion'))
  const list: Option<Said>[] = [atStake(option('none'), { cost: [], effect: said.dodge ? {} : { evasion } })]
  if (!said.dodge) {
    const no = whyNotReact(s, c, 'END-REACT-04', 'stamina', owed)
    const dodging = { evasion, ...testFacts(c, DODGE, guardBonus(c)) }
    list.push(atStake(option('dodge', no), reactionStake(c, 'stamina', owed, dodging)))
  }
  if (said.parry === null) {
    const no = whyNotReact(s, c, 'END-REACT-07', 'stamina', owed)
    for (const item of c.sheet.items) {
      if (!item.held) continue
      const broken = isBroken(item) ? { rule: 'END-DEF-14', code: 'broken', with: { item: item.name } } : undefined
      const whyNot = no ?? broken
      const was = durabilityOf(item).cur
      const effect = { less: parryValue(item, type), item: item.name, was, left: Math.max(0, was - 1), type }
      list.push(atStake(option(`parry:${item.id}`, whyNot), reactionStake(c, 'stamina', owed, effect)))
    }
  }
  return list
}
