/**
 * What stands on the token of whoever has come out of a fight other than by falling: a white flag drawn for Fray, the others from
 * game-icons.net, CC BY 3.0. The build puts the drawings in the place of their names (build/icons.ts).
 */
export const EXIT_ICONS = {
  surrendered: 'M14 4H28V124H14zM28 8H122L102 40L122 72H28zM39 19V61H102L89 40L102 19z',
  fled: 'run',
  left: 'exit-door',
} as const
