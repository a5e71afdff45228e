/** Who meets on the bridge, whatever the rules. */
export const heroes = {
  name: 'Heroes',
  show: 'exact',
  members: [
    { name: 'Roland', preset: 'Roland', at: [8, 9] },
    { name: 'Boudica', preset: 'Boudica', at: [9, 10] },
    { name: 'Agnessa', preset: 'Agnessa', at: [6, 9] },
    { name: 'Clementine', preset: 'Clementine', at: [6, 10] },
  ],
} as const

export const guards = {
  name: 'Toll guards',
  show: 'words',
  members: [
    { name: 'Toll captain', preset: 'captain', at: [17, 9] },
    { name: 'Guard', preset: 'guard', at: [16, 8] },
    { name: 'Guard', preset: 'guard', at: [16, 10] },
    { name: 'Archer', preset: 'archer', at: [18, 11] },
    // Waits in the toll house; the players do not know of him.
    { name: 'Bowman', preset: 'archer', at: [19, 5], known: 'absent' },
  ],
} as const
