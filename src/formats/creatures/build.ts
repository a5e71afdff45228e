import type { Creature, GivenNumber } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { label } from '../report/label'
import { limits } from '../report/limits'
import type { ProblemList } from '../report/problemList'
import { tidy } from './plainText'

/** The first number of feet in a text ("30 ft., fly 60 ft."); undefined without one. */
export function feetIn(text: string): number | undefined {
  const found = /(\d{1,3})\s*(?:ft|feet|')/i.exec(text.slice(0, 200))
  return found ? Number(found[1]) : undefined
}

/** Letters of a combatant's name at most. */
const MOST_NAME = 60

type Given = Pick<Creature, 'name' | 'origin'> &
  Partial<Omit<Creature, 'name' | 'origin' | 'notes' | 'tags'>> & {
    /** Paragraphs, a line or more each; empty ones are left away. */
    notes: readonly string[]
    tags?: readonly string[]
  }

/** A creature of what was read, its texts made fit to be shown. What is too long is cut, and told. */
export function creature(given: Given, problems: ProblemList, place: string): Creature {
  const notes = given.notes
    .map(tidy)
    .filter(text => text !== '')
    .join('\n')
  const { most } = limits.creatureNotes
  if (notes.length > most) problems.add('left out', place, CREATURES.longNotes(notes.length, most))
  const name = [...given.name].slice(0, MOST_NAME).join('').trim()
  if (name !== given.name) problems.add('note', place, CREATURES.longName(name))
  return {
    numbers: [],
    attacks: [],
    armour: [],
    critical: '',
    picture: null,
    squares: 1,
    isTheirs: false,
    isDetachment: false,
    ...given,
    name,
    notes: notes.slice(0, most),
    tags: (given.tags ?? []).map(label).filter(tag => tag !== ''),
  }
}

/** The number under this name, where there is one. */
export function given(name: string, value: number | undefined, from: string): GivenNumber[] {
  return value === undefined ? [] : [{ name, value, from }]
}
