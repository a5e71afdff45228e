import { lazy, Suspense } from 'react'
import { useTable } from '~/store/state/useTable'
import { useWindowState } from '../state/windowState'

const About = lazy(() => import('./About'))
const LetPlay = lazy(() => import('../actions/LetPlay'))
const Retcon = lazy(() => import('../past/Retcon'))
const Forecast = lazy(() => import('../odds/Forecast'))
const Branches = lazy(() => import('../past/Branches'))

/** What lies over the table when it is called for. */
export function Dialogs() {
  const fight = useTable(s => s.fight !== null)
  const about = useWindowState(v => v.about)
  const forecast = useWindowState(v => v.forecast)
  const branches = useWindowState(v => v.branches)
  const retcon = useWindowState(v => v.retcon)
  const letPlay = useWindowState(v => v.letPlay)
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
