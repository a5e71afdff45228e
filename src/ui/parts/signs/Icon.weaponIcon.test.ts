import { expect, test } from 'vitest'
import { weaponIcon } from './Icon'

test.each([
  ['Medium crossbow', 'crossbow'],
  ['Shortbow', 'bow'],
  ['Rusty Dagger', 'dagger'],
  ['War hammer', 'mace'],
  ['Bare hands', 'fist'],
  ['Large shield', 'guard'],
  ['Straight sword', 'attack'],
  ['Thing of no kind', 'attack'],
] as const)('%s is drawn as %s', (name, icon) => {
  expect(weaponIcon(name)).toBe(icon)
})
