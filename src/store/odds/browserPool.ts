import { trustedWorker } from '~/storage'
import { createPool, type Pool } from './pool'
import address from './worker.ts?worker&url'

/** Workers of this browser: one for each core but the one that draws, and two where there are two: drawing is seldom. */
export function browserPool(): Pool {
  const size = Math.max(2, (navigator.hardwareConcurrency || 2) - 1)
  return createPool(() => new Worker(trustedWorker(address), { type: 'module', name: 'fray-ahead' }), size)
}
