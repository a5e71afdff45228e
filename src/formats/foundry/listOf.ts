/** A field that should be a list; empty when it is anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
