import type { Field } from '~/engine/ruleset'
import type { Sheet } from '../state/sheet'
import { DICE, HELD, KINDS, MINDS, MODES, QUALITIES, SIZES, STANCES } from '../state/vocabulary'

const integer = (min: number, max: number): Field['kind'] => ({ type: 'integer', min, max })
const pool = (max: number): Field['kind'] => ({ type: 'pool', max })
const flag: Field['kind'] = { type: 'flag' }
const option = (options: readonly string[]): Field['kind'] => ({ type: 'option', options })
const words = (max: number): Field['kind'] => ({ type: 'text', max })

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition', Orders: 'order' }

function field(group: string, label: string, path: Field['path'], kind: Field['kind'], role = ROLES[group]): Field {
  return { path, label, group, ...(role && { role }), plain: ['none', 'plain'], kind }
}

const CONDITIONS = {
  incapacitated: 'Incapacitated',
  dead: 'Dead',
  disabled: 'Disabled',
  entangled: 'Entangled',
  skipTurn: 'Loses the next turn',
  moraleExempt: 'Passed a morale check',
  frenzied: 'Frenzied',
  confused: 'Confused',
  blind: 'Blind',
  deaf: 'Deaf',
  silenced: 'Silenced',
  eyeInjury: 'Eye injury',
  hobbled: 'Hobbled',
  encumbered: 'Encumbered',
  poisoned: 'Poisoned',
  climbing: 'Climbing',
  swimming: 'Swimming',
  mounted: 'Rides a mount that has moved',
} as const

/** How an item is made, and what has become of it. */
function wear(group: string, name: string, path: Field['path']): Field[] {
  return [
    field(group, `${name}: made`, [...path, 'quality'], option(QUALITIES)),
    field(group, `${name}: damaged`, [...path, 'damaged'], flag),
    field(group, `${name}: destroyed`, [...path, 'destroyed'], flag),
    field(group, `${name}: used in this fight`, [...path, 'used'], flag),
  ]
}

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  return [
    field('Pools', 'Health', ['health'], pool(99)),
    field('Pools', 'STR', ['str'], pool(19)),
    field('Pools', 'AGI', ['agi'], pool(19)),
    field('Pools', 'WIT', ['wit'], pool(19)),
    field('Pools', 'Omens', ['omens'], integer(0, 2)),
    field('Pools', 'Mana', ['mana'], pool(20)),
    field('Pools', 'Corruption', ['corruption'], integer(0, 99)),
    field('Armour', 'Natural armour', ['naturalArmour'], integer(0, 6)),
    ...(sheet.armour
      ? [
          field('Armour', `${sheet.armour.name}: armour value`, ['armour', 'value'], integer(0, 3)),
          ...wear('Armour', sheet.armour.name, ['armour']),
        ]
      : []),
    ...(sheet.helmet ? wear('Armour', sheet.helmet.name, ['helmet']) : []),
    ...sheet.shields.flatMap(({ name }, i) => [
      field('Armour', `${name}: held`, ['shields', i, 'held'], option(['main', 'off', 'stowed'])),
      ...wear('Armour', name, ['shields', i]),
    ]),
    ...sheet.weapons.flatMap(({ name, die }, i) => {
      const of = (label: string, key: string, kind: Field['kind']) => field(name, label, ['weapons', i, key], kind)
      return [
        of('Name', 'name', words(60)),
        ...(die === null ? [] : [of('Damage', 'die', { type: 'die', sides: DICE })]),
        { ...of('Held', 'held', option(HELD)), role: 'held' as const },
        of('Bulk', 'bulk', integer(0, 8)),
        { ...of('Manner', 'mode', option(MODES)), reads: 'bare' as const },
        of('Range (zones)', 'range', integer(0, 64)),
        of('Poisoned', 'poisoned', flag),
        of('Improvised', 'improvised', flag),
        of('Spent', 'spent', flag),
        of('Made', 'quality', option(QUALITIES)),
        of('Damaged', 'damaged', flag),
        of('Destroyed', 'destroyed', flag),
        of('Used in this fight', 'used', flag),
      ]
    }),
    ...sheet.consumables.map(({ name }, i) => field('Pack', name, ['consumables', i, 'count'], integer(0, 99))),
    ...sheet.powers.map(({ name }, i) => field('Powers', `${name}: level`, ['powers', i, 'level'], integer(1, 9))),
    field('Body', 'Played by', ['controller'], option(['gm', 'player'])),
    field('Body', 'Size', ['size'], option(SIZES)),
    field('Body', 'Kind', ['kind'], option(KINDS)),
    field('Body', 'Mind', ['mind'], option(MINDS)),
    field('Body', 'Main arm useless', ['status', 'armInjury', 'main'], flag),
    field('Body', 'Other arm useless', ['status', 'armInjury', 'off'], flag),
    field('Morale', 'Group', ['group'], words(60)),
    field('Morale', 'Immune to fear', ['fearImmune'], flag),
    field('Morale', 'Heart', ['status', 'stance'], option(STANCES)),
    ...Object.entries(CONDITIONS).map(([key, label]) => field('Conditions', label, ['status', key], flag)),
    field('Orders', 'Weapon of an attack', ['orders', 'attacks'], option(['best', 'ask'])),
    field('Orders', 'When attacked', ['orders', 'react'], option(['ask', 'never', 'dodge', 'counter'])),
    field('Orders', 'Guard others', ['orders', 'guard'], option(['ask', 'never', 'always'])),
    field('Orders', 'Opportunity attacks', ['orders', 'opportunity'], option(['ask', 'never', 'always'])),
    field('Orders', 'Omens', ['orders', 'omens'], option(['ask', 'never', 'deadly'])),
  ]
}
