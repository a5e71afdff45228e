import type { Command, Entry, Json, Snapshot } from '~/engine'
import { murdham, type Murdham } from '~/rulesets/murdham'
import { isSwept } from '~/rulesets/murdham/aim/blast'
import { isAble, isPresent, isDown, isDying, isUnearthly } from '~/rulesets/murdham/conditions'
import { circumstancesOf } from '~/rulesets/murdham/space/circumstances'
import { placeOf } from '~/rulesets/murdham/space/place'
import { namesOf } from '~/rulesets/murdham/space/zones'
import type { Combatant } from '~/rulesets/murdham/state/types'
import { ACTIONS } from '~/rulesets/murdham/actions/actions'
import { handItems, whyNotPickUp } from '~/rulesets/murdham/gear/hands'
import { CIRCUMSTANCES } from '~/rulesets/murdham/state/vocabulary'
import { CONDITION } from '~/rulesets/murdham/state/conditions'
import type { Chance } from '../chance'
import { of, type Game } from '../game'
import { murdhamFight } from './fight'
import { CANARY } from '../player'
import { holdsSame } from '../holds'
import type { FuzzedFight } from '../promises'
import { saidOf, type Moment } from '../properties/moment'
import { endings } from '../properties/endings'
import { ANY } from '../reached'
import type { Tastes } from '../tastes'

/** How often a random player takes an action that is open, against 1 for the others. */
const LIKES: Readonly<Record<string, number>> = {
  turn: 1,
  attack: 24,
  finalBlow: 6,
  blast: 90,
  disarm: 8,
  grapple: 26,
  shove: 160,
  free: 20,
  tend: 6,
  step: 8,
  fullMove: 6,
  move: 3,
  endTurn: 14,
  pass: 4,
  breakFree: 5,
  surrender: 7,
  consume: 5,
  equip: 3,
}

/** In how many of a hundred cases the dice of a question show their highest face, beyond chance. */
const HIGHEST: Readonly<Record<string, number>> = {
  'attack.damage': 12,
  'hit.save': 40,
}

const words = (list: string): string[] => list.split(', ')
const each = (list: string, ...values: string[]) => Object.fromEntries(words(list).map(key => [key, values]))

/** All that a random player must have done. */
const EVERYTHING: Game<Murdham>['everything'] = {
  commands: [
    ...ACTIONS.filter(({ type }) => type !== 'armour').map(action => action.type),
    ...words(
      'begin, end, round, circumstances, afflict, hide, reveal, harm, heal, injure, corrupt, stretch, rest, chase',
    ),
    ...words('callSave, contest, chance, durability, takeUp, factions, join, leave, timeUp, gm.set, gm.run, gm.stop'),
  ],
  answers: {
    'begin.started': ['unclear', ANY],
    ...each('begin.hidden, bonus.first, round.first, round.fat, initiative.draw', ANY),
    ...each('attack.target, attack.weapon, attack.damage, counter.with, counter.damage, disarm.weapon', ANY),
    'attack.stance': ['still', 'moving'],
    'attack.how': ['plain', 'holdBack', 'stunt'],
    'attack.wall': ['behind', 'cover', 'obscured', 'unseen'],
    'attack.through': ['stopped', 'through'],
    'attack.react': ['none', 'dodge', 'counter', 'hide'],
    'attack.guard': ['none', 'guard'],
    'guard.stranger': ['none', ANY],
    'counter.how': ['plain', 'holdBack'],
    'hide.behind': ['none', ANY],
    'hide.agree': ['agree', 'refuse'],
    'stunt.offer': ['none', 'offer'],
    'stunt.allow': ['allow', 'refuse'],
    'stunt.accept': ['accept', 'decline'],
    'opportunity.react': ['attack', 'none'],
    'cleave.target': ['none', ANY],
    ...each('hit.save, poison.save, dodge.save, resist.save, trick.save, free.save, breakFree.save, stunt.words', ANY),
    ...each('opportunity.with, blast.weapon, blast.zone, blast.deviation, invoke.power, corruption.die', ANY),
    'step.to': ['zone', 'border', 'exit'],
    'move.path': ['goes', 'stays'],
    'move.stop': ['zone', 'border'],
    'fullMove.how': ['plain', 'sprint', 'sneak', 'balance', 'leap', 'climb', 'swim'],
    'sneak.how': ['save', 'unnoticed', 'noticed'],
    'sneak.reveal': ['revealed', 'hidden'],
    'ground.how': ['save', 'easy', 'impossible'],
    ...each(
      'sprint.save, sneak.save, balance.save, leap.save, climb.save, swim.save, fall.metres, fall.save, fall.dice',
      ANY,
    ),
    ...each('trick.target, free.whom, tend.whom, other.words, pickUp.what, equip.what, equip.all, consume.what', ANY),
    ...each('consume.target, consume.weapon, interact.words, say.words, declare.words, called.save, group.save', ANY),
    'trick.how': ['save', 'works'],
    'shove.to': ['zone', 'border', 'stay', 'throw'],
    'shove.hazard': ['none', 'hazard'],
    'hold.letGo': ['letGo', 'keep'],
    'interact.cost': ['bonus', 'main'],
    'improvise.kind': ['hand', 'great'],
    'letGo.what': ['captive', ANY],
    'omen.save': ['keep', 'spend'],
    'omen.damage': ['keep', 'spend'],
    'omen.death': ['spend', 'die'],
    'surrender.fightOn': ['fightOn', 'stay'],
    'fight.over': ['end', 'playOn'],
    'chase.pace': ['notFollowed', 'faster', 'equal', 'slower'],
    ...each(
      'injury.dice, injury.loss, injury.arm, morale.die, gear.wear, gear.shield, chase.die, contest.die, chance.die',
      ANY,
    ),
  },
}

