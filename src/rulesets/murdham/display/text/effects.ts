import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import type { EffectWords } from '~/table/words/textOf'
import type { QuestionKey } from '../../state/questions'
import type { Murdham } from '../../state/types'
import { halves } from './phrases'

type Words = EffectWords<Murdham>

const passes = (score: Json | undefined): string => `${asWord(score)} or lower passes`

const count = (n: Json | undefined, one: string): string =>
  n === 0 || n === undefined ? '' : `${asWord(n)} ${one}${n === 1 ? '' : 's'}`

/** What comes of a reaction that asks for no die of its own. */
const REACTIONS: { readonly [how: string]: string } = {
  counter: 'strikes back, the larger damage lands first',
  hide: 'who agrees takes the blow',
}

/** What comes of an option, by the key of the question. */
export const effects: { readonly [Key in QuestionKey]?: Words } = {
  'attack.target': ({ health, armour }) =>
    `health ${asWord(health)}${armour === 0 ? '' : `, armour ${asWord(armour)}`}`,
  'attack.react': ({ score, fails }, { value }) =>
    fails ? 'fails: encumbered' : score === undefined ? (REACTIONS[asWord(value)] ?? '') : `AGI save, ${passes(score)}`,
  'attack.guard': (_, { f, name }) => `takes the blow for ${name(f.who)}`,
  'attack.stance': ({ score }) => (score === undefined ? '' : `WIT save to hit, ${passes(score)}`),
  'fullMove.how': ({ halves: n, score }) =>
    [`${halves(n)} ${Number(n) > 2 ? 'zones' : 'zone'}`, score === undefined ? '' : `AGI save, ${passes(score)}`]
      .filter(Boolean)
      .join(' · '),
  'blast.zone': ({ foes, friends }) =>
    [count(foes, 'foe'), count(friends, 'friend')].filter(Boolean).join(', ') || 'nobody',
}
