import { expect, test } from 'vitest'
import type { JournalStore } from '../ports'
import { forgetSaved, type UnsavedFight, type UnsavedFights } from './createFights'

test('a fight that is in the database by now is unsaved no more, and no other', async () => {
  // Only the ids are looked at.
  const fight = { why: 'The disk is full.' } as UnsavedFight
  const unsaved: UnsavedFights = new Map(['a', 'b'].map(id => [id, fight]))
  const journal: Pick<JournalStore, 'get'> = { get: async (_, [id]) => (id === 'a' ? { id } : undefined) }
  await forgetSaved(unsaved, journal as JournalStore)
  expect([...unsaved.keys()]).toEqual(['b'])
})
