import type { Asked, Command, Entry, Event, Json, Snapshot } from '~/engine'
import { hallowed, type Combatant, type Hallowed, type Sheet } from '~/rulesets/hallowed'
import { ACTIONS } from '~/rulesets/hallowed/actions'
import { cannotBreathe, isHelpless, isPresent, isSeen } from '~/rulesets/hallowed/conditions'
import { SUFFOCATION } from '~/rulesets/hallowed/harm/stabilize'
import { deathLine } from '~/rulesets/hallowed/sheet/pools'
import { ABILITIES, CONDITIONS, DAMAGE_TYPES } from '~/rulesets/hallowed/state/vocabulary'
import { CONDITION } from '~/rulesets/hallowed/state/conditions'
import type { Chance } from '../chance'
import { of, type Game } from '../game'
import { freeCell } from '../gmHand'
import { hallowedFight } from './fight'
import { CANARY } from '../player'
import { holdsNone, holdsSame } from '../holds'
import type { FuzzedFight } from '../promises'
import { chosenAs } from '../properties/areas'
import { saidOf } from '../properties/moment'
import { endings } from '../properties/endings'
import { ANY } from '../reached'
import type { Tastes } from '../tastes'

type Fuzzed = FuzzedFight<Hallowed>

/** How often a random player declares an action that is open, against 1 for the others. */
const LIKES: Readonly<Record<string, number>> = {
  attack: 24,
  cast: 8,
  throw: 4,
  consumable: 9,
  fullDefense: 8,
  defensiveAttack: 4,
  heal: 6,
  intimidate: 2,
  trait: 4,
}

/** In how many of a hundred cases a question is answered by passing, where that is open. */
const PASSES: Readonly<Record<string, number>> = {
  'throw.target': 25,
  'cast.target': 25,
  before: 55,
  after: 65,
  reposte: 25,
  'act.go': 8,
}
const PASSING: readonly Json[] = ['on', 'drop', 'no']

const words = (list: string): string[] => list.split(', ')
const each = (list: string, ...values: string[]) => Object.fromEntries(words(list).map(key => [key, values]))

/** All that a random player must have done. */
const EVERYTHING: Game<Hallowed>['everything'] = {
  commands: [
    ...ACTIONS.map(({ type }) => type),
    ...words('begin, reveal, count, moveOn, endRound, takeBack, end, harm, mend, healInjury, healCheck'),
    ...words('callCheck, passRound, pickUp, join, leave, gm.set, gm.run, gm.stop'),
  ],
  answers: {
    // Declared for several at once; a round led by the one whose count it is.
    'attack.with': ['also'],
    'count.by': ['gm', ANY],
    ...each('begin.surprised, initiative.die, initiative.sharing, hd.dice, attack.weapon, attack.die', ANY),
    ...each('attack.confirm, damage.dice, cast.spell, cast.targets, cast.mana, cast.die', ANY),
    ...each('consumable.item, consumable.target, throw.what, trait.which, other.words, other.mod, heal.patient', ANY),
    ...each('heal.die, intimidate.target, intimidate.die, injury.chance, injury.type, injury.row, injury.side', ANY),
    ...each('injury.dice, injury.effects, breath.die, check.die, morale.obvious, morale.dice', ANY),
    ...each('free.what, free.words, newcomer.act', ANY),
    ...each('before.path, after.path, move.anew', 'goes', 'stays'),
    ...each('before, after', 'on', 'move', 'stand', 'free'),
    'move.on': ['on', 'stop', 'anew'],
    'act.go': ['go', 'drop'],
    ...each('attack.target, cast.target, throw.target', ANY, 'drop'),
    reposte: ['no', '0'],
    'morale.outcome': ['flee', 'surrender'],
    'combat.over': ['end', 'goOn'],
  },
}

const fell =
  (state: string) =>
  (events: readonly Event[]): boolean =>
    events.some(({ type, with: facts }) => type === 'fell' && facts.state === state)

