import { asWord } from '~/table/words/asWord'
import type { QuestionWords } from '~/table/words/textOf'
import type { QuestionKey } from '../../../state/questions'
import type { Murdham } from '../../../state/types'
import { saveTo } from '../phrases'

/** Main and bonus actions that are no attack. */
export const actions = {
  'trick.target': 'whom?',
  'trick.how': ({ f, name }) => [
    `${name(f.who)} tries to ${asWord(f.kind)} ${name(f.target)}`,
    'Is there any resisting it?',
  ],
  'trick.save': saveTo('WIT save to resist'),
  'free.whom': 'free whom?',
  'free.save': saveTo('STR save to free the captive'),
  'breakFree.save': saveTo('STR save to break free'),
  'hold.letGo': ({ of, f, name }) => [`${of}: this lets ${name(f.captive)} go. Sure?`],
  'shove.to': 'shove where to?',
  'shove.hazard': 'into a hazard of the zone?',
  'tend.whom': 'tend whom?',
  'other.words': 'what do you do?',
  'interact.words': 'what do you do?',
  'interact.cost': ({ f, name }) => [
    `${name(f.who)}: ${asWord(f.words) || 'uses the surroundings'}`,
    'Bonus action, or main action?',
  ],
  'say.words': 'what do you say?',
  'declare.words': 'what will the whole turn be?',
  'pickUp.what': 'what?',
  'improvise.kind': 'what is at hand?',
  'equip.what': 'what?',
  'equip.all': 'what is held?',
  'letGo.what': 'what?',
  'consume.what': 'use what?',
  'consume.target': 'for whom?',
  'consume.weapon': 'on which weapon?',
} satisfies Partial<Record<QuestionKey, QuestionWords<Murdham>>>
