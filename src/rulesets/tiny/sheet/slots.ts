import { part, total } from '~/engine/reason'
import type { Part } from '~/engine/events'
import type { Sheet } from '../state/sheet'
import { TRAITS } from '../state/vocabulary'

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
export function slotWords(sheet: Sheet): string {
  const { spent, of } = slots(sheet)
  const used = total(spent)
  return `${used} of ${of} used${used > of ? `, ${used - of} too many` : ''}`
}
