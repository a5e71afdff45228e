import type { Command, Entry, Json, Snapshot } from '~/engine'
import { ratbags, type Ratbags } from '~/rulesets/ratbags'
import { isDying, isPresent } from '~/rulesets/ratbags/conditions'
import { ACTIONS } from '~/rulesets/ratbags/actions/actions'
import { POOLS } from '~/rulesets/ratbags/sheet/armour'
import { ABILITIES } from '~/rulesets/ratbags/state/vocabulary'
import { CONDITION } from '~/rulesets/ratbags/state/conditions'
import type { Chance } from '../chance'
import { of, type Game } from '../game'
import { CANARY } from '../player'
import { holdsSame } from '../holds'
import type { FuzzedFight } from '../promises'
import { ratbagsFight } from './fight'
import { chosenAs } from '../properties/areas'
import { endings } from '../properties/endings'
import { ANY } from '../reached'
import type { Tastes } from '../tastes'

/** How often a random player declares an action that is open, against 1 for the others. */
const LIKES: Readonly<Record<string, number>> = {
  attack: 20,
  daring: 2,
  crawl: 30,
  aid: 40,
  takeBack: 8,
  hold: 0,
  move: 8,
  nothing: 0,
}

const words = (list: string): string[] => list.split(', ')
const each = (list: string, ...values: string[]) => Object.fromEntries(words(list).map(key => [key, values]))

/** All that a random player must have done. */
const EVERYTHING: Game<Ratbags>['everything'] = {
  commands: [
    ...ACTIONS.map(action => action.type),
    ...words('begin, play, end, orderSaves, telegraph, callSave, harm, mark, treat, takeOver, scarHeals, deprivation'),
    ...words('rest, night, week, clock, reaction, fate, join, leave, gm.set, gm.run, gm.stop'),
  ],
  answers: {
    'phase.rulings': ['suggested', 'each'],
    'attack.ruling': ['normal', 'impaired', 'enhanced', 'both', 'impossible'],
    'attack.enhanced': ['take', 'decline'],
    'attack.area': ['all', 'count', 'place'],
    ...each('blast.radius, blast.where', ANY),
    'risk.how': ['works', 'str', 'dex', 'wil', 'impossible'],
    ...each('act.when, move.when', 'before', 'after'),
    'retreat.safe': ['yes', 'no'],
    'detachment.breaks': ['routed', 'weakened'],
    'death.next': ['newcomer', 'wait'],
    'combat.over': ['end', 'goOn'],
    'end.rest': ['rest', 'noRest'],
    'end.care': ['treated', 'goesOn', 'died'],
    'round.telegraph': ['likely', 'nothing'],
    'sunder.item': ['no', ANY],
    'attack.again': ['none', ANY],
    ...each(
      'attack.dice, critical.save, begin.save, retreat.save, morale.save, risk.save, effect.dice, blast.count',
      ANY,
    ),
    ...each('attack.owner, attack.weapon, attack.others, blast.pick, cast.target, begin.first', ANY),
    ...each('move.path, crawl.path, second.path, move.again', 'goes', 'stays'),
    ...each('special.dice, scar.place, scar.dice, scar.save, harm.dice, risk.who, risk.price, other.words', ANY),
    ...each('retreat.where, hold.what, drag.whom, aid.patient, aid.again', ANY),
  },
}

