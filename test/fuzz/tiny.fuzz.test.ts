import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { begin, openFight, run, total, undriven, watchForUndriven } from '~/engine'
import type { Asked, Command, Entry, Event, Fight, Json, Snapshot } from '~/engine'
import { randomArea } from './randomArea'
import { reach } from '~/grid/reach'
import { tiny, type Tiny } from '~/rulesets/tiny'
import { ACTIONS } from '~/rulesets/tiny/actions'
import { having } from '~/rulesets/tiny/blank'
import { mapOf, movementOf } from '~/rulesets/tiny/space'
import { isOver } from '~/rulesets/tiny/turn'
import { SAVES } from '~/rulesets/tiny/words'
import { said } from '~/table/said'
import { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { isPlain } from './isPlain'
import { CANARY, tinyFight, type TinyFight } from './tinyFight'
import { withoutClock } from './withoutClock'

/** Fights in a run; many more with FRAY_LONG=1. */
const FIGHTS = process.env.FRAY_LONG ? 2500 : 150
const COMMANDS = 30
const ANSWERS = 200

/** What must happen often enough for the fuzz to mean something, by the event that says it. */
const RARE: Record<string, number> = {
  evaded: 0,
  pierced: 0,
  armourHolds: 0,
  falls: 0,
  stabilizes: 0,
  died: 0,
  hides: 0,
}
let commands = 0

/** Commands and answers that were given, to see that nothing is left out. */
const done = new Set<string>()

const words = (list: string): string[] => list.split(', ')

/** All that a random player must have done: each action, each order of the GM, each answer to each question. */
const EVERYTHING: readonly string[] = [
  ...ACTIONS.map(action => action.type),
  ...words('begin, end, hold, harm, rest, newDay, join, leave, return, adjust, known'),
  ...SAVES.map(save => `save ${save}`),
  ...['advanceAttack', 'advance', 'move', 'extricate', 'attend'].map(key => `${key}.path goes`),
  ...['shoot', 'strikeFallen', 'sneak'].flatMap(key => [`${key}.path goes`, `${key}.path stays`]),
  ...['attack.target', 'attend.patient'].map(key => `${key} somebody`),
  ...['end.patient', 'rest.medic'].flatMap(key => [`${key} somebody`, `${key} none`]),
  ...words('wield.what something, wield.what unarmed'),
  ...['none', 'light', 'medium', 'heavy'].map(armour => `armour.which ${armour}`),
  ...words('initiative.dice, initiative.again, attack.dice, attack.critical, attack.armour, evade.dice'),
  ...words('extricate.dice, sneak.dice, stabilize.dice, medic.dice, save.dice, other.dice, other.what'),
  ...words('gm.set, gm.knob, gm.run, gm.stop'),
  ...tiny.settings.toggles.flatMap(({ key, values }) => values.map(value => `${key} ${said(value)}`)),
]

watchForUndriven()

it(`${FIGHTS} random fights keep every promise of the engine`, { timeout: 1_200_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), seed => withoutClock(() => playFight(new Chance(seed)))),
    // The short run is the same everywhere; the long one looks for what nobody has seen.
    { numRuns: FIGHTS, verbose: 1, ...(process.env.FRAY_LONG ? {} : { seed: 11 }) },
  )
})

it('in which every option of every command was taken', () => {
  expect(EVERYTHING.filter(one => !done.has(one))).toEqual([])
})

it('in which what is rare happened in at least one of 250 commands', () => {
  expect(Object.entries(RARE).filter(([, often]) => often < commands / 250)).toEqual([])
})

afterAll(() => {
  process.stdout.write(`${commands} commands, ${JSON.stringify(RARE)}\n`)
})

