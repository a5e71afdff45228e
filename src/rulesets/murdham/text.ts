import type { Text } from '~/engine/ruleset'
import type { Asked, Json } from '~/engine/types'
import {
  askInWords,
  capital,
  eventInWords,
  nameIn,
  reasonInWords,
  type Facts,
  type Line,
  type Name,
} from '~/table/inWords'
import { backInWords } from '~/table/backInWords'
import { said } from '~/table/said'
import { tableCommand, tablePart } from '~/table/text'
import { ACTIONS } from './actions'
import { handItems } from './hands'
import { isBlast, meansOf } from './means'
import { priceOf } from './power'
import { reasons } from './reasons'
import { scoreOf } from './scores'
import { settings } from './settings'
import type { Murdham, Snapshot } from './types'
import type { Ability } from './words'

/** The words of this ruleset, in English. */
export const text: Text<Murdham> = {
  reason: (reason, s) => reasonInWords(reasons, reason, s),
  ask: (ask, s) => askInWords(question, ask, s),

  option(ask, value, s) {
    const word = said(value)
    const sheet = s.combatants[ask.of]?.sheet
    switch (ask.key) {
      case 'attack.weapon':
      case 'blast.weapon':
      case 'counter.with':
      case 'opportunity.with':
      case 'invoke.power':
        return meansLabel(s, ask.of, word)
      case 'disarm.weapon':
        return itemName(s, said(ask.facts?.target), word)
      case 'gear.shield':
        return itemName(s, ask.of, word)
      case 'step.to':
      case 'move.stop':
      case 'shove.to':
      case 'blast.zone':
        return placeLabel(ask, word)
      case 'equip.what':
        return `${word.startsWith('take') ? 'Take' : 'Put away'} ${itemName(s, ask.of, word.slice(5))}`
      case 'equip.all':
      case 'consume.weapon':
        return capital(itemName(s, ask.of, word))
      case 'letGo.what':
        return word === 'captive'
          ? `Let ${nameIn(s, sheet?.status.grabbing)} go`
          : `Drop ${itemName(s, ask.of, word.slice(5))}`
      case 'pickUp.what':
        return word.startsWith('down.')
          ? `Put down ${itemName(s, ask.of, word.slice(5))}`
          : `Pick up ${s.things[word]?.name ?? 'it'}`
      case 'consume.what':
        return capital(sheet?.consumables[Number(word)]?.name ?? word)
      default:
        return (
          OPTIONS[`${ask.key}.${word}`] ??
          s.combatants[word]?.name ??
          s.sides[word]?.name ??
          OPTIONS[word] ??
          capital(word)
        )
    }
  },

  dice(ask) {
    if (ask.kind !== 'roll') return []
    const { weapon, ability, item } = ask.facts ?? {}
    const words = ability === undefined ? said(weapon ?? item) : said(ability).toUpperCase()
    return ask.dice.map(sides => (words === '' ? `d${sides}` : `${words} d${sides}`))
  },

  event: (event, name) => eventInWords(EVENTS, event, name),

  part(part) {
    return PARTS[part.of] ?? (part.rule === '' ? tablePart(part) : capital(part.of))
  },

  command(command, name) {
    const action = ACTIONS.find(({ type }) => type === command.type)
    if (action) return `${command.by === 'gm' ? 'GM' : name(command.by)}: ${action.name}`
    return COMMANDS[command.type] ?? tableCommand(command, name, settings.toggles) ?? command.type
  },
}

const COMMANDS: { readonly [type: string]: string } = {
  timeUp: 'Time is up',
  round: 'Next round',
  circumstances: 'Cover, sight, barriers',
  afflict: 'A condition',
  hide: 'Hidden from enemies',
  reveal: 'Revealed to enemies',
  harm: 'Damage from no attack',
  heal: 'Health back',
  injure: 'An injury',
  corrupt: 'Corruption',
  callSave: 'A save',
  contest: 'A contest',
  chance: 'A chance',
  durability: 'An item is tried',
  takeUp: 'Something is taken up',
  chase: 'A chase',
  factions: 'Order of the factions',
  stretch: 'End of the stretch',
  rest: 'A full rest',
}

