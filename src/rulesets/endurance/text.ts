import type { Text } from '~/engine/ruleset'
import type { Asked, Id, Json } from '~/engine/types'
import { askInWords, capital, eventInWords, nameIn, reasonInWords, type Line } from '~/table/inWords'
import { backInWords } from '~/table/backInWords'
import { said } from '~/table/said'
import { tableCommand, tablePart } from '~/table/text'
import { ACTIONS } from './actions'
import { meansOf } from './means'
import { count } from './order'
import { reasons } from './reasons'
import { settings } from './settings'
import type { Endurance, Snapshot } from './types'

/** The words of this ruleset, in English. */
export const text: Text<Endurance> = {
  reason: (reason, s) => reasonInWords(reasons, reason, s),
  ask: (ask, s) => askInWords(question, ask, s),

  option(ask, value, s) {
    if (typeof value === 'number') return squareLabel(ask, value)
    const word = said(value)
    switch (ask.key) {
      case 'attack.weapon':
        return weaponLabel(s, ask.of, word)
      case 'attack.how':
        return howLabel(s, ask.of, word)
      case 'attack.defend':
      case 'attack.block':
      case 'drop.item':
      case 'reload.item':
        return itemLabel(s, ask.of, word)
      case 'command.action':
      case 'ready.action':
      case 'ready.use':
        if (word.startsWith('maneuver:')) return maneuverLabel(s, ask.of, word.slice('maneuver:'.length))
        return ACTIONS.find(({ type }) => type === word)?.name ?? OPTIONS[word] ?? capital(word)
      case 'interact.with':
        return doorLabel(ask, word)
      case 'maneuver.which':
        return maneuverLabel(s, ask.of, word)
      case 'fate.on':
      case 'damage.fate':
        return FATE[word] ?? OPTIONS[word] ?? capital(word)
      case 'brandish.items':
        return word.startsWith('thing:')
          ? (s.things[word.slice('thing:'.length)]?.name ?? word)
          : itemLabel(s, ask.of, word)
      default:
        if (ask.key.endsWith('.fate') && word !== 'none') return `Set the ${word} die to its maximum`
        return s.combatants[word]?.name ?? s.sides[word]?.name ?? OPTIONS[word] ?? capital(word)
    }
  },

  dice(ask, s) {
    if (ask.kind !== 'roll') return []
    const { attribute, skill } = ask.facts ?? {}
    const names = [attribute, skill, attribute ? 'luck' : undefined]
    if (ask.key === 'death.luck') names[0] = 'luck'
    if (ask.key.endsWith('.rerolled')) names[0] = ask.facts?.die === 'skill' ? 'skill die again' : 'attribute die again'
    if (ask.key === 'attack.pick' && Array.isArray(ask.facts?.among))
      names[0] = `1 to ${ask.facts.among.length}: ${ask.facts.among.map(id => nameIn(s, id)).join(', ')}`
    return ask.dice.map((sides, i) => (names[i] ? `${said(names[i])} d${sides}` : `d${sides}`))
  },

  event(event, name) {
    // Whom nobody is named for, the GM opens or closes: that is the table's to say.
    const lines = event.type === 'door' && event.with.who === undefined ? {} : EVENTS
    return eventInWords(lines, event, name)
  },

  part(part) {
    return PARTS[part.of] ?? (part.rule === '' ? tablePart(part) : capital(spaced(part.of)))
  },

  command(command, name) {
    const action = ACTIONS.find(({ type }) => type === command.type)
    if (action) return `${command.by === 'gm' ? 'GM' : name(command.by)}: ${action.name}`
    const who = Array.isArray(command.with?.who) ? command.with.who.map(id => name(said(id))).join(', ') : ''
    switch (command.type) {
      case 'harm':
        return `${who}: ${said(command.with?.amount)} damage`
      case 'afflict':
        return `${who}: ${said(command.with?.condition)}`
      case 'orders':
        return `Standing orders of ${who}`
      case 'break':
      case 'rest':
        return capital(command.type)
      default:
        return tableCommand(command, name, settings.toggles) ?? command.type
    }
  },
}