export const hallowedGame: Game<Hallowed> = {
  ruleset: hallowed,
  prepare: hallowedFight,
  commands: 28,
  next,
  choose({ key, ...ask }, open, chance, s) {
    if (key === 'combat.over') return chance.in100(60) ? 'goOn' : 'end'
    const acts = open.filter(one => !PASSING.includes(one))
    const passing = open.filter(one => PASSING.includes(one))
    const passes = passing.length > 0 && (acts.length === 0 || chance.in100(PASSES[key] ?? 15))
    return chance.pick(passes ? passing : aimed(s, { key, ...ask }, acts, chance))
  },
  // Injuries want low chances, and many of them broken arms and windpipes.
  face: ({ key }, _sides, chance) => (key === 'injury.chance' ? chance.between(1, 6) : undefined),
  ruling: ({ fight }, chance) => ruling(fight.state, chance),
  disguised,
  canaries: [CANARY],
  toldWords: ['other.words', 'free.words', 'free.what'],
  totals: {
    initiative: 'base',
    attacked: 'sum',
    damage: 'amount',
    cast: 'sum',
    breath: 'sum',
    checked: 'sum',
    treated: 'sum',
    intimidates: 'sum',
    morale: 'sum',
  },
  everything: EVERYTHING,
  belowNone: ['wounds'],
  rare: {
    critical: events => events.some(({ type, with: facts }) => type === 'attacked' && facts.critical === true),
    arm: events => events.some(({ type, with: facts }) => type === 'injured' && typeof facts.side === 'string'),
    strain: events => events.some(({ type, with: facts }) => type === 'hurt' && facts.source === 'strain'),
    dying: fell('dying'),
    dead: fell('dead'),
    routed: fell('routed'),
    ...Object.fromEntries(words('injured, reposte, stabilized, lost, tooLate, breath').map(type => [type, of(type)])),
  },
  // A spell that fails reaches nobody; several may be cast on one count.
  caught(moment) {
    const worked = saidOf(moment).flatMap(({ type, with: f }) => (type === 'cast' && f.works ? [f.who] : []))
    return chosenAs(moment, 'cast.targets', worked)
  },
  prices: [
    {
      name: 'mana',
      spent: ({ sheet }) => sheet.mana.max - sheet.mana.cur,
      deeds: ['cast'],
    },
    {
      name: 'a use',
      spent: ({ sheet }) => -sheet.items.reduce((n, { uses }) => n + uses, 0),
      deeds: ['used', 'thrown'],
    },
    {
      name: 'its Reaction',
      spent: ({ sheet }) => Number(sheet.round.reaction),
      deeds: ['reposte'],
    },
    {
      name: 'its Free Action',
      spent: ({ sheet }) => Number(sheet.round.free),
      deeds: ['drew', 'dropped', 'smallAct', 'activated'],
    },
  ],
  out: {
    'dead or gone': { is: c => !isPresent(c) },
    'off the map': {
      is: (c, { phase }) => isPresent(c) && phase === 'combat' && c.cell === null,
      // Whoever cannot breathe suffocates there too.
      asked: { 'HAL-COND-08': ['breath.die'] },
    },
    surrendered: {
      counts: 'HAL-END-01',
      is: c => isPresent(c) && c.sheet.status.surrendered,
      asked: { 'HAL-COND-08': ['breath.die'] },
      // They are prisoners, and may be struck and healed.
      meant: {
        'HAL-END-01': words('attack.target, cast.target, cast.targets, throw.target, consumable.target, heal.patient'),
      },
    },
  },
  nothing: {
    'Wounds at the line': {
      has: ({ sheet }, { settings }) => sheet.wounds.cur <= deathLine(settings, sheet),
      isSettled: ({ sheet }) => sheet.status.dead,
    },
  },
  down: {
    is: c => !isPresent(c) || isHelpless(c.sheet),
    deeds: {
      attacked: 'by',
      moved: 'who',
      reposte: 'who',
      treated: 'who',
      cast: 'who',
      stands: 'who',
      used: 'who',
    },
  },
  reaching: {
    reposte: 'trigger',
    'heal.patient': 'options',
    'consumable.target': 'options',
  },
  never: {
    ...endings<Hallowed>(CONDITION, ({ sheet }) => sheet.status.dead),
    'on Full-Defense and helpless': ({ sheet }) => sheet.status.fullDefense && isHelpless(sheet),
    'stabilized above 0 Wounds': ({ sheet }) => sheet.status.stabilized && sheet.wounds.cur > 0,
    'out of breath and breathing': ({ sheet }) => sheet.breath !== null && !cannotBreathe(sheet),
    'fainted for want of air, and breathing': ({ sheet }) =>
      !cannotBreathe(sheet) && sheet.conditions.some(({ cause }) => cause === SUFFOCATION),
    'on a count without a fight': ({ sheet }, { phase }) => phase === 'over' && sheet.fight.base !== null,
    'holding what lies on the ground': ({ sheet }) => sheet.weapons.some(({ held, dropped }) => held && dropped),
    'intimidated when the round is over': ({ sheet }, { turn }) =>
      sheet.round.intimidated !== null && turn?.step === 'declaring',
  },
  fares: ['hurt', 'injured', 'injuryHealed', 'mended'],
  check({ fight: { state } }) {
    const figures = Object.values(state.combatants).flatMap(c => hallowed.display.figures!(c, state))
    holdsNone(figures.filter(({ n }) => !Number.isInteger(n)))
    const rows = hallowed.display.order(state).flatMap(lane => lane.rows)
    const usual = rows.filter(({ note }) => note === undefined).map(({ who }) => who)
    holdsSame(new Set(usual).size, usual.length)
    const listed = new Set(rows.map(({ who }) => who))
    holdsNone(Object.values(state.combatants).filter(({ id, gone }) => !gone && !listed.has(id)))
  },
}

