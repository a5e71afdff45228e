import { describe, expect, it } from 'vitest'
import { names } from './names'

const namesOf = (bases: string[], present: string[] = []) =>
  names(
    bases,
    present.map(name => ({ name, letter: name[0]! })),
  ).map(({ name }) => name)

describe('names', () => {
  it('letters several of one kind, and leaves one alone', () => {
    expect(namesOf(['Guard', 'Guard', 'Captain'])).toEqual(['Guard A', 'Guard B', 'Captain'])
  })

  it('goes on after those who are there, lettered or not', () => {
    expect(namesOf(['Guard'], ['Guard A', 'Guard B'])).toEqual(['Guard C'])
    expect(namesOf(['Guard', 'Guard'], ['Guard'])).toEqual(['Guard B', 'Guard C'])
  })

  it('numbers those past Z', () => {
    const many = namesOf(Array.from({ length: 28 }, () => 'Rat'))
    expect(many.slice(25)).toEqual(['Rat Z', 'Rat 27', 'Rat 28'])
  })

  it('gives each token letters of its own', () => {
    const letters = names(['Guard', 'Guard', 'Roland', 'Rosa', 'Gustav'], []).map(({ letter }) => letter)
    expect(letters).toEqual(['GA', 'GB', 'R', 'Ro', 'G'])
    expect(new Set(letters).size).toBe(letters.length)
  })
})
