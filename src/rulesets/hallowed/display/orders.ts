import type { Asked } from '~/engine/questions'
import type { StandingOrder } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

const order = (words: string, field: string, value: string): StandingOrder => ({
  words,
  sets: [{ path: ['orders', field], value }],
})

const ORDERS: { readonly [Key in QuestionKey]?: readonly StandingOrder[] } = {
  reposte: [
    order('Never answer with a Reposte', 'reposte', 'never'),
    order('Always answer with a Reposte', 'reposte', 'always'),
  ],
  'cast.mana': [order('Always pay with Mana first', 'payment', 'mana')],
  before: [order('Never ask before or after the action', 'movement', 'stay')],
  after: [order('Never ask before or after the action', 'movement', 'stay')],
}

/** Orders that would answer such a question from now on. */
export const orders = ({ key }: Asked): readonly StandingOrder[] => ORDERS[key as QuestionKey] ?? []
