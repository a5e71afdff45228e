import type { Id } from '~/engine'

/** Who lies on the bench: no combatant of a fight is called so. */
export const ON_BENCH: Id = 'bench'
