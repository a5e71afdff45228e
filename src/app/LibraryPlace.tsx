import { lazy } from 'react'
import { actions } from '~/store/state/useTable'

/** The library's page; its entries are read while it is being loaded. */
export const LibraryPlace = lazy(async () => {
  const [page] = await Promise.all([import('./libraryPage'), actions.entries()])
  return page
})
