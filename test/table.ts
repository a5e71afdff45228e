import { expect, onTestFinished } from 'vitest'
import { publicAnswers } from '~/table/public/publicAnswers'
import { asWord } from '~/table/words/sentences'
import {
  type Answer,
  type Asked,
  type Command,
  type Event,
  type Fight,
  type Id,
  type Json,
  openFight,
  type Reason,
  type Result,
  type Row,
  type Ruleset,
  type Snapshot,
} from '~/engine'
import { gridMap, type GridMap, type Segment } from '~/grid/map/gridMap'
import { withWord } from '~/grid/sets'
import { createTerrain, newEncounter, type Terrain, type TableTypes } from '~/table'

/** A square by its column and row, both from 0, or by its letter on the drawn map. */
export type Spot = readonly [x: number, y: number] | string

/**
 * A table that reads like play. Each question must be answered by its key, in the order it is asked; at the end of the test
 * none may be open.
 *
 *     const t = table(endurance, '20x10')
 *     t.do('attack', roland, { 'attack.target': guard }).roll('attack.dice', 3, 2, 11)
 *     expect(t.sheet(guard).endurance.cur).toBe(8)
 *
 * The map is a size, or drawn: `#` for solid squares, letters for spots, anything else for free ground.
 */
export function table<R extends TableTypes>(ruleset: Ruleset<R>, map: string | GridMap = '20x12'): Table<R> {
  const drawn = typeof map === 'string' ? read(map) : { map, solid: [], spots: {} }
  const state = newEncounter(ruleset, 'map')
  const paint = withWord({}, drawn.map.width, drawn.solid, 'blocking')
  const t = new Table(ruleset, drawn.map, drawn.spots, { ...state, board: { ...state.board, paint } }, [])
  onTestFinished(() => expect(t.open, 'questions left open at the end').toEqual([]))
  return t
}

/** A size map with these walls. */
export function walled(width: number, height: number, ...walls: Segment[]): GridMap {
  return gridMap({ width, height, walls, portals: [] })
}

export class Table<R extends TableTypes> {
  readonly terrain: Terrain
  readonly fight: Fight<R>
  readonly #rows: Row[]
  /** Where the latest command began, and what it was given ahead. */
  #before: { state: Snapshot<R>; rows: number; given: readonly string[] }

  constructor(
    readonly ruleset: Ruleset<R>,
    readonly map: GridMap,
    readonly spots: Readonly<Record<string, number>>,
    readonly start: Snapshot<R>,
    rows: readonly Row[],
  ) {
    this.terrain = createTerrain(map, ruleset.commands.diagonals)
    this.#rows = [...rows]
    this.fight = openFight({ ruleset, terrain: this.terrain, state: start, rows })
    this.#before = { state: this.state, rows: rows.length, given: [] }
  }

