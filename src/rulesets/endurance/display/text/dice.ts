import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import type { TextTables } from '~/table/words/textOf'
import type { Endurance } from '../../state/types'

type Dice = TextTables<Endurance>['dice']

/** The labels of the dice of a roll: what each of them stands for. */
export const dice: Dice = (ask, putting) => {
  const labels = stoodFor(ask, putting)
  return ask.dice.map((sides, i) => (labels[i] ? `${asWord(labels[i])} d${sides}` : `d${sides}`))
}

const stoodFor = (
  { key, facts = {} }: Parameters<Dice>[0],
  { name }: Parameters<Dice>[1],
): readonly (Json | undefined)[] => {
  if (key === 'death.luck') return ['luck']
  if (key.endsWith('.rerolled')) return [facts.die === 'skill' ? 'skill die again' : 'attribute die again']
  if (key === 'attack.pick' && Array.isArray(facts.among))
    return [`1 to ${facts.among.length}: ${facts.among.map(name).join(', ')}`]
  return facts.attribute ? [facts.attribute, facts.skill, 'luck'] : []
}
