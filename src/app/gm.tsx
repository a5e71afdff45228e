import { lazy, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rulesets } from '~/rulesets'
import { ErrorBoundary } from '~/ui/gm/ErrorBoundary'
import { GmWindow } from '~/ui/gm/GmWindow'
import { theme } from '~/ui/gm/view'
import type { FightsProps } from '~/ui/gm/SidePanel'
import '~/ui/parts/theme.css'
import { startTable } from './startTable'

const Library = lazy(async () => ({ default: (await import('~/ui/library/Fights')).Fights }))
const Fights = (props: FightsProps) => <Library rulesets={rulesets} {...props} />

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
void startTable(theme)
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <GmWindow Fights={Fights} />
    </ErrorBoundary>
  </StrictMode>,
)