/** Titles that need nothing but whose decision it is; those that begin with a capital stand alone. */
const QUESTIONS: { readonly [key: string]: string } = {
  'begin.started': 'Which faction started it?',
  'begin.hidden': 'Who lies in ambush?',
  'step.to': 'half a zone, where to?',
  'move.path': 'move where?',
  'move.stop': 'on the border, or in the zone?',
  'fullMove.how': 'how?',
  'attack.target': 'whom?',
  'attack.weapon': 'with what?',
  'attack.how': 'how?',
  'attack.stance': 'stand still for the shot?',
  'blast.weapon': 'with what?',
  'blast.zone': 'which zone?',
  'disarm.weapon': 'which weapon?',
  'stunt.words': 'what instead of damage?',
  'hit.save': 'WIT save to hit',
  'dodge.save': 'AGI save to dodge',
  'resist.save': 'STR save to resist',
  'poison.save': 'STR save against the poison',
  'trick.target': 'whom?',
  'trick.save': 'WIT save to resist',
  'free.whom': 'free whom?',
  'free.save': 'STR save to free the captive',
  'breakFree.save': 'STR save to break free',
  'shove.to': 'shove where to?',
  'shove.hazard': 'into a hazard of the zone?',
  'tend.whom': 'tend whom?',
  'other.words': 'what do you do?',
  'interact.words': 'what do you do?',
  'say.words': 'what do you say?',
  'declare.words': 'what will the whole turn be?',
  'pickUp.what': 'what?',
  'equip.what': 'what?',
  'equip.all': 'what is held?',
  'improvise.kind': 'what is at hand?',
  'letGo.what': 'what?',
  'consume.what': 'use what?',
  'consume.target': 'for whom?',
  'consume.weapon': 'on which weapon?',
  'invoke.power': 'which power?',
  'counter.with': 'counter with what?',
  'counter.how': 'how?',
  'opportunity.with': 'with what?',
  'hide.behind': 'behind whom?',
  'cleave.target': 'cleave whom next?',
  'fall.dice': 'damage of the fall',
  'fall.save': 'AGI save to soften the fall',
  'sprint.save': 'AGI save to go on sprinting',
  'sneak.save': 'AGI save to stay unnoticed',
  'balance.save': 'AGI save to keep the balance',
  'leap.save': 'AGI save to get across',
  'climb.save': 'AGI save to climb',
  'swim.save': 'AGI save in the water',
  'gear.shield': 'which shield goes?',
  'fight.over': 'Only one side can still fight. End the combat?',
}

