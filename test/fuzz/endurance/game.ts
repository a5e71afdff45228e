import type { Asked, Command, Entry, Id, Json, Snapshot } from '~/engine'
import { endurance, type Endurance } from '~/rulesets/endurance'
import { ACTIONS } from '~/rulesets/endurance/actions/actions'
import { isOnField, isPresent, isUp } from '~/rulesets/endurance/conditions'
import { isBloodied, isHarmed } from '~/rulesets/endurance/harm/damage'
import { decided } from '~/rulesets/endurance/turn/end'
import { CONDITION } from '~/rulesets/endurance/state/conditions'
import type { Chance } from '../chance'
import { enduranceFight, SECRET_NUMBERS } from './fight'
import { of, type Game } from '../game'
import { CANARY } from '../player'
import type { FuzzedFight } from '../promises'
import { endings } from '../properties/endings'
import { ANY } from '../reached'
import type { Tastes } from '../tastes'

/**
 * Every option of every question of an action or a reaction; whom or what there is mostly one of is taken without asking. A
 * commanded Sprint or Reload needs much to come together, and is left to the tests.
 */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'attack.target': [ANY],
  'attack.weapon': [ANY],
  'attack.how': [ANY],
  'attack.intercept': ['no', 'intercept'],
  'attack.defend': ['none', 'dodge', 'parry'],
  'attack.block': ['none', ANY],
  'attack.pick': [ANY],
  'attack.reroll': ['attribute', 'skill', 'keep'],
  'attack.fate': ['none', 'attribute', 'skill', 'luck'],
  'intercept.where': [ANY],
  'effect.fortify': ['none', 'fortify'],
  'effect.resist': ['none', 'resist'],
  'conscious.fortify': ['fortify', 'fall'],
  'damage.fate': ['none', 'halve'],
  'death.test': ['roll', 'decline'],
  'death.fate': ['none', 'luck'],
  'dodge.after': ['shift', 'cover', 'prone'],
  'dodge.shift': ['goes', 'stays'],
  'turn.pending': ['continue', 'abandon'],
  'move.path': ['goes', 'stays'],
  'move.on': ['on', 'stop', 'anew'],
  'move.anew': ['goes', 'stays'],
  'sprint.path': ['goes', 'stays'],
  'step.path': ['goes', 'stays'],
  'brandish.items': ['thing', ANY],
  'interact.with': ['other', ANY],
  'command.ally': [ANY],
  'command.action': [
    'attack',
    'move',
    'standUp',
    'seekCover',
    'brandish',
    'interact',
    'resuscitate',
    'shortTask',
    'extended',
    'killingStrike',
    'maneuver',
    'continue',
    'none',
  ],
  'ready.action': ['attack', 'brandish', 'interact', 'move', 'seekCover', 'standUp', 'maneuver'],
  'ready.watch': ['words', 'comes', 'attacks'],
  'ready.use': ['attack', 'brandish', 'interact', 'move', 'seekCover', 'standUp', 'maneuver', 'none'],
  'ready.now': ['none', ANY],
  'ready.where': ['none', ANY],
  'maneuver.which': [ANY],
  'fate.on': ['action', 'endurance', 'stamina', 'focus', 'question'],
  'assist.who': [ANY],
  'drop.item': [ANY],
  'kill.reroll': ['attribute', 'skill', 'keep'],
  'task.difficulty': [ANY],
  'extended.actions': [ANY],
  'extended.test': ['none', 'test'],
}

/** How often a random player picks an action that is open, against 4 for all others. */
const LIKES: Readonly<Record<string, number>> = {
  attack: 700,
  maneuver: 380,
  ready: 130,
  command: 150,
  killingStrike: 200,
  resuscitate: 30,
  reload: 200,
  move: 60,
  sprint: 60,
  interact: 16,
  brandish: 12,
  standUp: 30,
  takeTurn: 20,
  wait: 60,
  endTurn: 16,
  dropItem: 4,
  dropProne: 1,
  step: 2,
  fate: 3,
  extended: 4,
}

