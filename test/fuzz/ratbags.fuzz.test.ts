import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { total, watchForUndriven } from '~/engine'
import type { Asked, Command, Entry, Json, Snapshot } from '~/engine'
import { randomArea } from './randomArea'
import { reach } from '~/grid/reach'
import { ratbags, type Ratbags } from '~/rulesets/ratbags'
import { isDying } from '~/rulesets/ratbags/able'
import { ACTIONS } from '~/rulesets/ratbags/actions'
import { POOLS } from '~/rulesets/ratbags/pools'
import { mapOf, movementOf } from '~/rulesets/ratbags/space'
import { ABILITIES } from '~/rulesets/ratbags/words'
import { Chance } from './chance'
import { isPlain } from './isPlain'
import { checkJournal, checkOffers, playOut, sharedOf, type FuzzedFight } from './promises'
import { CANARY, ratbagsFight } from './ratbagsFight'
import { withoutClock } from './withoutClock'

type Fuzzed = FuzzedFight<Ratbags>

/** Fights in a run; many more with FRAY_LONG=1. */
const FIGHTS = process.env.FRAY_LONG ? 2500 : 300
const COMMANDS = 40

/** How often a random player declares an action that is open, against 1 for the others. */
const LIKES: Readonly<Record<string, number>> = {
  attack: 20,
  daring: 2,
  crawl: 4,
  aid: 12,
  takeBack: 8,
  hold: 0,
  move: 3,
  nothing: 0,
}

/** Commands, answers and house rules that were given, to see that nothing is left out. */
const done = new Set<string>()
let commands = 0

/** All that a random player must have done. */
const EVERYTHING: readonly string[] = [
  ...ACTIONS.map(action => action.type),
  'begin',
  'play',
  'end',
  'orderSaves',
  'telegraph',
  'callSave',
  'harm',
  'mark',
  'treat',
  'takeOver',
  'scarHeals',
  'deprivation',
  'rest',
  'night',
  'week',
  'clock',
  'reaction',
  'fate',
  'join',
  'leave',
  'gm.set',
  'gm.run',
  'gm.stop',
  ...['suggested', 'each'].map(value => `phase.rulings ${value}`),
  ...['normal', 'impaired', 'enhanced', 'both', 'impossible'].map(value => `attack.ruling ${value}`),
  ...['take', 'decline'].map(value => `attack.enhanced ${value}`),
  ...['all', 'count', 'place'].map(value => `attack.area ${value}`),
  ...['works', 'str', 'dex', 'wil', 'impossible'].map(value => `risk.how ${value}`),
  ...['before', 'after'].flatMap(value => [`act.when ${value}`, `move.when ${value}`]),
  ...['yes', 'no'].map(value => `retreat.safe ${value}`),
  ...['routed', 'weakened'].map(value => `detachment.breaks ${value}`),
  ...['newcomer', 'wait'].map(value => `death.next ${value}`),
  ...['end', 'goOn'].map(value => `combat.over ${value}`),
  ...['rest', 'noRest'].map(value => `end.rest ${value}`),
  ...['treated', 'goesOn', 'died'].map(value => `end.care ${value}`),
  ...['likely', 'nothing'].map(value => `round.telegraph ${value}`),
  'sunder.item no',
  'attack.again none',
  'attack.dice',
  'critical.save',
  'begin.save',
  'retreat.save',
  'morale.save',
  'risk.save',
  'effect.dice',
  'blast.radius',
  'blast.where',
  'blast.count',
  'attack.owner',
  'attack.weapon',
  'attack.others',
  'attack.again',
  'blast.pick',
  'sunder.item',
  'cast.target',
  'begin.first',
  'move.path',
  'crawl.path',
  'second.path',
  'move.again',
  'special.dice',
  'scar.place',
  'scar.dice',
  'scar.save',
  'harm.dice',
  'risk.who',
  'risk.price',
  'other.words',
  'retreat.where',
  'hold.what',
  'drag.whom',
  'aid.patient',
  'aid.again',
  'death.next',
  ...ratbags.settings.toggles.flatMap(({ key, values }) => values.map(value => `${key} ${JSON.stringify(value)}`)),
]

/** What must happen often enough for the fuzz to mean something, by the event that says it. */
const RARE: Record<string, number> = {
  sundered: 0,
  struck: 0,
  escaped: 0,
  aided: 0,
  effect: 0,
  drained: 0,
  wavers: 0,
  lost: 0,
}

watchForUndriven()

it(`${FIGHTS} random fights keep every promise of the engine`, { timeout: 1_200_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), seed => withoutClock(() => playFight(new Chance(seed)))),
    // The short run is the same each time: what it reaches does not hang on luck.
    { numRuns: FIGHTS, verbose: 1, ...(process.env.FRAY_LONG ? {} : { seed: 11 }) },
  )
})

