import type { Part } from '~/engine/events'
import { part, total } from '~/engine/reason'
import type { Field } from '~/engine/ruleset'
import { fieldKinds } from '~/table/schema/fieldKind'
import { CONDITION, type Proficiency, type Sheet, sheetSchema, type Weapon } from '../state/sheet'
import { TRAITS } from '../state/vocabulary'
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

/** How the editor shows each field, by the schema that checks it. */
const kindOf = fieldKinds(sheetSchema)

/** What all fields of a group are. */
const ROLES: { readonly [group: string]: Field['role'] } = { Conditions: 'condition' }

function field(group: string, path: Field['path'], label = titled(String(path.at(-1)))): Field {
  const role = ROLES[group]
  return { path, label, group, ...(role && { role }), plain: ['none', 'pc', 'npc'], kind: kindOf(path) }
}

/** A field whose value says by itself what it is. */
const bare = (one: Field): Field => ({ ...one, reads: 'bare' })

/** Every field of the sheet that the editor shows, with its bounds. */
export function fields(sheet: Sheet): readonly Field[] {
  const inHand = ['unarmed', ...sheet.weapons.map(weapon => weapon.id)]
  return [
    field('Pools', ['hp'], 'Hit points'),
    field('Body', ['kind']),
    field('Body', ['moveFeet'], 'Movement (feet)'),
    field('Body', ['armour']),
    field('Body', ['naturalDR'], 'Natural damage reduction'),
    field('Body', ['stabilizes'], 'Stabilizes like a PC'),
    { ...field('Weapons', ['wielded'], 'In hand'), kind: { type: 'option', options: inHand } },
    ...sheet.weapons.flatMap((weapon, i) => weaponFields(weapon, i)),
    ...sheet.proficiencies.flatMap((proficiency, i) => proficiencyFields(proficiency, i)),
    ...TRAITS.map(trait => field('Traits', ['traits', trait])),
    ...(sheet.traits.monk ? [field('Traits', ['monkLevel'])] : []),
    field('Traits', ['traitSlots'], `Trait slots (${slotWords(sheet)})`),
    field('Traits', ['otherSlots'], 'Slots spent elsewhere'),
    field('Conditions', ['status', 'condition']),
    ...CONDITION.marks.map(name => field('Conditions', ['status', name])),
    field('Conditions', ['status', 'meditatedToday']),
  ]
}

function weaponFields({ name, category }: Weapon, i: number): Field[] {
  const own = (key: keyof Weapon, label?: string) => field(name === '' ? 'Weapon' : name, ['weapons', i, key], label)
  return [
    own('name'),
    bare(own('category')),
    bare(own('subclass', `Subclass (such as ${sampleSubclasses(category).join(', ')})`)),
    ...(category === 'ranged' ? [own('range', 'Range in squares (0: no limit)')] : []),
    own('override', "Proficiency by the GM's word"),
  ]
}

function proficiencyFields({ subclass }: Proficiency, i: number): Field[] {
  const own = (key: keyof Proficiency) => field(`Proficiency: ${subclass}`, ['proficiencies', i, key])
  return [own('category'), own('subclass'), own('level')].map(bare)
}
