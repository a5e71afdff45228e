import type { Command, Entry, Json, Snapshot } from '~/engine'
import { tiny, type Tiny } from '~/rulesets/tiny'
import { ACTIONS } from '~/rulesets/tiny/actions'
import { isPresent } from '~/rulesets/tiny/conditions'
import { having } from '~/rulesets/tiny/sheet'
import { isOver } from '~/rulesets/tiny/turn/turn'
import { SAVES } from '~/rulesets/tiny/state/vocabulary'
import { CONDITION } from '~/rulesets/tiny/state/sheet'
import type { Chance } from '../chance'
import { of, type Game } from '../game'
import { CANARY } from '../player'
import { holdsSame } from '../holds'
import type { FuzzedFight } from '../promises'
import { endings } from '../properties/endings'
import { ANY } from '../reached'
import type { Tastes } from '../tastes'
import { tinyFight } from './fight'

const words = (list: string): string[] => list.split(', ')
const each = (list: string, ...values: string[]) => Object.fromEntries(words(list).map(key => [key, values]))

/** All that a random player must have done: each action, each order of the GM, each answer to each question. */
const EVERYTHING: Game<Tiny>['everything'] = {
  commands: [
    ...ACTIONS.map(action => action.type),
    ...words('begin, end, hold, harm, rest, newDay, join, leave, return, adjust, known, save'),
    ...words('gm.set, gm.knob, gm.run, gm.stop'),
  ],
  answers: {
    ...each('advanceAttack.path, advance.path, move.path, extricate.path, attend.path', 'goes'),
    ...each('shoot.path, strikeFallen.path, sneak.path', 'goes', 'stays'),
    ...each('attack.target, attend.patient', ANY),
    ...each('end.patient, rest.medic', ANY, 'none'),
    'wield.what': [ANY, 'unarmed'],
    'armour.which': words('none, light, medium, heavy'),
    ...each('initiative.dice, initiative.again, attack.dice, attack.critical, attack.armour, evade.dice', ANY),
    ...each('extricate.dice, sneak.dice, stabilize.dice, medic.dice, save.dice, other.dice, other.what', ANY),
  },
}

export const tinyGame: Game<Tiny> = {
  ruleset: tiny,
  prepare: tinyFight,
  commands: 30,
  next,
  ruling,
  disguised,
  canaries: [CANARY],
  totals: {
    initiative: 'total',
    rerolls: 'total',
    criticalRoll: 'total',
    damaged: 'taken',
  },
  everything: EVERYTHING,
  rare: Object.fromEntries(
    words('evaded, pierced, armourHolds, falls, stabilizes, died, hides').map(type => [type, of(type)]),
  ),
  prices: [
    {
      name: 'an attempt',
      spent: ({ sheet }) => (sheet.status.condition === 'dying' ? -sheet.status.attempts.length : -99),
      deeds: ['falls', 'stabilizes', 'losesAttempt', 'damaged'],
    },
  ],
  nothing: {
    down: {
      has: ({ gone, sheet: { hp, status } }) =>
        !gone && hp.cur === 0 && !['dead', 'defeated'].includes(status.condition),
      isSettled: ({ sheet }) => sheet.status.condition === 'dying',
      isDown: ({ sheet }) => sheet.status.condition === 'dying',
      mayDo: ['stabilize'],
    },
  },
  out: { 'defeated, dead or gone': { is: c => !isPresent(c) } },
  never: {
    ...endings<Tiny>(CONDITION, ({ sheet }) => sheet.status.condition !== 'up'),
    'tended though nobody has to be': ({ sheet: { status } }) => status.tended && status.condition !== 'dying',
    // Whoever leaves in hiding comes back in hiding.
    'hiding and out of it': ({ sheet: { status } }) => status.hidden && status.condition !== 'up',
    'waiting for attempts that nobody makes': ({ sheet }) =>
      sheet.status.condition !== 'dying' && sheet.status.attempts.length > 0,
  },
  check({ fight }) {
    for (const { sheet } of Object.values(fight.state.combatants))
      holdsSame(sheet.status.condition === 'dying', sheet.status.attempts.length > 0)
  },
}

/** Liked against 1 for all others. */
const LIKES: Readonly<Record<string, number>> = {
  attack: 8,
  advanceAttack: 6,
  shoot: 6,
  evade: 8,
  attend: 12,
  strikeFallen: 4,
}

