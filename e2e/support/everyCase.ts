/** The tag of tests that run in `npm run test:long` only. */
export const LONG = /@long/

/**
 * Of a test for every system, broker or size one case runs in `npm test`, and the others in `npm run test:long`.
 *
 * @param isShort whether this is the case for `npm test`
 * @returns the details of the test
 */
export const everyCase = (isShort: boolean): { tag?: string } => (isShort ? {} : { tag: '@long' })

/** The details of a test that proves with many steps what shorter ones prove one by one: `npm run test:long` alone runs it. */
export const ONLY_LONG = everyCase(false)
