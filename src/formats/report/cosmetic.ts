import * as v from 'valibot'

/** A field that is only looked at (a name, a colour): missing, empty or wrong it costs nothing but itself, and counts as `otherwise`. */
export const cosmetic = <const S extends v.GenericSchema, const D extends v.InferOutput<S>>(schema: S, otherwise: D) =>
  v.fallback(v.nullish(schema, otherwise as never), otherwise as never) as unknown as v.GenericSchema<
    v.InferInput<S> | null | undefined,
    v.InferOutput<S>
  >
