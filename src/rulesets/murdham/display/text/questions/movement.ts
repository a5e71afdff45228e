import { asWord } from '~/table/words/asWord'
import type { QuestionWords } from '~/table/words/textOf'
import type { QuestionKey } from '../../../state/questions'
import type { Murdham } from '../../../state/types'
import { saveTo } from '../phrases'

const REVEALS: { readonly [what: string]: string } = {
  moves: 'moves',
  attacks: 'has attacked',
  sneaks: 'sneaks, and not well',
  invokes: 'has used a power',
  speaks: 'has spoken',
  distract: 'distracts somebody',
  intimidate: 'threatens somebody',
  taunt: 'taunts somebody',
}

/** Going somewhere, by what means, and unseen or not. */
export const movement = {
  'step.to': 'half a zone, where to?',
  'move.path': 'move where?',
  'move.stop': 'on the border, or in the zone?',
  'fullMove.how': ({ of }) => [`${of}: move how?`, 'It takes the main action.'],
  'sprint.save': saveTo('AGI save to go on sprinting'),
  'sneak.how': ({ f, name }) => [`${name(f.who)} sneaks`, 'Is a save called for?'],
  'sneak.save': saveTo('AGI save to stay unnoticed'),
  'sneak.reveal': ({ f, name }) => [
    `${name(f.who)} ${REVEALS[asWord(f.what)] ?? 'does something'}`,
    'Is it heard or seen?',
  ],
  'ground.how': ({ f, name }) => [`${name(f.who)}: ${asWord(f.how)}`, 'Is a save called for?'],
  'balance.save': saveTo('AGI save to keep the balance'),
  'leap.save': saveTo('AGI save to get across'),
  'climb.save': saveTo('AGI save to climb'),
  'swim.save': saveTo('AGI save in the water'),
  'fall.metres': ({ f, name }) => [`From how high does ${name(f.who)} fall?`, 'In metres.'],
  'fall.save': saveTo('AGI save to soften the fall'),
  'fall.dice': 'damage of the fall',
} satisfies Partial<Record<QuestionKey, QuestionWords<Murdham>>>
