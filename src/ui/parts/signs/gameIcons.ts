/**
 * The drawings of the first screen and of what every fight needs, by what they mean; from game-icons.net, CC BY 3.0. The
 * build puts the drawing itself in the place of its name (build/icons.ts).
 */
export const GAME_ICONS = {
  // the window
  menu: 'hamburger-menu',
  undo: 'anticlockwise-rotation',
  redo: 'clockwise-rotation',
  screen: 'tv',
  pencil: 'quill-ink',
  sheet: 'character',
  log: 'scroll-unfurled',
  map: 'treasure-map',
  encounter: 'crossed-swords',
  fights: 'bookshelf',
  rules: 'open-book',
  // tools of the map
  pointer: 'arrow-cursor',
  ruler: 'pencil-ruler',
  brush: 'paint-brush',
  wall: 'brick-wall',
  hidden: 'sight-disabled',
  target: 'convergence-target',
  // actions
  attack: 'broadsword',
  // conditions
  prone: 'falling',
  unconscious: 'night-sleep',
  bleeding: 'bleeding-wound',
  bloodied: 'drop',
  harmed: 'half-heart',
  burning: 'flame',
  broken: 'broken-shield',
  surprised: 'surprised',
  marker: 'flying-flag',
} as const

/** What is left of the dead: by itself, because the players' page has it and no other drawing. */
export const SKULL = {
  dead: 'skull-crossed-bones',
} as const
