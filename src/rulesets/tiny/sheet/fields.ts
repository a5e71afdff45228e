import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import type { Field } from '~/engine/ruleset'
import { CONDITION, type Proficiency, type Sheet, type Weapon } from '../state/sheet'
import { ARMOURS, CATEGORIES, CONDITIONS, LEVELS, TRAITS } from '../state/vocabulary'
import { sampleSubclasses } from './weapons'

/** What a hero's trait slots were spent on, and how many there are. A tally; nothing enforces it. */
export function slots({ traits, proficiencies, traitSlots, otherSlots }: Sheet): {
  spent: readonly Part[]
  of: number
} {
  const had = TRAITS.filter(trait => traits[trait])
  const dear = had.filter(trait => trait === 'monk' || trait === 'adept').length
  const masteries = proficiencies.filter(({ level }) => level === 'mastered').length
  const spent = [
    part(had.length + dear, 'traits', 'TINY-PROF-07'),
    // The first proficiency is everybody's; giving it up is worth a slot.
    part(proficiencies.length - 1, 'proficiencies', proficiencies.length === 0 ? 'TINY-PROF-03' : 'TINY-PROF-01'),
    part(masteries, 'masteries', 'TINY-PROF-02'),
    part(otherSlots, 'otherSlots', 'TINY-PROF-07'),
  ]
  return { spent, of: traitSlots }
}

/** The tally in words, with a warning where more is spent than there is. */
function slotWords(sheet: Sheet): string {
  const { spent, of } = slots(sheet)
  const used = total(spent)
  return `${used} of ${of} used${used > of ? `, ${used - of} too many` : ''}`
}

/** "hardToKill" as the rulebook writes it. */
export const titled = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const integer = (min: number, max: number): Field['kind'] => ({ type: 'integer', min, max })
const option = (options: readonly string[]): Field['kind'] => ({ type: 'option', options })
const flag: Field['kind'] = { type: 'flag' }
const text: Field['kind'] = { type: 'text', max: 60 }

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition' }

function field(group: string, path: Field['path'], kind: Field['kind'], label = titled(String(path.at(-1)))): Field {
  const role = ROLES[group]
  return { path, label, group, ...(role && { role }), plain: ['none', 'pc', 'npc'], kind }
}

/** A field whose value says by itself what it is. */
const bare = (one: Field): Field => ({ ...one, reads: 'bare' })

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  return [
    field('Pools', ['hp'], { type: 'pool', max: 20 }, 'Hit points'),
    field('Body', ['kind'], option(['pc', 'npc'])),
    field('Body', ['moveFeet'], integer(0, 100), 'Movement (feet)'),
    field('Body', ['armour'], option(ARMOURS)),
    field('Body', ['naturalDR'], integer(0, 5), 'Natural damage reduction'),
    field('Body', ['stabilizes'], flag, 'Stabilizes like a PC'),
    field('Weapons', ['wielded'], option(['unarmed', ...sheet.weapons.map(weapon => weapon.id)]), 'In hand'),
    ...sheet.weapons.flatMap((weapon, i) => weaponFields(weapon, i)),
    ...sheet.proficiencies.flatMap((proficiency, i) => proficiencyFields(proficiency, i)),
    ...TRAITS.map(trait => field('Traits', ['traits', trait], flag)),
    ...(sheet.traits.monk ? [field('Traits', ['monkLevel'], integer(0, 7))] : []),
    field('Traits', ['traitSlots'], integer(0, 99), `Trait slots (${slotWords(sheet)})`),
    field('Traits', ['otherSlots'], integer(0, 99), 'Slots spent elsewhere'),
    field('Conditions', ['status', 'condition'], option(CONDITIONS)),
    ...CONDITION.marks.map(name => field('Conditions', ['status', name], flag)),
    field('Conditions', ['status', 'meditatedToday'], integer(0, 3)),
  ]
}

function weaponFields({ name, category }: Weapon, i: number): Field[] {
  const own = (key: keyof Weapon, kind: Field['kind'], label?: string) =>
    field(name === '' ? 'Weapon' : name, ['weapons', i, key], kind, label)
  return [
    own('name', text),
    bare(own('category', option(CATEGORIES))),
    bare(own('subclass', text, `Subclass (such as ${sampleSubclasses(category).join(', ')})`)),
    ...(category === 'ranged' ? [own('range', integer(0, 999), 'Range in squares (0: no limit)')] : []),
    own('override', option(['none', ...LEVELS]), "Proficiency by the GM's word"),
  ]
}

function proficiencyFields({ subclass }: Proficiency, i: number): Field[] {
  const own = (key: keyof Proficiency, kind: Field['kind']) =>
    field(`Proficiency: ${subclass}`, ['proficiencies', i, key], kind)
  return [
    own('category', option(CATEGORIES)),
    own('subclass', text),
    own('level', option(['proficient', 'mastered'])),
  ].map(bare)
}
