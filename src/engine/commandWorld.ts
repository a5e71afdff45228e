import { applyPatches, diffSnapshots, shallowCopy, deepCopy } from './patches'
import { Diverged, type Command } from './command'
import type { Batch, Proc, Reply } from './ask'
import type { Combatant, Decider, Id, Patch, RulesetTypes, Snapshot } from './snapshot'
import type { Event } from './events'
import { ruleReport } from './reason'
import type { Procedures, Tables, RunningWorld } from './world'

/** A World over a snapshot, which is left untouched; `terrainOf`: the map that a state is played on. */
export function createWorld<R extends RulesetTypes>(
  start: Snapshot<R>,
  terrainOf: (s: Snapshot<R>) => R['terrain'],
  procedures: Procedures<R>,
): RunningWorld<R> {
  return new CommandWorld(start, terrainOf, procedures)
}

/**
 * A class, because one is made for every command: to make a closure for each of its methods took 4 µs. What has been copied
 * since the last publication is known by identity, in lists that stay short.
 */
class CommandWorld<R extends RulesetTypes> implements RunningWorld<R> {
  knobs: Record<string, number> = {}
  entered: string[] = []
  decided = 0
  brokenOff: readonly Decider[] = []
  /** Handed out as it is, so it does not grow: what is said is put into another. */
  events: readonly Event[] = []
  /** The snapshot, tables, records, sheets and parts of sheets that were copied: not the records inside them. */
  private own: object[] = []
  /** Records that were copied with everything in them. */
  private whole: object[] = []
  /**
   * By combatant the parts of its sheet that were handed out since the start, `null` when it was more than that: only these
   * need be compared in the end. Null altogether when combatants came, went or were changed from outside.
   */
  private touched: Map<Id, string[] | null> | null = new Map()
  /**
   * The two combatants that were asked for last, usually the attacker and the target: a search among all by name costs more than most
   * rules do. Forgotten when a record takes another's place.
   */
  private last: Combatant<R> | undefined
  private other: Combatant<R> | undefined
  now: Snapshot<R>
  settled: Snapshot<R>

  constructor(
    private readonly start: Snapshot<R>,
    private readonly terrainOf: (s: Snapshot<R>) => R['terrain'],
    private readonly procedures: Procedures<R>,
  ) {
    this.now = this.settled = start
  }

  get terrain(): R['terrain'] {
    return this.terrainOf(this.now)
  }

  of(id: Id): Combatant<R> {
    const { last, other } = this
    if (last?.id === id) return last
    if (other?.id === id) return other
    const found = this.now.combatants[id]
    if (!found) throw new Error(`There is no combatant ${id}.`)
    this.other = last
    return (this.last = found)
  }

  edit(id: Id): Combatant<R> {
    return this.editIn('combatants', id)
  }

  editIn<T extends keyof Tables<R>>(table: T, id: Id): Tables<R>[T] {
    const row = this.rowOf(table, id)
    if (table === 'combatants') this.touched?.set(id, null)
    if (this.whole.includes(row)) return row
    if (table === 'combatants' && this.own.includes(row)) {
      this.complete(row as Combatant<R>)
      return row
    }
    const copy = deepCopy(row)
    this.whole.push(copy)
    return this.put(table, id, copy)
  }

  editSheet<K extends keyof R['sheet']>(id: Id, part: K): R['sheet'][K] {
    const row = this.ownSheet(id)
    this.touch(id, part as string)
    const sheet: R['sheet'] = row.sheet
    const value = sheet[part]
    if (typeof value !== 'object' || value === null || this.own.includes(value) || this.whole.includes(row))
      return value
    const copy = deepCopy(value)
    this.own.push(copy)
    return (sheet[part] = copy)
  }

  editRow(id: Id): Omit<Combatant<R>, 'sheet'> {
    this.touched?.set(id, null)
    return this.ownSheet(id)
  }

  setSheet(id: Id, parts: Partial<R['sheet']>): void {
    const row = this.ownSheet(id)
    for (const part in parts) this.touch(id, part)
    // What belongs to a record that was handed out whole may be written to.
    Object.assign(row.sheet, this.whole.includes(row) ? deepCopy(parts) : parts)
  }

  editTurn(): R['turn'] {
    const s = this.ownState()
    if (!s.turn) throw new Error('There is no turn to edit: the fight has not begun.')
    if (this.whole.includes(s.turn)) return s.turn
    const copy = deepCopy(s.turn)
    this.whole.push(copy)
    return (s.turn = copy)
  }

  setBoard(part: { readonly [K in keyof R['board']]?: R['board'][K] | undefined }): void {
    const s = this.ownState()
    const board: Record<string, unknown> = { ...s.board, ...part }
    for (const key in part) if (board[key] === undefined) delete board[key]
    s.board = board
  }

  newId(letter: string): Id {
    return `${letter}${this.ownState().nextId++}`
  }

  set(part: Partial<Pick<Snapshot<R>, 'phase' | 'turn' | 'settings'>>): void {
    Object.assign(this.ownState(), part)
  }

  add<T extends keyof Tables<R>>(table: T, value: Omit<Tables<R>[T], 'id'>): Tables<R>[T] {
    if (table === 'combatants') this.touched = null
    const id = this.newId(table[0]!)
    const row = { ...value, id } as unknown as Tables<R>[T]
    this.ownTable(table)[id] = row
    this.whole.push(row)
    return row
  }

  remove(table: keyof Tables<R>, id: Id): void {
    if (table === 'combatants') this.touched = null
    this.forget()
    delete this.ownTable(table)[id]
  }