function question(ask: Asked, of: string, s: Snapshot): readonly [string, string?] {
  const facts = ask.facts ?? {}
  const attack = `${nameIn(s, facts.by)} attacks with ${said(facts.weapon).toLowerCase()}${facts.sneak ? ', unseen' : ''}${facts.flank ? ', flanking' : ''}.`
  switch (ask.key) {
    case 'begin.author':
      return ['Who set off the combat?', 'A side goes first; one of its members starts with the deed.']
    case 'begin.target':
      return ['Whom did it aim at?', 'Their side goes second.']
    case 'begin.next':
      return ['Which side goes next?']
    case 'begin.surprise':
      return ['Has a side the advantage of surprise?']
    case 'turn.pending':
      return [`${of}: go on with what was begun?`, `${count(Number(facts.left), 'action')} to go.`]
    case 'attack.target':
      return [`${of}: attack whom?`]
    case 'attack.weapon':
      return [`${of}: with which weapon?`]
    case 'attack.how':
      return [`${of}: with which dice?`]
    case 'attack.intercept':
      return [`${of}: step in for ${nameIn(s, facts.target)}?`, attack]
    case 'attack.defend':
      return [`${of}: dodge or parry?`, `${attack} Reactions left: ${said(facts.reactions)}.`]
    case 'attack.block':
      return [
        `${of}: block the ${facts.critical ? 'critical hit' : 'hit'}?`,
        facts.raw === undefined ? '' : `${said(facts.raw)} ${said(facts.type)} damage.`,
      ]
    case 'attack.pick':
      return [`${of}: who is hit instead?`]
    case 'intercept.where':
    case 'move.aside':
      return [`Where is ${nameIn(s, facts.who)} pushed?`]
    case 'conscious.fortify':
      return [`${of}: stay conscious?`, `${said(facts.missing)} health is missing. Stamina: ${said(facts.stamina)}.`]
    case 'death.luck':
      return [`${of}: cheat death`, `The luck die must reach ${said(facts.needed)}.`]
    case 'dodge.after':
      return [`${of}: after the dodge`, 'Shift up to 1 m, take cover, drop prone: any of these.']
    case 'death.test':
      return [`${of}: make the luck test?`, `Not making it is death. The luck die must reach ${said(facts.needed)}.`]
    case 'death.fate':
      return [`${of}: spend fate on the luck test?`, `The die shows ${list(facts.faces)}.`]
    case 'damage.fate':
      return [`${of}: spend fate on the damage?`, `${said(facts.taken)} damage would come through.`]
    case 'fate.on':
      return [`${of}: spend fate on what?`]
    case 'effect.fortify':
    case 'effect.resist':
      return [
        `${of}: ${ask.key === 'effect.resist' ? 'resist' : 'fortify against'} the effect?`,
        `${facts.maneuver === undefined ? '' : `${nameIn(s, facts.by)}'s ${said(facts.maneuver)}: `}${said(facts.condition)}, at ${said(facts.total)}.`,
      ]
    case 'maneuver.which':
      return [`${of}: which maneuver?`]
    case 'assist.who':
      return [`Who assists ${nameIn(s, facts.who)}?`, 'Each makes the same test; the best of them counts.']
    case 'ready.now':
      return [
        `Does ${nameIn(s, facts.by)}'s attack on ${nameIn(s, facts.target)} set anything off?`,
        waitingFor(s, facts.triggers),
      ]
    case 'ready.where':
      return [`Does ${nameIn(s, facts.mover)}'s way set off ${nameIn(s, facts.who)}?`, waitingFor(s, facts.triggers)]
    case 'move.on':
      return [`${of}: go on?`, `${said(facts.left)} m are left.`]
    case 'move.anew':
      return [`${of}: where to from here?`, ask.kind === 'path' ? `Up to ${ask.budget} m.` : '']
    case 'interact.with':
      return [`${of}: use what?`]
    case 'ready.watch':
      return [`${of}: set off by what?`]
    case 'move.path':
    case 'sprint.path':
    case 'step.path':
    case 'dodge.shift':
      return [`${of}: where to?`, ask.kind === 'path' ? `Up to ${ask.budget} m.` : '']
    case 'command.ally':
      return [`${of}: command whom?`]
    case 'command.action':
      return [`${of}: do what?`, 'One action, now.']
    case 'ready.action':
      return [`${of}: ready which action?`]
    case 'ready.trigger':
      return [`${of}: what sets it off?`]
    case 'ready.use':
      return [`${of}: carry out the readied action?`, said(facts.trigger)]
    case 'brandish.items':
      return [`${of}: hold what?`]
    case 'interact.what':
      return [`${of}: use what?`]
    case 'drop.item':
      return [`${of}: drop what?`]
    case 'reload.item':
      return [`${of}: reload what?`]
    case 'resuscitate.patient':
      return [`${of}: resuscitate whom?`]
    case 'kill.victim':
      return [`${of}: kill whom?`]
    case 'task.attribute':
      return [`${of}: with which attribute?`]
    case 'task.skill':
      return [`${of}: with which skill?`]
    case 'task.proficiency':
      return [`${of}: with which proficiency?`]
    case 'task.difficulty':
      return [
        'How difficult is the task?',
        'Simple 4, standard 6, moderate 8, challenging 10, complex 12, and up by 2.',
      ]
    default:
      return rolled(ask, of)
  }
}

