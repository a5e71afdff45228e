import { expect, test } from 'vitest'
import type { Asked, Region } from '~/engine'
import { openRegions } from './usePicking'

const regions = ['t5', 't6'].map(id => ({ id, name: id }) as unknown as Region)
const asked = (...options: object[]) => ({ kind: 'choice', options }) as unknown as Asked

test('an option names a part of the map by its id, or by what is done there and the id', () => {
  const ask = asked({ value: 't6' }, { value: 'zone:t5' }, { value: 'stay' }, { value: 5 })
  expect(openRegions(ask, regions)).toEqual([
    { region: regions[1], value: 't6' },
    { region: regions[0], value: 'zone:t5' },
  ])
})

test('no part is named by a closed option, nor where nothing or something else is asked, nor on a map without parts', () => {
  expect(openRegions(asked({ value: 't5', whyNot: { code: 'noWay' } }), regions)).toEqual([])
  expect(openRegions(undefined, regions)).toEqual([])
  expect(openRegions({ kind: 'roll' } as unknown as Asked, regions)).toEqual([])
  expect(openRegions(asked({ value: 't5' }))).toEqual([])
})
