import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '~/ui/gm/ErrorBoundary'
import { GmWindow } from '~/ui/gm/GmWindow'
import { theme } from '~/ui/gm/view'
import '~/ui/parts/theme.css'
import { Library } from './Library'
import { startTable } from './startTable'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
void startTable(theme)
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <GmWindow Fights={Library} />
    </ErrorBoundary>
  </StrictMode>,
)
