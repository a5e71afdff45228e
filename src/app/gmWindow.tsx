import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type TableState, useTable } from '~/store/state'
import { ErrorBoundary } from '~/ui/gm/window/ErrorBoundary'
import { GmWindow } from '~/ui/gm/window/GmWindow'
import { faces, playersSounds, theme } from '~/ui/gm/state/preferences'
import { STUMBLED } from '~/words/en/window'
import '~/ui/parts/signs/fonts.css'
import '~/ui/parts/signs/fontsExt.css'
import '~/ui/gm/window/gm.css'
import { parts } from './parts'
import { startTable } from './startTable'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
startTable(theme, faces, playersSounds).catch((error: unknown) => {
  useTable.setState({ phase: 'recovery', trouble: notStarted(error) })
})
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <GmWindow parts={parts} />
    </ErrorBoundary>
  </StrictMode>,
)

/** What is said when nothing could be opened, with the one way on. */
function notStarted(error: unknown): NonNullable<TableState['trouble']> {
  const reason = error instanceof Error ? error.message : STUMBLED.noReason
  const again = { words: STUMBLED.reload, go: () => location.reload() }
  return { title: STUMBLED.notStarted, words: STUMBLED.untouched(reason), options: [again] }
}
