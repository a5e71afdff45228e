/** Parts of totals whose code is not their name. */
export const parts: { readonly [of: string]: string } = {
  worn: 'Armour',
  natural: 'Natural armour',
  dice: 'Dice',
  sweep: 'Sweep: half',
  focus: 'At one alone: double',
  unharmed: 'Holy: no harm to this one',
  atLeastNothing: 'Not below 0',
  fullRest: 'All that was missing',
  str: 'STR',
  agi: 'AGI',
  wit: 'WIT',
}