  patch(patches: readonly Patch[]): void {
    for (const { path } of patches)
      if (path.length < 3 && (path[0] === 'combatants' || path[0] === 'sides'))
        throw new Diverged('A ruling changes values; combatants and sides come and go by commands of their own.')
    this.touched = null
    try {
      this.now = applyPatches(this.publish(), patches)
      this.forget()
    } catch {
      throw new Diverged(`A ruling leads nowhere: ${patches.map(({ path }) => path.join('.')).join(', ')}.`)
    }
  }

  freeze(): Snapshot<R> {
    return this.publish()
  }

  letStand(): void {
    this.settled = this.publish()
  }

  emit(event: Event): void {
    if (this.entered.length > 0) {
      event.rules = this.entered
      this.entered = []
    }
    this.note(event)
  }

  note(event: Event): void {
    this.events = [...this.events, event]
  }

  during<T>(ids: readonly string[], procedure: Proc<T>): Proc<T> {
    return new During(this, ids, procedure)
  }

  enter(...ids: string[]): void {
    this.enterAll(ids)
  }

  enterAll(ids: readonly string[]): void {
    for (const id of ids) {
      ruleReport(id)
      if (!has(this.entered, id)) this.entered.push(id)
    }
  }

  knob(key: string): number | undefined {
    return this.knobs[key]
  }

  carryOut(type: string, by: Decider): Proc<unknown> {
    return this.procedure({ type, by })
  }

  procedure(command: Command): Proc<unknown> {
    const { type } = command
    const found = Object.hasOwn(this.procedures, type) ? this.procedures[type] : undefined
    if (!found) throw new Diverged(`These rules know no command "${type}".`)
    return found(this, command)
  }

  breakOff(by: Decider): void {
    this.brokenOff = [...this.brokenOff, by]
  }

  publish(): Snapshot<R> {
    // New lists: to set the length of one is a call out of compiled code.
    this.own = []
    this.whole = []
    return this.now
  }

  changes(): Patch[] {
    return diffSnapshots(this.start, this.now, this.touched)
  }

  rewind(to: Snapshot<R>, said: readonly Event[]): void {
    this.publish()
    this.forget()
    this.now = to
    this.events = said
    this.entered = []
    this.brokenOff = []
  }

  private rowOf<T extends keyof Tables<R>>(table: T, id: Id): Tables<R>[T] {
    const row = this.ownTable(table)[id]
    if (!row) throw new Error(`There is no ${table} record ${id} to edit.`)
    return row
  }

  private put<T extends keyof Tables<R>>(table: T, id: Id, row: Tables<R>[T]): Tables<R>[T] {
    this.forget()
    return (this.ownTable(table)[id] = row)
  }

  private forget(): void {
    this.last = this.other = undefined
  }

  private touch(id: Id, part: string): void {
    const parts = this.touched?.get(id)
    if (parts === undefined) this.touched?.set(id, [part])
    else if (parts && !has(parts, part)) parts.push(part)
  }

  private ownState(): Snapshot<R> {
    if (this.own.includes(this.now)) return this.now
    this.now = { ...this.now }
    this.own.push(this.now)
    return this.now
  }

  private ownTable<T extends keyof Tables<R>>(table: T): Record<Id, Tables<R>[T]> {
    // One cast: the tables of a snapshot are these records by their ids.
    const s = this.ownState() as unknown as { [K in keyof Tables<R>]: Record<Id, Tables<R>[K]> }
    const rows = s[table]
    if (this.own.includes(rows)) return rows
    const copy = { ...rows }
    this.own.push(copy)
    return (s[table] = copy)
  }

  /** The combatant with a sheet of its own, the parts of which are still shared. */
  private ownSheet(id: Id): Combatant<R> {
    const row = this.rowOf('combatants', id)
    if (this.own.includes(row) || this.whole.includes(row)) return row
    const copy: Combatant<R> = shallowCopy(row)
    copy.sheet = shallowCopy(row.sheet)
    this.own.push(copy)
    return this.put('combatants', id, copy)
  }

  /** Parts of its sheet were copied and handed out: the others are copied beside them. */
  private complete(row: Combatant<R>): void {
    const sheet: R['sheet'] = row.sheet
    for (const part in sheet) {
      // What is no record comes to itself.
      if (!this.own.includes(sheet[part] as object)) sheet[part] = deepCopy(sheet[part])
    }
    this.whole.push(row)
  }
}

/** `includes` without a call: for texts that stand in the code it comes to comparing places in memory. */
function has(list: readonly string[], id: string): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === id) return true
  return false
}

/**
 * `World.during`. No generator of its own: every question and every answer goes through all procedures that are under way, and a
 * generator round each of them would be gone through as well.
 */
class During<T> implements Proc<T> {
  private before: { decided: number; entered: readonly string[]; length: number } | undefined

  constructor(
    private readonly w: Pick<RunningWorld<RulesetTypes>, 'decided' | 'entered' | 'enterAll'>,
    private readonly ids: readonly string[],
    private readonly procedure: Proc<T>,
  ) {}

  [Symbol.iterator](): this {
    return this
  }

  next(reply: Reply): IteratorResult<Batch, T> {
    const { decided, entered, length } = (this.before ??= this.begin())
    const step = this.procedure.next(reply)
    const { w } = this
    // After an event the list is another one, and all in it came since.
    if (step.done && w.decided > decided) w.entered = w.entered === entered ? entered.slice(0, length) : []
    return step
  }

  private begin() {
    const { decided, entered } = this.w
    const { length } = entered
    this.w.enterAll(this.ids)
    return { decided, entered, length }
  }
}
