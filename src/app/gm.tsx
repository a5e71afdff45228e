import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useTable } from '~/store/useTable'
import { ErrorBoundary } from '~/ui/gm/ErrorBoundary'
import { GmWindow } from '~/ui/gm/GmWindow'
import { theme } from '~/ui/gm/view'
import '~/ui/parts/theme.css'
import { Library } from './Library'
import { PlayersMap } from './PlayersMap'
import { startTable } from './startTable'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
startTable(theme).catch((error: unknown) => {
  const words = `${error instanceof Error ? error.message : 'No reason was given.'} What was kept is untouched.`
  const again = { words: 'Load anew', go: () => location.reload() }
  useTable.setState({ phase: 'recovery', trouble: { title: 'Fray could not start', words, ways: [again] } })
})
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <GmWindow Fights={Library} PlayersMap={PlayersMap} />
    </ErrorBoundary>
  </StrictMode>,
)
