import { asWord } from '~/table/words/asWord'
import type { TextTables } from '~/table/words/textOf'
import type { QuestionKey } from '../../state/questions'
import type { Hallowed } from '../../state/types'

/** What a die is rolled for, by the question. */
const LABELS: { readonly [Key in QuestionKey]?: string } = {
  'initiative.die': 'Initiative',
  'attack.die': 'Attack',
  'attack.confirm': 'Confirmation',
  'injury.chance': 'Injury',
  'injury.row': 'Injury table',
  'injury.side': 'Side',
  'injury.dice': 'Ability damage',
  'cast.die': 'Casting',
  'heal.die': 'Heal',
  'intimidate.die': 'Intimidation',
  'breath.die': 'Breath',
  'check.die': 'Check',
  'hd.dice': 'Hit Die',
}

/** "Attack d20", "Longsword d8", "Ghoul d6": the labels of the dice, in order. */
export const dice: TextTables<Hallowed>['dice'] = ({ key, dice: rolled, facts }, { name }) => {
  const label = key === 'morale.dice' ? name(facts?.who) : key === 'damage.dice' ? asWord(facts?.weapon) : labelOf(key)
  return rolled.map(sides => `${label} ${sides === 100 ? 'd%' : `d${sides}`}`.trim())
}

const labelOf = (key: string): string => (LABELS as { readonly [key: string]: string | undefined })[key] ?? ''