function question(ask: Asked, of: string, s: Snapshot): readonly [string, string?] {
  const f = ask.facts ?? {}
  const by = nameIn(s, f.by)
  switch (ask.key) {
    case 'bonus.first':
      return [`${holder(s)}: which faction uses the ambush first?`]
    case 'round.first':
      return [`${holder(s)}: which faction goes first this round?`]
    case 'attack.damage':
    case 'counter.damage':
      return [`${by}: damage on ${nameIn(s, f.target)}`, shifted(f.net)]
    case 'attack.react':
      return [`${of}: ${by} ${strikes(f.weapon, 'you')}`, 'A reaction is the turn of this round.']
    case 'attack.guard':
      return [`${of}: guard ${nameIn(s, f.who)}?`, `${by} ${strikes(f.weapon, nameIn(s, f.who))}.`]
    case 'guard.stranger':
      return [
        `Does somebody else guard ${nameIn(s, f.who)}?`,
        `${by} ${strikes(f.weapon, nameIn(s, f.who))}. No friend guards; others may if you let them.`,
      ]
    case 'opportunity.react':
      return [`${of}: ${nameIn(s, f.mover)} moves away`, 'Strike first?']
    case 'hide.agree':
      return [`${of}: let ${nameIn(s, f.who)} hide behind you?`, `${by} attacks.`]
    case 'hold.letGo':
      return [`${of}: this lets ${nameIn(s, f.captive)} go. Sure?`]
    case 'stunt.allow':
      return [`Does this make sense? ${said(f.words)}`, `${by} offers it to ${nameIn(s, f.target)}.`]
    case 'stunt.accept':
      return [`${of}: ${said(f.words)}?`, `${by} offers this instead of damage.`]
    case 'attack.wall':
      return [
        `A wall is between ${by} and ${nameIn(s, f.target)}`,
        'What is it to this attack? None of these: nothing.',
      ]
    case 'attack.through':
      return [`${nameIn(s, f.target)} is in cover`, `Does ${said(f.weapon)} go through it?`]
    case 'sneak.reveal':
      return [`${nameIn(s, f.who)} ${REVEALS[said(f.what)] ?? 'does something'}`, 'Is it heard or seen?']
    case 'sneak.how':
      return [`${nameIn(s, f.who)} sneaks`, 'Is a save called for?']
    case 'ground.how':
      return [`${nameIn(s, f.who)}: ${said(f.how)}`, 'Is a save called for?']
    case 'fall.metres':
      return [`From how high does ${nameIn(s, f.who)} fall?`, 'In metres.']
    case 'trick.how':
      return [`${nameIn(s, f.who)} tries to ${said(f.kind)} ${nameIn(s, f.target)}`, 'Is there any resisting it?']
    case 'interact.cost':
      return [`${nameIn(s, f.who)}: ${said(f.words) || 'uses the surroundings'}`, 'Bonus action, or main action?']
    case 'surrender.fightOn':
      return [`${of}: ${by} strikes although you surrendered`, 'Fight on?']
    case 'chase.pace':
      return [
        does(f.who, id => nameIn(s, id), 'flees', 'flee').slice(0, -1),
        'Is anybody after them, and who is faster?',
      ]
    case 'initiative.draw':
      return ['Who has the initiative?', numbered(f.among, id => s.sides[said(id)]?.name ?? said(id))]
    case 'round.fat':
      return ['How fast is fast this round?', 'WIT as high as the die or higher acts in the fast phase.']
    case 'blast.deviation':
      return ['It goes astray. Where to?', numbered(f.zones, said)]
    case 'morale.die':
      return [
        `Morale of ${groupName(s, f)}`,
        `Whose WIT is as high as the die or higher stands firm: ${scores(s, f.who, 'wit')}.`,
      ]
    case 'group.save':
      return [
        'One save for the group',
        `Whose ${said(f.ability).toUpperCase()} is as high as the die or higher passes: ${scores(s, f.who, f.ability)}.`,
      ]
    case 'chase.die':
      return ['The chase', `Whose AGI is as high as the die or higher gets away: ${scores(s, f.who, 'agi')}.`]
    case 'contest.die':
      return [`${of}: contest`, `${scores(s, [ask.of], f.ability)} less the die: the higher wins.`]
    case 'chance.die':
      return [said(f.words) || 'A chance', `It happens on ${said(f.x)} or lower.`]
    case 'corruption.die':
      return [
        `${of}: does the corruption burn?`,
        `On ${said(f.corruption)} or lower: so much damage past armour, and so much corruption less.`,
      ]
    case 'injury.dice':
      return [`${of}: injury`, '1 a scar, 2 less STR, 3 less WIT, 4 less AGI and hobbled, 5 an arm, 6 an eye.']
    case 'injury.loss':
      return [`${of}: how much ${said(f.ability).toUpperCase()} is lost?`]
    case 'injury.arm':
      return [`${of}: which arm is useless?`, '1 the secondary, 2 the primary.']
    case 'gear.wear':
      return ['Wear', 'A 1 damages the thing, and destroys what was damaged or fragile before.']
    case 'omen.save':
      return [
        `${of}: spend an omen on another die?`,
        `The ${said(f.ability).toUpperCase()} save has failed. ${omensLeft(f)}`,
      ]
    case 'omen.damage':
      return [
        `${of}: ${said(f.n)} damage. Spend an omen?`,
        `The damage is rolled again, the lower counts. ${omensLeft(f)}`,
      ]
    case 'omen.death':
      return [
        `${of} would die. Spend an omen?`,
        `Then 1 health is left, ${of} lies down to the end of the stretch, and an injury stays for good. ${omensLeft(f)}`,
      ]
    case 'called.save':
      return [
        `${nameIn(s, f.who)}: ${said(f.ability).toUpperCase()} save${ask.of === 'gm' ? ', in secret' : ''}`,
        score(f.score),
      ]
    default: {
      const words = QUESTIONS[ask.key] ?? 'roll'
      return [/^[A-Z]/.test(words) && ask.of === 'gm' ? words : `${of}: ${words}`, score(f.score)]
    }
  }
}