  /** The same play up to here, to go on differently. */
  fork(): Table<R> {
    return new Table(this.ruleset, this.map, this.spots, this.start, this.#rows)
  }

  get state(): Snapshot<R> {
    return this.fight.state
  }
  get rows(): readonly Row[] {
    return this.#rows
  }
  /** The open questions. */
  get open(): readonly Asked[] {
    return this.fight.asks ?? []
  }

  cell(spot: Spot): number {
    if (typeof spot !== 'string') return spot[1] * this.map.width + spot[0]
    const cell = this.spots[spot]
    if (cell === undefined) throw new Error(`The map has no spot ${spot}.`)
    return cell
  }

  sheet(id: Id): R['sheet'] {
    return this.state.combatants[id]!.sheet
  }

  /** What the latest command said, of this type. */
  said(type: string): readonly Event[] {
    return this.fight.events.filter(event => event.type === type)
  }

  /** The GM's log of the latest command, in words. */
  get told(): readonly string[] {
    return this.fight.events.map(event => this.ruleset.display.text.event(event, this.#name))
  }
  /** What of it the players' window is told. */
  get heard(): readonly string[] {
    return this.fight.events.flatMap(({ type, shared }) =>
      shared ? [this.ruleset.display.text.event({ type, with: shared }, this.#name)] : [],
    )
  }
  readonly #name = (id: Id) => (this.state.combatants[id] ?? this.state.sides[id])?.name ?? id

  /** The open question, as the GM reads it: title and detail. */
  get asked(): string {
    const { title, detail } = this.ruleset.display.text.ask(this.open[0]!, this.state)
    return `${title} ${detail}`.trim()
  }

  /** What each open answer to the open question costs and what comes of it, as the GM reads it, by its value. */
  get stakes(): { readonly [value: string]: readonly [cost: string, effect: string] } {
    const ask = this.open[0]!
    const open = ask.kind === 'choice' ? ask.options.filter(({ whyNot }) => !whyNot) : []
    return Object.fromEntries(
      open.map(one => {
        const { cost, effect } = this.ruleset.display.text.stake(ask, one, this.state)
        return [asWord(one.value), [cost, effect]]
      }),
    )
  }

  /** What everybody may read of the answers to the open question: "Dodge: 1 stamina, the reaction". */
  get offered(): readonly string[] {
    const all = publicAnswers(
      this.ruleset.display,
      this.state,
      this.open.find(({ see }) => see === 'all'),
    )
    return all.map(({ words, price }) => `${words}: ${price}`)
  }

  /**
   * Carry out a command; standing orders answer for themselves. What is given ahead must be asked before it is over. `usual`: what is
   * answered where it is asked, by parties whose tests are about something else.
   */
  do(type: string, by: Id | 'gm' = 'gm', given?: Command['with'], force?: true, usual?: Command['with']): this {
    this.#before = { state: this.state, rows: this.#rows.length, given: Object.keys(given ?? {}).filter(isQuestion) }
    const all = given || usual ? { with: { ...usual, ...given } } : {}
    return this.#take(this.fight.do({ type, by, ...all, ...(force && { force }) }))
  }

  /**
   * Why the rules refuse a command; undefined when they allow it.
   *
   * @throws when it is no command at all: an unknown type, somebody who is not there, an answer that makes no sense
   */
  refusal(type: string, by: Id | 'gm' = 'gm', given?: Command['with']): Reason | undefined {
    return refused(this.fork().fight.do({ type, by, ...(given && { with: given }) }))
  }

  roll(key: string, ...faces: number[]): this {
    return this.answer(key, faces, 'physical')
  }
  choose(key: string, value: Json): this {
    return this.answer(key, value, 'click')
  }
  walk(key: string, ...way: Spot[]): this {
    return this.answer(
      key,
      way.map(spot => this.cell(spot)),
      'click',
    )
  }
  /** Take the default of the open question. */
  enter(key: string): this {
    const ask = this.#ask(key)
    expect(ask.default, `the default of ${key}`).toBeDefined()
    return this.answer(key, ask.default!, 'click')
  }

  /** Answer the open question with this key. */
  answer(key: string, value: Json, source: Answer['source'], force?: true): this {
    const { ask, slot, of } = this.#ask(key)
    return this.#take(this.fight.answer({ key, ask, slot, of, value, source, ...(force && { force }) }))
  }

  /**
   * Why the rules refuse an answer; undefined when they allow it.
   *
   * @throws when it is no answer to this question at all
   */
  refusedAnswer(key: string, value: Json): Reason | undefined {
    const { ask, slot, of } = this.#ask(key)
    return refused(this.fork().fight.answer({ key, ask, slot, of, value, source: 'click' }))
  }

  /** What makes a command no command at all; undefined when the rules have the say (see `refusal`). */
  problem(type: string, by: Id | 'gm' = 'gm', given?: Command['with']): string | undefined {
    return this.fork().fight.do({ type, by, ...(given && { with: given }) }).no?.problem
  }

  /** A ruling on one value of a sheet, at rest or in the middle of a question. */
  set(who: Id, path: readonly (string | number)[], value: Json): this {
    const patches = [{ op: 'replace' as const, path: ['combatants', who, 'sheet', ...path], value }]
    if (this.fight.asks) return this.#take(this.fight.ruling({ key: 'gm.set', patches }))
    return this.do('gm.set', 'gm', { patches })
  }

  /** A command of the GM in the middle of a question. */
  ruleIn(type: string, given: Command['with'] = {}): this {
    return this.#take(this.fight.ruling({ key: 'gm.run', command: { type, by: 'gm', with: given } }))
  }

  /** Turn a knob of the open roll. */
  knob(knob: string, value: number): this {
    return this.#take(this.fight.ruling({ key: 'gm.knob', ask: this.open[0]!.ask, knob, value }))
  }

  /** Fails where the command that is over was given an answer that nobody looked at: with nonsense in its place all comes to the same. */
  #expectAsked(): void {
    const { state, rows: from, given } = this.#before
    const [opened, ...rows] = this.#rows.slice(from)
    if (opened?.row !== 'open') return
    for (const key of given) {
      const fight = openFight({ ruleset: this.ruleset, terrain: this.terrain, state })
      const was = JSON.stringify(this.state)
      let did = fight.do(spoilt(opened.command, key))
      for (const row of rows)
        if (!did.no && row.row === 'entry') did = 'of' in row.entry ? fight.answer(row.entry) : fight.ruling(row.entry)
      if (!did.no && !fight.asks && JSON.stringify(fight.state) === was)
        throw new Error(`Nobody asked ${key}, which was given ahead with ${opened.command.type}.`)
    }
  }

  #ask(key: string): Asked {
    const ask = this.open.find(one => one.key === key)
    if (!ask) throw new Error(`Nobody asks ${key}; open: ${this.open.map(one => one.key).join(', ') || 'nothing'}.`)
    return ask
  }

  #take(did: Result): this {
    if (did.no) throw new Error(did.no.problem ?? `Refused: ${JSON.stringify(did.no.reason)}`)
    this.#rows.push(...did.rows)
    if (!this.fight.asks && did.rows.some(({ row }) => row === 'close')) this.#expectAsked()
    for (const ask of this.open) {
      const value = this.ruleset.commands.standingOrder?.(this.state, ask)
      if (value === undefined) continue
      const { key, of, slot } = ask
      return this.#take(this.fight.answer({ key, ask: ask.ask, slot, of, value, source: 'auto' }))
    }
    return this
  }
}

const isQuestion = (key: string): boolean => key.includes('.')

/** The command with an answer to this question that fits none. */
function spoilt(command: Command, key: string): Command {
  return { ...command, with: { ...command.with, [key]: { no: 'answer' } } }
}

function refused({ no }: Result): Reason | undefined {
  if (no?.problem !== undefined) throw new Error(`Neither allowed nor refused: ${no.problem}`)
  return no?.reason
}

function read(drawing: string): { map: GridMap; solid: number[]; spots: Record<string, number> } {
  const size = /^(\d+)x(\d+)$/.exec(drawing)
  if (size) return { map: walled(Number(size[1]), Number(size[2])), solid: [], spots: {} }
  const rows = drawing
    .split('\n')
    .map(row => row.trim())
    .filter(row => row !== '')
  const width = Math.max(...rows.map(row => row.length))
  const solid: number[] = []
  const spots: Record<string, number> = {}
  for (const [y, row] of rows.entries())
    for (const [x, mark] of [...row].entries()) {
      if (mark === '#') solid.push(y * width + x)
      else if (/[A-Za-z]/.test(mark)) spots[mark] = y * width + x
    }
  return { map: walled(width, rows.length), solid, spots }
}
