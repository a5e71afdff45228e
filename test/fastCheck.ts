/**
 * What the tests get for `fast-check` (`vitest.config.ts`): properties are tried on the same values in every run of `npm test`. Only
 * the long run draws a seed of its own, and `FRAY_SEED` names one.
 */
import fc from 'fast-check'
import { SEED } from './long'

fc.configureGlobal({ seed: SEED })

export * from 'fast-check'
export default fc