/** The beginning, declarations and counts, the GM's hand, the end and what comes after it. */
function next(table: Fuzzed, chance: Chance, tastes: Tastes, n: number): Command | undefined {
  const { phase } = table.fight.state
  if (phase === 'preparation') return (n === 0 && chance.in100(30) && legal(table, handOf(table, chance))) || BEGIN
  if (phase === 'over')
    return chance.in100(40)
      ? undefined
      : legal(table, chance.in100(50) ? { type: 'passRound', by: 'gm' } : handOf(table, chance))
  if (n >= 24) return { type: 'end', by: 'gm' }
  return (
    legal(table, inCombat(table, chance, tastes)) ?? {
      type: 'reveal',
      by: 'gm',
      force: true,
    }
  )
}

const BEGIN: Command = { type: 'begin', by: 'gm' }

/** The command, if the rules do not refuse it. */
function legal({ fight, terrain }: Fuzzed, command: Command): Command | undefined {
  const offer = hallowed.commands
    .offers(fight.state, terrain, command.by)
    .find(one => one.command.type === command.type)
  return offer?.whyNot && !command.force ? undefined : command
}

/** What the GM does by the rules: damage, healing, checks, and who joins. */
function handOf(table: Fuzzed, chance: Chance): Command {
  const { state } = table.fight
  const all = Object.values(state.combatants)
  const { id } = chance.pick(all)
  const broken = all.find(({ sheet }) => sheet.combatInjuries.some(({ healed }) => !healed))
  const [thing] = Object.keys(state.things)
  const sheet = asItCame(chance.pick(all).sheet)
  const late = {
    name: 'Late',
    side: chance.pick(Object.keys(state.sides)),
    cell: chance.in100(85) ? freeCell(table, sheet, chance) : null,
    sheet: JSON.parse(JSON.stringify(sheet)) as Json,
  }
  const gm = (type: string, given: { [key: string]: Json }): Command => ({
    type,
    by: 'gm',
    with: given,
  })
  const hands = [
    gm('harm', {
      who: [id],
      amount: chance.between(1, 9),
      type: chance.pick(DAMAGE_TYPES),
      bypassStress: chance.in100(50),
    }),
    gm('mend', {
      who: [id],
      wounds: chance.between(0, 4),
      stress: chance.between(0, 4),
    }),
    gm('healCheck', { who: id, patient: chance.pick(all).id }),
    gm('callCheck', {
      who: [id],
      skill: chance.pick([...ABILITIES, 'balance']),
      tn: 12,
    }),
    gm('join', { list: [late] }),
    gm('join', { list: [late] }),
    gm('gm.set', {
      patches: [
        {
          op: 'replace',
          path: ['combatants', id, 'sheet', 'wounds', 'cur'],
          value: chance.between(-18, 2),
        },
      ],
    }),
  ]
  if (broken)
    hands.push(
      gm('healInjury', {
        who: broken.id,
        injury: broken.sheet.combatInjuries.findIndex(one => !one.healed),
      }),
    )
  if (thing !== undefined) hands.push(gm('pickUp', { who: id, thing }), gm('pickUp', { who: id, thing }))
  return chance.pick(hands)
}

/** A sheet of the same kind to which nothing has happened in this fight. */
function asItCame(sheet: Sheet): Sheet {
  return {
    ...sheet,
    fight: { base: null, pending: null },
    injuries: [],
    combatInjuries: [],
    conditions: [],
    breath: null,
    status: hallowed.state.sheet.blank().status,
  }
}

/** A declaration, what goes on from there, or now and then the GM's hand. */
function inCombat(table: Fuzzed, chance: Chance, tastes: Tastes): Command {
  const { fight, terrain } = table
  const { state } = fight
  if (chance.in100(9)) return handOf(table, chance)
  if (state.turn?.step === 'counting') {
    const { of: whose } = hallowed.display.prompt(state)
    const movers = state.turn.entries.filter(({ who, state: is }) => is !== 'waiting' && canMoveOn(table, who))
    if (movers.length > 0 && chance.in100(15)) return { type: 'moveOn', by: chance.pick(movers).who }
    const through = state.turn.entries.every(entry => entry.state !== 'waiting')
    if (through) return { type: 'endRound', by: 'gm' }
    return {
      type: 'count',
      by: whose !== null && chance.in100(50) ? whose : 'gm',
    }
  }
  const { among = [] } = hallowed.display.prompt(state)
  const reveal: Command = { type: 'reveal', by: 'gm', force: true }
  if (among.length === 0 || chance.in100(3)) return reveal
  const declared = state.turn?.declared[0]?.who
  if (declared !== undefined && chance.in100(4)) return { type: 'takeBack', by: declared }
  const who = chance.pick(among)
  const open = hallowed.commands.offers(state, terrain, who).flatMap(({ whyNot, command }) => (whyNot ? [] : [command]))
  const command = tastes.command(open, type => LIKES[type] ?? 1)
  if (!command) return reveal
  const also = among.filter(id => id !== who && chance.in100(40))
  return also.length > 0 && chance.in100(15) ? { ...command, with: { also } } : command
}

