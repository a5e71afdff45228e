import { Suspense } from 'react'
import { useTable } from '~/store/state/useTable'
import { later } from '../../parts/hooks/later'
import { useWindowState, type Dialog } from '../state/windowState'

const About = later(() => import('./About'))
const LetPlay = later(() => import('../actions/LetPlay'))
const Retcon = later(() => import('../past/Retcon'))
const Forecast = later(() => import('../odds/Forecast'))
const Branches = later(() => import('../past/Branches'))

/** What lies over the table when it is called for. */
export function Dialogs() {
  const fight = useTable(s => s.fight !== null)
  const dialog = useWindowState(v => v.dialog)
  return <Suspense>{dialog && (fight || dialog.kind === 'about') && <DialogOf dialog={dialog} />}</Suspense>
}

function DialogOf({ dialog }: { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'about':
      return <About />
    case 'forecast':
      return <Forecast />
    case 'branches':
      return <Branches />
    case 'letPlay':
      return <LetPlay />
    case 'retcon':
      return <Retcon key={dialog.done} done={dialog.done} />
    case 'menu': // lies over the table, where it was called
      return null
  }
}
