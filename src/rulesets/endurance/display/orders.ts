import type { Asked } from '~/engine/questions'
import type { StandingOrder } from '~/engine/ruleset'
import type { QuestionKey } from '../state/questions'
import type { Reaction } from '../state/vocabulary'

const never = (words: string, ...reactions: readonly Reaction[]): StandingOrder => ({
  words,
  sets: reactions.map(reaction => ({ path: ['orders', reaction, 'when'], value: 'never' })),
})

/** While there are points for it. */
const always = (words: string, reaction: Reaction): StandingOrder => ({
  words,
  sets: [
    { path: ['orders', reaction, 'when'], value: 'keep' },
    { path: ['orders', reaction, 'least'], value: 0 },
  ],
})

const ORDERS: { readonly [Key in QuestionKey]?: readonly StandingOrder[] } = {
  'attack.defend': [
    never('Never dodge or parry', 'dodge', 'parry'),
    { words: 'Always dodge', sets: [...always('', 'dodge').sets, ...never('', 'parry').sets] },
    { words: 'Always parry', sets: [...always('', 'parry').sets, ...never('', 'dodge').sets] },
  ],
  'attack.block': [never('Never block', 'block'), always('Always block', 'block')],
  'attack.intercept': [never('Never step in', 'intercept'), always('Always step in', 'intercept')],
  'conscious.fortify': [never('Never fortify', 'fortify'), always('Always fortify', 'fortify')],
  'effect.fortify': [never('Never fortify', 'fortify'), always('Always fortify', 'fortify')],
  'effect.resist': [never('Never resist', 'resist'), always('Always resist', 'resist')],
}

/** Orders that would answer such a question from now on. */
export const orders = ({ key }: Asked): readonly StandingOrder[] => ORDERS[key as QuestionKey] ?? []
