import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { packBackup, unpackBackup } from './backup'

const bytes = (words: string) => strToU8(words) as Uint8Array<ArrayBuffer>
const BACKUP = {
  entries: [{ id: 'a', name: 'Goblin' }],
  fights: [{ id: 'f1', name: 'The toll bridge', bytes: bytes('a fight') }],
  pictures: [{ id: 'p1', type: 'image/webp', bytes: bytes('a picture') }],
}

/** The backup with its parts changed. */
function changed(by: (parts: Record<string, Uint8Array>) => void) {
  const parts = unzipSync(packBackup(BACKUP))
  by(parts)
  return unpackBackup(zipSync(parts) as Uint8Array<ArrayBuffer>, 'mine.fray')
}

test('everything comes out as it went in, and the same library gives the same bytes', () => {
  expect(unpackBackup(packBackup(BACKUP), 'mine.fray')).toEqual({ ok: true, value: BACKUP, problems: [] })
  expect(packBackup(BACKUP)).toEqual(packBackup(structuredClone(BACKUP)))
})

test('a damaged fight is left out and named, the rest comes in', () => {
  const found = changed(parts => (parts['fights/f1.fray'] = strToU8('a fighT')))
  expect(found).toMatchObject({ ok: true, value: { ...BACKUP, fights: [] } })
  expect(found.problems).toEqual([
    { where: 'mine.fray, the fight “The toll bridge”', what: 'is damaged or missing', severity: 'left out' },
  ])
})

test.each([
  [
    'without its list',
    (parts: Record<string, Uint8Array>) => void delete parts['library.json'],
    'is no backup made by Fray',
  ],
  [
    'with nonsense for a list',
    (parts: Record<string, Uint8Array>) => void (parts['library.json'] = strToU8('[1')),
    'is no backup made by Fray',
  ],
  [
    'of a newer Fray',
    (parts: Record<string, Uint8Array>) =>
      void (parts['library.json'] = strToU8('{"format":"fray library","version":9}')),
    'was made by a newer Fray; update Fray to read it',
  ],
])('one %s is refused with a sentence', (_, by, what) => {
  expect(changed(by)).toMatchObject({ ok: false, problems: [{ what }] })
})

test('a line of its list that names no part of it is named, and the rest comes in', () => {
  const found = unpackBackup(
    packBackup({
      ...BACKUP,
      fights: [{ id: '../x', name: 'x', bytes: bytes('x') }, ...BACKUP.fights],
      pictures: [{ id: 'a.b', type: 'image/webp', bytes: bytes('x') }, ...BACKUP.pictures],
    }),
    'mine.fray',
  )
  expect(found).toMatchObject({ ok: true, value: BACKUP })
  const what = 'its line in the list of the backup is damaged'
  expect(found.problems).toEqual([
    { where: 'mine.fray, fight 1', what, severity: 'left out' },
    { where: 'mine.fray, a picture', what, severity: 'left out' },
  ])
})