export const murdhamGame: Game<Murdham> = {
  ruleset: murdham,
  prepare: murdhamFight,
  commands: 34,
  next,
  choose({ key, of: who }, open, chance, s) {
    if (key === 'fight.over' && open.includes('playOn') && chance.in100(60)) return 'playOn'
    // From a border, or by the much larger: seldom possible, so taken wherever it is.
    const rare = key === 'shove.to' ? open.filter(to => typeof to === 'string' && /^(zone|throw)/.test(to)) : []
    if (rare.length > 0) return chance.pick(rare)
    // Whoever has surrendered may fight on; whoever sprinted may go on sprinting.
    const beaten = key === 'attack.target' ? open.filter(one => isBeaten(s, one)) : []
    if (beaten.length > 0 && chance.in100(60)) return chance.pick(beaten)
    if (key === 'fullMove.how' && s.combatants[who]?.sheet.status.sprinting && chance.in100(85)) return 'sprint'
    // From up there one falls.
    if (key === 'fullMove.how' && chance.in100(25) && open.includes('climb'))
      return chance.pick(['climb', 'leap', 'sprint', 'sneak'])
    if (key === 'ground.how' && chance.in100(50)) return 'save'
    return key === 'attack.react' && open.includes('hide') && chance.in100(50) ? 'hide' : undefined
  },
  // Heavy blows break shields, and blasts that miss go astray.
  face: ({ key }, sides, chance) => (chance.in100(HIGHEST[key] ?? 0) ? sides : undefined),
  ruling,
  disguised,
  canaries: [CANARY],
  toldWords: ['other.words', 'interact.words', 'say.words', 'declare.words', 'stunt.words'],
  totals: { struck: 'n' },
  everything: EVERYTHING,
  rare: Object.fromEntries(
    words(
      'counters, guards, hides, stunt, deviates, grabbed, shoved, fell, dying, omen, morale, surrenders, revealed, broken, damagedItem, injured, slow',
    ).map(type => [type, of(type)]),
  ),
  caught,
  prices: [
    {
      name: 'its turn as a reaction',
      // A new round gives all turns back, but those that were lost before it began.
      spent: ({ id, sheet }, { turn }) =>
        Number(sheet.status.turn === 'spent' && turn?.acting?.who !== id) - 2 * (turn?.round ?? 0),
      deeds: words('dodges, counters, hides, guards, attacks, losesTurn, turn, turnEnds, surrenders, timeUp, fell'),
    },
    {
      name: 'a charge',
      spent: ({ sheet }) => count(sheet.weapons, ({ spent }) => spent),
      deeds: ['attacks', 'counters'],
    },
    { name: 'an omen', spent: ({ sheet }) => -sheet.omens, deeds: ['omen'] },
    {
      name: 'mana',
      spent: ({ sheet }) => -sheet.mana.cur,
      deeds: ['invokes', 'power', 'counters', 'attacks'],
    },
    {
      name: 'a consumable',
      spent: ({ sheet }) => -sheet.consumables.reduce((n, one) => n + one.count, 0),
      deeds: ['consumes', 'tends'],
    },
  ],
  nothing: {
    dying: {
      has: ({ gone, sheet: { health, status } }) => !gone && !status.dead && health.cur === 0,
      isSettled: c => isDying(c) && (isDown(c) || isUnearthly(c) || c.sheet.status.frenzied),
      isDown,
    },
    dead: {
      has: ({ gone, sheet: { str, agi, wit, status } }) =>
        !gone && !status.dead && [str, agi, wit].some(({ cur }) => cur === 0),
      isSettled: () => false,
    },
  },
  out: {
    'dead, fled or gone': {
      is: c => !isPresent(c),
      asked: {
        'MUR-GEAR-01': ['gear.wear'],
        // By the blow that killed, if it was heavy enough.
        'MUR-GEAR-10': ['gear.shield'],
        // Whoever has fled dying dies when the time comes, or pays for it with an injury.
        'MUR-OMEN-01': words('omen.death, injury.dice, injury.loss, injury.arm'),
      },
    },
    surrendered: {
      counts: 'MUR-SURR-02',
      is: c => isPresent(c) && c.sheet.status.stance === 'surrendered',
      asked: {
        'MUR-GEAR-01': ['gear.wear'],
        'MUR-SURR-04': ['surrender.fightOn'],
        // Whether the enemy spares them is the enemy's affair.
        'MUR-SURR-02': words(
          'stunt.accept, resist.save, poison.save, fall.dice, omen.save, omen.damage, omen.death, injury.dice, injury.loss, injury.arm',
        ),
      },
      meant: {
        'MUR-SURR-02': words('attack.target, tend.whom, consume.target, free.whom'),
        // A captive has no say.
        'MUR-NL-09': ['hide.behind'],
      },
    },
  },
  never: {
    ...endings<Murdham>(CONDITION, ({ sheet }) => sheet.status.dead),
    'holding somebody though it is put out': c => c.sheet.status.grabbing !== null && !isAble(c),
    'holding somebody who is out of reach': ({ sheet, ...c }, { combatants }) =>
      sheet.status.grabbing !== null && (c.cell === null || combatants[sheet.status.grabbing]!.cell === null),
    'taunted by somebody who is gone': ({ sheet }, { combatants }) =>
      sheet.status.tauntedBy !== null && !isThere(combatants[sheet.status.tauntedBy]),
    'terrified of somebody who is gone': ({ sheet }, { combatants }) =>
      sheet.status.terrifiedOf !== null && !isThere(combatants[sheet.status.terrifiedOf]),
    'dying and dead': ({ sheet }) => sheet.status.dead && sheet.status.diesAtEndOf !== null,
    'dying in health': ({ sheet }) => sheet.health.cur > 0 && sheet.status.diesAtEndOf !== null,
    'afraid in a frenzy': ({ sheet }) =>
      sheet.status.frenzied && (sheet.status.frightenedOf.length > 0 || sheet.status.stance === 'broken'),
    'held though it is off the map': c => c.sheet.status.grabbedBy !== null && c.cell === null,
    'frightened of somebody who is gone': ({ sheet }, { combatants }) =>
      sheet.status.frightenedOf.some(id => !isThere(combatants[id])),
  },
  check({ fight, terrain }) {
    const { combatants, turn, phase } = fight.state
    for (const { id, sheet, cell } of Object.values(combatants)) {
      const { grabbing, grabbedBy, stance } = sheet.status
      // A hold has two ends.
      if (grabbing !== null) holdsSame(combatants[grabbing]?.sheet.status.grabbedBy, id)
      if (grabbedBy !== null) holdsSame(combatants[grabbedBy]?.sheet.status.grabbing, id)
      if (stance === 'fled' && phase === 'combat') holdsSame(cell, null)
    }
    const shown = murdham.display.order(fight.state).flatMap(({ rows }) => rows.map(({ who }) => who))
    holdsSame(new Set(shown).size, shown.length)
    murdham.commands.regions?.(fight.state, terrain, shown[0] ?? null)
    if (phase !== 'combat' || !turn) return
    const acting = Object.values(combatants).filter(({ sheet }) => sheet.status.turn === 'acting')
    holdsSame(acting.map(({ id }) => id).join(), turn.acting?.who ?? '')
    holdsSame(turn.factions.includes(turn.at), true)
    holdsSame((turn.acting?.halves ?? 0) >= 0, true)
  },
}

