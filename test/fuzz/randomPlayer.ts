import type { Asked, Command, Entry, Id, Json, Offer } from '~/engine'
import { randomArea } from './randomArea'
import { reach } from '~/grid/reach'
import { mapOf, movementOf } from '~/rulesets/endurance/space'
import { endurance } from '~/rulesets/endurance'
import type { Chance } from './chance'
import type { RandomFight } from './randomFight'

/** How often a random player picks an action that is open, against 1 for all others. */
const LIKES: Readonly<Record<string, number>> = {
  attack: 52,
  maneuver: 23,
  ready: 8,
  killingStrike: 4,
  command: 3,
  move: 6,
  sprint: 2,
  reload: 4,
  endTurn: 2,
  wait: 2,
  takeTurn: 6,
}

/** In how many of a hundred cases a question is answered by doing something rather than by passing. */
const ACTS: Readonly<Record<string, number>> = {
  'attack.defend': 45,
  'attack.intercept': 50,
  'attack.block': 55,
  'conscious.fortify': 98,
  'attack.fate': 10,
  'damage.fate': 15,
  'death.test': 95,
  'effect.fortify': 50,
  'effect.resist': 50,
  'ready.where': 80,
  'kill.reroll': 50,
}

/** What is open to nearly everybody whom one may command, or who readies something. */
const COMMON: readonly Json[] = ['attack', 'move', 'brandish', 'interact', 'shortTask', 'maneuver']

/** The next command of a random but legal play; undefined when nobody can do anything. */
export function randomCommand({ fight, terrain }: RandomFight, chance: Chance): Command | undefined {
  const { state } = fight
  if (state.phase !== 'combat') return undefined
  const acting = state.turn?.who
  const who = acting ? [acting] : Object.keys(state.combatants)
  const open = who.flatMap(id => endurance.offers(state, terrain, id).filter(offer => !offer.whyNot))
  if (open.length === 0) return undefined
  return weighed(open, chance).command
}

function weighed(offers: readonly Offer[], chance: Chance): Offer {
  const weight = ({ command }: Offer) => LIKES[command.type] ?? 1
  let left = chance.below(offers.reduce((sum, offer) => sum + weight(offer), 0))
  return offers.find(offer => (left -= weight(offer)) < 0) ?? offers[0]!
}

/** A legal answer to an open question, reactions more often than not. */
export function randomAnswer(table: RandomFight, ask: Asked, chance: Chance): Entry {
  const { key, ask: number, slot, of } = ask
  return { key, ask: number, slot, of, value: value(table, ask, chance), source: 'click' }
}

function value({ fight, terrain }: RandomFight, ask: Asked, chance: Chance): Json {
  switch (ask.kind) {
    case 'roll':
      return ask.dice.map(sides => chance.between(1, sides))
    case 'choice': {
      const open = ask.options.filter(option => !option.whyNot).map(option => option.value)
      if (ask.min === 1 && ask.max === 1) {
        const passes: Json[] = ['none', 'no', 'fall', 'keep', 'abandon', 'decline']
        const all = open.filter(option => !passes.includes(option))
        const uncommon = all.filter(option => !COMMON.includes(option))
        const rare = ask.key.endsWith('.action') && uncommon.length > 0 && chance.in100(60)
        // Most have several items to parry with, and one way to dodge.
        const acts = all.includes('dodge') && chance.in100(25) ? ['dodge'] : rare ? uncommon : all
        const passing = open.filter(option => passes.includes(option))
        const act = acts.length > 0 && (passing.length === 0 || chance.in100(ACTS[ask.key] ?? 80))
        return chance.pick(act ? acts : passing)
      }
      return open.filter(() => chance.in100(40)).slice(0, ask.max)
    }
    case 'number':
      return chance.between(ask.min, ask.max)
    case 'text':
      return ''
    case 'area':
      return randomArea(ask, terrain.map, chance)
    case 'path': {
      const { state } = fight
      const mover = state.combatants[ask.who]
      if (!mover || mover.cell === null || chance.in100(10)) return []
      const movement = { ...movementOf(state, terrain, mover, ask.budget), parity: ask.parity }
      const reached = reach(mapOf(state, terrain), mover.cell, movement)
      const cells = reached.cells()
      return cells.length === 0 ? [] : reached.pathTo(chance.pick(cells))!.slice(1)
    }
  }
}

/** A ruling in the middle of a question: a number set, a condition put on or off, or a command carried out right here. */
export function randomRuling({ fight }: RandomFight, chance: Chance): Entry {
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
  return { key: 'gm.set', patches: [{ op: 'replace', path: ['combatants', who, 'sheet', ...path], value }] }
}

function runSomething(who: Id, chance: Chance): Entry {
  const command = chance.pick<Command>([
    { type: 'marker.add', by: 'gm', with: { on: [who], words: 'CANARY', until: null } },
    { type: 'harm', by: 'gm', with: { who: [who], amount: chance.between(1, 4) } },
    ...(['constitution', 'willpower'] as const).map((against): Command => ({
      type: 'afflict',
      by: 'gm',
      with: { who: [who], condition: 'blinded', against, difficulty: 6 },
    })),
    { type: 'known', by: 'gm', with: { who: [who], known: 'unnamed' } },
    { type: 'leave', by: 'gm', with: { who: [who] } },
    { type: 'attack', by: who, force: true },
  ])
  return { key: 'gm.run', command }
}