export const ratbagsGame: Game<Ratbags> = {
  ruleset: ratbags,
  prepare: ratbagsFight,
  commands: 44,
  next,
  choose({ key }, open, chance) {
    if (key === 'combat.over' && open.includes('goOn') && chance.in100(60)) return 'goOn'
    // Several run to the same one, and who comes too late finds another.
    return key === 'aid.patient' && chance.in100(60) ? open[0] : undefined
  },
  // Of blows that take all of 8 or 10 HP at once come the scars with a save.
  face: ({ key }, sides, chance) => (key === 'attack.dice' && chance.in100(20) ? sides : undefined),
  ruling,
  disguised,
  canaries: [CANARY],
  toldWords: ['other.words', 'retreat.where', 'risk.price'],
  totals: { struck: 'net' },
  everything: EVERYTHING,
  rare: Object.fromEntries(
    words('sundered, struck, escaped, aided, effect, drained, wavers, lost').map(type => [type, of(type)]),
  ),
  caught: moment => chosenAs(moment, 'blast.pick'),
  prices: [
    {
      name: 'fatigue',
      spent: ({ sheet }) => sheet.fatigue,
      deeds: ['casts', 'tired', 'special'],
    },
  ],
  nothing: {
    dead: {
      has: ({ gone, sheet: { str, status } }) => !gone && !status.dead && !status.destroyed && str.cur === 0,
      isSettled: () => false,
    },
  },
  out: {
    'dead, routed, away or gone': {
      is: c => !isPresent(c),
      // Whoever is brought down by their own side in this phase still strikes: it all happens at once.
      asked: {
        'RAT-TURN-06': words('attack.dice, attack.owner, attack.arm, attack.enhanced, effect.dice'),
        'RAT-DEATH-03': ['death.next'],
      },
      meant: { 'RAT-TURN-06': ['attack.owner'] },
    },
  },
  never: {
    ...endings<Ratbags>(CONDITION, ({ sheet: { status } }) => status.dead || status.routed || status.destroyed),
    'with its hour running though it is up': ({ sheet: { status } }) =>
      status.hourLeft !== null && !status.critical && !status.down,
    'on the board though it has escaped': ({ sheet, cell }, { phase }) =>
      phase === 'combat' && sheet.status.escaped && cell !== null,
  },
  check({ fight }) {
    for (const c of Object.values(fight.state.combatants))
      if (isDying(c)) holdsSame(c.sheet.status.hourLeft === null, false)
    const shown = ratbags.display.order(fight.state).flatMap(({ rows }) => rows.map(({ who }) => who))
    holdsSame(new Set(shown).size, shown.length)
  },
}

/** What the commands of the GM's hand want to know; each takes what is its own. */
function handOf(s: Snapshot<Ratbags>, chance: Chance): { [key: string]: Json } {
  const who = chance.pick(Object.keys(s.combatants))
  return {
    who: [who],
    ability: chance.pick(ABILITIES),
    minutes: chance.between(1, 70),
    mark: chance.pick(['dead', 'spared', 'surrendered', 'rallied']),
    words: 'words',
    ...(chance.in100(50) && { amount: chance.between(1, 3) }),
  }
}

/** Before, in and after the fight: the GM's hand, the beginning, declarations and phases, the end and the rests. */
function next(table: FuzzedFight<Ratbags>, chance: Chance, tastes: Tastes, n: number): Command | undefined {
  const { state } = table.fight
  const command = wanted(table, chance, tastes, n)
  const offer =
    command && ratbags.commands.offers(state, table.terrain, command.by).find(one => one.command.type === command.type)
  if (!command || (offer?.whyNot && !command.force))
    return state.phase === 'combat' ? { type: 'play', by: 'gm', force: true } : undefined
  return command
}

function wanted(table: FuzzedFight<Ratbags>, chance: Chance, tastes: Tastes, n: number): Command | undefined {
  const { state } = table.fight
  const hand = handOf(state, chance)
  if (state.phase === 'preparation') {
    const early = chance.pick(['reaction', 'fate', 'callSave', 'harm', 'deprivation'])
    return n === 0 && chance.in100(30) ? { type: early, by: 'gm', with: hand } : { type: 'begin', by: 'gm' }
  }
  if (state.phase === 'combat') return n < 40 ? inCombat(table, chance, tastes) : { type: 'end', by: 'gm' }
  const type = chance.pick(['rest', 'night', 'week', 'clock', 'treat', 'deprivation', 'scarHeals', 'mark', 'begin'])
  const who = chance.pick(Object.keys(state.combatants))
  return {
    type,
    by: 'gm',
    with: type === 'scarHeals' ? { who, scar: 0 } : type === 'begin' ? {} : hand,
  }
}