const isThere = (c: Combatant | undefined): boolean => c !== undefined && isPresent(c)

const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length

/** Everybody in the zone where a blast has landed, and on its borders; nobody where the counter to it came first. */
function caught(moment: Moment<Murdham>): readonly string[] {
  const { before, table } = moment
  const said = saidOf(moment)
  const blast = said.find(({ type, with: f }) => type === 'attacks' && typeof f.zone === 'string')
  const by = typeof blast?.with.by === 'string' ? before.combatants[blast.with.by] : undefined
  if (!blast || !by || said.some(({ type }) => type === 'fizzles')) return []
  if (said.some(({ type }) => type === 'counters')) return []
  const landed = said.find(({ type }) => type === 'deviates')?.with.zone ?? blast.with.zone
  const melee = by.sheet.weapons.find(({ name }) => name === blast.with.weapon)?.mode === 'melee'
  return Object.values(before.combatants).flatMap(c => {
    const place = placeOf(before, table.terrain, c) ?? []
    const isIn = Object.values(namesOf(before, table.terrain, [...place])).some(name => name === landed)
    const spared = c.id === by.id && (melee || blast.with.how === 'sweep')
    const small = blast.with.how !== 'sweep' || isSwept(by, c)
    return isIn && isPresent(c) && !spared && small && !circumstancesOf(c, by).has('behind') ? [c.id] : []
  })
}

