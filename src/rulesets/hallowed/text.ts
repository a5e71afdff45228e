import type { Text } from '~/engine/ruleset'
import type { Asked, Json, Reason } from '~/engine/types'
import { askInWords, capital, eventInWords, nameIn, reasonInWords, type Facts, type Line } from '~/table/inWords'
import { backInWords } from '~/table/backInWords'
import { said } from '~/table/said'
import { tableCommand, tablePart } from '~/table/text'
import { ACTIONS } from './actions'
import { deed } from './order'
import { signed } from './numbers'
import { reasons } from './reasons'
import { settings } from './settings'
import type { DamagePart, Sheet } from './sheet'
import type { Hallowed, Snapshot } from './types'
import type { Act } from './words'

/** The words of this ruleset, in English. */
export const text: Text<Hallowed> = {
  reason: (reason, s) => reasonInWords(reasons, reason, s),
  ask: (ask, s) => askInWords(question, ask, s),

  option(ask, value, s) {
    const word = said(value)
    if (ask.knobs?.some(({ key }) => key === word)) return 'By the GM'
    const sheet = s.combatants[ask.of]?.sheet
    switch (ask.key) {
      case 'attack.weapon':
        return sheet ? weaponLabel(sheet, Number(word)) : word
      case 'reposte':
        return word === 'no' || !sheet ? 'No Reposte' : `Reposte with ${weaponLabel(sheet, Number(word))}`
      case 'cast.spell':
        return spellLabel(sheet, Number(word))
      case 'consumable.item':
        return capital(sheet?.items[Number(word)]?.name ?? word)
      case 'trait.which':
        return capital(sheet?.traits[Number(word)]?.name ?? word)
      case 'throw.what':
        return sheet ? thingLabel(sheet, word) : word
      case 'free.what':
        return sheet ? freeLabel(sheet, word) : word
      case 'newcomer.act':
        return ACTIONS.find(({ type }) => type === word)?.name ?? capital(word)
      case 'initiative.sharing':
        return groupLabel(ask, word, s)
      case 'act.go':
        return word === 'go' ? 'Go on with it' : 'Drop the action'
      case 'before':
        return word === 'on' ? 'On to the action' : (OPTIONS[word] ?? word)
      case 'after':
        return word === 'on' ? 'Nothing more' : (OPTIONS[word] ?? word)
      default:
        return s.combatants[word]?.name ?? OPTIONS[word] ?? capital(word)
    }
  },

  dice(ask, s) {
    if (ask.kind !== 'roll') return []
    const word = ask.key === 'damage.dice' ? said(ask.facts?.weapon) : (DICE[ask.key] ?? '')
    const whose = ask.key === 'morale.dice' ? nameIn(s, ask.facts?.who) : word
    return ask.dice.map(sides => `${whose} ${sides === 100 ? 'd%' : `d${sides}`}`.trim())
  },

  event: (event, name) => eventInWords(EVENTS, event, name),

  part(part) {
    return PARTS[part.of] ?? (part.rule === '' ? tablePart(part) : capital(part.of))
  },

  command(command, name) {
    const action = ACTIONS.find(({ type }) => type === command.type)
    if (action) return `${name(command.by)} declares`
    if (command.type === 'takeBack') return `${name(command.by)} takes it back`
    return COMMANDS[command.type] ?? tableCommand(command, name, settings.toggles) ?? command.type
  },
}

const COMMANDS: { readonly [type: string]: string } = {
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
}

