import type { Field } from '~/engine/ruleset'
import { CONDITION } from '../state/conditions'
import type { Sheet } from '../state/sheet'
import { DICE } from '../state/vocabulary'

const integer = (min: number, max: number): Field['kind'] => ({ type: 'integer', min, max })
const flag: Field['kind'] = { type: 'flag' }
const option = (...options: string[]): Field['kind'] => ({ type: 'option', options })
const words = (max: number): Field['kind'] => ({ type: 'text', max })

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition', Orders: 'order' }

function field(group: string, label: string, path: Field['path'], kind: Field['kind'], role = ROLES[group]): Field {
  return { path, label, group, ...(role && { role }), plain: ['pc', 'npc'], kind }
}

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  return [
    field('Pools', 'HP', ['hp'], { type: 'pool', max: 30 }),
    field('Pools', 'STR', ['str'], { type: 'pool', max: 20 }),
    field('Pools', 'DEX', ['dex'], { type: 'pool', max: 20 }),
    field('Pools', 'WIL', ['wil'], { type: 'pool', max: 20 }),
    field('Armour', 'Natural armour', ['armorNatural'], integer(0, 3)),
    ...sheet.armorItems.flatMap(({ name }, i) => [
      field('Armour', `${name}: armour`, ['armorItems', i, 'value'], integer(0, 3)),
      field('Armour', `${name}: worn`, ['armorItems', i, 'worn'], flag),
      field('Armour', `${name}: destroyed`, ['armorItems', i, 'destroyed'], flag),
    ]),
    ...sheet.weapons.flatMap((weapon, i) => [
      field(weapon.name, 'Name', ['weapons', i, 'name'], words(60)),
      ...weapon.dice.map((_, die) =>
        field(weapon.name, 'Damage', ['weapons', i, 'dice', die], { type: 'die', sides: DICE }),
      ),
      field(weapon.name, 'In hand', ['weapons', i, 'held'], flag, 'held'),
      field(weapon.name, 'Ranged', ['weapons', i, 'ranged'], flag),
      field(weapon.name, 'Blast', ['weapons', i, 'blast'], flag),
    ]),
    ...sheet.wands.map(({ name }, i) => field('Pack', `${name}: in hand`, ['wands', i, 'held'], flag)),
    field('Pack', 'Slots used', ['slotsUsed'], integer(0, 10)),
    field('Pack', 'Fatigue', ['fatigue'], integer(0, 10)),
    field('Body', 'Kind', ['kind'], option('pc', 'hireling', 'npc')),
    field('Body', 'Speed (ft)', ['speed'], integer(0, 200)),
    field('Body', 'Side of the token (squares)', ['footprint'], integer(1, 9), 'squares'),
    field('Body', 'Detachment', ['detachment'], flag),
    field('Body', 'Deprived', ['deprived'], flag),
    field('Fight', 'Readiness', ['readiness'], option('roll', 'ready', 'caughtOut')),
    field('Fight', 'Leader', ['leader'], flag),
    field('Fight', 'Fearless', ['fearless'], flag),
    field('Fight', 'Morale group', ['moraleGroup'], words(60)),
    ...CONDITION.labels.map(([key, label]) => field('Conditions', label, ['status', key], flag)),
    field('Orders', 'Weapons of an attack', ['orders', 'attacks'], option('best', 'ask')),
    field('Orders', 'The d12 of an enhanced attack', ['orders', 'enhanced'], option('take', 'ask')),
    field('Orders', 'Sunder', ['orders', 'sunder'], option('ask', 'never', 'critical')),
  ]
}