const isBeaten = ({ combatants }: Snapshot<Murdham>, who: Json): boolean =>
  typeof who === 'string' && combatants[who]?.sheet.status.stance === 'surrendered'

/** Before, in and after the fight: the beginning, turns and passes, the clock, the GM's hand, the end and the rests. */
function next(table: FuzzedFight<Murdham>, chance: Chance, tastes: Tastes, n: number): Command | undefined {
  const { fight, terrain } = table
  const { state } = fight
  if (state.phase === 'preparation') return { type: 'begin', by: 'gm' }
  if (state.phase === 'over') return legal(table, gmCommand(state, chance))
  if (n >= 30) return { type: 'end', by: 'gm' }
  const timed = murdham.commands.clock?.(state)
  if (timed && chance.in100(40)) return timed.command
  const byGm = chance.in100(8) && legal(table, gmCommand(state, chance))
  if (byGm) return byGm
  const { acting, at } = state.turn!
  const able = acting ? [acting.who] : Object.values(state.combatants).flatMap(c => (c.side === at ? [c.id] : []))
  const open = able.flatMap(id => murdham.commands.offers(state, terrain, id).filter(({ whyNot }) => !whyNot))
  // Where a turn is to be declared within its time, it is begun before it is filled.
  const timedLikes = state.settings.chaosTimer ? { turn: 40, declare: 200 } : {}
  const sprinting = able.some(id => state.combatants[id]!.sheet.status.sprinting)
  const likes: typeof LIKES = {
    ...LIKES,
    ...timedLikes,
    ...(sprinting && { fullMove: 120 }),
  }
  const weight = (type: string) => (chance.in100(4) ? 1 : (likes[type] ?? 1))
  const found = tastes.command(
    open.map(({ command }) => command),
    weight,
  )
  return (
    found ?? {
      type: acting ? 'endTurn' : 'round',
      by: acting?.who ?? 'gm',
      force: true,
    }
  )
}

/** The command, if the rules do not refuse it. */
function legal({ fight, terrain }: FuzzedFight<Murdham>, command: Command): Command | undefined {
  const offer = murdham.commands
    .offers(fight.state, terrain, command.by)
    .find(({ command: { type } }) => type === command.type)
  return offer?.whyNot ? undefined : command
}

