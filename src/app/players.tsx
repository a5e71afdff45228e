import './speakForPlayers'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Exposed, PlayersWindow } from '~/ui/players/window/PlayersWindow'

const root = document.getElementById('root')
if (!root) throw new Error('players.html has no element #root')
// Only in an origin of its own is the GM's window out of reach: a host that drops the policy is noticed here.
createRoot(root).render(<StrictMode>{self.origin === 'null' ? <PlayersWindow /> : <Exposed />}</StrictMode>)
