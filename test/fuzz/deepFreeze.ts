/** Freeze plain data through and through, so that writing to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const key of Object.keys(value)) deepFreeze(value[key as keyof T])
  return Object.freeze(value)
}
