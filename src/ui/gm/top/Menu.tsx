import { lazy, Suspense } from 'react'
import { useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { useTrigger } from '../../parts/menus/useTrigger'
import { Icon } from '../../parts/signs/Icon'
import { useWindowState } from '../state/windowState'

const About = lazy(() => import('./About'))
const LetPlay = lazy(() => import('../actions/LetPlay'))
const Retcon = lazy(() => import('../past/Retcon'))
const Forecast = lazy(() => import('../odds/Forecast'))
const Branches = lazy(() => import('../past/Branches'))

const loadMenu = () => import('./MainMenu')
onFirstInput(() => void loadMenu().catch(() => undefined))

/** What is not needed at every turn. */
export function Menu() {
  const fight = useTable(s => s.fight !== null)
  const about = useWindowState(v => v.about)
  const forecast = useWindowState(v => v.forecast)
  const branches = useWindowState(v => v.branches)
  const retcon = useWindowState(v => v.retcon)
  const letPlay = useWindowState(v => v.letPlay)
  const { id, open, setOpen, part, trigger } = useTrigger(loadMenu, 'menu')
  return (
    <>
      <Button
        look="quiet"
        {...trigger}
        aria-label="Menu"
        title="Menu"
        className="size-8 shrink-0 !p-0 pointer-coarse:size-11"
      >
        <Icon name="menu" size={18} />
      </Button>
      {open && part && <part.MainMenu id={id} onClose={() => setOpen(false)} />}
      {fight && forecast && (
        <Suspense>
          <Forecast />
        </Suspense>
      )}
      {fight && branches && (
        <Suspense>
          <Branches />
        </Suspense>
      )}
      {fight && letPlay && (
        <Suspense>
          <LetPlay />
        </Suspense>
      )}
      {fight && retcon !== null && (
        <Suspense>
          <Retcon key={retcon} done={retcon} />
        </Suspense>
      )}
      {about && (
        <Suspense>
          <About />
        </Suspense>
      )}
    </>
  )
}
