/** Parts of totals whose code is not their name. */
export const parts: { readonly [of: string]: string } = {
  kept: 'Highest die',
  natural: 'Natural armour',
  mostArmour: 'At most 3 armour',
  atLeastNothing: 'Not below 0',
  whole: 'All that was missing',
  hp: 'HP',
  str: 'STR',
  dex: 'DEX',
  wil: 'WIL',
}
