import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { total, watchForUndriven } from '~/engine'
import type { Asked, Command, Entry, Event, Json, Offer, Snapshot } from '~/engine'
import { reach } from '~/grid/reach'
import { hallowed, type Combatant, type Hallowed, type Sheet } from '~/rulesets/hallowed'
import { ACTIONS } from '~/rulesets/hallowed/actions'
import { isSeen } from '~/rulesets/hallowed/declare'
import { POOLS } from '~/rulesets/hallowed/pools'
import { mapOf, movementOf } from '~/rulesets/hallowed/space'
import { ABILITIES, CONDITIONS, DAMAGE_TYPES, DECLARATION_MODES } from '~/rulesets/hallowed/words'
import { Chance } from './chance'
import { CANARY, hallowedFight } from './hallowedFight'
import { isPlain } from './isPlain'
import { checkJournal, checkOffers, playOut, sharedOf, type FuzzedFight } from './promises'
import { withoutClock } from './withoutClock'

type Fuzzed = FuzzedFight<Hallowed>

/** Fights in a run; many more with FRAY_LONG=1. */
const FIGHTS = process.env.FRAY_LONG ? 1500 : 60
const COMMANDS = 40

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

/** Commands, answers and house rules that were given, to see that nothing is left out. */
const done = new Set<string>()
let commands = 0

/** All that a random player must have done. */
const EVERYTHING: readonly string[] = [
  ...ACTIONS.map(({ type }) => type),
  'newcomer.act',
  'begin',
  'reveal',
  'count',
  'endRound',
  'takeBack',
  'end',
  'harm',
  'mend',
  'healInjury',
  'healCheck',
  'callCheck',
  'passRound',
  'pickUp',
  'join',
  'leave',
  'gm.set',
  'gm.run',
  'gm.stop',
  'together',
  'lead',
  'begin.surprised',
  'initiative.die',
  'initiative.sharing',
  'hd.dice',
  'attack.weapon',
  'attack.target',
  'attack.die',
  'attack.confirm',
  'damage.dice',
  'cast.spell',
  'cast.target',
  'cast.targets',
  'cast.mana',
  'cast.die',
  'consumable.item',
  'consumable.target',
  'throw.what',
  'throw.target',
  'trait.which',
  'other.words',
  'other.mod',
  'heal.patient',
  'heal.die',
  'intimidate.target',
  'intimidate.die',
  'injury.chance',
  'injury.type',
  'injury.row',
  'injury.side',
  'injury.dice',
  'injury.effects',
  'breath.die',
  'check.die',
  'morale.obvious',
  'morale.dice',
  'free.what',
  'free.words',
  'before.path',
  'after.path',
  'move.anew',
  ...['on', 'move', 'stand', 'free'].flatMap(value => [`before ${value}`, `after ${value}`]),
  ...['on', 'stop', 'anew'].map(value => `move.on ${value}`),
  ...['go', 'drop'].map(value => `act.go ${value}`),
  ...['attack.target', 'cast.target', 'throw.target'].map(key => `${key} drop`),
  'reposte no',
  'reposte 0',
  ...['flee', 'surrender'].map(value => `morale.outcome ${value}`),
  ...['end', 'goOn'].map(value => `combat.over ${value}`),
  ...DECLARATION_MODES.map(value => `declarationMode "${value}"`),
  ...hallowed.settings.toggles.flatMap(({ key, values }) => values.map(value => `${key} ${JSON.stringify(value)}`)),
]