const DICE: { readonly [key: string]: string } = {
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

/** Titles that need nothing but whose decision it is. */
const QUESTIONS: { readonly [key: string]: string } = {
  'begin.surprised': 'Who is surprised?',
  'initiative.die': 'initiative',
  'hd.dice': 'Hit Dice after the first',
  'attack.weapon': 'with which weapon?',
  'attack.target': 'attack whom?',
  'cast.spell': 'which spell?',
  'cast.target': 'cast at whom?',
  'consumable.item': 'what is used?',
  'throw.what': 'throw what?',
  'throw.target': 'throw at whom?',
  'trait.which': 'which trait?',
  'other.words': 'what do you do?',
  'newcomer.act': 'comes into the fight. What do you do?',
  'free.what': 'Free Action',
  'free.words': 'what small act?',
  'before.path': 'move where?',
  'after.path': 'move where?',
  'move.anew': 'the rest of the way: where to?',
  'heal.patient': 'heal whom?',
  'intimidate.target': 'intimidate whom?',
}

function question(ask: Asked, of: string, s: Snapshot): readonly [string, string?] {
  const facts = ask.facts ?? {}
  const bonus = facts.bonus === undefined ? '' : `d20 ${signed(Number(facts.bonus))}`
  const against = facts.tn === undefined ? bonus : `${bonus} against ${said(facts.tn)}.`
  const act = said(facts.act) as Act
  switch (ask.key) {
    case 'initiative.sharing':
      return ['Who shares an initiative die?', 'Each still applies its own Agility.']
    case 'other.mod':
      return ['Initiative modifier', `${nameIn(s, facts.who)}: ${said(facts.words) || 'something else'}.`]
    case 'before':
      return [
        `${of}, before the action`,
        facts.draw === undefined
          ? `Declared: ${deed(act, '')}.`
          : `Declared: ${deed(act, '')}, with a weapon that is not in hand. Drawing it is a Free Action.`,
      ]
    case 'after':
      return [`${of}, after the action`]
    case 'act.go':
      return [`${of}: ${deed(act, '')}`]
    case 'cast.targets':
      return [`${of}: who is in the ${said(facts.spell)}?`, 'Nobody, if its text says what it does.']
    case 'cast.mana':
      return [`${of}: how much Mana for ${said(facts.spell)}?`, `It costs ${said(facts.cost)}; Stress pays the rest.`]
    case 'consumable.target':
      return [
        `${of}: use ${said(facts.item)} on whom?`,
        facts.text ? `Its text: “${said(facts.text)}” The GM applies it: Healing, Damage, or on the sheet.` : '',
      ]
    case 'move.on':
      return [`${of}: go on?`, `${said(facts.left)} squares are left.`]
    case 'reposte':
      return [`${of}: Reposte against ${nameIn(s, facts.trigger)}?`, cause(facts, act)]
    case 'attack.die':
      return [
        `${of} attacks ${nameIn(s, facts.target)} with ${said(facts.weapon)}`,
        `${bonus}.${facts.frozen ? FROZEN : ''}`,
      ]
    case 'attack.confirm':
      return [`${of}: is it critical?`, `${bonus}, must hit once more.`]
    case 'damage.dice':
      return [`${of}: damage of ${said(facts.weapon)}`, facts.critical ? 'A critical hit.' : '']
    case 'injury.chance':
      return [`Combat injury of ${nameIn(s, facts.target)}?`, `d%: ${said(facts.amount)} or lower means one.`]
    case 'injury.type':
      return [`Which injury table for ${nameIn(s, facts.target)}?`, 'The hit carried several types.']
    case 'injury.row':
      return [`${capital(said(facts.table))} injury of ${nameIn(s, facts.target)}`]
    case 'injury.side':
      return [`${said(facts.injury)}: which side?`, '1 or 2: main hand. 3 or 4: off-hand.']
    case 'injury.dice':
      return [`${said(facts.injury)}: damage to ${list(facts.abilities)}`]
    case 'injury.effects':
      return [
        `${nameIn(s, facts.target)} has an injury, and the ${said(facts.table)} table is empty`,
        'The rulebook leaves it blank. What does this one do? None is an answer too.',
      ]
    case 'heal.die':
      return [`${of}: Heal check on ${nameIn(s, facts.patient)}`, against]
    case 'intimidate.die':
      return [`${of} intimidates ${nameIn(s, facts.target)}`, against]
    case 'cast.die':
      return [`${of} casts ${said(facts.spell)}`, against]
    case 'check.die':
      return [`${of}: ${said(facts.skill)}`, against]
    case 'breath.die':
      return [`${of} cannot breathe`, against]
    case 'morale.obvious':
      return ['Morale: to whom is the outcome obvious?', `They fail without a roll. ${checklist(facts.checks, s)}`]
    case 'morale.dice':
      return [`Morale of ${nameIn(s, facts.who)}`, `3d6 ${signed(Number(facts.bonus))} against ${said(facts.tn)}.`]
    case 'morale.outcome':
      return [`${nameIn(s, facts.who)} loses heart`]
    case 'combat.over':
      return ['Nobody is left to fight on. End the combat?', 'Initiative is wiped; wounds stay.']
    default: {
      const words = QUESTIONS[ask.key] ?? 'roll'
      return [/^[A-Z]/.test(words) && ask.of === 'gm' ? words : `${of}: ${words}`]
    }
  }
}

/** A ruling made now does not change this roll. */
const FROZEN = ' All numbers are those of the moment when everybody had chosen.'

function cause(facts: NonNullable<Asked['facts']>, act: Act): string {
  if (facts.cause === 'attacked') return facts.hit ? `The attack hit, for ${said(facts.amount)}.` : 'The attack missed.'
  const holds = list(facts.holds)
  return `Comes within reach; declared: ${deed(act, '')}${holds === '' ? '' : `; holds ${holds}`}.`
}

const list = (value: Json | undefined): string => (Array.isArray(value) ? value.map(said).join(' and ') : said(value))

const TRIGGERS: { readonly [trigger: string]: string } = {
  bigHit: 'one hit took more than half',
  outnumbered: 'outnumbered',
  intimidated: 'intimidated',
}

/** One line for each monster that must check: why, what it adds, what it needs. */
function checklist(checks: Json | undefined, s: Snapshot): string {
  if (!Array.isArray(checks)) return ''
  return checks
    .map((one: Json) => {
      const why = fact(one, 'triggers')
      const because = Array.isArray(why) ? why.map(each => TRIGGERS[said(each)] ?? said(each)).join(', ') : ''
      const [bonus, tn] = [Number(fact(one, 'bonus')), said(fact(one, 'tn'))]
      return `${nameIn(s, fact(one, 'who'))} (${because}): 3d6 ${signed(bonus)} against ${tn}`
    })
    .join('; ')
}

/** A fact that is one of a list of records. */
function fact(one: Json, key: string): Json | undefined {
  return typeof one === 'object' && one !== null && !Array.isArray(one)
    ? (one as { [key: string]: Json })[key]
    : undefined
}

const damageWords = (damage: readonly DamagePart[]): string =>
  damage.map(({ count, sides, flat }) => `${count}d${sides}${flat === 0 ? '' : signed(flat)}`).join(' + ')

function weaponLabel({ weapons }: Sheet, i: number): string {
  const weapon = weapons[i]
  if (!weapon) return 'a weapon'
  const { name, damage, speed, held, kind } = weapon
  return `${name} ${damageWords(damage)}, speed ${signed(speed)}${held || kind === 'natural' ? '' : ', not drawn'}`
}

function spellLabel(sheet: Sheet | undefined, i: number): string {
  const spell = sheet?.spells[i]
  if (!spell) return 'a spell'
  const { name, castingTN, speedOverride, manaCost } = spell
  return `${name}, TN ${castingTN}, speed ${signed(speedOverride ?? castingTN - 10)}, ${manaCost} Mana`
}

function thingLabel(sheet: Sheet, word: string): string {
  const [kind, n] = word.split('.')
  const name = kind === 'weapon' ? sheet.weapons[Number(n)]?.name : sheet.items[Number(n)]?.name
  return capital(name ?? word)
}

function freeLabel(sheet: Sheet, word: string): string {
  const [kind, n] = word.split('.')
  if (kind === 'draw') return `Draw ${sheet.weapons[Number(n)]?.name ?? 'a weapon'}`
  if (kind === 'drop') return `Drop ${sheet.weapons[Number(n)]?.name ?? 'a weapon'}`
  if (kind === 'trait') return `Activate ${sheet.traits[Number(n)]?.name ?? 'a trait'}`
  return 'Some other small act'
}

function groupLabel(ask: Asked, word: string, s: Snapshot): string {
  const groups = Array.isArray(ask.facts?.groups) ? ask.facts.groups : []
  const group = groups.find((one: Json) => Array.isArray(one) && one[0] === word)
  return Array.isArray(group) ? group.map((id: Json) => nameIn(s, id)).join(', ') : nameIn(s, word)
}

const OPTIONS: { readonly [value: string]: string } = {
  move: 'Move',
  stand: 'Stand up',
  free: 'Free Action',
  on: 'Go on',
  stop: 'Stop here',
  anew: 'Choose another way',
  drop: 'Drop the action',
  ground: 'Nobody in particular',
  flee: 'It flees',
  surrender: 'It surrenders',
  end: 'End the combat',
  goOn: 'Play on',
  halfSpeed: 'Half speed',
  proneUntilHealed: 'Prone until healed',
  oneActionPerTwoTurns: 'One action in two rounds',
  armNoAttack: 'No attacks with that arm',
  armNoHold: 'Cannot hold anything in that arm',
  handNoUse: 'Cannot use that hand',
  cannotBreathe: 'Cannot breathe',
  cannotChew: 'Cannot chew',
  noSmell: 'Cannot smell',
  oneEyeBlind: 'Blind in one eye',
  oneEarDeaf: 'Deaf in one ear',
}

/** Parts of totals whose code is not their name. */
const PARTS: { readonly [of: string]: string } = {
  gm: 'GM',
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

const poolName = (pool: string, n: number): string => (pool === 'wounds' && n === 1 ? 'Wound' : capital(pool))
const minus = (n: Json | undefined): string => said(n).replace('-', '−')
/** In brackets, without the stop at its end, as the line has its own. */
const aside = (words: Json | undefined): string =>
  words === undefined || words === '' ? '' : ` (${said(words).replace(/\.$/, '')})`
const plan = (f: Facts): string => deed(said(f.act) as Act, said(f.name))

const DECLARED: { readonly [act: string]: string } = {
  attack: 'an attack',
  cast: 'a spell',
  consumable: 'the use of something',
  throw: 'a throw',
  fullDefense: 'Full-Defense',
  defensiveAttack: 'a Defensive Attack',
  defensiveMove: 'a Defensive Attack without attacking',
  heal: 'a Heal check',
  intimidate: 'Intimidation',
  trait: 'the use of a trait',
  other: 'something else',
  moveOnly: 'movement only',
} satisfies { [A in Act]: string }

const FELL: { readonly [state: string]: string } = {
  incapacitated: 'falls to 0 Wounds',
  down: 'is incapacitated',
  dying: 'is dying',
  dead: 'dies',
  routed: 'is routed and flees',
  surrendered: 'surrenders',
}

const INSTEAD: { readonly [instead: string]: string } = {
  record: 'an injury without a name is written down',
  useBlunt: 'the Blunt table is rolled on instead',
  none: 'nothing is written down',
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
const EVENTS: { readonly [type: string]: Line } = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  round: f => `Round ${said(f.round)} begins.`,
  passes: () => 'A round passes.',
  surprised: (f, name) => `${name(f.who)} is surprised.`,
  initiative: (f, name) => `${name(f.who)} has Base Initiative ${minus(f.base)}.`,
  declared: (f, name) =>
    `${name(f.who)} declares ${DECLARED[said(f.act)] ?? 'something'}${f.name ? `: ${said(f.name)}` : ''}.`,
  tookBack: (f, name) => `${name(f.who)} takes the declaration back.`,
  revealed: () => 'The declarations are laid open.',
  enters: (f, name) =>
    `Count ${minus(f.value)}: ${name(f.who)}, ${plan(f)}${f.extra ? ', delayed from last round' : ''}.`,
  tooLate: (f, name) => `${name(f.who)} is too late for count ${minus(f.value)} and acts twice next round.`,
  count: f => `Count ${minus(f.count)}.`,
  lost(f, name) {
    const [rule, code] = [said(f.rule), said(f.code)]
    const why = reasons[code]?.({ rule, code, with: f as NonNullable<Reason['with']> }, name) ?? ''
    return `${name(f.who)} cannot do what was declared: ${deed(said(f.act) as Act, '')}. ${why}`.trim()
  },
  dropsAction: (f, name) => `${name(f.who)} drops the declared action.`,
  moved: (f, name) =>
    `${name(f.who)} ${f.crawls ? 'crawls' : 'moves'} ${said(f.cost)} ${f.cost === 1 ? 'square' : 'squares'}.`,
  stands: (f, name) => `${name(f.who)} stands up.`,
  drew: (f, name) => `${name(f.who)} draws ${said(f.what)}.`,
  dropped: (f, name) => `${said(f.what)} of ${name(f.who)} lies on the ground.`,
  pickedUp: (f, name) => `${name(f.who)} picks up ${said(f.what)}.`,
  smallAct: (f, name) => `${name(f.who)}: ${said(f.words) || 'a small act'}.`,
  activated: (f, name) =>
    `${name(f.who)} activates ${said(f.what)}${f.cost ? ` for ${said(f.cost)} Stress` : ''}${aside(f.text)}.`,
  other: (f, name) => `${name(f.who)}: ${said(f.words) || 'something else'}.`,
  guards: (f, name) => `${name(f.who)} is on Full-Defense.`,
  reposte: (f, name) => `${name(f.who)} answers ${name(f.trigger)} with a Reposte.`,
  attacked: (f, name) => {
    const sum =
      f.sum === undefined ? '' : ` (${minus(f.sum)}${f.defense === undefined ? '' : ` against ${minus(f.defense)}`})`
    const critically = f.critical ? ' critically' : ''
    return `${name(f.by)} ${f.hit ? 'hits' : 'misses'} ${name(f.target)}${critically} with ${said(f.weapon)}${sum}.`
  },
  damage: (f, name) => `${said(f.weapon)} does ${said(f.amount)} to ${name(f.target)} after Armour.`,
  hurt: (f, name) => {
    if (f.amount === undefined) return f.wounded ? `${name(f.who)} is wounded.` : `${name(f.who)} is worn down.`
    const to = [
      f.stress ? `${said(f.stress)} Stress` : '',
      f.wounds ? `${said(f.wounds)} ${poolName('wounds', Number(f.wounds))}` : '',
    ]
    return `${name(f.who)} loses ${to.filter(Boolean).join(' and ')}.`
  },
  injuryChance: (f, name) =>
    `Combat injury of ${name(f.target)}: d% ${said(f.chance)} against ${said(f.amount)}, ${f.happens ? 'it happens' : 'none'}.`,
  emptyTable: (f, name) =>
    `The ${said(f.table)} table is empty; for ${name(f.target)} ${INSTEAD[said(f.instead)] ?? 'the GM decides'}.`,
  injured: (f, name) =>
    `${name(f.who)}: ${said(f.name)}${f.side ? ` (${f.side === 'main' ? 'main hand' : 'off-hand'})` : ''}.`,
  fell: (f, name) => `${name(f.who)} ${FELL[said(f.state)] ?? said(f.state)}.`,
  cast: (f, name) => `${name(f.who)} casts ${said(f.spell)}${f.works ? '' : ', and it fails'}${aside(f.text)}.`,
  used: (f, name) =>
    `${name(f.who)} uses ${said(f.item)}${f.target === f.who ? '' : ` on ${name(f.target)}`}${aside(f.text)}.`,
  thrown: (f, name) =>
    `${name(f.who)} throws ${said(f.what)}${f.target ? ` at ${name(f.target)}` : ''}${aside(f.text)}.`,
  treated: (f, name) => `${name(f.who)} treats ${name(f.patient)}: ${f.works ? 'it helps' : 'it does not help'}.`,
  stabilized: (f, name) =>
    `${name(f.who)} ${[f.stabilized ? 'is stabilized' : '', f.opened ? 'breathes again' : ''].filter(Boolean).join(' and ') || 'is seen to'}.`,
  intimidates: (f, name) =>
    `${name(f.who)} intimidates ${name(f.target)}${f.sum === undefined ? '' : ` (${minus(f.sum)})`}.`,
  checked: (f, name) =>
    `${name(f.who)}: ${said(f.skill)}${f.sum === undefined ? '' : ` ${minus(f.sum)}`}, ${f.works ? 'succeeds' : 'fails'}.`,
  breath: (f, name) => `${name(f.who)} ${f.holds ? 'holds out without air' : 'faints for want of air'}.`,
  morale: (f, name) =>
    `Morale of ${name(f.who)}: ${said(f.sum)} against ${said(f.tn)}, ${f.holds ? 'it holds' : 'it fails'}.`,
  mended: (f, name) => {
    const closed = f.closed ? `${said(f.closed)} ${f.closed === 1 ? 'injury' : 'injuries'} closed` : ''
    const back = backInWords(f.back, poolName)
    const got = [back, closed, f.over ? `no longer ${said(f.over)}` : ''].filter(Boolean)
    if (got.length === 1 && back.startsWith('nothing')) return `${name(f.who)} has ${back}.`
    return `${name(f.who)} is healed${got.length > 0 ? `: ${got.join('; ')}` : ''}.`
  },
  injuryHealed: (f, name) => `${name(f.who)} has got over it: ${said(f.name)}.`,
}