/** In how many of a hundred cases a question is answered by doing something rather than by passing. */
const ACTS: Readonly<Record<string, number>> = {
  'attack.defend': 70,
  'attack.intercept': 60,
  'attack.block': 90,
  'conscious.fortify': 98,
  'attack.fate': 10,
  'damage.fate': 15,
  'death.test': 98,
  'effect.fortify': 50,
  'effect.resist': 50,
  'ready.where': 65,
  'kill.reroll': 50,
  'extended.test': 60,
}

/** What is open to nearly everybody whom one may command, or who readies something. */
const COMMON: readonly Json[] = ['attack', 'move', 'brandish', 'interact', 'shortTask', 'maneuver']

export const enduranceGame: Game<Endurance> = {
  ruleset: endurance,
  prepare: enduranceFight,
  commands: 25,
  next,
  choose,
  toldWords: ['extended.what'],
  // So that what takes longer than a turn comes to its end.
  spread: { 'extended.actions': 2 },
  ruling,
  disguised,
  canaries: [CANARY, ...Object.values(SECRET_NUMBERS).map(String)],
  prices: [
    {
      name: 'a reaction',
      // What was readied may take one with it, and is then whatever it is.
      // A new round gives one to each, and takes what Wait had added.
      spent: ({ sheet: { status } }, { turn }) =>
        -status.reactionsLeft - Number(status.readied === null) - 3 * (turn?.round ?? 0),
      deeds: [
        'dodged',
        'blocked',
        'intercepted',
        'withstood',
        'fortified',
        'declared',
        'readies',
        'unconscious',
        'died',
        'waits',
        'turn',
        'turnEnds',
      ],
    },
  ],
  out: {
    'dead or gone': { is: c => !isPresent(c) },
    // Whose turn it is goes on with it, wherever the GM puts them.
    'off the map': {
      is: (c, s) => isPresent(c) && s.phase === 'combat' && !isOnField(s, c) && s.turn?.who !== c.id,
    },
  },
  nothing: {
    'no health': {
      has: ({ sheet }) => sheet.health.cur === 0,
      isSettled: ({ sheet: { status } }) => status.unconscious || status.dead,
    },
  },
  down: {
    is: c => !isUp(c),
    deeds: {
      attacks: 'by',
      rolledAttack: 'by',
      moved: 'who',
      turn: 'who',
      door: 'who',
      intercepted: 'who',
      dodged: 'who',
      blocked: 'who',
      declared: 'who',
      readies: 'who',
      waits: 'who',
    },
  },
  reaching: {
    'attack.intercept': 'target',
    'resuscitate.patient': 'options',
    'kill.victim': 'options',
  },
  changesPlaces: 'intercepted',
  never: {
    ...endings<Endurance>(CONDITION, ({ sheet }) => sheet.status.unconscious || sheet.status.dead),
    'busy and unconscious': ({ sheet }) => sheet.status.unconscious && sheet.status.pending !== null,
    'ready for something and unconscious': ({ sheet }) => sheet.status.unconscious && sheet.status.readied !== null,
  },
  totals: {
    rolledAttack: 'total',
    hit: 'defence',
    missed: 'defence',
    critical: 'defence',
    damaged: 'taken',
    blocked: 'taken',
    dodged: 'total',
    fortified: 'total',
    resuscitated: 'total',
    killingStrike: 'total',
    task: 'total',
    withstood: 'total',
    effect: 'defence',
    against: 'defence',
  },
  everything: {
    commands: [...ACTIONS.map(({ type }) => type), 'gm.set', 'gm.run', 'gm.stop', 'join'],
    answers: ANSWERS,
  },
  rare: {
    death: of('died'),
    'cheated death': of('cheatedDeath'),
    'staying conscious': of('fortified'),
    unconscious: of('unconscious'),
    dodge: of('dodged'),
    parry: events => events.some(({ type, with: f }) => type === 'declared' && f.what === 'parry'),
    block: of('blocked'),
    intercept: of('intercepted'),
    effect: of('effect'),
  },
}

