/** Parts of totals whose code is not their name. */
export const parts: { readonly [of: string]: string } = {
  gm: 'GM',
  defense: 'Defense',
  tn: 'Target number',
  defenseBonus: 'Defense bonus',
  attackBonus: 'Attack bonus',
  traits: 'Traits',
  fullDefense: 'Full-Defense',
  targetProne: 'Target prone',
  targetBlinded: 'Target blinded',
  flat: 'Weapon',
  hide: 'Hide',
  critical: 'Critical multiplier',
  atLeastOne: 'At least 1',
  atLeastNothing: 'Not below 0',
  hd: 'Hit Dice',
}