/** What must happen often enough for the fuzz to mean something, by what says it. */
const RARE: Record<string, { is(event: Event): boolean; often: number }> = {
  critical: { is: ({ type, with: { critical } }) => type === 'attacked' && critical === true, often: 0 },
  injured: { is: ({ type }) => type === 'injured', often: 0 },
  arm: { is: ({ type, with: { side } }) => type === 'injured' && side !== null && side !== undefined, often: 0 },
  reposte: { is: ({ type }) => type === 'reposte', often: 0 },
  dying: { is: ({ type, with: { state } }) => type === 'fell' && state === 'dying', often: 0 },
  dead: { is: ({ type, with: { state } }) => type === 'fell' && state === 'dead', often: 0 },
  routed: { is: ({ type, with: { state } }) => type === 'fell' && state === 'routed', often: 0 },
  stabilized: { is: ({ type }) => type === 'stabilized', often: 0 },
  lost: { is: ({ type }) => type === 'lost', often: 0 },
  tooLate: { is: ({ type }) => type === 'tooLate', often: 0 },
  strain: { is: ({ type, with: { source } }) => type === 'hurt' && source === 'strain', often: 0 },
  breath: { is: ({ type }) => type === 'breath', often: 0 },
}

watchForUndriven()

it(`${FIGHTS} random fights keep every promise of the engine`, { timeout: 1_200_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), seed => withoutClock(() => playFight(new Chance(seed)))),
    // The short run is the same each time: what it reaches does not hang on luck.
    {
      numRuns: FIGHTS,
      endOnFailure: true,
      ...(process.env.FRAY_LONG ? {} : { seed: 4 }),
    },
  )
})

it('in which every option of every command was taken', () => {
  expect(EVERYTHING.filter(one => !done.has(one))).toEqual([])
})

it('in which what is rare happened at least once in two thousand commands', () => {
  const often = Object.entries(RARE).map(([name, one]) => [name, one.often] as const)
  expect(often.filter(([, n]) => n < commands / 2000)).toEqual([])
})

afterAll(() => {
  const often = Object.entries(RARE).map(([name, one]) => `${name} ${one.often}`)
  process.stdout.write(`${commands} commands, ${often.join(', ')}\n`)
})

function playFight(chance: Chance): void {
  const table = hallowedFight(chance)
  const { fight } = table
  const states: string[] = []
  for (let i = 0; i <= fight.timeline.mark.done; i++) states.push(JSON.stringify(fight.stateAt(i)))
  for (const [key, value] of Object.entries(fight.state.settings)) done.add(`${key} ${JSON.stringify(value)}`)
  const play = (command: Command) => {
    const { type, by, force } = command
    const offer = hallowed.offers(fight.state, table.terrain, by).find(one => one.command.type === type)
    if (offer?.whyNot && !force) return
    const player = {
      answer: (ask: Asked, by: Chance) => answer(table, ask, by),
      ruling: (by: Chance) => ruling(fight.state, by),
      check: () => checkSecrets(table),
    }
    for (const entry of playOut(table, player, command, chance)) note(entry)
    done.add(type)
    if (command.with?.also) done.add('together')
    if (type === 'count' && by !== 'gm') done.add('lead')
    commands++
    for (const event of fight.events) {
      for (const one of Object.values(RARE)) if (one.is(event)) one.often++
      if (event.type === 'attacked') expect(total(event.because!)).toBe(event.with.sum)
    }
    states.push(JSON.stringify(fight.state))
    checkState(table)
  }
  if (chance.in100(30)) play(handOf(table, chance))
  play({ type: 'begin', by: 'gm' })
  for (let i = 0; i < COMMANDS && fight.state.phase === 'combat'; i++) {
    if (chance.in100(30)) checkOffers(table, chance.in100(20) ? 'gm' : chance.pick(Object.keys(fight.state.combatants)))
    play(nextCommand(table, chance))
  }
  if (fight.state.phase === 'combat') play({ type: 'end', by: 'gm' })
  for (let i = 0; i < 2; i++) play(chance.in100(50) ? { type: 'passRound', by: 'gm' } : handOf(table, chance))
  checkJournal(table, states)
}

function note(entry: Entry): void {
  done.add(entry.key)
  if ('of' in entry && typeof entry.value === 'string') done.add(`${entry.key} ${entry.value}`)
}

