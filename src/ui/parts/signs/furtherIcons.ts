/**
 * The drawings that come with the systems that need them, by what they mean; from game-icons.net, CC BY 3.0. The build
 * puts the drawing itself in the place of its name (build/icons.ts).
 */
export const FURTHER_ICONS = {
  // actions
  cast: 'magic-swirl',
  potion: 'standing-potion',
  throw: 'thrown-daggers',
  intimidate: 'screaming',
  bandage: 'arm-bandage',
  shove: 'high-kick',
  grapple: 'grab',
  blast: 'fire-bomb',
  sweep: 'axe-swing',
  retreat: 'return-arrow',
  flee: 'run',
  pickUp: 'card-pickup',
  carry: 'weight',
  special: 'star-swirl',
  // weapons
  staff: 'wizard-staff',
  wand: 'crystal-wand',
  claws: 'triple-claws',
  // conditions
  bound: 'crossed-chains',
  surrendered: 'hand-ok',
  fear: 'terror',
  poisoned: 'poison-gas',
  blinded: 'bleeding-eye',
  deaf: 'silenced',
  sick: 'vomiting',
  injury: 'broken-bone',
} as const