const canMoveOn = ({ fight, terrain }: Fuzzed, who: string): boolean =>
  hallowed.commands
    .offers(fight.state, terrain, who)
    .some(({ command, whyNot }) => command.type === 'moveOn' && !whyNot)

/** Mostly foes are attacked. */
function aimed(s: Snapshot<Hallowed>, ask: Asked, open: readonly Json[], chance: Chance): readonly Json[] {
  const side = s.combatants[ask.of]?.side
  const foes = open.filter(one => typeof one === 'string' && s.combatants[one] && s.combatants[one].side !== side)
  return ask.key.endsWith('.target') && foes.length > 0 && chance.in100(85) ? foes : open
}

/** A ruling in the middle of a question: a number, a mark, or a command carried out right here. */
function ruling(s: Snapshot<Hallowed>, chance: Chance): Entry {
  const id = chance.pick(Object.keys(s.combatants))
  const { sheet } = s.combatants[id]!
  if (chance.in100(60)) {
    const [path, value] = chance.pick<readonly [readonly string[], Json]>([
      [['stress', 'cur'], chance.between(0, sheet.stress.max)],
      [['wounds', 'cur'], chance.between(-3, sheet.wounds.max)],
      [['status', chance.pick(['prone', 'fullDefense', 'stabilized', 'routed', 'hidden'])], chance.in100(50)],
      [['round', 'reaction'], false],
      [['fight', 'base'], chance.between(-3, 12)],
      [['conditions'], [{ state: chance.pick(CONDITIONS), cause: 'ruling', modifiers: [] }]],
    ])
    return {
      key: 'gm.set',
      patches: [{ op: 'replace', path: ['combatants', id, 'sheet', ...path], value }],
    }
  }
  const command = chance.pick<Command>([
    {
      type: 'marker.add',
      by: 'gm',
      with: { on: [id], words: CANARY, until: null },
    },
    {
      type: 'harm',
      by: 'gm',
      with: {
        who: [id],
        amount: 3,
        type: 'fire',
        bypassStress: chance.in100(50),
      },
    },
    { type: 'known', by: 'gm', with: { who: [id], known: 'unnamed' } },
    { type: 'mend', by: 'gm', with: { who: [id], wounds: 2, stress: 2 } },
  ])
  return { key: 'gm.run', command }
}

/** The same fight with other secrets: other numbers of the monsters, other declarations. What is sent must not differ by a byte. */
function disguised(state: Snapshot<Hallowed>): Snapshot<Hallowed> {
  const combatants = Object.fromEntries(
    Object.entries(state.combatants).map(([id, c]) => [id, state.sides[c.side]!.show === 'exact' ? c : other(c)]),
  ) as Snapshot<Hallowed>['combatants']
  const { turn } = state
  const secret = state.settings.declarationMode === 'secret'
  const declared = turn?.declared.map(one =>
    secret || !isSeen(state.combatants[one.who]!)
      ? { ...one, act: 'other' as const, means: '', mod: 9, words: CANARY }
      : one,
  )
  return {
    ...state,
    combatants,
    turn: turn && { ...turn, declared: declared ?? [] },
  }
}

function other(c: Combatant): Combatant {
  const { sheet } = c
  const { stress, wounds } = sheet
  const lightly = 2 * stress.cur > stress.max
  const secret = {
    stress:
      stress.cur === 0
        ? { cur: 0, max: stress.max === 0 ? 0 : 23 }
        : lightly
          ? { cur: 22, max: 23 }
          : { cur: 3, max: 23 },
    wounds:
      wounds.cur < 0
        ? { cur: -2, max: 21 }
        : wounds.cur === 0
          ? { cur: 0, max: 21 }
          : wounds.cur < wounds.max
            ? { cur: 4, max: 21 }
            : { cur: 21, max: 21 },
    mana: { cur: 5, max: 9 },
    hd: [{ count: 9, sides: 12 as const }],
    defenseBonus: 7,
    armourMisc: 3,
    castingMod: 11,
    moraleImmune: !sheet.moraleImmune,
    size: 'other',
    items: sheet.items.map(item => ({ ...item, text: 'other', uses: 7 })),
    injuries: [],
  }
  return { ...c, notes: 'other', sheet: { ...sheet, ...secret } }
}