it('in which every option of every command was taken', () => {
  expect(EVERYTHING.filter(one => !done.has(one))).toEqual([])
})

it('in which what is rare happened at least once in five hundred commands', () => {
  expect(Object.entries(RARE).filter(([, often]) => often < commands / 500)).toEqual([])
})

afterAll(() => {
  process.stdout.write(`${commands} commands, ${JSON.stringify(RARE)}\n`)
})

function playFight(chance: Chance): void {
  const table = ratbagsFight(chance)
  const { fight } = table
  const states: string[] = []
  for (let i = 0; i <= fight.timeline.mark.done; i++) states.push(JSON.stringify(fight.stateAt(i)))
  for (const [key, value] of Object.entries(fight.state.settings)) done.add(`${key} ${JSON.stringify(value)}`)
  const play = (command: Command) => {
    const { type, by, force } = command
    const offer = ratbags.offers(fight.state, table.terrain, by).find(one => one.command.type === type)
    if (offer?.whyNot && !force) return
    const player = {
      answer: (ask: Asked, by: Chance) => answer(table, ask, by),
      ruling: (by: Chance) => ruling(fight.state, by),
      check: () => checkSecrets(table),
    }
    for (const entry of playOut(table, player, command, chance)) note(entry)
    done.add(command.type)
    commands++
    for (const name of Object.keys(RARE)) if (fight.events.some(({ type }) => type === name)) RARE[name]!++
    for (const { type, with: facts, because } of fight.events) {
      expect(because !== undefined, type).toBe(type === 'struck')
      if (because) expect(total(because)).toBe(facts.net)
    }
    states.push(JSON.stringify(fight.state))
    checkState(table)
  }
  if (chance.in100(30))
    play({
      type: chance.pick(['reaction', 'fate', 'callSave', 'harm', 'deprivation']),
      by: 'gm',
      with: handOf(fight.state, chance),
    })
  play({ type: 'begin', by: 'gm' })
  for (let i = 0; i < COMMANDS && fight.state.phase === 'combat'; i++) {
    checkOffers(table, chance.in100(20) ? 'gm' : chance.pick(Object.keys(fight.state.combatants)))
    play(nextCommand(table, chance))
  }
  if (fight.state.phase === 'combat') play({ type: 'end', by: 'gm' })
  for (let i = 0; i < 3; i++) {
    const type = chance.pick(['rest', 'night', 'week', 'clock', 'treat', 'deprivation', 'scarHeals', 'mark', 'begin'])
    const [hand, who] = [handOf(fight.state, chance), chance.pick(Object.keys(fight.state.combatants))]
    play({ type, by: 'gm', with: type === 'scarHeals' ? { who, scar: 0 } : hand })
    if (type === 'begin') break
  }
  checkJournal(table, states)
}

