import { expect, it } from 'vitest'
import { whyNotUse } from '../conditions/hands'
import { sheetProblem } from '../state/sheet'
import { fields } from './fields'
import { presets } from './presets'

it.each(Object.keys(presets))('%s is sound, rested, and has a weapon ready', name => {
  const sheet = presets[name]!()
  expect(sheetProblem(sheet)).toBeUndefined()
  for (const pool of ['stress', 'wounds', 'mana'] as const) expect(sheet[pool].cur).toBe(sheet[pool].max)
  expect(sheet.weapons.some(weapon => whyNotUse(sheet, weapon) === undefined)).toBe(true)
  const hands = sheet.weapons
    .filter(({ held }) => held)
    .flatMap(({ hands }) => (hands === 'two' ? ['main', 'off'] : hands === 'none' ? [] : [hands]))
  const shields = sheet.armour.flatMap(({ isShield, hand }) => (isShield ? [hand] : []))
  expect(new Set([...hands, ...shields]).size, 'one thing in each hand').toBe(hands.length + shields.length)
})

it.each(Object.keys(presets))('every field of %s has a value that its bounds allow', name => {
  const sheet = presets[name]!()
  for (const { path, label, kind } of fields(sheet)) {
    const value = path.reduce<unknown>((at, key) => Reflect.get(at as object, key), sheet)
    expect(value, label).toBeDefined()
    if (kind.type === 'integer' && value !== null) {
      expect(value, label).toBeGreaterThanOrEqual(kind.min)
      expect(value, label).toBeLessThanOrEqual(kind.max)
    }
    if (value === null) expect('empty' in kind && kind.empty, label).toMatch(/./)
    if (kind.type === 'option' && value !== null) expect(kind.options, label).toContain(value)
    if (kind.type === 'die') expect(kind.sides, label).toContain(value)
  }
})
