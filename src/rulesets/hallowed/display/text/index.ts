import type { Json } from '~/engine/snapshot'
import { asWord, capital, type Facts, type Name } from '~/table/words/sentences'
import { type EffectWords, type QuestionWords, textOf, type TextTables } from '~/table/words/textOf'
import { ACTIONS } from '../../actions'
import { signed } from '../../sheet/ability'
import type { QuestionKey } from '../../state/questions'
import { settings } from '../../state/settings'
import type { Hallowed } from '../../state/types'
import { actWords } from './acts'
import { listed, log } from './log'
import { options, optionsOf } from './options'
import { refusals } from './refusals'

const TRIGGERS: { readonly [trigger: string]: string } = {
  bigHit: 'one hit took more than half',
  outnumbered: 'outnumbered',
  intimidated: 'intimidated',
}

/** One line for each monster that must check: why, what it adds, what it needs. */
function checklist(checks: Json | undefined, name: Name): string {
  if (!Array.isArray(checks)) return ''
  return checks
    .map((one: Json) => {
      const why = fact(one, 'triggers')
      const because = Array.isArray(why) ? why.map(each => TRIGGERS[asWord(each)] ?? asWord(each)).join(', ') : ''
      const [bonus, tn] = [Number(fact(one, 'bonus')), asWord(fact(one, 'tn'))]
      return `${name(fact(one, 'who'))} (${because}): 3d6 ${signed(bonus)} against ${tn}`
    })
    .join('; ')
}

/** A fact that is one of a list of records. */
function fact(one: Json, key: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as { [key: string]: Json })[key]
    : undefined
}

/** What a die is rolled for, by the question. */
const LABELS: { readonly [Key in QuestionKey]?: string } = {
  'initiative.die': 'Initiative',
  'attack.die': 'Attack',
  'attack.confirm': 'Confirmation',
  'injury.chance': 'Injury',
  'injury.row': 'Injury table',
  'injury.side': 'Side',
  'injury.dice': 'Ability damage',
  'cast.die': 'Casting',
  'heal.die': 'Heal',
  'intimidate.die': 'Intimidation',
  'breath.die': 'Breath',
  'check.die': 'Check',
  'hd.dice': 'Hit Die',
}

/** "Attack d20", "Longsword d8", "Ghoul d6": the labels of the dice, in order. */
const dice: TextTables<Hallowed>['dice'] = ({ key, dice: rolled, facts }, { name }) => {
  const label = key === 'morale.dice' ? name(facts?.who) : key === 'damage.dice' ? asWord(facts?.weapon) : labelOf(key)
  return rolled.map(sides => `${label} ${sides === 100 ? 'd%' : `d${sides}`}`.trim())
}

const labelOf = (key: string): string => (LABELS as { readonly [key: string]: string | undefined })[key] ?? ''

type Words = EffectWords<Hallowed>

const defense: Words = ({ defense }) => (defense === undefined ? '' : `Defense ${asWord(defense)}`)

/** What there is to move, and what an action takes out of whoever is at the end of its strength. */
const around: Words = ({ left, strain }) =>
  left !== undefined ? `${asWord(left)} square${left === 1 ? '' : 's'} left` : strain ? '1 Wound by the strain' : ''

/** What comes of an option, by the key of the question. */
const effects: { readonly [Key in QuestionKey]?: Words } = {
  before: around,
  after: around,
  'attack.target': defense,
  'cast.target': defense,
  'throw.target': defense,
  reposte: ({ bonus, defense }) =>
    bonus === undefined ? '' : `d20 ${signed(Number(bonus))} against Defense ${asWord(defense)}`,
}

/** Parts of totals whose code is not their name. */
const parts: { readonly [of: string]: string } = {
  gm: 'GM',
  defense: 'Defense',
  tn: 'Target number',
  defenseBonus: 'Defense bonus',
  attackBonus: 'Attack bonus',
  traits: 'Traits',
  fullDefense: 'Full-Defense',
  targetProne: 'Target prone',
  targetBlinded: 'Target blinded',
  flat: 'Weapon',
  hide: 'Hide',
  critical: 'Critical multiplier',
  atLeastOne: 'At least 1',
  atLeastNothing: 'Not below 0',
  hd: 'Hit Dice',
}

/** What the prompt says, by the question. */
const questions: Readonly<Record<QuestionKey, QuestionWords<Hallowed>>> = {
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

/** The words of this ruleset, in English. */
export const text = textOf<Hallowed>({
  refusals,
  questions,
  optionsOf,
  options,
  effects,
  dice,
  log,
  parts,
  actions: ACTIONS,
  acted: by => `${by} declares`,
  commands: {
    takeBack: (_given, _name, by) => `${by} takes it back`,
    reveal: 'Declarations revealed',
    count: 'The next count',
    moveOn: 'Movement after the action',
    endRound: 'End of the round',
    harm: 'Damage',
    mend: 'Healing',
    healInjury: 'A combat injury heals',
    healCheck: 'Heal check',
    callCheck: 'A check',
    passRound: 'A round passes',
    pickUp: 'A weapon is picked up',
  },
  toggles: settings.toggles,
})
