import { asWord } from '~/table/words/asWord'
import type { Facts } from '~/table/words/sentences'
import type { QuestionWords } from '~/table/words/textOf'
import type { QuestionKey } from '../../../state/questions'
import type { Murdham } from '../../../state/types'
import { inCapitals, saveTo } from '../phrases'

const omensLeft = (f: Facts): string => `${asWord(f.left)} ${f.left === 1 ? 'omen' : 'omens'} left.`

/** What follows from a blow: injuries, omens, poison, wear. */
export const harm = {
  'injury.dice': ({ of }) => [
    `${of}: injury`,
    '1 a scar, 2 less STR, 3 less WIT, 4 less AGI and hobbled, 5 an arm, 6 an eye.',
  ],
  'injury.loss': ({ of, f }) => [`${of}: how much ${inCapitals(f.ability)} is lost?`],
  'injury.arm': ({ of }) => [`${of}: which arm is useless?`, '1 the secondary, 2 the primary.'],
  'omen.save': ({ of, f }) => [
    `${of}: spend an omen on another die?`,
    `The ${inCapitals(f.ability)} save has failed. ${omensLeft(f)}`,
  ],
  'omen.damage': ({ of, f }) => [
    `${of}: ${asWord(f.n)} damage. Spend an omen?`,
    `The damage is rolled again, the lower counts. ${omensLeft(f)}`,
  ],
  'omen.death': ({ of, f }) => [
    `${of} would die. Spend an omen?`,
    `Then 1 health is left, ${of} lies down to the end of the stretch, and an injury stays for good. ${omensLeft(f)}`,
  ],
  'poison.save': saveTo('STR save against the poison'),
  'corruption.die': ({ of, f }) => [
    `${of}: does the corruption burn?`,
    `On ${asWord(f.corruption)} or lower: so much damage past armour, and so much corruption less.`,
  ],
  'surrender.fightOn': ({ of, f, name }) => [`${of}: ${name(f.by)} strikes although you surrendered`, 'Fight on?'],
  'gear.wear': () => ['Wear', 'A 1 damages the thing, and destroys what was damaged or fragile before.'],
  'gear.shield': 'which shield goes?',
} satisfies Partial<Record<QuestionKey, QuestionWords<Murdham>>>
