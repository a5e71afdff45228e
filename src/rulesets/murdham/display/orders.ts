import type { Asked } from '~/engine/questions'
import type { StandingOrder } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'

const order = (words: string, field: string, value: string): StandingOrder => ({
  words,
  sets: [{ path: ['orders', field], value }],
})

const ORDERS: { readonly [Key in QuestionKey]?: readonly StandingOrder[] } = {
  'attack.react': [
    order('Never react', 'react', 'never'),
    order('Always dodge', 'react', 'dodge'),
    order('Always counter', 'react', 'counter'),
  ],
  'attack.guard': [order('Never guard', 'guard', 'never'), order('Always guard', 'guard', 'always')],
  'opportunity.react': [
    order('Never strike at those who leave', 'opportunity', 'never'),
    order('Always strike at those who leave', 'opportunity', 'always'),
  ],
  'omen.save': [order('Never spend omens', 'omens', 'never'), order('Omens only against death', 'omens', 'deadly')],
  'omen.damage': [order('Never spend omens', 'omens', 'never'), order('Omens only against death', 'omens', 'deadly')],
  'attack.how': [order('Always the usual weapon and manner', 'attacks', 'best')],
}

/** Orders that would answer such a question from now on. */
export const orders = ({ key }: Asked): readonly StandingOrder[] => ORDERS[key as QuestionKey] ?? []
