import type { Asked } from '~/engine/questions'
import type { Id, Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import { onlyFriends } from '~/table/words/onlyFriends'
import type { Putting, QuestionWords } from '~/table/words/textOf'
import { isFree, type Reaction } from '../../../reactions/reactions'
import type { QuestionKey } from '../../../state/questions'
import type { Murdham, Snapshot } from '../../../state/types'
import { numbered, saveTo, strikes } from '../phrases'

const damage = ({ f, name, ask }: Putting<Murdham>): [string, string] => [
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
export const attack = {
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
