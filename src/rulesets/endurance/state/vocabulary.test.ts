import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ATTRIBUTES, DAMAGE_GROUPS, DICE, SKILLS } from './vocabulary'

const ledger = readFileSync('docs/rules/endurance.md', 'utf8')

it('the types of damage are those of the ledger, each in its group END-DMG-02', () => {
  const row = /^\| END-DMG-02 \| (.*?)\. \|/m.exec(ledger)![1]!
  const named = row.split('. ').flatMap(group => {
    const [of, list] = group.split(': ')
    return list!.split(', ').map(type => [type, of!.toLowerCase()] as const)
  })
  expect(named).toHaveLength(10)
  // Damage of which nothing is said has no type.
  expect(new Map(Object.entries(DAMAGE_GROUPS))).toEqual(new Map([...named, ['none', 'typeless']]))
})

it('attributes, skills and dice are those of the ledger’s sheet', () => {
  const [, attributes] = /`attributes\.(.*?)` \| die: (.*?) \|/.exec(ledger)!
  expect(attributes!.split(' / ')).toEqual([...ATTRIBUTES])
  const [, dice] = /`attributes\..*?` \| die: (.*?) \|/.exec(ledger)!
  expect(dice!.split(', ')).toEqual(DICE.map(sides => `d${sides}`))
  const [, skills] = /`skills\.\*` \((.*?)\)/.exec(ledger)!
  expect(skills!.split(', ')).toEqual([...SKILLS])
})
