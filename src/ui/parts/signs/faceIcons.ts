/**
 * The faces that every fight may need, the demos' among them: they come with the first screen; from game-icons.net, CC BY 3.0. The
 * build puts the drawing itself in the place of its name (build/icons.ts). Which name has which face: `faces.ts`.
 */
export const FACE_ICONS = {
  person: 'cowled',
  knight: 'visored-helm',
  viking: 'horned-helm',
  archer: 'hood',
  watchman: 'barbute',
  captain: 'centurion-helmet',
} as const
