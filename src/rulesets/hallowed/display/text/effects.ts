import { asWord } from '~/table/words/asWord'
import type { EffectWords } from '~/table/words/textOf'
import { signed } from '../../sheet/numbers'
import type { QuestionKey } from '../../state/questions'
import type { Hallowed } from '../../state/types'

type Words = EffectWords<Hallowed>

const defense: Words = ({ defense }) => (defense === undefined ? '' : `Defense ${asWord(defense)}`)

/** What there is to move, and what an action takes out of whoever is at the end of its strength. */
const around: Words = ({ left, strain }) =>
  left !== undefined ? `${asWord(left)} square${left === 1 ? '' : 's'} left` : strain ? '1 Wound by the strain' : ''

/** What comes of an option, by the key of the question. */
export const effects: { readonly [Key in QuestionKey]?: Words } = {
  before: around,
  after: around,
  'attack.target': defense,
  'cast.target': defense,
  'throw.target': defense,
  reposte: ({ bonus, defense }) =>
    bonus === undefined ? '' : `d20 ${signed(Number(bonus))} against Defense ${asWord(defense)}`,
}
