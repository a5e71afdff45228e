import type { QuestionWords } from '~/table/words/textOf'
import type { QuestionKey } from '../../../state/questions'
import type { Murdham } from '../../../state/types'
import { actions } from './actions'
import { attack } from './attack'
import { harm } from './harm'
import { movement } from './movement'
import { turn } from './turn'

/** What the prompt says, by the question. */
export const questions: Readonly<Record<QuestionKey, QuestionWords<Murdham>>> = {
  ...attack,
  ...movement,
  ...actions,
  ...harm,
  ...turn,
}
