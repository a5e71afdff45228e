import type { TINY as EN } from '../../en/systems/tiny'

export const TINY: typeof EN = {
  saves: 'Rettungswürfe',
  weapons: 'Waffen',
  addWeapon: 'Waffe hinzufügen',
  proficiencies: 'Fertigkeiten',
  trained: 'Geübt in',
  addProficiency: 'Fertigkeit hinzufügen',
  whoSleeps: 'Wer schläft',
  sleep: 'Sechs Stunden schlafen',
  newDay: 'Neuer Tag',
}
