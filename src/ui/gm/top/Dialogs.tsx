import { Suspense } from 'react'
import { useTable } from '~/store/state/useTable'
import { useHeldKeys } from '../../parts/hooks/heldKeys'
import { later } from '../../parts/hooks/later'
import { useWindowState } from '../state/windowState'

const About = later(() => import('./About'))
const LetPlay = later(() => import('../actions/LetPlay'))
const Retcon = later(() => import('../past/Retcon'))
const Forecast = later(() => import('../odds/Forecast'))
const Branches = later(() => import('../past/Branches'))

/** What lies over the table when it is called for. */
export function Dialogs() {
  const fight = useTable(s => s.fight !== null)
  const about = useWindowState(v => v.about)
  const forecast = useWindowState(v => v.forecast)
  const branches = useWindowState(v => v.branches)
  const retcon = useWindowState(v => v.retcon)
  const letPlay = useWindowState(v => v.letPlay)
  // Also while the dialog is on its way.
  useHeldKeys(about || (fight && (forecast || branches || letPlay || retcon !== null)))
  return (
    <Suspense>
      {fight && forecast && <Forecast />}
      {fight && branches && <Branches />}
      {fight && letPlay && <LetPlay />}
      {fight && retcon !== null && <Retcon key={retcon} done={retcon} />}
      {about && <About />}
    </Suspense>
  )
}
