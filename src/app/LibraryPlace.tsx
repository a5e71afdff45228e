import { actions } from '~/store/state/useTable'
import { problemOf } from '~/store/report/report'
import { showToast } from '~/ui/gm/state/windowState'
import { later } from '~/ui/parts/hooks/later'

/** The library's page; its entries are read while it is being loaded. */
const load = async () => {
  const [page] = await Promise.all([import('./libraryPage'), actions.entries()])
  return page
}

/** Loads the page and reads its entries ahead, so that it opens at once. */
export function readLibraryAhead(): void {
  load().catch(() => {
    // It is asked for again, and spoken of, when the page is called for.
  })
}

export const LibraryPlace = later(async () => {
  try {
    return await load()
  } catch (error) {
    showToast({ words: problemOf(error) })
    throw error
  }
})