function playFight(chance: Chance): void {
  const table = tinyFight(chance)
  const { fight, terrain } = table
  const states: string[] = []
  const note = () => states.push(JSON.stringify(fight.state))
  for (let i = 0; i < fight.timeline.mark.done; i++) states.push(JSON.stringify(fight.stateAt(i)))
  note()
  for (const [key, value] of Object.entries(fight.state.settings)) done.add(`${key} ${said(value)}`)
  let command: Command | undefined = { type: 'begin', by: 'gm' }
  for (let i = 0; i < COMMANDS && command; i++) {
    checkOffers(table, chance)
    play(table, command, chance)
    note()
    checkState(fight, terrain)
    command = randomCommand(table, chance)
  }
  checkUndo(fight, states)
  const reopened = openFight({ ruleset: tiny, terrain, state: table.start, rows: table.rows })
  expect(JSON.stringify(reopened.state)).toBe(JSON.stringify(fight.state))
  expect(undriven()).toEqual([])
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
function randomCommand({ fight, terrain }: TinyFight, chance: Chance): Command | undefined {
  const { state } = fight
  const who = Object.keys(state.combatants)
  const some = () => [chance.pick(who)]
  const gm = (type: string, given?: { [key: string]: Json }): Command => ({
    type,
    by: 'gm',
    ...(given && { with: given }),
  })
  const anything = [
    gm('harm', { who: who.filter(() => chance.in100(50)).concat(some()), amount: chance.between(1, 3) }),
    gm('save', { who: some(), save: chance.pick(SAVES) }),
    gm('adjust', { who: some(), pool: 'hp', by: chance.between(-1, 3) }),
    gm('known', { who: some(), known: chance.pick(['absent', 'unnamed', 'named']) }),
    gm('leave', { who: some() }),
    gm('return', { who: some() }),
    gm('join', { list: [{ name: 'Late', side: chance.pick(Object.keys(state.sides)), cell: null }] }),
  ]
  if (state.phase === 'combat' && isOver(state)) return gm(chance.in100(40) ? 'hold' : 'end')
  if (state.phase === 'over' && chance.in100(50))
    return chance.pick([gm('rest', { who }), gm('newDay'), gm('begin'), ...anything])
  if (state.phase === 'combat' && chance.in100(10)) return chance.in100(20) ? gm('end') : chance.pick(anything)
  const acting = state.turn?.who
  const able = state.phase === 'combat' ? (acting ? [acting] : []) : who
  const open = able.flatMap(id => tiny.offers(state, terrain, id).filter(offer => !offer.whyNot))
  if (open.length === 0) return state.phase === 'combat' ? gm('end') : chance.pick(anything)
  const weight = (type: string) => LIKES[type] ?? 1
  let left = chance.below(open.reduce((sum, { command }) => sum + weight(command.type), 0))
  return (open.find(({ command }) => (left -= weight(command.type)) < 0) ?? open[0]!).command
}

/** One command with all its answers; then the same once more from its entries alone. */
function play(table: TinyFight, command: Command, chance: Chance): void {
  const { fight, terrain, rows } = table
  const snapshot = deepFreeze(fight.state)
  const take = (did: ReturnType<Fight<Tiny>['do']>) => {
    if (did.no) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const entries: Entry[] = []
  done.add(command.type === 'save' ? `save ${said(command.with?.save)}` : command.type)
  take(fight.do(command))
  for (let i = 0; fight.asks; i++) {
    if (i > ANSWERS) throw new Error(`${command.type} goes on asking: ${fight.asks[0]!.key}`)
    deepFreeze(fight.state)
    const ask = chance.pick(fight.asks)
    checkClosedOptions(fight, ask)
    if (chance.in100(30)) checkSecrets(fight)
    const rulings = entries.filter(entry => !('of' in entry)).length
    expect(isDeadEnd(ask) && rulings === 0, `${ask.key} has an open option`).toBe(false)
    let tries: Entry[] = [{ key: 'gm.stop' }]
    if (chance.in100(6) && rulings < 3) tries = [randomRuling(fight, chance), ...tries]
    else if (!isDeadEnd(ask)) tries = [...randomAnswers(table, ask, chance), ...(rulings > 0 ? tries : [])]
    if (chance.in100(1)) tries = [{ key: 'gm.stop' }]
    // A ruling may be refused for what it says, a way for where it ends; some legal answer never is.
    for (const entry of tries) {
      const did = 'of' in entry ? fight.answer(entry) : fight.rule(entry)
      if (did.no && entry !== tries.at(-1)) continue
      take(did)
      entries.push(entry)
      done.add('of' in entry ? nameOf(ask, entry.value) : entry.key)
      break
    }
  }
  commands++
  for (const { type } of fight.events) if (type in RARE) RARE[type]!++

  const again = run({ ruleset: tiny, terrain, snapshot, command }, entries)
  expect(again.status).toBe('done')
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(fight.state))
  expect(JSON.stringify(again.events)).toBe(JSON.stringify(fight.events))
  if (entries.length > 0) {
    const cut = chance.below(entries.length)
    const shorter = run({ ruleset: tiny, terrain, snapshot, command }, entries.slice(0, cut))
    expect(JSON.stringify(shorter.events)).toBe(JSON.stringify(fight.events.slice(0, shorter.events.length)))
  }
  for (const event of fight.events) checkEvent(event)
  checkSecrets(fight)
}

function nameOf({ key, kind }: Asked, value: Json): string {
  if (kind === 'path') return `${key} ${Array.isArray(value) && value.length > 0 ? 'goes' : 'stays'}`
  if (key === 'armour.which' || value === 'none') return `${key} ${said(value)}`
  if (key === 'wield.what') return value === 'unarmed' ? 'wield.what unarmed' : 'wield.what something'
  return kind === 'choice' ? `${key} somebody` : key
}

/** Answers to try: one, or several ways of which the last is what the question itself proposes. */
function randomAnswers(table: TinyFight, ask: Asked, chance: Chance): Entry[] {
  const { key, ask: number, slot, of } = ask
  return randomValues(table, ask, chance).map(value => ({ key, ask: number, slot, of, value, source: 'click' }))
}

function randomValues({ fight, terrain }: TinyFight, ask: Asked, chance: Chance): readonly Json[] {
  switch (ask.kind) {
    case 'roll':
      return [ask.dice.map(sides => chance.between(1, sides))]
    case 'choice':
      return [chance.pick(ask.options.filter(option => !option.whyNot).map(option => option.value))]
    case 'number':
      return [chance.between(ask.min, ask.max)]
    case 'text':
      return [chance.in100(50) ? CANARY : '']
    case 'area':
      return [randomArea(ask, terrain.map, chance)]
    case 'path': {
      const { state } = fight
      const mover = state.combatants[ask.who]!
      const usual = ask.default ?? []
      if (mover.cell === null) return [usual]
      const reached = reach(mapOf(state, terrain), mover.cell, movementOf(state, mover, ask.budget))
      const ways = Array.from({ length: 6 }, () => reached.pathTo(chance.pick(reached.cells()))!.slice(1))
      return chance.in100(30) ? [[], usual] : [...ways, usual]
    }
  }
}

/** A ruling in the middle of a question: a number set, a mark put on or off, a knob turned, or a command right here. */
function randomRuling(fight: Fight<Tiny>, chance: Chance): Entry {
  const who = chance.pick(Object.keys(fight.state.combatants))
  const ask = fight.asks![0]!
  const knob = ask.knobs?.[chance.below(ask.knobs.length)]
  if (knob && chance.in100(50))
    return { key: 'gm.knob', ask: ask.ask, knob: knob.key, value: chance.pick(knob.options) }
  if (chance.in100(30)) return { key: 'gm.run', command: { type: 'harm', by: 'gm', with: { who: [who], amount: 1 } } }
  if (chance.in100(20)) return { key: 'gm.run', command: { type: 'attack', by: who, force: true } }
  const { max } = fight.state.combatants[who]!.sheet.hp
  const [path, value] = chance.pick<readonly [readonly string[], Json]>([
    [['hp', 'cur'], chance.between(0, max)],
    [['status', 'evading'], chance.in100(50)],
    [['status', 'hidden'], chance.in100(30)],
    [['status', 'condition'], chance.pick(['up', 'up', 'dying', 'stable', 'defeated'])],
  ])
  return { key: 'gm.set', patches: [{ op: 'replace', path: ['combatants', who, 'sheet', ...path], value }] }
}

/** A ruling may leave nothing to choose from; then only the GM's word leads on. */
function isDeadEnd(ask: Asked): boolean {
  return ask.kind === 'choice' && ask.min > 0 && ask.options.every(option => option.whyNot)
}

/** Every open offer starts; every closed one is refused for the reason that is shown. */
function checkOffers({ fight, terrain }: TinyFight, chance: Chance): void {
  const snapshot = deepFreeze(fight.state)
  const who = chance.pick([...Object.keys(snapshot.combatants), 'gm'])
  for (const offer of tiny.offers(snapshot, terrain, who)) {
    if (offer.whyNot) {
      expect(JSON.stringify(fight.do(offer.command))).toBe(JSON.stringify({ no: { reason: offer.whyNot } }))
      expect(tiny.text.reason(offer.whyNot, snapshot)).not.toContain('Not possible')
    } else if (who !== 'gm')
      expect(begin({ ruleset: tiny, terrain, snapshot, command: offer.command }).read().events).toBeDefined()
  }
}

/** Every closed option is refused for the reason that is shown, and nothing has changed. */
function checkClosedOptions(fight: Fight<Tiny>, ask: Asked): void {
  const { title } = tiny.text.ask(ask, fight.state)
  expect(title).toMatch(/./)
  tiny.text.dice(ask, fight.state)
  if (ask.kind !== 'choice') return
  const before = fight.asks
  for (const { value, whyNot } of ask.options) {
    expect(tiny.text.option(ask, value, fight.state)).toMatch(/./)
    if (!whyNot) continue
    const { key, ask: number, slot, of } = ask
    expect(fight.answer({ key, ask: number, slot, of, value, source: 'click' })).toEqual({ no: { reason: whyNot } })
  }
  expect(fight.asks).toBe(before)
}

/** Which fact of an event is the total of its parts. */
const TOTALS: Readonly<Record<string, string>> = {
  initiative: 'total',
  rerolls: 'total',
  criticalRoll: 'total',
  damaged: 'taken',
  slept: 'gained',
  meditated: 'gained',
}

function checkEvent(event: Event): void {
  const { type, with: facts, because } = event
  expect(because === undefined, type).toBe(!(type in TOTALS))
  if (because) expect(total(because), type).toBe(facts[TOTALS[type]!])
  for (const part of because ?? []) expect(tiny.text.part(part)).toMatch(/./)
  expect(tiny.text.event(event, id => id)).not.toBe(type)
}

function checkState(fight: Fight<Tiny>, terrain: TinyFight['terrain']): void {
  const { state } = fight
  expect(isPlain(state)).toBe(true)
  expect(tiny.problem(state)).toBeUndefined()
  for (const { sheet } of Object.values(state.combatants)) {
    expect(sheet.hp.cur).toBeGreaterThanOrEqual(0)
    expect(sheet.hp.cur).toBeLessThanOrEqual(sheet.hp.max)
    expect(sheet.status.condition === 'dying').toBe(sheet.status.attempts.length > 0)
  }
  // What the interface asks of the rules never throws.
  for (const id of Object.keys(state.combatants)) tiny.walk(state, terrain, id)
  tiny.order(state)
  tiny.now(state)
}

function checkSecrets(fight: Fight<Tiny>): void {
  const { state, asks, events } = fight
  const view = JSON.stringify(tiny.view(state, asks))
  const shared = JSON.stringify(events.flatMap(event => event.shared ?? []))
  for (const sent of [view, shared]) expect(sent).not.toContain(CANARY)
  for (const c of Object.values(state.combatants))
    if (c.known === 'absent') for (const trace of [c.id, c.name]) expect(view).not.toContain(`"${trace}"`)
  expect(JSON.stringify(tiny.view(disguised(state), asks))).toBe(view)
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
      const status = { ...sheet.status, attempts, tended: !sheet.status.tended }
      return [
        id,
        { ...c, notes: 'other', sheet: { ...sheet, hp: other, naturalDR: 4, traits: having('brutal'), status } },
      ]
    }),
  )
  const order = state.turn?.order.map(place => ({ ...place, total: 9, ties: [3] })) ?? []
  return { ...state, combatants, turn: state.turn && { ...state.turn, order } }
}

/** All the way back and all the way forward again: each state is the one that was, byte for byte. */
function checkUndo(fight: Fight<Tiny>, states: readonly string[]): void {
  const end = states.length - 1
  for (let i = end - 1; i >= 0; i--) {
    fight.go(fight.back('command')!)
    expect(JSON.stringify(fight.state)).toBe(states[i])
  }
  expect(fight.back('command')).toBeNull()
  for (let i = 1; i <= end; i++) {
    fight.go(fight.forward('command')!)
    expect(JSON.stringify(fight.state)).toBe(states[i])
  }
  expect(fight.forward('command')).toBeNull()
}
