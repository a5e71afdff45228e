import { expect } from 'vitest'
import type { Asked, Event, Id, Json, RulesetTypes, Stake } from '~/engine'
import type { FuzzedFight } from './promises'

/** An answer that was given, with what was said of it. */
interface Promised {
  ask: Asked
  stake: Stake
  /** How much there was of each pool that it costs. */
  had: Map<string, number>
  /** Events of the command before it. */
  events: number
}

/** Where an event tells what an option has stated: the fact of the event by the fact of the option. */
interface Told {
  type: string
  /** The fact that says of whom; the one who was asked. */
  who: string
  facts: Readonly<Record<string, string>>
  /** With an event of this type something else begins: one attack may be carried out within another. */
  until?: string
}

const TOLD: Readonly<Record<string, Readonly<Record<string, readonly Told[]>>>> = {
  endurance: {
    'attack.block': [
      { type: 'damaged', who: 'who', facts: { taken: 'taken' }, until: 'rolledAttack' },
      { type: 'blocked', who: 'who', facts: { left: 'left' }, until: 'rolledAttack' },
    ],
    'attack.defend': [{ type: 'worn', who: 'who', facts: { left: 'left' } }],
  },
}

/** Where an event tells what was stated of a roll: against what it is held, and the parts that were added. */
const ROLLED: Readonly<Record<string, Readonly<Record<string, { type: string; against?: string }>>>> = {
  endurance: { 'attack.dice': { type: 'rolledAttack' } },
  hallowed: { 'attack.die': { type: 'attacked', against: 'defense' } },
}

/** Answers by which what was stated before it is not counted any more: somebody pays for another outcome. */
const UNDOING = /\.fate$|^omen\./

/**
 * What the options of a command stated, until it is over: a pool falls by what was said that it costs, and the numbers that
 * follow are those that were told.
 */
export class Stakes<R extends RulesetTypes> {
  #promised: Promised[] = []
  /** Once the GM has had something carried out in between, an event may be that of one attack or of the other. */
  #isInterrupted = false
  readonly #table: FuzzedFight<R>

  constructor(table: FuzzedFight<R>) {
    this.#table = table
  }

  /** An answer is about to be given. */
  given(ask: Asked, value: Json): void {
    if (UNDOING.test(ask.key)) this.#promised = []
    // A shield that blocks in between is worn by that as well.
    if (ask.key === 'attack.block' && value !== 'none')
      this.#promised = this.#promised.filter(one => one.ask.key !== 'attack.defend')
    const stake = ask.kind === 'choice' ? ask.options.find(option => option.value === value)?.stake : undefined
    if (!stake) return
    const had = new Map<string, number>()
    for (const { of, n, left } of stake.cost ?? []) {
      expect(left, `${ask.key} leaves ${of}`).toBeGreaterThanOrEqual(0)
      const cur = this.#pool(ask.of, of)
      if (cur === undefined) continue
      expect(cur, `${ask.key} costs ${of} that is there`).toBeGreaterThanOrEqual(n + left)
      had.set(of, cur)
    }
    this.#promised.push({ ask, stake, had, events: this.#table.fight.events.length })
  }

  /** Something of the GM's has come between: nothing that was stated need be so. */
  dropped(): void {
    this.#promised = []
    this.#isInterrupted = true
  }

  /** The dice of a roll have fallen: what was said that they are held against and what adds to them is what counts. */
  fell(ask: Asked, events: number): void {
    const { ruleset, fight } = this.#table
    const measure = ROLLED[ruleset.id]?.[ask.key]
    if (ask.kind !== 'roll' || !ask.stated || !measure) return
    const { target, against, adds = [] } = ask.stated
    const event = fight.events.slice(events).find(isOf(measure.type, 'by', ask.of))
    if (event?.with.target !== target || event === undefined) return
    for (const part of adds) expect(event.because, `${ask.key} adds ${part.of}`).toContainEqual(part)
    if (measure.against !== undefined)
      expect(event.with[measure.against], `${ask.key} is held against`).toBe(against?.n)
  }

  /** It was answered: what is paid is what was said. */
  paid(): void {
    for (const { ask, stake, had } of this.#promised)
      for (const { of, n } of stake.cost ?? []) {
        const [before, now] = [had.get(of), this.#pool(ask.of, of)]
        if (before === undefined || now === undefined || now === before) continue
        expect(before - now, `${ask.key}: what it costs of ${of}`).toBe(n)
        had.delete(of)
      }
  }

  /** The command is over. */
  told(): void {
    if (this.#isInterrupted) return
    const { ruleset, fight } = this.#table
    for (const { ask, stake, events } of this.#promised) {
      const said = fight.events.slice(events)
      for (const { type, who, facts, until } of TOLD[ruleset.id]?.[ask.key] ?? []) {
        const end = said.findIndex(event => event.type === until)
        const event = said.slice(0, end < 0 ? undefined : end).find(isOf(type, who, ask.of))
        for (const [fact, stated] of Object.entries(facts)) {
          if (!event || stake.effect?.[stated] === undefined) continue
          expect(event.with[fact], `${ask.key} states what ${type} tells as ${fact}`).toBe(stake.effect[stated])
        }
      }
    }
  }

  #pool(of: Id, name: string): number | undefined {
    const sheet = this.#table.fight.state.combatants[of]?.sheet as unknown as
      | { readonly [field: string]: Json }
      | undefined
    const pool = sheet?.[name]
    return typeof pool === 'object' && pool !== null && 'cur' in pool ? Number(pool.cur) : undefined
  }
}

const isOf =
  (type: string, fact: string, who: Id) =>
  (event: Event): boolean =>
    event.type === type && event.with[fact] === who