function note(entry: Entry): void {
  done.add(entry.key)
  if ('of' in entry && typeof entry.value === 'string') done.add(`${entry.key} ${entry.value}`)
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

/** A declaration, the next phase, or now and then the GM's hand. */
function nextCommand({ fight, terrain }: Fuzzed, chance: Chance): Command {
  const { state } = fight
  if (chance.in100(10)) return gmCommand(state, chance)
  const open = Object.keys(state.combatants).flatMap(id =>
    ratbags.offers(state, terrain, id).filter(offer => !offer.whyNot),
  )
  const silent = open.filter(({ command }) => !state.turn?.declared.some(({ who, act }) => who === command.by && act))
  const list = chance.in100(8) ? open : silent
  if (list.length === 0) return { type: 'play', by: 'gm' }
  const weight = (type: string) => (chance.in100(4) ? 1 : (LIKES[type] ?? 1))
  const weighed = list.map(({ command }) => ({ command, weight: weight(command.type) })).filter(one => one.weight > 0)
  let left = chance.below(weighed.reduce((sum, one) => sum + one.weight, 0) || 1)
  const found = weighed.find(one => (left -= one.weight) < 0)
  return found?.command ?? { type: 'play', by: 'gm', force: true }
}

function gmCommand(s: Snapshot<Ratbags>, chance: Chance): Command {
  const all = Object.values(s.combatants)
  const { id } = chance.pick(all)
  const hand = handOf(s, chance)
  const dead = all.find(({ sheet }) => sheet.kind === 'pc' && sheet.status.dead)
  const hireling = all.find(
    c => c.sheet.kind === 'hireling' && !c.gone && !c.sheet.status.dead && c.side === dead?.side,
  )
  if (dead && hireling && chance.in100(50))
    return { type: 'takeOver', by: 'gm', with: { dead: dead.id, hireling: hireling.id } }
  const list = [{ name: 'Late', side: chance.pick(Object.keys(s.sides)), cell: null }]
  const commandsOfGm: Command[] = [
    { type: 'telegraph', by: 'gm', with: { who: id, words: 'wait', target: null } },
    { type: chance.pick(['callSave', 'harm', 'mark', 'treat', 'fate', 'deprivation']), by: 'gm', with: hand },
    { type: 'scarHeals', by: 'gm', with: { who: id, scar: 0 } },
    { type: 'join', by: 'gm', with: { list } },
    { type: 'leave', by: 'gm', with: { who: [id] } },
    { type: 'end', by: 'gm' },
  ]
  if (s.turn && s.turn.at < 0 && s.turn.players !== null) commandsOfGm.push({ type: 'orderSaves', by: 'gm' })
  return chance.pick(commandsOfGm)
}

function answer({ fight, terrain }: Fuzzed, ask: Asked, chance: Chance): Json {
  switch (ask.kind) {
    case 'roll':
      return ask.dice.map(sides => chance.between(1, sides))
    case 'choice': {
      const open = ask.options.filter(option => !option.whyNot).map(option => option.value)
      if (ask.min === 1 && ask.max === 1)
        return ask.key === 'combat.over' && chance.in100(60) ? 'goOn' : chance.pick(open)
      const few = open.filter(() => chance.in100(ask.key === 'attack.others' ? 85 : 40))
      return [...few, ...open.filter(one => !few.includes(one))].slice(
        0,
        Math.min(ask.max, Math.max(ask.min, few.length)),
      )
    }
    case 'number':
      return ask.min
    case 'text':
      return 'words'
    case 'area':
      return randomArea(ask, terrain.map, chance)
    case 'path': {
      const mover = fight.state.combatants[ask.who]
      if (!mover || mover.cell === null || chance.in100(10)) return []
      const reached = reach(
        mapOf(fight.state, terrain),
        mover.cell,
        movementOf(fight.state, terrain, mover, ask.budget),
      )
      const cells = reached.cells()
      return cells.length === 0 ? [] : reached.pathTo(chance.pick(cells))!.slice(1)
    }
  }
}

/** A ruling in the middle of a question: a number, a mark, or a command carried out right here. */
function ruling(s: Snapshot<Ratbags>, chance: Chance): Entry {
  const id = chance.pick(Object.keys(s.combatants))
  const { sheet } = s.combatants[id]!
  if (chance.in100(60)) {
    const pool = chance.pick(POOLS)
    const [path, value] = chance.pick<readonly [readonly string[], Json]>([
      [[pool, 'cur'], chance.between(pool === 'str' ? 1 : 0, Math.max(1, sheet[pool].max))],
      [['status', chance.pick(['tied', 'bound', 'inCover', 'unseen', 'unconscious'])], chance.in100(50)],
    ])
    return { key: 'gm.set', patches: [{ op: 'replace', path: ['combatants', id, 'sheet', ...path], value }] }
  }
  const command = chance.pick<Command>([
    { type: 'marker.add', by: 'gm', with: { on: [id], words: CANARY, until: null } },
    { type: 'harm', by: 'gm', with: { who: [id], ability: 'dex', amount: 1 } },
    { type: 'known', by: 'gm', with: { who: [id], known: 'unnamed' } },
    { type: 'leave', by: 'gm', with: { who: [id] } },
    { type: 'mark', by: 'gm', with: { who: [id], mark: 'dead' } },
  ])
  return { key: 'gm.run', command }
}

function checkState({ fight, terrain }: Fuzzed): void {
  const { state } = fight
  expect(isPlain(state)).toBe(true)
  expect(ratbags.problem(state)).toBeUndefined()
  for (const c of Object.values(state.combatants)) {
    for (const pool of POOLS) {
      expect(c.sheet[pool].cur).toBeGreaterThanOrEqual(0)
      expect(c.sheet[pool].cur).toBeLessThanOrEqual(c.sheet[pool].max)
    }
    if (isDying(c)) expect(c.sheet.status.hourLeft).not.toBeNull()
  }
  // What the interface asks of the rules never throws.
  for (const id of Object.keys(state.combatants)) ratbags.walk(state, terrain, id)
  const shown = ratbags.order(state).flatMap(({ rows }) => rows.map(({ who }) => who))
  expect(new Set(shown).size).toBe(shown.length)
  ratbags.now(state)
}

function checkSecrets({ fight }: Fuzzed): void {
  const { state, asks, events } = fight
  const view = JSON.stringify(ratbags.view(state, asks))
  expect(view).not.toContain(CANARY)
  expect(sharedOf(events)).not.toContain(CANARY)
  const absent = Object.values(state.combatants).filter(c => c.known === 'absent')
  for (const { id } of absent) expect(view).not.toContain(`"${id}"`)
  expect(JSON.stringify(ratbags.view(disguised(state), asks))).toBe(view)
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
        { ...c, notes: 'other', sheet: { ...sheet, ...pools, ...secret, specialActions: [], critEffect: null } },
      ]
    }),
  ) as Snapshot<Ratbags>['combatants']
  return { ...state, combatants }
}