/** The faction with the initiative, which is asked as one. */
const holder = (s: Snapshot): string => s.sides[s.turn?.holder ?? '']?.name ?? 'Somebody'

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

const isGrip = (weapon: Json | undefined): boolean => weapon === 'disarm' || weapon === 'grapple'

/** "attacks Bo with sword", "tries to disarm Bo". */
const strikes = (weapon: Json | undefined, whom: string): string =>
  isGrip(weapon) ? `tries to ${said(weapon)} ${whom}` : `attacks ${whom} with ${said(weapon)}`

/** "1 Heroes, 2 Gang": what each face of the die stands for. */
const numbered = (list: Json | undefined, word: (of: Json) => string): string =>
  Array.isArray(list) ? `${list.map((one: Json, i) => `${i + 1} ${word(one)}`).join(', ')}.` : ''

/** "Guard 8, Thug 9": who is tried by the die, each with the score that counts. */
function scores(s: Snapshot, who: Json | undefined, ability: Json | undefined): string {
  const list = Array.isArray(who) ? who : []
  return list
    .flatMap((id: Json) => s.combatants[said(id)] ?? [])
    .map(c => `${c.name} ${scoreOf(c, said(ability) as Ability)}`)
    .join(', ')
}

/** A group goes by its own name, or by its faction's. */
const groupName = (s: Snapshot, { side, group }: Facts): string =>
  said(group) || (s.sides[said(side)]?.name ?? 'somebody')

const omensLeft = (f: Facts): string => `${said(f.left)} ${f.left === 1 ? 'omen' : 'omens'} left.`

const score = (value: Json | undefined): string => (value === undefined ? '' : `${said(value)} or lower passes.`)

function shifted(net: Json | undefined): string {
  const n = Number(net ?? 0)
  return n < 0 ? 'Impaired: two rolls, the lower counts.' : n > 0 ? 'Enhanced: two rolls, the higher counts.' : ''
}

function meansLabel(s: Snapshot, of: string, id: string): string {
  const c = s.combatants[of]
  const means = c && meansOf(c).find(one => one.id === id)
  if (!means) return capital(id)
  const die = means.die === null ? '' : ` d${means.die}`
  const price = means.power && priceOf(c.sheet, means.power)
  const costs = price && [
    price.mana > 0 ? `${price.mana} mana` : '',
    price.corruption > 0 ? `${price.corruption} corruption` : '',
  ]
  return `${capital(means.name)}${die}${isBlast(means) ? ', blast' : ''}${costs ? ` (${costs.filter(Boolean).join(', ')})` : ''}`
}

function itemName(s: Snapshot, of: string, id: string): string {
  const sheet = s.combatants[of]?.sheet
  return (sheet && handItems(sheet).find(item => item.id === id)?.name) ?? id
}

/** "Into B3", "On the border with B3": the names come with the question. */
function placeLabel({ facts }: Asked, value: string): string {
  const [kind = '', zone] = value.includes(':') ? value.split(':') : ['', value]
  const known = (facts?.names ?? {}) as { readonly [id: string]: Json }
  const name = said(known[zone ?? ''] ?? zone)
  if (kind === 'zone') return `Into ${name}`
  if (kind === 'border') return `On the border with ${name}`
  if (kind === 'throw') return `Throw into ${name}`
  return OPTIONS[value] ?? name
}