/** The GM's hand: damage, healing, checks, and who comes and goes. */
function handOf({ fight }: Fuzzed, chance: Chance): Command {
  const { state } = fight
  const all = Object.values(state.combatants)
  const { id } = chance.pick(all)
  const broken = all.find(({ sheet }) => sheet.combatInjuries.some(({ healed }) => !healed))
  const [thing] = Object.keys(state.things)
  const late = {
    name: 'Late',
    side: chance.pick(Object.keys(state.sides)),
    cell: chance.in100(85) ? freeCell(fight.state, chance) : null,
  }
  const gm = (type: string, given: { [key: string]: Json }): Command => ({ type, by: 'gm', with: given })
  const hands = [
    gm('harm', {
      who: [id],
      amount: chance.between(1, 9),
      type: chance.pick(DAMAGE_TYPES),
      bypassStress: chance.in100(50),
    }),
    gm('mend', { who: [id], wounds: chance.between(0, 4), stress: chance.between(0, 4) }),
    gm('healCheck', { who: id, patient: chance.pick(all).id }),
    gm('callCheck', { who: [id], skill: chance.pick([...ABILITIES, 'balance']), tn: 12 }),
    gm('join', { list: [{ ...late, sheet: asItCame(chance.pick(all).sheet) }] }),
    gm('join', { list: [{ ...late, sheet: asItCame(chance.pick(all).sheet) }] }),
    gm('leave', { who: [id] }),
  ]
  if (broken)
    hands.push(gm('healInjury', { who: broken.id, injury: broken.sheet.combatInjuries.findIndex(one => !one.healed) }))
  if (thing !== undefined) hands.push(gm('pickUp', { who: id, thing }), gm('pickUp', { who: id, thing }))
  return chance.pick(hands)
}

/** A sheet of the same kind to which nothing has happened in this fight. */
function asItCame(sheet: Sheet): Json {
  const fresh = {
    ...sheet,
    fight: { base: null, pending: null },
    injuries: [],
    combatInjuries: [],
    conditions: [],
    breath: null,
  }
  return JSON.parse(JSON.stringify({ ...fresh, status: hallowed.sheet.blank().status })) as Json
}

/** A square of the small map where nobody stands. */
function freeCell(s: Snapshot<Hallowed>, chance: Chance): number | null {
  const taken = new Set(Object.values(s.combatants).map(({ cell }) => cell))
  const free = Array.from({ length: 48 }, (_, i) => i).filter(cell => !taken.has(cell) && cell % 8 < 7 && cell < 40)
  return free.length === 0 ? null : chance.pick(free)
}

/** A declaration, what goes on from there, or now and then the GM's hand. */
function nextCommand(table: Fuzzed, chance: Chance): Command {
  const { fight, terrain } = table
  const { state } = fight
  if (chance.in100(9)) return handOf(table, chance)
  if (state.turn?.step === 'counting') {
    const { of } = hallowed.now(state)
    const through = state.turn.entries.every(entry => entry.state !== 'waiting')
    if (through) return { type: 'endRound', by: 'gm' }
    return { type: 'count', by: of !== null && chance.in100(50) ? of : 'gm' }
  }
  const { among = [] } = hallowed.now(state)
  if (among.length === 0 || chance.in100(3)) return { type: 'reveal', by: 'gm', force: true }
  const declared = state.turn?.declared[0]?.who
  if (declared !== undefined && chance.in100(4)) return { type: 'takeBack', by: declared }
  const who = chance.pick(among)
  const open = hallowed.offers(state, terrain, who).filter(offer => !offer.whyNot)
  if (open.length === 0) return { type: 'reveal', by: 'gm', force: true }
  const { command } = weighed(open, chance)
  const also = among.filter(id => id !== who && chance.in100(40))
  return also.length > 0 && chance.in100(15) ? { ...command, with: { also } } : command
}

function weighed(offers: readonly Offer[], chance: Chance): Offer {
  const weight = ({ command }: Offer) => LIKES[command.type] ?? 1
  let left = chance.below(offers.reduce((sum, offer) => sum + weight(offer), 0))
  return offers.find(offer => (left -= weight(offer)) < 0) ?? offers[0]!
}

