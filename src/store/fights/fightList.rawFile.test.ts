import { expect, test } from 'vitest'
import { rawFile } from './fightList'

test('a fight as it was kept has all of it, one thing a line, so that a person can look into it', async () => {
  const kept = { record: { name: 'Bridge' }, map: null, snapshots: [], rows: ['r1', 'r2'], mirror: ['m1'] }
  const { name, file } = rawFile('Bridge', kept)
  expect(name).toMatch(/Bridge.*\.json$/)
  expect(file.type).toBe('application/json')
  const text = await file.text()
  expect(JSON.parse(text)).toEqual({ format: 'fray fight as it was kept', ...kept })
  expect(text.split('\n')).toEqual(expect.arrayContaining(['  "r1",', '  "r2"', '  "name": "Bridge"']))
})