/** Labels of options; where one word means several things, by its question. */
const OPTIONS: { readonly [value: string]: string } = {
  unclear: 'Unclear: by a die',
  hand: 'For one hand, d4',
  great: 'For both hands, d6',
  zone: 'In the zone',
  exit: 'Off the map',
  stay: 'Where it stands',
  plain: 'Plain',
  'fullMove.how.plain': 'On foot',
  holdBack: 'Hold back',
  stunt: 'Offer a stunt',
  final: 'Final blow',
  focus: 'At this one alone, double',
  still: 'Stand still, and move no more',
  moving: 'Stay on the move',
  none: 'Nothing',
  'attack.guard.none': 'Stay out of it',
  'guard.stranger.none': 'Nobody',
  'opportunity.react.none': 'Let it go',
  'hide.behind.none': 'Nobody after all',
  'cleave.target.none': 'Nobody',
  'shove.hazard.none': 'No',
  'shove.hazard.hazard': 'Into the hazard',
  hide: 'Hide behind somebody',
  agree: 'Agree',
  refuse: 'Refuse',
  allow: 'Allow',
  letGo: 'Let go',
  keep: 'Keep hold',
  'omen.save.keep': 'Leave it',
  'omen.damage.keep': 'Leave it',
  spend: 'Spend an omen',
  die: 'Die',
  revealed: 'Revealed',
  hidden: 'Still hidden',
  save: 'A save',
  unnoticed: 'Unnoticed without one',
  noticed: 'Noticed',
  easy: 'Easy',
  impossible: 'It cannot be done',
  works: 'It works without one',
  bonus: 'Bonus action',
  main: 'Main action',
  stopped: 'It does not',
  through: 'Through the cover',
  behind: 'A barrier: no attack',
  cover: 'Cover',
  obscured: 'Obscured',
  unseen: 'Out of sight',
  fightOn: 'Fight on',
  'surrender.fightOn.stay': 'Stay surrendered',
  notFollowed: 'Nobody follows',
  faster: 'Those who flee are faster',
  equal: 'Equal',
  slower: 'Those who flee are slower',
  end: 'End the combat',
  playOn: 'Play on',
}

/** Parts of totals whose code is not their name. */
const PARTS: { readonly [of: string]: string } = {
  worn: 'Armour',
  natural: 'Natural armour',
  dice: 'Dice',
  sweep: 'Sweep: half',
  focus: 'At one alone: double',
  unharmed: 'Holy: no harm to this one',
  atLeastNothing: 'Not below 0',
  fullRest: 'All that was missing',
  str: 'STR',
  agi: 'AGI',
  wit: 'WIT',
}

const names = (list: Json | undefined, name: Name): string =>
  (Array.isArray(list) ? list : []).map((id: Json) => name(id)).join(', ')
/** "Ada gets away.", "Ada, Bo get away."; nothing of nobody. */
const does = (list: Json | undefined, name: Name, one: string, several: string): string =>
  Array.isArray(list) && list.length > 0 ? `${names(list, name)} ${list.length === 1 ? one : several}.` : ''
const faces = (value: Json | undefined): string => (Array.isArray(value) ? value.map(said).join(', ') : '')
const aside = (words: Json | undefined): string =>
  words === undefined || words === '' ? '' : ` (${said(words).replace(/\.$/, '')})`
const HOW: { readonly [how: string]: string } = {
  holdBack: ', holding back',
  sweep: ' in a sweep',
  final: ' to kill',
  focus: ' at one alone',
}

const FELL: { readonly [what: string]: string } = {
  down: 'goes down',
  incapacitated: 'is incapacitated',
  disabled: 'is disabled',
  dead: 'dies',
}

