import { patched } from './patch'
import { record } from './record'
import { Diverged } from './refused'
import type { Board, Combatant, Effect, Event, Id, Patch, RulesetTypes, Side, Snapshot, Thing } from './types'
import { witness } from './witness'

type Tables<R extends RulesetTypes> = {
  sides: Side<R>
  combatants: Combatant<R>
  things: Thing
  effects: Effect
}

/**
 * What a procedure sees and changes. Reading is free; `edit` hands out a private copy of one record, so that the
 * snapshot before stays as it was and all records that nobody touched are shared with it.
 *
 * Read afresh after each `yield*`: somebody may have reacted, or the GM may have changed a number. A record that was
 * handed out before a question is published with the question and must not be written to afterwards.
 */
export interface World<R extends RulesetTypes> {
  /** The state as it stands. Do not write to it. */
  readonly now: Snapshot<R>
  /** The frozen map, compiled for questions. */
  readonly terrain: R['terrain']
  /** The combatant with this id. Throws when there is none. */
  of(id: Id): Combatant<R>
  /** The combatant with this id, to be changed. */
  edit(id: Id): Combatant<R>
  /**
   * One part of a combatant's sheet (a pool, the marks, the list of items), to be changed. Cheaper than `edit`: the other
   * parts stay shared with the state before.
   */
  editSheet<K extends keyof R['sheet']>(id: Id, part: K): R['sheet'][K]
  /** The record in a table, to be changed. */
  editIn<T extends keyof Tables<R>>(table: T, id: Id): Tables<R>[T]
  /** The turn order, to be changed. Throws while preparing. */
  editTurn(): R['turn']
  /** Put other values in place of these parts of the board; `undefined` takes a part off. The others stay shared. */
  setBoard(part: { readonly [K in keyof Board]?: Board[K] | undefined }): void
  /** An id that no record has had: the letter with the next number. */
  newId(letter: string): Id
  /** Change the phase, the turn order as a whole, the settings or the rules' version. */
  set(part: Partial<Pick<Snapshot<R>, 'phase' | 'turn' | 'settings'>>): void
  /** Put a new record into a table under a fresh id. */
  add<T extends keyof Tables<R>>(table: T, value: Omit<Tables<R>[T], 'id'>): Tables<R>[T]
  remove(table: keyof Tables<R>, id: Id): void
  /**
   * Change values at their paths, as a ruling does. Throws `Diverged` when a path leads nowhere, or would add or remove
   * a combatant or a side behind the back of the rules.
   */
  patch(patches: readonly Patch[]): void
  /** The state of this moment, frozen: what happens at the same instant is read from it. */
  freeze(): Snapshot<R>
  /** Say aloud what happened. */
  emit(event: Event): void
  /** The rules with these ledger ids come into play here. They are listed with the next event. */
  enter(...ids: string[]): void
  /** Where the GM has put this knob of the open roll; undefined: untouched. */
  knob(key: string): number | undefined
}

/** The World behind `run`: adds what only the runner does. */
export interface RunningWorld<R extends RulesetTypes> extends World<R> {
  /** Hand out the state; later edits copy again. */
  publish(): Snapshot<R>
  /** Go back to a state handed out earlier, and to what had been said by then. */
  rewind(to: Snapshot<R>, said: readonly Event[]): void
  readonly events: readonly Event[]
  readonly knobs: Record<string, number>
  resetKnobs(): void
}