function rolled(ask: Asked, of: string): readonly [string, string?] {
  if (ask.key.endsWith('.reroll')) return [`${of}: reroll a die?`, `The dice show ${list(ask.facts?.faces)}.`]
  if (ask.key.endsWith('.rerolled')) return [`${of}: roll again`]
  return [`${of}: ${ROLLS[ask.key] ?? ask.key.replace('.dice', '')}`]
}

const list = (value: Json | undefined): string => (Array.isArray(value) ? value.map(said).join(' and ') : '')
const spaced = (word: string): string => word.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

/** A square of the map, or the so manieth of a way, by its column and row. */
function squareLabel({ key, facts = {} }: Asked, value: number): string {
  const { cells, width } = facts
  const cell = key === 'ready.where' && Array.isArray(cells) ? Number(cells[value - 1]) : value
  const across = Number(width)
  return `Column ${(cell % across) + 1}, row ${Math.floor(cell / across) + 1}`
}

function doorLabel({ facts = {} }: Asked, value: string): string {
  const doors = Array.isArray(facts.doors) ? (facts.doors as readonly Record<string, Json>[]) : []
  const door = doors.find(({ id }) => id === value)
  if (!door) return OPTIONS[value] ?? capital(value)
  return `${door.to === 'open' ? 'Open' : 'Close'} the door at column ${Number(door.x) + 1}, row ${Number(door.y) + 1}`
}

/** "Trip (1 stamina)": a maneuver and its price. */
function maneuverLabel(s: Snapshot, of: Id, id: string): string {
  const found = s.combatants[of]?.sheet.maneuvers.find(one => one.id === id)
  if (!found) return id
  const price = [
    found.actions > 1 ? `${found.actions} actions` : '',
    found.stamina > 0 ? `${found.stamina} stamina` : '',
    found.focus > 0 ? `${found.focus} focus` : '',
  ].filter(Boolean)
  return price.length > 0 ? `${found.name} (${price.join(', ')})` : found.name
}

/** "Boudica waits: when the door opens." */
function waitingFor(s: Snapshot, triggers: Json | undefined): string {
  if (typeof triggers !== 'object' || triggers === null) return ''
  return Object.entries(triggers)
    .map(([id, words]) => `${nameIn(s, id)} waits${words ? `: ${said(words)}` : ''}.`)
    .join(' ')
}

function weaponLabel(s: Snapshot, of: Id, value: string): string {
  const c = s.combatants[of]
  const means = c && meansOf(c).find(m => m.name === value)
  if (!means) return value
  const { item, weapon, mode } = means
  const several = (weapon.reach === null ? 0 : 1) + (weapon.ranged ? 1 : 0) + (weapon.thrown ? 1 : 0) > 1
  return `${item.name}${several ? ` (${mode})` : ''} ${weapon.damage}/${weapon.critDamage}/${weapon.critThreshold}+`
}

function howLabel(s: Snapshot, of: Id, value: string): string {
  const sheet = s.combatants[of]?.sheet
  const [attribute = '', proficiency = '', type = ''] = value.split('/')
  const dice: Record<string, number> = sheet?.attributes ?? {}
  const bonuses: Record<string, number> = sheet?.proficiencies ?? {}
  const bonus = proficiency === 'none' ? '' : ` + ${proficiency} ${bonuses[proficiency] ?? ''}`
  return `${attribute} d${dice[attribute] ?? '?'} + combat d${sheet?.skills.combat ?? '?'}${bonus}, ${type}`
}

