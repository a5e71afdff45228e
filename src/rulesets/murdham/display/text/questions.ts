import type { Asked } from '~/engine/questions'
import type { Id, Json } from '~/engine/snapshot'
import { asWord, type Facts } from '~/table/words/sentences'
import { onlyFriends, type QuestionContext, type QuestionWords } from '~/table/words/textOf'
import { isFree, type Reaction } from '../../reactions/reactions'
import { scoreOf } from '../../sheet/weapons'
import type { QuestionKey } from '../../state/questions'
import type { Murdham, Snapshot } from '../../state/types'
import type { Ability } from '../../state/vocabulary'
import { does, inCapitals, needed, numbered, saveTo, strikes } from './phrases'

/** Main and bonus actions that are no attack. */
const actions = {
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

const damage = ({ f, name, ask }: QuestionContext<Murdham>): [string, string] => [
  `${name(f.by)}: damage on ${name(f.target)}`,
  [
    exploded(f.chain, ask.kind === 'roll' ? ask.dice[0] : 0),
    f.second ? 'The second roll of the two.' : '',
    shifted(f.net),
    `${f.armour ? `Less armour ${asWord(f.armour)}. ` : ''}Health ${asWord(f.health)}.`,
  ]
    .filter(Boolean)
    .join(' '),
]

/** "The 6 counts 5 and the die is rolled again: 10 so far." */
function exploded(chain: Json | undefined, die = 0): string {
  if (!Array.isArray(chain)) return ''
  return `The ${die} counts ${die - 1} and the die is rolled again: ${chain.length * (die - 1)} so far.`
}

/** From aiming to what lands, and what is done about it in between. */
const attack = {
  'attack.target': ({ of, ask }) => [`${of}: whom?`, onlyFriends(ask)],
  'attack.weapon': 'with what?',
  'attack.how': 'how?',
  'attack.stance': 'stand still for the shot?',
  'attack.wall': ({ f, name }) => [
    `A wall is between ${name(f.by)} and ${name(f.target)}`,
    'What is it to this attack? None of these: nothing.',
  ],
  'blast.weapon': 'with what?',
  'blast.zone': 'which zone?',
  'blast.deviation': ({ f }) => ['It goes astray. Where to?', numbered(f.zones, asWord)],
  'disarm.weapon': 'which weapon?',
  'invoke.power': 'which power?',
  'opportunity.with': 'with what?',
  'cleave.target': 'cleave whom next?',
  'hit.save': saveTo('WIT save to hit'),
  'stunt.offer': ({ of, f, name }) => [
    `${of}: it hits. Offer another effect?`,
    `${name(f.target)} may take it instead of the damage, if the GM allows it.`,
  ],
  'stunt.words': 'what instead of damage?',
  'stunt.allow': ({ f, name }) => [
    `Does this make sense? ${asWord(f.words)}`,
    `${name(f.by)} offers it to ${name(f.target)}.`,
  ],
  'stunt.accept': ({ of, f, name }) => [`${of}: ${asWord(f.words)}?`, `${name(f.by)} offers this instead of damage.`],
  'attack.react': ({ of, f, name, ask, s }) => [
    `${of}: ${name(f.by)} ${strikes(f.weapon, 'you')}`,
    costOfAnswer(ask, s),
  ],
  'dodge.save': saveTo('AGI save to dodge'),
  'counter.with': 'counter with what?',
  'counter.how': 'how?',
  'hide.behind': 'behind whom?',
  'hide.agree': ({ of, f, name }) => [`${of}: let ${name(f.who)} hide behind you?`, `${name(f.by)} attacks.`],
  'attack.guard': ({ of, f, name, ask, s }) => [
    `${of}: guard ${name(f.who)}?`,
    `${name(f.by)} ${strikes(f.weapon, name(f.who))}. A guard ${costs(isGiven(s, ask.of, 'guard'))}.`,
  ],
  'guard.stranger': ({ f, name }) => [
    `Does somebody else guard ${name(f.who)}?`,
    `${name(f.by)} ${strikes(f.weapon, name(f.who))}. No friend guards; others may if you let them.`,
  ],
  'opportunity.react': ({ of, f, name }) => [`${of}: ${name(f.mover)} moves away`, 'Strike first?'],
  'attack.through': ({ f, name }) => [`${name(f.target)} is in cover`, `Does ${asWord(f.weapon)} go through it?`],
  'attack.damage': damage,
  'counter.damage': damage,
  'resist.save': saveTo('STR save to resist'),
} satisfies Partial<Record<QuestionKey, QuestionWords<Murdham>>>

/** What the answers that are open would cost: the turn, or nothing where a skill gives them [MUR-REACT-17]. */
function costOfAnswer(ask: Asked, s: Snapshot): string {
  const open = ask.kind === 'choice' ? ask.options.filter(({ value, whyNot }) => value !== 'none' && !whyNot) : []
  if (!open.some(({ value }) => value === 'dodge') || !isGiven(s, ask.of, 'dodge')) return `A reaction ${costs(false)}.`
  return `A dodge ${costs(true)}${open.length > 1 ? `; any other reaction ${costs(false)}` : ''}.`
}

const costs = (given: boolean): string => (given ? 'costs nothing' : 'is the turn of this round')

function isGiven(s: Snapshot, who: Id, how: Reaction): boolean {
  const c = s.combatants[who]
  return c !== undefined && isFree(s, c, how)
}

function shifted(net: Json | undefined): string {
  const n = Number(net ?? 0)
  return n < 0 ? 'Impaired: two rolls, the lower counts.' : n > 0 ? 'Enhanced: two rolls, the higher counts.' : ''
}

const omensLeft = (f: Facts): string => `${asWord(f.left)} ${f.left === 1 ? 'omen' : 'omens'} left.`

/** What follows from a blow: injuries, omens, poison, wear. */
const harm = {
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
const movement = {
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

/** Beginning, rounds and end, with morale and chases; and dice that the GM calls for. */
const turn = {
  'begin.started': 'Which faction started it?',
  'begin.hidden': 'Who lies in ambush?',
  'bonus.first': ({ s }) => [`${holder(s)}: which faction uses the ambush first?`],
  'initiative.draw': ({ f, s }) => [
    'Who has the initiative?',
    numbered(f.among, id => s.sides[asWord(id)]?.name ?? asWord(id)),
  ],
  'round.first': ({ s }) => [`${holder(s)}: which faction goes first this round?`],
  'round.fat': () => ['How fast is fast this round?', 'WIT as high as the die or higher acts in the fast phase.'],
  'fight.over': 'Only one side can still fight. End the combat?',
  'morale.die': ({ f, s }) => [
    `Morale of ${asWord(f.group) || (s.sides[asWord(f.side)]?.name ?? 'somebody')}`,
    `Whose WIT is as high as the die or higher stands firm: ${scores(s, f.who, 'wit')}.`,
  ],
  'chase.pace': ({ f, name }) => [
    does(f.who, name, 'flees', 'flee').slice(0, -1),
    'Is anybody after them, and who is faster?',
  ],
  'chase.die': ({ f, s }) => [
    'The chase',
    `Whose AGI is as high as the die or higher gets away: ${scores(s, f.who, 'agi')}.`,
  ],
  'called.save': ({ ask, f, name }) => [
    `${name(f.who)}: ${inCapitals(f.ability)} save${ask.of === 'gm' ? ', in secret' : ''}`,
    needed(f.score),
  ],
  'group.save': ({ f, s }) => [
    'One save for the group',
    `Whose ${inCapitals(f.ability)} is as high as the die or higher passes: ${scores(s, f.who, f.ability)}.`,
  ],
  'contest.die': ({ ask, of, f, s }) => [
    `${of}: contest`,
    `${scores(s, [ask.of], f.ability)} less the die: the higher wins.`,
  ],
  'chance.die': ({ f }) => [asWord(f.words) || 'A chance', `It happens on ${asWord(f.x)} or lower.`],
} satisfies Partial<Record<QuestionKey, QuestionWords<Murdham>>>

/** The faction with the initiative, which is asked as one. */
const holder = (s: Snapshot): string => s.sides[s.turn?.holder ?? '']?.name ?? 'Somebody'

/** "Guard 8, Thug 9": who is tried by the die, each with the score that counts. */
function scores(s: Snapshot, who: Json | undefined, ability: Json | undefined): string {
  const list = Array.isArray(who) ? who : []
  return list
    .flatMap((id: Json) => s.combatants[asWord(id)] ?? [])
    .map(c => `${c.name} ${scoreOf(c, asWord(ability) as Ability)}`)
    .join(', ')
}

/** What the prompt says, by the question. */
export const questions: Readonly<Record<QuestionKey, QuestionWords<Murdham>>> = {
  ...attack,
  ...movement,
  ...actions,
  ...harm,
  ...turn,
}
