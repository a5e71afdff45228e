import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { begin, openFight, run, total, undriven, watchForUndriven } from '~/engine'
import type { Asked, Command, Entry, Event, Fight, Snapshot } from '~/engine'
import { endurance, type Endurance } from '~/rulesets/endurance'
import { isBloodied, isHarmed } from '~/rulesets/endurance/damage'
import { decided } from '~/rulesets/endurance/teams'
import { POOLS } from '~/rulesets/endurance/words'
import { Chance } from './chance'
import { deepFreeze } from './deepFreeze'
import { isPlain } from './isPlain'
import { CANARY, randomFight, SECRET_NUMBERS, type RandomFight } from './randomFight'
import { Reached } from './reached'
import { randomAnswer, randomCommand, randomRuling } from './randomPlayer'
import { withoutClock } from './withoutClock'

/** Fights in a run; many more with FRAY_LONG=1. */
const FIGHTS = process.env.FRAY_LONG ? 2500 : 300
const COMMANDS = 25
const ANSWERS = 150

/** What must happen often enough for the fuzz to mean something, by the event that says it. */
const RARE: Readonly<Record<string, (events: readonly Event[]) => boolean>> = {
  death: events => events.some(({ type }) => type === 'died'),
  'cheated death': events => events.some(({ type }) => type === 'cheatedDeath'),
  'staying conscious': events => events.some(({ type }) => type === 'fortified'),
  unconscious: events => events.some(({ type }) => type === 'unconscious'),
  dodge: events => events.some(({ type }) => type === 'dodged'),
  parry: events => events.some(({ type, with: f }) => type === 'declared' && f.what === 'parry'),
  block: events => events.some(({ type }) => type === 'blocked'),
  intercept: events => events.some(({ type }) => type === 'intercepted'),
  effect: events => events.some(({ type }) => type === 'effect'),
}
const seen: Record<string, number> = {}
const reached = new Reached()
let commands = 0

watchForUndriven()

it(`${FIGHTS} random fights keep every promise of the engine`, { timeout: 1_200_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), seed => withoutClock(() => playFight(new Chance(seed)))),
    // The short run is the same everywhere; the long one looks for what nobody has seen.
    { numRuns: FIGHTS, verbose: 1, ...(process.env.FRAY_LONG ? {} : { seed: 17 }) },
  )
})

it('in which what is rare happened in at least 2 % of commands', () => {
  const often = Object.keys(RARE).map(name => [name, ((seen[name] ?? 0) / commands) * 100] as const)
  expect(often.filter(([, percent]) => percent < 2)).toEqual([])
})

it('in which every option of every action and reaction was taken', () => {
  expect(reached.missing).toEqual([])
})

afterAll(() => {
  process.stdout.write(`${reached.report}\n`)
  process.stdout.write(`${commands} commands, ${JSON.stringify(seen)}\n`)
})

function playFight(chance: Chance): void {
  const table = randomFight(chance)
  const { fight, terrain } = table
  const states: string[] = []
  const note = () => states.push(JSON.stringify(fight.state))
  // States of the preparation, so that undo is followed back to the very beginning.
  for (let i = 0; i < fight.timeline.mark.done; i++) states.push(JSON.stringify(fight.stateAt(i)))
  note()
  const authors = Object.keys(fight.state.combatants)
  const surprise = chance.in100(25) ? chance.pick(Object.keys(fight.state.sides)) : 'none'
  const opening: Command = {
    type: 'begin',
    by: 'gm',
    with: { 'begin.author': chance.in100(50) ? chance.pick(authors) : 's1', 'begin.surprise': surprise },
  }
  let command: Command | undefined = opening
  for (let i = 0; i < COMMANDS && command; i++) {
    checkOffers(table, chance)
    play(table, command, chance)
    note()
    checkState(fight, terrain)
    if (decided(fight.state) && chance.in100(40)) break
    command = chance.in100(3) ? reinforcement(fight.state, chance) : randomCommand(table, chance)
  }
  checkUndo(fight, states)
  const reopened = openFight({ ruleset: endurance, terrain, state: table.start, rows: table.rows })
  expect(JSON.stringify(reopened.state)).toBe(JSON.stringify(fight.state))
  expect(undriven()).toEqual([])
}

function reinforcement(s: Snapshot<Endurance>, chance: Chance): Command {
  return {
    type: 'join',
    by: 'gm',
    with: { list: [{ name: 'Late', side: chance.pick(Object.keys(s.sides)), cell: null }] },
  }
}