const TRICKS: { readonly [kind: string]: string } = {
  distract: 'distracts',
  intimidate: 'threatens',
  taunt: 'taunts',
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
const EVENTS: { readonly [type: string]: Line } = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  ambush: (f, name) => does(f.who, name, 'lies in ambush', 'lie in ambush'),
  initiative: (f, name) => `${name(f.side)} have the initiative.`,
  round: f => `Round ${said(f.round)} begins.`,
  threshold: f => `WIT ${said(f.fat)} or higher is fast this round.`,
  slow: () => 'The slow phase begins.',
  first: (f, name) => `${name(f.side)} go first.`,
  turn: (f, name) => `${name(f.who)} takes a turn.`,
  turnEnds: (f, name) => `${name(f.who)} is done.`,
  passes: (f, name) => `${name(f.side)} ${f.forced ? 'have nobody to act' : 'pass'}.`,
  timeUp: (f, name) => `Time is up for ${name(f.who)}.`,
  declares: (f, name) => `${name(f.who)} will: ${said(f.words)}`,
  moved: (f, name) => `${name(f.who)} moves ${f.border ? 'onto the border with' : 'into'} ${said(f.to)}.`,
  shifts: (f, name) => `${name(f.who)} moves about.`,
  fullMove: (f, name) => `${name(f.who)} takes the full movement${f.how === 'plain' ? '' : `: ${said(f.how)}`}.`,
  failsGround: (f, name) => `${name(f.who)} does not manage to ${said(f.how)}.`,
  fled: (f, name) => `${name(f.who)} leaves the field.`,
  attacks: (f, name) =>
    `${name(f.by)} ${f.target ? strikes(f.weapon, name(f.target)) : `hits out at ${said(f.zone)} with ${said(f.weapon)}`}${HOW[said(f.how)] ?? ''}.`,
  missed: (f, name) => `${name(f.by)} misses${f.target ? ` ${name(f.target)}` : ''}.`,
  deviates: (f, name) => `The blast of ${name(f.by)} goes astray and lands on ${said(f.zone)}.`,
  fizzles: (f, name) => `The blast of ${name(f.by)} fizzles out.`,
  stuntOffered: (f, name) => `${name(f.by)} offers ${name(f.target)}: ${said(f.words)}`,
  stuntRefused: f => `The GM refuses: ${said(f.words)}`,
  stunt: (f, name) => `${name(f.target)} ${f.accepted ? 'accepts' : 'declines'}: ${said(f.words)}`,
  dodges: (f, name) => `${name(f.who)} tries to dodge.`,
  counters: (f, name) =>
    `${name(f.who)} counters${f.by !== undefined && isGrip(f.weapon) ? `, and ${strikes(f.weapon, name(f.by))}` : ` with ${said(f.weapon)}`}.`,
  hides: (f, name) => `${name(f.who)} hides behind ${name(f.behind)}.`,
  guards: (f, name) => `${name(f.who)} guards ${name(f.ally)}.`,
  struck: (f, name) =>
    `${name(f.by)} rolls ${faces(f.faces) || 'no dice'} on ${name(f.target)} with ${said(f.weapon)}: ${said(f.raw)} damage${f.n === undefined || f.n === f.raw ? '' : `, ${said(f.n)} after armour`}.`,
  hurt: (f, name) => (f.n === undefined ? `${name(f.who)} is hurt.` : `${name(f.who)} suffers ${said(f.n)}.`),
  fell: (f, name) => `${name(f.who)} ${FELL[said(f.what)] ?? said(f.what)}.`,
  dying: (f, name) => `${name(f.who)} is dying, and dies at the end of round ${said(f.round)}.`,
  finalBlow: (f, name) => `${name(f.by)} kills ${name(f.target)}.`,
  omen: (f, name) => `${name(f.who)} spends an omen.`,
  injured: (f, name) => `${name(f.who)} keeps an injury: ${said(f.words)}.`,
  weakened: (f, name) =>
    f.n === undefined
      ? `${name(f.who)} is weakened.`
      : `${name(f.who)} loses ${said(f.n)} ${said(f.ability).toUpperCase()}.`,
  healed: (f, name) =>
    f.n === undefined ? `${name(f.who)} recovers.` : `${name(f.who)} recovers ${said(f.n)} health.`,
  saved: (f, name) =>
    `${name(f.who)} ${f.passed ? 'passes' : 'fails'} the ${said(f.ability).toUpperCase()} save${f.die === null ? '' : ` with ${said(f.die)}`}.`,
  resists: (f, name) => `${name(f.who)} ${f.held ? 'cannot be held or disarmed' : 'cannot resist'}.`,
  grabbed: (f, name) => `${name(f.by)} takes hold of ${name(f.who)}.`,
  keepsHold: (f, name) => `${name(f.who)} keeps hold of ${name(f.captive)} and does nothing else.`,
  letGo: (f, name) => `${name(f.by)} lets ${name(f.who)} go.`,
  freed: (f, name) => (f.who === f.by ? `${name(f.who)} breaks free.` : `${name(f.by)} frees ${name(f.who)}.`),
  shoved: (f, name) => `${name(f.by)} shoves ${name(f.who)}${f.hazard ? ' into danger' : ''}.`,
  dropped: (f, name) => `${name(f.who)} drops ${said(f.item)}.`,
  wears: (f, name) => `${name(f.who)} ${f.worn ? 'puts on' : 'takes off'} ${said(f.item)}.`,
  picksUp: (f, name) => `${name(f.who)} picks up ${said(f.item)}.`,
  equips: (f, name) =>
    `${name(f.who)} holds ${(Array.isArray(f.items) ? f.items.map(said).join(', ') : '') || 'nothing'}.`,
  consumes: (f, name) =>
    `${name(f.who)} uses ${said(f.item)}${f.who === f.target ? '' : ` on ${name(f.target)}`}${aside(f.words)}.`,
  tends: (f, name) => `${name(f.who)} tends ${name(f.patient)}.`,
  does: (f, name) => `${name(f.who)}: ${said(f.words) || 'something else'}.`,
  says: (f, name) => (f.words ? `${name(f.who)} says: ${said(f.words)}` : `${name(f.who)} says a few words.`),
  trick: (f, name) =>
    `${name(f.who)} ${TRICKS[said(f.kind)] ?? 'tricks'} ${name(f.target)}${f.resisted ? ', in vain' : ''}.`,
  invokes: (f, name) => `${name(f.who)} invokes ${said(f.power)}.`,
  power: (f, name) => `${said(f.power)} takes hold of ${name(f.who)}: ${said(f.words)}`,
  corrupted: (f, name) => `Corruption ${f.burns ? 'burns' : 'seeps into'} ${name(f.who)}.`,
  losesTurn: (f, name) => `${name(f.who)} loses the next turn.`,
  condition: (f, name) => `${name(f.who)} is ${said(f.what)}.`,
  circumstances: (f, name) =>
    `${name(f.target)}${f.from === null ? '' : ` to ${name(f.from)}`}: ${faces(f.are) || 'in plain view'}.`,
  revealed: (f, name) => `${name(f.who)} is seen.`,
  surrenders: (f, name) => `${name(f.who)} surrenders.`,
  fightsOn: (f, name) => `${name(f.who)} fights on.`,
  morale: (f, name) =>
    `Morale of ${said(f.group) || name(f.side)}: ${said(f.die)}. ${Array.isArray(f.failed) && f.failed.length > 0 ? does(f.failed, name, 'loses heart', 'lose heart') : 'All stand firm.'}`,
  chased: (f, name) => {
    const [away, caught] = [
      does(f.away, name, 'gets away', 'get away'),
      does(f.caught, name, 'is caught', 'are caught'),
    ]
    return [away, caught].filter(Boolean).join(' ')
  },
  itemHolds: (f, name) => `${name(f.who)}: ${said(f.item)} holds.`,
  damagedItem: (f, name) => `${name(f.who)}: ${said(f.item)} is damaged.`,
  broken: (f, name) => `${name(f.who)}: ${said(f.item)} breaks.`,
  contest: (f, name) =>
    f.winner === null
      ? `${name(f.a)} and ${name(f.b)} are even.`
      : `${name(f.winner)} wins${f.one === undefined ? '' : `, ${said(f.one)} to ${said(f.other)}`}.`,
  chance: f =>
    `${aside(f.words).trim()} ${said(f.x)} in ${said(f.y)}: ${said(f.die)}, it ${f.happens ? 'happens' : 'does not happen'}.`.trim(),
  stretch: () => 'The stretch is over.',
  getsUp: (f, name) => `${name(f.who)} gets up.`,
  takesHeart: (f, name) => `${name(f.who)} takes heart again.`,
  rested: (f, name) => {
    const back = backInWords(f.back, pool => (pool === 'health' || pool === 'mana' ? pool : pool.toUpperCase()))
    const [healed, over] = [faces(f.healed), faces(f.over)]
    const got = [back, healed && `healed: ${healed}`, over && `no longer ${over}`].filter(Boolean).join('; ')
    return `${name(f.who)} has had a full rest${got && `: ${got}`}.`
  },
}
