import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { armours } from './armour'
import { presets } from '.'
import { weapons } from './weapons'
import { type Sheet, sheetProblem, type Weapon } from '../state/sheet'

const ledger = readFileSync('docs/rules/ratbags.md', 'utf8')

/** The lines of the ledger's bestiary, by the name of the creature. */
const bestiary = ledger
  .slice(ledger.indexOf('| creature |'), ledger.indexOf('## Dice'))
  .split('\n')
  .filter(line => /^\| [A-Z]/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, name = '', ...cells]) => ({ name, cells }))

const diceOf = ({ dice }: Weapon) => dice.map(die => `d${die}`).join('+')
const attackOf = ({ weapons: [first] }: Sheet) =>
  first ? `${first.name} ${diceOf(first)}${first.blast ? ', blast' : ''}` : 'unarmed'

describe('the bestiary', () => {
  it('has six creatures', () => {
    expect(bestiary).toHaveLength(6)
  })

  it.each(bestiary)('has $name ready-made, with the numbers of the ledger', ({ name, cells }) => {
    const sheet = presets[name.toLowerCase()]!()
    const [hp, armour, str, dex, wil, attack, note = ''] = cells
    expect([sheet.hp, { max: sheet.armorNatural }, sheet.str, sheet.dex, sheet.wil].map(({ max }) => `${max}`)).toEqual(
      [hp, armour, str, dex, wil],
    )
    expect(attackOf(sheet)).toBe(attack)
    expect(sheet.weapons.length).toBeLessThan(2)
    expect(sheet.armorItems).toEqual([])
    expect(sheet.wands.length).toBe(/one wand/.test(note) ? 1 : 0)
    expect(sheet.speed).toBe(/cannot move/.test(note) ? 0 : 40)
    expect(sheet.critEffect !== null).toBe(/crit effect/.test(note))
    expect(sheet.specialActions.map(({ restoreHp }) => restoreHp)).toEqual(/regains lost HP/.test(note) ? ['all'] : [])
    if (/1d4 WIL/.test(note)) expect(sheet.critEffect).toMatchObject({ ability: 'wil', dice: [4] })
  })
})

/** "spear, sword d8 (two hands)": the things of one line of the ledger's equipment, each with what is said behind them. */
function listOf(title: string): Map<string, string> {
  const line = new RegExp(`^- ${title}: (.*)$`, 'm').exec(ledger)![1]!.replace(/\..*$/, '')
  return new Map(
    line.split('; ').flatMap(group => {
      const [, names, said] = /^(.*?) (d\d.*)$/.exec(group)!
      return names!.split(', ').map(name => [name, said!] as const)
    }),
  )
}

it('the weapons are those of the ledger, with die and hands', () => {
  const said = ({ dice: [die], ranged, hands }: Weapon) =>
    `d${die}${ranged ? ' ranged' : ''}${hands === 2 ? ' (two hands)' : ''}`
  expect(new Map(weapons.map(one => [one.name, said(one)]))).toEqual(listOf('Weapons'))
  expect(weapons.filter(({ dice, blast }) => dice.length !== 1 || blast)).toEqual([])
})

it('the armour is that of the ledger', () => {
  const line = /^- Armour: (.*)\.$/m.exec(ledger)![1]!
  const said = line.split(', ').map(one => /^(\w+) \+?(\d)/.exec(one)!.slice(1))
  expect(armours.map(({ name, value }) => [name, `${value}`])).toEqual(said)
})

it('what others carry is from the list, and every ready-made sheet is sound', () => {
  const listed = new Map(weapons.map(({ name, dice, hands, ranged }) => [name, { dice, hands, ranged }]))
  const own = new Set(bestiary.map(({ name }) => name.toLowerCase()).concat('foe', 'rat swarm'))
  for (const [name, make] of Object.entries(presets)) {
    const sheet = make()
    expect(sheetProblem(sheet), name).toBeUndefined()
    for (const one of own.has(name) ? [] : sheet.weapons) expect(one, name).toMatchObject(listed.get(one.name)!)
  }
  expect(presets.hireling!()).toMatchObject({ kind: 'hireling', weapons: [{ dice: [6] }] })
})
