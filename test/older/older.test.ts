import { vi } from 'vitest'
import { opensOlder } from './opens'

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => import('~/app/testing/worker'))
vi.mock('~/formats/worker/importFile', () => import('~/app/testing/worker'))

opensOlder()
