import type { OptionWords } from '~/table/words/textOf'
import type { Tiny } from '../../state/types'

/** Labels of options that name a thing of somebody's, by the question. */
export const optionsOf: { readonly [key: string]: OptionWords<Tiny> } = {
  'wield.what': (id, { ask, s }) =>
    s.combatants[ask.of]?.sheet.weapons.find(weapon => weapon.id === id)?.name ?? 'Bare hands',
}

/** Labels of options by their value. */
export const options: { readonly [value: string]: string } = {
  none: 'None',
  advantage: 'Advantage by the GM',
  difficulty: 'Difficulty',
  steps: 'Steps harder',
  light: 'Light armour',
  medium: 'Medium armour',
  heavy: 'Heavy armour',
}
