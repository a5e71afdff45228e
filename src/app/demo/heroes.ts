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
  /** Of the two guards on the bridge. */
  readonly guards: readonly string[]
  /** Of a third one, who comes from the road behind the square. */
  readonly rear?: string
  /** Of an archer behind the two. */
  readonly archer?: string
}

/** Where the two guards on the bridge stand. */
const POSTS = [
  [14, 8],
  [15, 10],
] as const

/**
 * Who holds the bridge. The captain comes out of the toll house by its open door, and behind its window waits a bowman of whom the
 * players do not know.
 */
export const tollGuards = ({ captain = 'captain', guards, rear, archer }: Guards): Party => ({
  name: DEMO.guards,
  show: 'words',
  members: [
    { name: DEMO.captain, preset: captain, at: [20, 5] },
    ...guards.map((preset, i) => ({ name: DEMO.guard, preset, at: POSTS[i]! })),
    ...(rear === undefined ? [] : [{ name: DEMO.guard, preset: rear, at: [22, 9] as const }]),
    ...(archer === undefined ? [] : [{ name: DEMO.archer, preset: archer, at: [17, 9] as const }]),
    { name: DEMO.bowman, preset: 'archer', at: [18, 4], known: 'absent' },
  ],
})