/** The beginning, then what the acting one or anybody may do, now and then a newcomer. */
function next(
  { fight, terrain }: FuzzedFight<Endurance>,
  chance: Chance,
  tastes: Tastes,
  n: number,
): Command | undefined {
  const { state } = fight
  if (n === 0) return opening(state, chance)
  if (n === 1 && chance.in100(30)) return allWaiting(state, chance)
  if (state.phase !== 'combat' || (decided(state) && chance.in100(40))) return undefined
  if (chance.in100(2)) return newcomer(state, chance)
  if (chance.in100(2)) return stricken(state, chance)
  const acting = state.turn?.who
  const who = acting ? [acting] : Object.keys(state.combatants)
  const open = who.flatMap(id => endurance.commands.offers(state, terrain, id).filter(offer => !offer.whyNot))
  return tastes.command(
    open.map(({ command }) => command),
    // Whoever waits for a movement is given one.
    type => (type === 'move' && isAwaited(state) ? LIKES.attack! : (LIKES[type] ?? 4)),
  )
}

/** Half of them wait for something, so that what interrupts a movement is no stroke of luck. */
function allWaiting({ combatants }: Snapshot<Endurance>, chance: Chance): Command {
  const patches = Object.keys(combatants)
    .filter((_, i) => i === 0 || chance.in100(50))
    .map(id => ({
      op: 'replace',
      path: ['combatants', id, 'sheet', 'status', 'readied'],
      value: {
        type: chance.pick(ANSWERS['ready.action']!),
        watch: 'words',
        trigger: CANARY,
      },
    }))
  return { type: 'gm.set', by: 'gm', with: { patches } }
}

const isAwaited = ({ combatants }: Snapshot<Endurance>): boolean =>
  Object.values(combatants).some(({ sheet }) => sheet.status.readied?.watch === 'words')

function opening({ combatants, sides }: Snapshot<Endurance>, chance: Chance): Command {
  const surprise = chance.in100(25) ? chance.pick(Object.keys(sides)) : 'none'
  const author = chance.in100(50) ? chance.pick(Object.keys(combatants)) : 's1'
  return {
    type: 'begin',
    by: 'gm',
    with: { 'begin.author': author, 'begin.surprise': surprise },
  }
}

function newcomer({ sides }: Snapshot<Endurance>, chance: Chance): Command {
  return {
    type: 'join',
    by: 'gm',
    with: {
      list: [{ name: 'Late', side: chance.pick(Object.keys(sides)), cell: null }],
    },
  }
}

/** The sheet of somebody set by hand: to no health, or to a state or out of it. */
function stricken({ combatants }: Snapshot<Endurance>, chance: Chance): Command {
  const who = chance.pick(Object.keys(combatants))
  const [path, value] = chance.pick<readonly [readonly string[], Json]>([
    [['health', 'cur'], 0],
    [['status', chance.pick(['unconscious', 'dead'])], chance.in100(30)],
  ])
  const patches = [{ op: 'replace', path: ['combatants', who, 'sheet', ...path], value }]
  return { type: 'gm.set', by: 'gm', with: { patches } }
}

/** The same where it takes the last reaction, which one would need to stay conscious. */
const ACTS_LAST: Readonly<Record<string, number>> = {
  'attack.defend': 10,
  'attack.block': 45,
  'attack.intercept': 10,
  'effect.fortify': 10,
  'effect.resist': 10,
}

/** Likely to live on after a hit: the last reaction is kept for that. */
function isSaving({ combatants }: Snapshot<Endurance>, who: Id): boolean {
  const { status, health } = combatants[who]?.sheet ?? {}
  return status?.reactionsLeft === 1 && (health?.cur ?? 0) > 8
}