/** A World over a snapshot, which is left untouched. */
export function createWorld<R extends RulesetTypes>(start: Snapshot<R>, terrain: R['terrain']): RunningWorld<R> {
  let state = start
  let events: readonly Event[] = []
  let entered: string[] = []
  let knobs: Record<string, number> = {}
  // What has been copied since the last publication: the snapshot itself, tables by name, records by `table/id`; sheets of
  // which only parts were copied by `sheets/id`, these parts by `sheets/id/part`.
  let own = new Set<string>()

  const ownState = (): Snapshot<R> => {
    if (!own.has('')) {
      own.add('')
      state = { ...state }
    }
    return state
  }
  const ownTable = (table: keyof Tables<R>): Record<Id, Tables<R>[typeof table]> => {
    const s = ownState()
    if (!own.has(table)) {
      own.add(table)
      Object.assign(s, { [table]: { ...s[table] } })
    }
    return s[table] as Record<Id, Tables<R>[typeof table]>
  }
  const editIn = <T extends keyof Tables<R>>(table: T, id: Id): Tables<R>[T] => {
    const rows = ownTable(table) as Record<Id, Tables<R>[T]>
    const row = rows[id]
    if (!row) throw new Error(`There is no ${table} record ${id} to edit.`)
    const name = `${table}/${id}`
    if (own.has(name)) return row
    own.add(name)
    if (table === 'combatants' && own.has(`sheets/${id}`)) {
      complete(id)
      return row
    }
    return (rows[id] = record(row))
  }
  const editSheet = <K extends keyof R['sheet']>(id: Id, part: K): R['sheet'][K] => {
    if (own.has(`combatants/${id}`)) return state.combatants[id]!.sheet[part]
    const sheet = ownSheet(id)
    const name = `sheets/${id}/${String(part)}`
    if (own.has(name)) return sheet[part]
    own.add(name)
    return (sheet[part] = record(sheet[part]))
  }
  const ownSheet = (id: Id): R['sheet'] => {
    const rows = ownTable('combatants') as Record<Id, Combatant<R>>
    const row = rows[id]
    if (!row) throw new Error(`There is no combatants record ${id} to edit.`)
    const name = `sheets/${id}`
    if (own.has(name)) return row.sheet
    own.add(name)
    const sheet = { ...row.sheet }
    rows[id] = { ...row, sheet }
    return sheet
  }
  /** Parts of a sheet were copied and handed out: the others are copied beside them. */
  const complete = (id: Id): void => {
    const sheet: R['sheet'] = state.combatants[id]!.sheet
    for (const part in sheet) if (!own.has(`sheets/${id}/${part}`)) sheet[part] = record(sheet[part])
  }
  const editTurn = (): R['turn'] => {
    const s = ownState()
    if (!s.turn) throw new Error('There is no turn to edit: the fight has not begun.')
    if (!own.has('turn')) {
      own.add('turn')
      s.turn = record(s.turn)
    }
    return s.turn
  }
  const newId = (letter: string): Id => `${letter}${ownState().nextId++}`

  return {
    get now() {
      return state
    },
    terrain,
    of(id) {
      const found = state.combatants[id]
      if (!found) throw new Error(`There is no combatant ${id}.`)
      return found
    },
    edit: id => editIn('combatants', id),
    editSheet,
    editIn,
    editTurn,
    setBoard(part) {
      const s = ownState()
      const board: Record<string, unknown> = { ...s.board, ...part }
      for (const key in part) if (board[key] === undefined) delete board[key]
      s.board = board as unknown as Board
    },
    newId,
    set(part) {
      Object.assign(ownState(), part)
      own.delete('turn')
    },
    add(table, value) {
      const id = newId(table[0]!)
      const row = { ...value, id } as unknown as Tables<R>[typeof table]
      ;(ownTable(table) as Record<Id, unknown>)[id] = row
      own.add(`${table}/${id}`)
      return row
    },
    remove(table, id) {
      delete ownTable(table)[id]
    },
    freeze: () => publish(),
    emit(event) {
      events = [...events, entered.length > 0 ? { ...event, rules: entered } : event]
      entered = []
    },
    enter(...ids) {
      for (const id of ids) {
        witness(id)
        if (!entered.includes(id)) entered.push(id)
      }
    },
    knob: key => knobs[key],
    publish: () => publish(),
    patch(patches) {
      for (const { path } of patches)
        if (path.length < 3 && (path[0] === 'combatants' || path[0] === 'sides'))
          throw new Diverged('A ruling changes values; combatants and sides come and go by commands of their own.')
      try {
        state = patched(publish(), patches)
      } catch {
        throw new Diverged(`A ruling leads nowhere: ${patches.map(({ path }) => path.join('.')).join(', ')}.`)
      }
    },
    rewind(to, said) {
      state = to
      events = said
      entered = []
      own = new Set()
    },
    get events() {
      return events
    },
    get knobs() {
      return knobs
    },
    resetKnobs() {
      knobs = {}
    },
  }

  function publish(): Snapshot<R> {
    if (own.size > 0) own = new Set()
    return state
  }
}