function answer({ fight, terrain }: Fuzzed, ask: Asked, chance: Chance): Json {
  switch (ask.kind) {
    case 'roll':
      // Injuries want low chances, and many of them broken arms and windpipes.
      return ask.dice.map(sides => (ask.key === 'injury.chance' ? chance.between(1, 6) : chance.between(1, sides)))
    case 'choice': {
      const open = ask.options.filter(option => !option.whyNot).map(option => option.value)
      if (ask.min === 1 && ask.max === 1) {
        if (ask.key === 'combat.over') return chance.in100(60) ? 'goOn' : 'end'
        const acts = open.filter(one => !PASSING.includes(one))
        const passing = open.filter(one => PASSING.includes(one))
        const passes = passing.length > 0 && (acts.length === 0 || chance.in100(PASSES[ask.key] ?? 15))
        return chance.pick(passes ? passing : aimed(fight.state, ask, acts, chance))
      }
      return open.filter(() => chance.in100(30)).slice(0, ask.max)
    }
    case 'number':
      return chance.between(ask.min, Math.min(ask.max, ask.min + 6))
    case 'text':
      return 'words'
    case 'area':
      return []
    case 'path': {
      const mover = fight.state.combatants[ask.who]
      if (!mover || mover.cell === null || chance.in100(8)) return []
      const movement = { ...movementOf(fight.state, terrain, mover, ask.budget), parity: ask.parity }
      const reached = reach(mapOf(fight.state, terrain), mover.cell, movement)
      const cells = reached.cells()
      return cells.length === 0 ? [] : reached.pathTo(chance.pick(cells))!.slice(1)
    }
  }
}

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
    return { key: 'gm.set', patches: [{ op: 'replace', path: ['combatants', id, 'sheet', ...path], value }] }
  }
  const command = chance.pick<Command>([
    { type: 'marker.add', by: 'gm', with: { on: [id], words: CANARY, until: null } },
    { type: 'harm', by: 'gm', with: { who: [id], amount: 3, type: 'fire', bypassStress: chance.in100(50) } },
    { type: 'known', by: 'gm', with: { who: [id], known: 'unnamed' } },
    { type: 'leave', by: 'gm', with: { who: [id] } },
    { type: 'mend', by: 'gm', with: { who: [id], wounds: 2, stress: 2 } },
  ])
  return { key: 'gm.run', command }
}

function checkState({ fight, terrain }: Fuzzed): void {
  const { state } = fight
  expect(isPlain(state)).toBe(true)
  expect(hallowed.problem(state)).toBeUndefined()
  for (const c of Object.values(state.combatants)) {
    for (const pool of POOLS) {
      if (pool !== 'wounds') expect(c.sheet[pool].cur).toBeGreaterThanOrEqual(0)
      expect(c.sheet[pool].cur).toBeLessThanOrEqual(c.sheet[pool].max)
    }
    expect(hallowed.figures!(c, state).every(({ n }) => Number.isInteger(n))).toBe(true)
  }
  // What the interface asks of the rules never throws.
  for (const id of Object.keys(state.combatants)) hallowed.walk(state, terrain, id)
  const rows = hallowed.order(state).flatMap(lane => lane.rows)
  const usual = rows.filter(({ extra }) => !extra).map(({ who }) => who)
  expect(new Set(usual).size).toBe(usual.length)
  for (const { id, gone } of Object.values(state.combatants))
    if (!gone) expect(rows.some(({ who }) => who === id)).toBe(true)
  hallowed.now(state)
}

function checkSecrets({ fight }: Fuzzed): void {
  const { state, asks, events } = fight
  const view = JSON.stringify(hallowed.view(state, asks))
  expect(view).not.toContain(CANARY)
  expect(sharedOf(events)).not.toContain(CANARY)
  const absent = Object.values(state.combatants).filter(c => c.known === 'absent')
  for (const { id } of absent) expect(view).not.toContain(`"${id}"`)
  expect(JSON.stringify(hallowed.view(disguised(state), asks))).toBe(view)
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
  return { ...state, combatants, turn: turn && { ...turn, declared: declared ?? [] } }
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
