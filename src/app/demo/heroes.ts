import { DEMO } from '~/words/en/demo'
import type { Party } from './members'

/** Who crosses the bridge, whatever the rules. */
export const heroes: Party = {
  name: DEMO.heroes,
  show: 'exact',
  members: [
    { name: 'Roland', preset: 'Roland', at: [9, 9] },
    { name: 'Boudica', preset: 'Boudica', at: [9, 10] },
    { name: 'Agnessa', preset: 'Agnessa', at: [7, 9] },
    { name: 'Clementine', preset: 'Clementine', at: [6, 10] },
  ],
}

/** Ready-made sheets of the guards: such that the heroes have the better chance by these rules. */
interface Guards {
  readonly captain?: string
  /** Of the guards on the bridge, from two to three. */
  readonly guards: readonly string[]
  /** Where there are not three of them. */
  readonly archer?: string
}

/** Where the guards stand, and the archer where there is one. */
const POSTS = [
  [14, 8],
  [15, 10],
  [17, 9],
] as const

/**
 * Who holds the bridge. The captain comes out of the toll house by its open door, and behind its window waits a bowman of whom the
 * players do not know.
 */
export const tollGuards = ({ captain = 'captain', guards, archer }: Guards): Party => ({
  name: DEMO.guards,
  show: 'words',
  members: [
    { name: DEMO.captain, preset: captain, at: [20, 5] },
    ...guards.map((preset, i) => ({ name: DEMO.guard, preset, at: POSTS[i]! })),
    ...(archer === undefined ? [] : [{ name: DEMO.archer, preset: archer, at: POSTS[2] }]),
    { name: DEMO.bowman, preset: 'archer', at: [18, 4], known: 'absent' },
  ],
})
