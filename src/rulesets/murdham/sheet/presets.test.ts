import { expect, it } from 'vitest'
import { fields } from './fields'
import { presets } from './presets'
import { sheetProblem } from '../state/sheet'

it.each(Object.keys(presets))('%s is a sound sheet, whose fields all lead somewhere', name => {
  const sheet = presets[name]!()
  expect(sheetProblem(sheet)).toBeUndefined()
  for (const { path, label } of fields(sheet)) {
    const value = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], sheet)
    expect(value, label).toBeDefined()
  }
})
