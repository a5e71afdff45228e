import { asWord } from '~/table/words/asWord'
import type { EffectWords } from '~/table/words/textOf'
import { signed } from '../../sheet/numbers'
import type { QuestionKey } from '../../state/questions'
import type { Hallowed } from '../../state/types'

type Words = EffectWords<Hallowed>

const defense: Words = ({ defense }) => (defense === undefined ? '' : `Defense ${asWord(defense)}`)

/** What comes of an option, by the key of the question. */
export const effects: { readonly [Key in QuestionKey]?: Words } = {
  'attack.target': defense,
  'cast.target': defense,
  'throw.target': defense,
  reposte: ({ bonus, defense }) =>
    bonus === undefined ? '' : `d20 ${signed(Number(bonus))} against Defense ${asWord(defense)}`,
}
