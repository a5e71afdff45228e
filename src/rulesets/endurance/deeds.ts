import type { Proc } from '~/engine/ask'
import type { Id } from '~/engine/types'
import type { World } from './types'

/**
 * What a combatant does, by the type of its offer. Filled by `commands.ts`: deeds lead to one another in circles (a readied
 * attack interrupts an attack), which imports must not.
 */
export const deeds: Record<string, (w: World, who: Id) => Proc<unknown>> = {}
