import { DEMO } from '~/words/en/demo'
/** Who meets on the bridge, whatever the rules. */
export const heroes = {
  name: DEMO.heroes,
  show: 'exact',
  members: [
    { name: 'Roland', preset: 'Roland', at: [8, 9] },
    { name: 'Boudica', preset: 'Boudica', at: [9, 10] },
    { name: 'Agnessa', preset: 'Agnessa', at: [6, 9] },
    { name: 'Clementine', preset: 'Clementine', at: [6, 10] },
  ],
} as const

export const guards = {
  name: DEMO.guards,
  show: 'words',
  members: [
    { name: DEMO.captain, preset: 'captain', at: [17, 9] },
    { name: DEMO.guard, preset: 'guard', at: [16, 8] },
    { name: DEMO.guard, preset: 'guard', at: [16, 10] },
    { name: DEMO.archer, preset: 'archer', at: [18, 11] },
    // Waits in the toll house; the players do not know of him.
    { name: DEMO.bowman, preset: 'archer', at: [19, 5], known: 'absent' },
  ],
} as const