/** The next command of a random but legal play: mostly whoever's turn it is, now and then the GM. */
function next({ fight, terrain }: FuzzedFight<Tiny>, chance: Chance, tastes: Tastes, n: number): Command | undefined {
  const { state } = fight
  const who = Object.keys(state.combatants)
  const some = () => [chance.pick(who)]
  const gm = (type: string, given?: { [key: string]: Json }): Command => ({
    type,
    by: 'gm',
    ...(given && { with: given }),
  })
  if (n === 0) return gm('begin')
  // Several of one side are down, so that a medic has a choice.
  if (n === 1 && chance.in100(25))
    return gm('harm', {
      who: who.filter((_, i) => i % 2 === 0).slice(0, 3),
      amount: 9,
    })
  const anything = [
    gm('harm', {
      who: who.filter(() => chance.in100(50)).concat(some()),
      amount: chance.between(1, 3),
    }),
    gm('save', { who: some(), save: chance.pick(SAVES) }),
    gm('known', {
      who: some(),
      known: chance.pick(['absent', 'unnamed', 'named']),
    }),
    gm('join', {
      list: [
        {
          name: 'Late',
          side: chance.pick(Object.keys(state.sides)),
          cell: null,
        },
      ],
    }),
  ]
  if (state.phase === 'combat' && isOver(state)) return gm(chance.in100(40) ? 'hold' : 'end')
  if (state.phase === 'over' && chance.in100(50))
    return chance.pick([gm('rest', { who }), gm('newDay'), gm('begin'), ...anything])
  if (state.phase === 'combat' && chance.in100(10)) return chance.in100(20) ? gm('end') : chance.pick(anything)
  const acting = state.turn?.who
  const able = state.phase === 'combat' ? (acting ? [acting] : []) : who
  const open = able.flatMap(id => tiny.commands.offers(state, terrain, id).filter(offer => !offer.whyNot))
  if (open.length === 0) return state.phase === 'combat' ? gm('end') : chance.pick(anything)
  return tastes.command(
    open.map(({ command }) => command),
    type => LIKES[type] ?? 1,
  )
}

/** A ruling in the middle of a question: a number set, a mark put on or off, a knob turned, or a command right here. */
function ruling({ fight }: FuzzedFight<Tiny>, chance: Chance): Entry {
  const who = chance.pick(Object.keys(fight.state.combatants))
  const ask = fight.asks![0]!
  const knob = ask.knobs?.[chance.below(ask.knobs.length)]
  if (knob && chance.in100(50))
    return {
      key: 'gm.knob',
      ask: ask.ask,
      knob: knob.key,
      value: chance.pick(knob.options),
    }
  if (chance.in100(30))
    return {
      key: 'gm.run',
      command: { type: 'harm', by: 'gm', with: { who: [who], amount: 1 } },
    }
  if (chance.in100(20)) return { key: 'gm.run', command: { type: 'attack', by: who, force: true } }
  const { max } = fight.state.combatants[who]!.sheet.hp
  const [path, value] = chance.pick<readonly [readonly string[], Json]>([
    [['hp', 'cur'], chance.between(0, max)],
    [['status', 'evading'], chance.in100(50)],
    [['status', 'hidden'], chance.in100(30)],
    [['status', 'condition'], chance.pick(['up', 'up', 'dying', 'stable', 'defeated'])],
  ])
  return {
    key: 'gm.set',
    patches: [{ op: 'replace', path: ['combatants', who, 'sheet', ...path], value }],
  }
}

/** The same fight with other secret numbers: what is sent must not differ by a byte. */
function disguised(state: Snapshot<Tiny>): Snapshot<Tiny> {
  const combatants = Object.fromEntries(
    Object.entries(state.combatants).map(([id, c]) => {
      if (c.sheet.kind === 'pc') return [id, c]
      const { sheet } = c
      const { cur, max } = sheet.hp
      const other = cur === max ? { cur: 20, max: 20 } : { max: 20, cur: 2 * cur > max ? 19 : 1 }
      const attempts = sheet.status.attempts.length > 0 ? [...sheet.status.attempts, 'D' as const] : []
      const status = {
        ...sheet.status,
        attempts,
        tended: !sheet.status.tended,
      }
      return [
        id,
        {
          ...c,
          notes: 'other',
          sheet: {
            ...sheet,
            hp: other,
            naturalDR: 4,
            traits: having('brutal'),
            status,
          },
        },
      ]
    }),
  )
  const order = state.turn?.order.map(place => ({ ...place, total: 9, ties: [3] })) ?? []
  return { ...state, combatants, turn: state.turn && { ...state.turn, order } }
}
