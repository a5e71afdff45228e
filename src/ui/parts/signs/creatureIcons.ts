/**
 * Faces for creatures that have no picture of their own, by their kind: they come with the library; from game-icons.net, CC BY 3.0. The build
 * puts the drawing itself in the place of its name (build/icons.ts).
 */
export const CREATURE_ICONS = {
  // people
  person: 'cowled',
  rogue: 'hood',
  warrior: 'swordman',
  soldier: 'visored-helm',
  archer: 'bowman',
  mage: 'warlock-hood',
  priest: 'cultist',
  savage: 'brute',
  noble: 'king',
  dwarf: 'dwarf-helmet',
  // folk of the wild
  giant: 'troll',
  lizardfolk: 'lizardman',
  minotaur: 'minotaur',
  // beasts
  wolf: 'wolf-head',
  bear: 'bear-head',
  cat: 'cat',
  rat: 'rat',
  boar: 'boar',
  horse: 'horse-head',
  bird: 'raven',
  bat: 'bat',
  snake: 'snake',
  spider: 'spider-alt',
  insect: 'insect-jaws',
  octopus: 'octopus',
  plant: 'ent-mouth',
  dragon: 'wyvern',
  // the dead, and what was never alive
  ghost: 'ghost',
  zombie: 'raise-zombie',
  demon: 'devil-mask',
  golem: 'rock-golem',
} as const
