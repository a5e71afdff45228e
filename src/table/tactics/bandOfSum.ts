import type { BandOf } from '~/engine/ruleset'

/** Of these dice nothing counts but what they come to together. */
export const bandOfSum: BandOf = faces => faces.reduce((sum, face) => sum + face, 0)