function itemLabel(s: Snapshot, of: Id, value: string): string {
  const [what, id] = value.startsWith('parry:') ? ['Parry with ', value.slice('parry:'.length)] : ['', value]
  const item = s.combatants[of]?.sheet.items.find(i => i.id === id)
  if (!item) return OPTIONS[value] ?? capital(value)
  return what ? `${what}${item.name.toLowerCase()}` : item.name
}

const OPTIONS: { readonly [value: string]: string } = {
  none: 'Nothing',
  fortify: 'Fortify to stay conscious',
  fall: 'Fall unconscious',
  keep: 'Keep the dice',
  attribute: 'Reroll the attribute die',
  skill: 'Reroll the skill die',
  shift: 'Shift up to 1 m',
  prone: 'Drop prone',
  continue: 'Go on',
  abandon: 'Abandon it',
  roll: 'Make the test',
  decline: 'Die',
  on: 'Go on',
  stop: 'Stop here',
  anew: 'Another way',
  words: 'Something in words',
  comes: 'An enemy comes within reach',
  attacks: 'An enemy attacks',
  other: 'Something else',
  cover: 'Take cover',
}

const FATE: { readonly [value: string]: string } = {
  action: 'One more action',
  endurance: 'Half of endurance back',
  stamina: 'Half of stamina back',
  focus: 'Half of focus back',
  question: 'Ask the GM a question',
  halve: 'Halve it',
  none: 'Keep the fate',
}

/** Rolls that are not called by their key. */
const ROLLS: { readonly [key: string]: string } = {
  'task.dice': 'short task',
  'kill.dice': 'killing strike',
  'resuscitate.assist.dice': 'assist',
  'task.assist.dice': 'assist',
}

/** Parts of totals whose code is not their name. */
const PARTS: { readonly [of: string]: string } = {
  luck: 'Luck die 20 or more',
  earlierAttacks: 'Earlier attacks this round',
  range: 'Beyond normal range',
  ruling: "GM's ruling",
  test: 'Attack total',
  critical: 'Critical damage of the weapon',
  weaponBonus: 'Bonus of the weapon',
  block: 'Block value',
  surplus: 'What the broken shield let through',
  size: 'Difference in size',
  deflectionFloor: 'Deflection not below 0',
  deflectionPhysical: 'Physical deflection',
  deflectionElemental: 'Elemental deflection',
  atLeastOne: 'At least 1',
  harm: 'Damage',
  unlearned: 'Not learned',
  assist: 'Assisted',
}