/** The GM's commands, with what they want to know. */
function gmCommand(s: Snapshot<Murdham>, chance: Chance): Command {
  const all = Object.keys(s.combatants)
  const one = chance.pick(all)
  const other = chance.pick(all.filter(id => id !== one))
  const who = [one]
  const { weapons, shields, armour, helmet } = s.combatants[one]!.sheet
  const sound = [...weapons, ...shields].filter(({ destroyed }) => !destroyed).map(({ id }) => id)
  const items = [
    ...sound,
    ...(armour && !armour.destroyed ? ['armour'] : []),
    ...(helmet && !helmet.destroyed ? ['helmet'] : []),
  ]
  const ability = chance.pick(['str', 'agi', 'wit'])
  const are = CIRCUMSTANCES.filter(() => chance.in100(25))
  const what = chance.pick(words('stunned, confused, poisoned, frightened, terrified, frenzied, freed, calmed'))
  const list = [{ name: 'Late', side: chance.pick(Object.keys(s.sides)), cell: null }]
  const given: [type: string, given: { [key: string]: Json }][] = [
    ['circumstances', { target: one, from: chance.in100(50) ? other : null, are }],
    ['afflict', { who, what, of: other }],
    ['hide', { who }],
    ['reveal', { who }],
    ['harm', { who, amount: chance.between(1, 6), direct: chance.in100(30) }],
    ['heal', { who, amount: chance.between(1, 4) }],
    ['injure', { who }],
    ['corrupt', { who, amount: chance.between(1, 6) }],
    ['callSave', { who, ability, group: chance.in100(40), secret: chance.in100(30) }],
    ['contest', { a: one, b: other, ability }],
    ['chance', { x: 2, y: 6, words: CANARY }],
    ['join', { list }],
    ...(items.length > 0
      ? [['durability', { who: one, item: chance.pick(items) }] as [string, { [key: string]: Json }]]
      : []),
    ...falling(s, one, chance).map((fall): [string, { [key: string]: Json }] => ['letFall', fall]),
    ...Object.values(s.things).flatMap((lies): [string, { [key: string]: Json }][] =>
      whyNotPickUp(s.combatants[one]!, lies) ? [] : [['takeUp', { who: one, thing: lies.id }]],
    ),
  ]
  if (s.phase !== 'combat') given.push(['stretch', {}], ['rest', { who }], ['chase', { who }], ['chase', { who }])
  else if (!s.turn?.acting) given.push(['round', {}], ['factions', { order: s.turn!.factions.toReversed() }])
  const [type, facts] = chance.pick(given)
  return { type, by: 'gm', with: facts }
}

/** What the GM could let fall of somebody who stands on the map. */
function falling(s: Snapshot<Murdham>, who: string, chance: Chance): { who: string; item: string }[] {
  const { cell, sheet } = s.combatants[who]!
  const items = cell === null ? [] : handItems(sheet)
  return items.length > 0 ? [{ who, item: chance.pick(items).id }] : []
}

/** A ruling in the middle of a question: a number, a mark, or a command carried out right here. */
function ruling({ fight: { state } }: FuzzedFight<Murdham>, chance: Chance): Entry {
  const id = chance.pick(Object.keys(state.combatants))
  const { sheet } = state.combatants[id]!
  if (chance.in100(60)) {
    const mark = chance.pick(words('incapacitated, entangled, blind, hobbled, confused, frenzied'))
    const [path, value] = chance.pick<readonly [readonly string[], Json]>([
      [['health', 'cur'], chance.between(0, sheet.health.max)],
      [['status', mark], chance.in100(50)],
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
      with: { who: [id], amount: chance.between(1, 4) },
    },
    { type: 'known', by: 'gm', with: { who: [id], known: 'unnamed' } },
    { type: 'hide', by: 'gm', with: { who: [id] } },
    ...falling(state, id, chance).map(given => ({
      type: 'letFall',
      by: 'gm',
      with: given,
    })),
    {
      type: 'afflict',
      by: 'gm',
      with: { who: [id], what: 'stunned', of: null },
    },
  ])
  return { key: 'gm.run', command }
}

/** The same fight with other secret numbers: what is sent must not differ by a byte. */
function disguised(state: Snapshot<Murdham>): Snapshot<Murdham> {
  const combatants = Object.fromEntries(
    Object.entries(state.combatants).map(([id, c]) => {
      const { sheet } = c
      if (sheet.controller === 'player') return [id, c]
      const { cur, max } = sheet.health
      const health =
        cur === max ? { cur: 17, max: 17 } : 2 * cur > max ? { cur: 11, max: 19 } : { cur: Math.min(cur, 3), max: 19 }
      const { moraleExempt, diesAtEndOf } = sheet.status
      const status = {
        ...sheet.status,
        moraleExempt: !moraleExempt,
        diesAtEndOf: diesAtEndOf === null ? null : diesAtEndOf + 3,
      }
      const gear = {
        naturalArmour: 5,
        armour: null,
        powers: [],
        corruption: 50,
        mana: { cur: 9, max: 9 },
      }
      const abilities = { str: { cur: 18, max: 18 }, agi: { cur: 3, max: 3 } }
      return [
        id,
        {
          ...c,
          notes: 'other',
          sheet: {
            ...sheet,
            ...gear,
            ...abilities,
            health,
            status,
            group: 'other',
          },
        },
      ]
    }),
  ) as Snapshot<Murdham>['combatants']
  return { ...state, combatants }
}