/** Reactions more often than not, and seldom what is open to everybody. */
function choose({ key, of: who }: Asked, open: readonly Json[], chance: Chance, s: Snapshot<Endurance>): Json {
  const passes: Json[] = ['none', 'no', 'fall', 'keep', 'abandon', 'decline']
  const all = open.filter(option => !passes.includes(option))
  const uncommon = all.filter(option => !COMMON.includes(option))
  const rare = key.endsWith('.action') && uncommon.length > 0 && chance.in100(60)
  // Most have several items to parry with, and one way to dodge.
  const acts = all.includes('dodge') && chance.in100(18) ? ['dodge'] : rare ? uncommon : all
  const passing = open.filter(option => passes.includes(option))
  const often = (isSaving(s, who) ? ACTS_LAST[key] : undefined) ?? ACTS[key] ?? 80
  const act = acts.length > 0 && (passing.length === 0 || chance.in100(often))
  return chance.pick(act ? acts : passing)
}

/** A ruling in the middle of a question: a number set, a condition put on or off, or a command carried out right here. */
function ruling({ fight }: FuzzedFight<Endurance>, chance: Chance): Entry {
  const who = chance.pick(Object.keys(fight.state.combatants))
  return chance.in100(60) ? setSomething(fight.state.combatants[who]!.sheet, who, chance) : runSomething(who, chance)
}

function setSomething(
  sheet: { [pool in 'stamina' | 'endurance' | 'health']: { max: number } },
  who: Id,
  chance: Chance,
): Entry {
  const pool = chance.pick(['stamina', 'endurance', 'health'] as const)
  const [path, value] = chance.pick<readonly [readonly string[], Json]>([
    [[pool, 'cur'], chance.between(0, sheet[pool].max)],
    [['status', 'reactionsLeft'], chance.between(0, 2)],
    [['status', 'prone'], chance.in100(50)],
    [['status', 'unconscious'], chance.in100(30)],
  ])
  return {
    key: 'gm.set',
    patches: [{ op: 'replace', path: ['combatants', who, 'sheet', ...path], value }],
  }
}

function runSomething(who: Id, chance: Chance): Entry {
  const command = chance.pick<Command>([
    {
      type: 'marker.add',
      by: 'gm',
      with: { on: [who], words: 'CANARY', until: null },
    },
    {
      type: 'harm',
      by: 'gm',
      with: { who: [who], amount: chance.between(1, 4) },
    },
    ...(['constitution', 'willpower'] as const).map((against): Command => ({
      type: 'afflict',
      by: 'gm',
      with: { who: [who], condition: 'blinded', against, difficulty: 6 },
    })),
    { type: 'known', by: 'gm', with: { who: [who], known: 'unnamed' } },
    { type: 'attack', by: who, force: true },
  ])
  return { key: 'gm.run', command }
}

/** The same fight with other secret numbers: what is sent must not differ by a byte. */
function disguised(state: Snapshot<Endurance>): Snapshot<Endurance> {
  const combatants = Object.fromEntries(
    Object.entries(state.combatants).map(([id, c]) => {
      if (state.sides[c.side]!.show === 'exact') return [id, c]
      const { sheet } = c
      const endurancePool = { max: 40, cur: isHarmed(sheet) ? 7 : 33 }
      const health = { max: 50, cur: isBloodied(sheet) ? 9 : 50 }
      const changed = {
        ...sheet,
        endurance: endurancePool,
        health,
        evasion: 99,
        stamina: { cur: 1, max: 2 },
        constitution: 77,
      }
      return [
        id,
        {
          ...c,
          notes: 'other',
          sheet: {
            ...changed,
            cheatDeathDifficulty: 5,
            speed: 3,
            luckBonus: 4,
          },
        },
      ]
    }),
  )
  return { ...state, combatants }
}
