import { catalogue } from '../../../spoken'

/** Whom Fray plays, and how fast. */
export const LET_PLAY = catalogue('gm/letPlay', {
  title: 'Let Fray play',
  how: 'They act by the tactics of the rules, one step after the other. Standing orders come first, everything can be taken back, and any key stops it. What is asked of the others stays yours.',
  whom: 'Whom',
  side: (name: string) => `${name}, whoever joins them too`,
  selected: (n: number) => `The ${n} who are selected`,
  speed: 'How fast',
  slowly: 'Slowly, a step every 2½ seconds',
  steadily: 'A step every second or so',
  quickly: 'Quickly',
  stop: 'Stop playing',
})
