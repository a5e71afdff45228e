import * as v from 'valibot'
import { copyOf, type FieldNote, type FieldParts, type FieldTree } from '~/engine/fields'
import type { Json } from '~/engine/snapshot'

/** One field of a sheet: the schema that checks it, and how long what stands in it lasts. */
export interface SheetField<S extends v.GenericSchema = v.GenericSchema> {
  readonly schema: S
  readonly note: FieldNote | FieldParts
}

interface SheetFieldsGiven {
  readonly [name: string]: SheetField
}

type Schemas<F> = { -readonly [Name in keyof F]: F[Name] extends SheetField<infer S> ? S : never }
type Values<F> = { -readonly [Name in keyof F]: F[Name] extends SheetField<infer S> ? v.InferOutput<S> : never }

/** The fields of a sheet, or of a part of one. */
interface SheetFields<F> {
  readonly schema: v.ObjectSchema<Schemas<F>, undefined>
  readonly tree: FieldTree
  /** What stands in them at rest. Only of parts whose fields all say so. */
  atRest(): Values<F>
}

const field = <S extends v.GenericSchema>(schema: S, note: FieldNote): SheetField<S> => ({ schema, note })

/**
 * It says what the creature is, and stays. `usual`: what sheets are given that were written before there was such a field; a field
 * that is added needs one.
 */
export function creature<const S extends v.GenericSchema>(schema: S, usual?: v.InferOutput<S>): SheetField<S> {
  return field(schema, { lasts: 'creature', ...(usual !== undefined && { usual: usual as Json }) })
}

/** It belongs to one fight: no copy has it, and nobody takes it into another fight. */
export function fight<const S extends v.GenericSchema>(schema: S, usual: v.InferOutput<S>): SheetField<S> {
  return field(schema, { lasts: 'fight', usual: usual as Json })
}

/** It lasts as long as one of these pools of the sheet is short. */
export function hurt<const S extends v.GenericSchema>(
  pools: readonly string[],
  schema: S,
  usual: v.InferOutput<S>,
): SheetField<S> {
  return field(schema, { lasts: 'hurt', pools, usual: usual as Json })
}

/** It lasts until the creature has rested. `rested`: what of it stays all the same; absent: nothing. */
export function untilRest<const S extends v.GenericSchema, Sheet extends object>(
  schema: S,
  usual: v.InferOutput<S>,
  rested?: (was: v.InferOutput<S>, sheet: Sheet) => v.InferOutput<S>,
): SheetField<S> {
  const note = { lasts: 'rest', usual: usual as Json } as const
  return field(schema, rested ? { ...note, rested: rested as unknown as NonNullable<FieldNote['rested']> } : note)
}

/** A field with fields of its own. `schema`: where it is more than their object, one that may be null for instance. */
export function part<F>(fields: SheetFields<F>): SheetField<SheetFields<F>['schema']>
export function part<F, const S extends v.GenericSchema>(fields: SheetFields<F>, schema: S): SheetField<S>
export function part<F>(fields: SheetFields<F>, schema: v.GenericSchema = fields.schema): SheetField {
  return { schema, note: { parts: fields.tree, each: false } }
}

/** A list or a record whose elements have these fields. */
export function each<F, const S extends v.GenericSchema>({ tree }: SheetFields<F>, schema: S): SheetField<S> {
  return { schema, note: { parts: tree, each: true } }
}

/**
 * The fields of a sheet, or of a part of one, a line each: what may stand there, how long it lasts, and what stands there at rest. From
 * this follow the schema, the marks of somebody to whom nothing has happened yet, what a copy is without, and what older sheets are
 * given when they are opened.
 */
export function sheetFields<const F extends SheetFieldsGiven>(fields: F): SheetFields<F> {
  const all = Object.entries(fields)
  return {
    // The object has these keys and no others, which only its own type knows.
    schema: v.object(Object.fromEntries(all.map(([name, { schema }]) => [name, schema]))) as unknown as v.ObjectSchema<
      Schemas<F>,
      undefined
    >,
    tree: Object.fromEntries(all.map(([name, { note }]) => [name, note])),
    atRest: () =>
      Object.fromEntries(
        all.map(([name, { note }]) => [name, 'parts' in note ? undefined : copyOf(note.usual)]),
      ) as Values<F>,
  }
}

/**
 * What is left of a sheet outside of its fight. `stands`: as it stands, for the next fight. `copy`: as one more of its kind. `rested`:
 * as it is once nothing ails it. What belongs to one fight is gone in all three.
 */
export type SheetAs = 'stands' | 'copy' | 'rested'

/** The sheet without what its fight has left on it. Pools stay as they are. `pools`: all of them, by their paths. */
export function outOfFight<Sheet extends object>(
  tree: FieldTree,
  sheet: Sheet,
  as: SheetAs,
  pools: readonly Path[],
): Sheet {
  const isShort = (path: Path) => {
    const pool = path.reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), sheet)
    return isHolder(pool) && typeof pool.cur === 'number' && typeof pool.max === 'number' && pool.cur < pool.max
  }
  const isWhole = !pools.some(isShort)
  const isOver = ({ lasts, pools: own = [] }: FieldNote): boolean => {
    switch (lasts) {
      case 'creature':
        return false
      case 'fight':
        return true
      case 'hurt':
        return as === 'rested' || !own.some(pool => isShort([pool]))
      case 'rest':
        return as === 'rested' || (as === 'copy' && isWhole)
    }
  }
  const cleared = (parts: FieldTree, value: unknown): unknown =>
    isHolder(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, was]) => {
            const note = Object.hasOwn(parts, name) ? parts[name]! : undefined
            if (!note) return [name, was]
            if ('parts' in note) return [name, note.each ? clearedEach(note.parts, was) : cleared(note.parts, was)]
            if (!isOver(note)) return [name, was]
            return [name, note.rested ? note.rested(was, sheet) : copyOf(note.usual)]
          }),
        )
      : value
  const clearedEach = (parts: FieldTree, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(one => cleared(parts, one))
    if (!isHolder(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleared(parts, one)]))
  }
  return cleared(tree, structuredClone(sheet)) as Sheet
}

type Path = readonly (string | number)[]

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
