import type * as en from '../en/tiny'

export const TINY: typeof en.TINY = {
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
