import type { Json } from '~/engine'

/** How the odds of an option are found among others. */
export const optionKey = (value: Json): string => JSON.stringify(value)
