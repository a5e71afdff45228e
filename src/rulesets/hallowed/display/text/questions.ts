import { asWord } from '~/table/words/asWord'
import { capital, type Facts } from '~/table/words/sentences'
import type { QuestionWords } from '~/table/words/textOf'
import { signed } from '../../sheet/numbers'
import type { QuestionKey } from '../../state/questions'
import type { Hallowed } from '../../state/types'
import { actWords } from './acts'
import { checklist } from './checklist'
import { listed } from './phrases'

/** What the prompt says, by the question. */
export const questions: Readonly<Record<QuestionKey, QuestionWords<Hallowed>>> = {
  'begin.surprised': 'Who is surprised?',
  'initiative.sharing': () => ['Who shares an initiative die?', 'Each still applies its own Agility.'],
  'initiative.die': 'initiative',
  'hd.dice': 'Hit Dice after the first',
  'newcomer.act': 'comes into the fight. What do you do?',
  'attack.weapon': 'with which weapon?',
  'cast.spell': 'which spell?',
  'consumable.item': 'what is used?',
  'throw.what': 'throw what?',
  'trait.which': 'which trait?',
  'other.words': 'what do you do?',
  'other.mod': ({ f, name }) => ['Initiative modifier', `${name(f.who)}: ${asWord(f.words) || 'something else'}.`],
  before: ({ of, f }) => [
    `${of}, before the action`,
    f.draw === undefined
      ? `Declared: ${actWords(f.act)}.`
      : `Declared: ${actWords(f.act)}, with a weapon that is not in hand. Drawing it is a Free Action.`,
  ],
  'before.path': 'move where?',
  after: ({ of }) => [`${of}, after the action`],
  'after.path': 'move where?',
  'move.on': ({ of, f }) => [`${of}: go on?`, `${asWord(f.left)} squares are left.`],
  'move.anew': 'the rest of the way: where to?',
  'free.what': 'Free Action',
  'free.words': 'what small act?',
  'act.go': ({ of, f }) => [`${of}: ${actWords(f.act)}`],
  'attack.target': 'attack whom?',
  'cast.target': 'cast at whom?',
  'throw.target': 'throw at whom?',
  'cast.targets': ({ of, f }) => [`${of}: who is in the ${asWord(f.spell)}?`, 'Nobody, if its text says what it does.'],
  'cast.mana': ({ of, f }) => [
    `${of}: how much Mana for ${asWord(f.spell)}?`,
    `It costs ${asWord(f.cost)}; Stress pays the rest.`,
  ],
  'consumable.target': ({ of, f }) => [
    `${of}: use ${asWord(f.item)} on whom?`,
    f.text ? `Its text: “${asWord(f.text)}” The GM applies it: Healing, Damage, or on the sheet.` : '',
  ],
  'heal.patient': 'heal whom?',
  'intimidate.target': 'intimidate whom?',
  'attack.die': ({ of, f, name }) => [
    `${of} attacks ${name(f.target)} with ${asWord(f.weapon)}`,
    `${bonus(f)}.${f.frozen ? FROZEN : ''}`,
  ],
  'attack.confirm': ({ of, f }) => [`${of}: is it critical?`, `${bonus(f)}, must hit once more.`],
  'damage.dice': ({ of, f }) => [`${of}: damage of ${asWord(f.weapon)}`, f.critical ? 'A critical hit.' : ''],
  'cast.die': ({ of, f }) => [`${of} casts ${asWord(f.spell)}`, against(f)],
  'heal.die': ({ of, f, name }) => [`${of}: Heal check on ${name(f.patient)}`, against(f)],
  'intimidate.die': ({ of, f, name }) => [`${of} intimidates ${name(f.target)}`, against(f)],
  'check.die': ({ of, f }) => [`${of}: ${asWord(f.skill)}`, against(f)],
  'breath.die': ({ of, f }) => [`${of} cannot breathe`, against(f)],
  reposte: ({ of, f, name }) => [`${of}: Reposte against ${name(f.trigger)}?`, cause(f)],
  'injury.chance': ({ f, name }) => [
    `Combat injury of ${name(f.target)}?`,
    `d%: ${asWord(f.amount)} or lower means one.`,
  ],
  'injury.type': ({ f, name }) => [`Which injury table for ${name(f.target)}?`, 'The hit carried several types.'],
  'injury.row': ({ f, name }) => [`${capital(asWord(f.table))} injury of ${name(f.target)}`],
  'injury.side': ({ f }) => [`${asWord(f.injury)}: which side?`, '1 or 2: main hand. 3 or 4: off-hand.'],
  'injury.dice': ({ f }) => [`${asWord(f.injury)}: damage to ${listed(f.abilities)}`],
  'injury.effects': ({ f, name }) => [
    `${name(f.target)} has an injury, and the ${asWord(f.table)} table is empty`,
    'The rulebook leaves it blank. What does this one do? None is an answer too.',
  ],
  'morale.obvious': ({ f, name }) => [
    'Morale: to whom is the outcome obvious?',
    `They fail without a roll. ${checklist(f.checks, name)}`,
  ],
  'morale.dice': ({ f, name }) => [
    `Morale of ${name(f.who)}`,
    `3d6 ${signed(Number(f.bonus))} against ${asWord(f.tn)}.`,
  ],
  'morale.outcome': ({ f, name }) => [`${name(f.who)} loses heart`],
  'combat.over': () => ['Nobody is left to fight on. End the combat?', 'Initiative is wiped; wounds stay.'],
}

/** What is added to the d20. */
const bonus = (f: Facts): string => (f.bonus === undefined ? '' : `d20 ${signed(Number(f.bonus))}`)

/** The same and what it must reach, where the one who rolls may know it. */
const against = (f: Facts): string => (f.tn === undefined ? bonus(f) : `${bonus(f)} against ${asWord(f.tn)}.`)

/** A ruling made now does not change this roll. */
const FROZEN = ' All numbers are those of the moment when everybody had chosen.'

/** What set off a Reposte, as the one who may answer sees it. */
function cause(f: Facts): string {
  if (f.cause === 'attacked') return f.hit ? `The attack hit, for ${asWord(f.amount)}.` : 'The attack missed.'
  const holds = listed(f.holds)
  return `Comes within reach; declared: ${actWords(f.act)}${holds === '' ? '' : `; holds ${holds}`}.`
}
