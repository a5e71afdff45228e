import type { Asked } from '~/engine/questions'
import type { StandingOrder } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

const order = (words: string, field: string, value: string): StandingOrder => ({
  words,
  sets: [{ path: ['orders', field], value }],
})

const ORDERS: { readonly [Key in QuestionKey]?: readonly StandingOrder[] } = {
  'sunder.item': [
    order('Never sunder', 'sunder', 'never'),
    order('Sunder against critical hits only', 'sunder', 'critical'),
  ],
  'attack.enhanced': [order('Always roll the d12', 'enhanced', 'take')],
  'attack.weapon': [order('Always the usual weapon', 'attacks', 'best')],
}

/** Orders that would answer such a question from now on. */
export const orders = ({ key }: Asked): readonly StandingOrder[] => ORDERS[key as QuestionKey] ?? []