/** One command with all its answers; then the same once more from its entries alone. */
function play(table: RandomFight, command: Command, chance: Chance): void {
  const { fight, terrain, rows } = table
  const snapshot = deepFreeze(fight.state)
  const take = (did: ReturnType<Fight<Endurance>['do']>) => {
    if (did.no) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(did.no)}`)
    rows.push(...did.rows)
  }
  const entries: Entry[] = []
  take(fight.do(command))
  for (let i = 0; fight.asks; i++) {
    if (i > ANSWERS) throw new Error(`${command.type} goes on asking: ${fight.asks[0]!.key}`)
    deepFreeze(fight.state)
    const ask = chance.pick(fight.asks)
    checkClosedOptions(fight, ask)
    if (chance.in100(30)) checkSecrets(fight)
    const rulings = entries.filter(entry => !('of' in entry)).length
    const mayRule = chance.in100(6) && rulings < 3
    expect(isDeadEnd(ask) && rulings === 0, `${ask.key} has an open option`).toBe(false)
    let entry: Entry = { key: 'gm.stop' }
    if (mayRule) entry = randomRuling(table, chance)
    else if (!isDeadEnd(ask)) entry = randomAnswer(table, ask, chance)
    if (chance.in100(1)) entry = { key: 'gm.stop' }
    const did = 'of' in entry ? fight.answer(entry) : fight.rule(entry)
    // A ruling may be refused for what it says; a legal answer never.
    if (did.no && !('of' in entry)) continue
    take(did)
    if ('of' in entry) reached.answer(ask, entry.value)
    entries.push(entry)
  }
  commands++
  reached.command(command)
  for (const [name, happened] of Object.entries(RARE)) if (happened(fight.events)) seen[name] = (seen[name] ?? 0) + 1

  const again = run({ ruleset: endurance, terrain, snapshot, command }, entries)
  expect(again.status).toBe('done')
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(fight.state))
  expect(JSON.stringify(again.events)).toBe(JSON.stringify(fight.events))
  if (entries.length > 0) {
    const cut = chance.below(entries.length)
    const shorter = run({ ruleset: endurance, terrain, snapshot, command }, entries.slice(0, cut))
    expect(JSON.stringify(shorter.events)).toBe(JSON.stringify(fight.events.slice(0, shorter.events.length)))
  }
  for (const event of fight.events) checkTotal(event)
  checkSecrets(fight)
}

/** A ruling may leave nothing to choose from; then only the GM's word leads on. */
function isDeadEnd(ask: Asked): boolean {
  return ask.kind === 'choice' && ask.min > 0 && ask.options.every(option => option.whyNot)
}

/** Every open offer starts; every closed one is refused for the reason that is shown. */
function checkOffers({ fight, terrain }: RandomFight, chance: Chance): void {
  const snapshot = deepFreeze(fight.state)
  const who = chance.pick(Object.keys(snapshot.combatants))
  for (const offer of endurance.offers(snapshot, terrain, who)) {
    if (offer.whyNot) {
      expect(JSON.stringify(fight.do(offer.command))).toBe(JSON.stringify({ no: { reason: offer.whyNot } }))
      expect(endurance.text.reason(offer.whyNot, snapshot)).not.toContain('Not possible')
    } else expect(begin({ ruleset: endurance, terrain, snapshot, command: offer.command }).read().events).toBeDefined()
  }
}

/** Every closed option is refused for the reason that is shown, and nothing has changed. */
function checkClosedOptions(fight: Fight<Endurance>, ask: Asked): void {
  const { title } = endurance.text.ask(ask, fight.state)
  expect(title).toMatch(/./)
  if (ask.kind !== 'choice' || ask.max !== 1 || ask.min !== 1) return
  const before = fight.asks
  for (const { value, whyNot } of ask.options) {
    if (!whyNot) continue
    const { key, ask: number, slot, of } = ask
    expect(fight.answer({ key, ask: number, slot, of, value, source: 'click' })).toEqual({ no: { reason: whyNot } })
  }
  expect(fight.asks).toBe(before)
}

/** Which fact of an event is the total of its parts. */
const TOTALS: Readonly<Record<string, string>> = {
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
}

function checkTotal({ type, with: facts, because }: Event): void {
  expect(because === undefined, type).toBe(!(type in TOTALS))
  if (because) expect(total(because), type).toBe(facts[TOTALS[type]!])
}

function checkState(fight: Fight<Endurance>, terrain: RandomFight['terrain']): void {
  const { state } = fight
  expect(isPlain(state)).toBe(true)
  expect(endurance.problem(state)).toBeUndefined()
  for (const { sheet } of Object.values(state.combatants)) {
    for (const pool of POOLS) {
      expect(sheet[pool].cur).toBeGreaterThanOrEqual(0)
      expect(sheet[pool].cur).toBeLessThanOrEqual(sheet[pool].max)
    }
  }
  // What the interface asks of the rules never throws.
  const acting = state.turn?.who
  if (acting) endurance.walk(state, terrain, acting)
  endurance.order(state)
  endurance.now(state)
}

function checkSecrets(fight: Fight<Endurance>): void {
  const { state, asks, events } = fight
  const view = JSON.stringify(endurance.view(state, asks))
  const shared = JSON.stringify(events.flatMap(event => event.shared ?? []))
  for (const sent of [view, shared]) {
    expect(sent).not.toContain(CANARY)
    for (const secret of Object.values(SECRET_NUMBERS)) expect(sent).not.toContain(`${secret}`)
  }
  const absent = Object.values(state.combatants).filter(c => c.known === 'absent')
  for (const { id } of absent) expect(view).not.toContain(`"${id}"`)
  expect(JSON.stringify(endurance.view(disguised(state), asks))).toBe(view)
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
      return [id, { ...c, notes: 'other', sheet: { ...changed, cheatDeathDifficulty: 5, speed: 3, luckBonus: 4 } }]
    }),
  )
  return { ...state, combatants }
}

/** All the way back and all the way forward again: each state is the one that was, byte for byte. */
function checkUndo(fight: Fight<Endurance>, states: readonly string[]): void {
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
