/** Parts of totals whose code is not their name. */
export const parts: { readonly [of: string]: string } = {
  die: 'Die',
  heavy: 'Heavy weapon',
  light: 'Weapon',
  unarmedFighter: 'Unarmed Fighter',
  critical: 'Critical',
  naturalDR: 'Natural damage reduction',
  notBelow0: 'Not below 0',
  harm: 'Damage',
  medic: 'A Medic’s care',
  aboveMaximum: 'Not above the maximum',
  hp: 'HP',
  attempt: 'Which attempt it is',
  tended: 'A Medic’s care',
}