/** A declaration, the next phase, or now and then the GM's hand. */
function inCombat({ fight, terrain }: FuzzedFight<Ratbags>, chance: Chance, tastes: Tastes): Command {
  const { state } = fight
  if (chance.in100(10)) return gmCommand(state, chance)
  const open = Object.keys(state.combatants).flatMap(id =>
    ratbags.commands.offers(state, terrain, id).filter(offer => !offer.whyNot),
  )
  const silent = open.filter(({ command }) => !state.turn?.declared.some(({ who, act }) => who === command.by && act))
  const list = (chance.in100(8) ? open : silent).map(({ command }) => command)
  if (list.length === 0) return { type: 'play', by: 'gm' }
  const weight = (type: string) => (chance.in100(4) ? 1 : (LIKES[type] ?? 1))
  return tastes.command(list, weight) ?? { type: 'play', by: 'gm', force: true }
}

function gmCommand(s: Snapshot<Ratbags>, chance: Chance): Command {
  const all = Object.values(s.combatants)
  const { id } = chance.pick(all)
  const hand = handOf(s, chance)
  const dead = all.find(({ sheet }) => sheet.kind === 'pc' && sheet.status.dead)
  const hireling = all.find(c => c.sheet.kind === 'hireling' && isPresent(c) && c.side === dead?.side)
  if (dead && hireling && chance.in100(50))
    return {
      type: 'takeOver',
      by: 'gm',
      with: { dead: dead.id, hireling: hireling.id },
    }
  const list = [{ name: 'Late', side: chance.pick(Object.keys(s.sides)), cell: null }]
  const commandsOfGm: Command[] = [
    {
      type: 'telegraph',
      by: 'gm',
      with: { who: id, words: 'wait', target: null },
    },
    {
      type: chance.pick(['callSave', 'harm', 'mark', 'treat', 'fate', 'deprivation']),
      by: 'gm',
      with: hand,
    },
    { type: 'scarHeals', by: 'gm', with: { who: id, scar: 0 } },
    { type: 'join', by: 'gm', with: { list } },
    { type: 'end', by: 'gm' },
  ]
  if (s.turn && s.turn.at < 0 && s.turn.players !== null) commandsOfGm.push({ type: 'orderSaves', by: 'gm' })
  return chance.pick(commandsOfGm)
}

/** A ruling in the middle of a question: a number, a mark, or a command carried out right here. */
function ruling({ fight }: FuzzedFight<Ratbags>, chance: Chance): Entry {
  const s = fight.state
  const id = chance.pick(Object.keys(s.combatants))
  const { sheet } = s.combatants[id]!
  if (chance.in100(60)) {
    const pool = chance.pick(POOLS)
    const [path, value] = chance.pick<readonly [readonly string[], Json]>([
      [[pool, 'cur'], chance.between(pool === 'str' ? 1 : 0, Math.max(1, sheet[pool].max))],
      [['status', chance.pick(['tied', 'bound', 'inCover', 'unseen', 'unconscious'])], chance.in100(50)],
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
    { type: 'harm', by: 'gm', with: { who: [id], ability: 'dex', amount: 1 } },
    { type: 'known', by: 'gm', with: { who: [id], known: 'unnamed' } },
    { type: 'mark', by: 'gm', with: { who: [id], mark: 'dead' } },
  ])
  return { key: 'gm.run', command }
}

/** The same fight with other secret numbers: what is sent must not differ by a byte. */
function disguised(state: Snapshot<Ratbags>): Snapshot<Ratbags> {
  const other = (pool: { cur: number; max: number }) =>
    pool.cur === 0
      ? { cur: 0, max: pool.max === 0 ? 0 : 19 }
      : pool.cur < pool.max
        ? { cur: 7, max: 19 }
        : { cur: 17, max: 17 }
  const combatants = Object.fromEntries(
    Object.entries(state.combatants).map(([id, c]) => {
      if (state.sides[c.side]!.show === 'exact') return [id, c]
      const { sheet } = c
      const pools = Object.fromEntries(POOLS.map(pool => [pool, other(sheet[pool])]))
      const secret = {
        leader: !sheet.leader,
        fearless: true,
        moraleGroup: 'x',
        readiness: 'ready',
        armorNatural: 3,
        wands: [],
      }
      return [
        id,
        {
          ...c,
          notes: 'other',
          sheet: {
            ...sheet,
            ...pools,
            ...secret,
            specialActions: [],
            critEffect: null,
          },
        },
      ]
    }),
  ) as Snapshot<Ratbags>['combatants']
  return { ...state, combatants }
}
