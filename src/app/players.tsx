import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('players.html has no element #root')
createRoot(root).render(
  <StrictMode>
    <main>
      <h1>Fray</h1>
    </main>
  </StrictMode>,
)