/** Lines of the log. Written so that they also read well with what the players may know: facts can be missing. */
const EVENTS: { readonly [type: string]: Line } = {
  began: () => 'Combat begins.',
  ended: () => 'Combat is over.',
  round: f => (f.surprise ? 'The surprise round begins.' : `Round ${said(f.round)} begins.`),
  turn: (f, name) => `${name(f.who)} takes the turn.`,
  turnEnds: (f, name) => `${name(f.who)}'s turn ends.`,
  decided: f => (f.why === 'objective' ? 'An objective is reached.' : 'One team is left.'),
  dropped: (f, name) => `${name(f.by)} can no longer attack ${name(f.target)} as begun.`,
  attacks: (f, name) =>
    `${name(f.by)} attacks ${name(f.target)}${f.weapon ? ` with ${said(f.weapon).toLowerCase()}` : ''}.`,
  lost: (f, name) => `${name(f.by)} can no longer attack ${name(f.target)}.`,
  declared: (f, name) => `${name(f.who)} will ${said(f.what)}.`,
  intercepted: (f, name) => `${name(f.who)} steps in for ${name(f.target)}.`,
  diverted: (f, name) => `The shot goes astray, from ${name(f.from)} to ${name(f.to)}.`,
  rolledAttack: (f, name) => `${name(f.by)} rolls ${said(f.total)} (luck ${said(f.luck)}).`,
  dodged: (f, name) => `${name(f.who)} dodges with ${said(f.total)}.`,
  missed: (f, name) => `${name(f.by)} misses ${name(f.target)}.`,
  hit: (f, name) => `${name(f.by)} hits ${name(f.target)}.`,
  critical: (f, name) => `${name(f.by)} hits ${name(f.target)} critically.`,
  blocked: (f, name) =>
    `${name(f.who)} blocks with ${said(f.item).toLowerCase()}${f.left === undefined ? '' : `: ${said(f.taken)} off it, ${said(f.left)} left`}.`,
  broken: (f, name) => `${name(f.who)}'s ${said(f.item).toLowerCase()} breaks.`,
  damaged: (f, name) => {
    if (f.taken !== undefined) return `${name(f.who)} takes ${said(f.taken)} damage.`
    return f.glancing ? `${name(f.who)} is grazed.` : `${name(f.who)} is hurt.`
  },
  harmed: (f, name) => `${name(f.who)} is harmed.`,
  bloodied: (f, name) => `${name(f.who)} is bloodied.`,
  fortified: (f, name) =>
    `${name(f.who)} ${f.prevented ? 'holds out' : 'does not hold out'}${f.total === undefined ? '' : ` (${said(f.total)} against ${said(f.difficulty)})`}.`,
  unconscious: (f, name) => `${name(f.who)} falls unconscious.`,
  spared: (f, name) => `${name(f.who)} is not in danger of death: the blow was not meant to kill.`,
  cheatedDeath: (f, name) => `${name(f.who)} cheats death.`,
  died: (f, name) => `${name(f.who)} dies.`,
  seen: (f, name) => `${name(f.who)} is hidden no longer.`,
  moved: (f, name) => `${name(f.who)} moves ${said(f.cost)} m.`,
  afflicted: (f, name) => `${name(f.who)}: ${said(f.words)}.`,
  withstood: (f, name) =>
    `${name(f.who)} ${f.how === 'resist' ? 'resists' : 'fortifies'}${f.total === undefined ? '' : ` with ${said(f.total)}`}.`,
  effect: (f, name) => `${said(f.name)} ${f.applies ? 'takes effect on' : 'has no effect on'} ${name(f.who)}.`,
  against: (f, name) => `${name(f.who)} ${f.applies ? 'does not withstand it' : 'withstands it'}.`,
  maneuver: (f, name) => `${name(f.who)}: ${said(f.name)}.`,
  failed: (f, name) => `${name(f.who)}'s maneuver comes to nothing.`,
  fate: (f, name) => `${name(f.who)} spends a point of fate${f.on === 'question' ? ' on a question to the GM' : ''}.`,
  letPass: (f, name) => `${name(f.who)} lets the moment pass.`,
  door: (f, name) => `${name(f.who)} ${f.to === 'open' ? 'opens' : 'closes'} a door.`,
  prone: (f, name) => `${name(f.who)} drops prone.`,
  stoodUp: (f, name) => `${name(f.who)} stands up.`,
  guards: (f, name) => `${name(f.who)} guards.`,
  waits: (f, name) => `${name(f.who)} waits.`,
  commands: (f, name) => `${name(f.who)} commands ${name(f.ally)}.`,
  readies: (f, name) => `${name(f.who)} readies something.`,
  brandishes: (f, name) =>
    `${name(f.who)} holds ${Array.isArray(f.items) && f.items.length > 0 ? f.items.join(' and ').toLowerCase() : 'nothing'}.`,
  interacts: (f, name) => `${name(f.who)} uses ${f.what ? said(f.what) : 'something'}.`,
  tookCover: (f, name) => `${name(f.who)} seeks cover.`,
  busy: (f, name) =>
    `${name(f.who)} is busy${f.left === undefined ? '' : `, ${count(Number(f.left), 'action')} to go`}.`,
  abandoned: (f, name) => `${name(f.who)} gives up what was begun.`,
  reloaded: (f, name) => `${name(f.who)} has reloaded.`,
  resuscitated: (f, name) =>
    f.conscious
      ? `${name(f.who)} brings ${name(f.patient)} back.`
      : `${name(f.who)} cannot bring ${name(f.patient)} back.`,
  task: (f, name) => `${name(f.who)}'s task ${f.done ? 'succeeds' : 'fails'}.`,
  killingStrike: (f, name) =>
    f.killed ? `${name(f.by)} kills ${name(f.target)} outright.` : `${name(f.by)}'s killing strike fails.`,
  'dropped.item': (f, name) => `${name(f.who)} drops ${said(f.item).toLowerCase()}.`,
  recovered: (f, name) => {
    const over = Array.isArray(f.over) && f.over.length > 0 ? `no longer ${f.over.map(said).join(', ')}` : ''
    const got = [backInWords(f.back), over].filter(Boolean).join('; ')
    return `${name(f.who)} has had ${f.peace === 'interrupted' ? 'an interrupted rest' : `a ${said(f.peace)}`}${got && `: ${got}`}.`
  },
}
