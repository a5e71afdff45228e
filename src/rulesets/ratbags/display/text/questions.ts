import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import { onlyFriends } from '~/table/words/onlyFriends'
import { capital, type Name } from '~/table/words/sentences'
import { titleOf, type Putting, type QuestionWords } from '~/table/words/textOf'
import type { QuestionKey } from '../../state/questions'
import type { Ratbags } from '../../state/types'
import { factOf } from './facts'

const score = (value: Json | undefined): string => (value === undefined ? '' : `${asWord(value)} or lower passes.`)

/** A save: what for, and what passes. */
const save =
  (words: string) =>
  (putting: Putting<Ratbags>): [string, string] => [titleOf(words, putting), score(putting.f.score)]

const blowsOf = (blows: Json | undefined, name: Name): string =>
  (Array.isArray(blows) ? blows : [])
    .map((one: Json) => `${name(factOf(one, 'by'))} on ${name(factOf(one, 'target'))}: ${asWord(factOf(one, 'mode'))}`)
    .join('; ')

const likelyOf = (likely: Json | undefined, name: Name): string =>
  (Array.isArray(likely) ? likely : [])
    .map((one: Json) => `${name(factOf(one, 'who'))} attacks ${name(factOf(one, 'target'))}`)
    .join('; ')

/** What the prompt says, by the question. */
export const questions: Readonly<Record<QuestionKey, QuestionWords<Ratbags>>> = {
  'begin.players': 'Which side do the players play?',
  'begin.first': 'Which side acts first?',
  'begin.save': save('DEX save to act before the opponents'),
  'attack.target': ({ of, ask }) => [`${of}: attack whom?`, onlyFriends(ask)],
  'attack.weapon': 'with which weapon?',
  'attack.others': 'whom else could it catch?',
  'attack.area': 'does it reach all of them?',
  'attack.again': 'the target cannot be attacked. Whom instead?',
  'attack.owner': 'whose die counts?',
  'attack.arm': 'which of the two weapons counts?',
  'attack.enhanced': 'roll the d12?',
  'attack.dice': ({ f, name }) => [
    `Damage on ${name(f.target)}`,
    `The single highest die counts${f.armour ? `, less armour ${asWord(f.armour)}` : ''}. HP ${asWord(f.hp)}.${f.mode === 'normal' || f.mode === undefined ? '' : ` ${capital(asWord(f.mode))}.`}`,
  ],
  'blast.radius': 'how far does it reach, in squares?',
  'blast.where': 'where does it go off?',
  'blast.count': 'how many does it reach?',
  'blast.pick': 'whom does it reach?',
  'act.when': 'before or after the attacks?',
  'move.when': 'move before or after the action?',
  'move.path': 'move where?',
  'move.again': 'the way is blocked. Where to?',
  'second.path': 'second move: where to?',
  'crawl.path': 'crawl where?',
  'cast.wand': 'which wand?',
  'cast.target': 'at whom?',
  'aid.patient': 'aid whom?',
  'aid.again': 'out of reach. Aid whom instead?',
  'drag.whom': 'drag whom?',
  'special.which': 'which special action?',
  'special.dice': 'special action',
  'other.words': 'what do you do?',
  'retreat.where': 'retreat where to?',
  'retreat.save': save('DEX save to get away'),
  'hold.what': 'what is held?',
  'critical.save': save('STR save against critical damage'),
  'effect.dice': 'effect',
  'combat.over': 'Only one side can fight. End the combat?',
  'end.rest': 'Ten minutes of rest and some water?',
  'death.next': 'how does the player go on?',
  'scar.place': 'scar',
  'scar.dice': 'scar',
  'scar.save': save('WIL save for the scar'),
  'reaction.dice': 'reaction',
  'fate.die': 'die of fate',
  'harm.dice': 'ability damage',
  'attack.ruling': ({ f, name }) => [`${name(f.by)} attacks ${name(f.target)}`, `With ${asWord(f.weapon)}.`],
  'phase.rulings': ({ f, name }) => ['Impaired or enhanced?', blowsOf(f.blows, name)],
  'round.telegraph': ({ f, name }) => ['Show the players what their foes will likely do?', likelyOf(f.likely, name)],
  'risk.how': ({ f, name }) => [
    `${name(f.who)}: ${asWord(f.words) || 'an attempt'}`,
    'Does it simply work, or is a save called for?',
  ],
  'risk.who': () => ['Who is most at risk, and saves?'],
  'risk.price': () => ['What does failure cost?'],
  'risk.save': ({ of, f }) => [`${of}: ${asWord(f.ability).toUpperCase()} save`, score(f.score)],
  'morale.save': ({ f, name }) => [`${name(f.who)}: WIL save for morale`, score(f.score)],
  'retreat.safe': ({ f, name }) => [
    `${name(f.who)} wants to retreat`,
    `Is there a safe place to run to${f.words ? ` (${asWord(f.words)})` : ''}?`,
  ],
  'sunder.item': ({ of, f }) => [
    `${of}: sunder?`,
    `The hit shows ${asWord(f.kept)}, ${asWord(f.net)} after armour: HP ${asWord(f.hp)}, STR ${asWord(f.str)}.`,
  ],
  'detachment.breaks': ({ f, name }) => [`${name(f.who)}: routed or weakened?`],
  'end.care': ({ f, name }) => [
    `${name(f.who)} lies untreated`,
    `${asWord(f.minutes)} ${f.minutes === 1 ? 'minute is' : 'minutes are'} left.`,
  ],
}
