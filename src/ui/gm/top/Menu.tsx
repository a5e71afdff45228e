import { lazy, Suspense } from 'react'
import { useTableSelector } from '~/store/state/useTable'
import type { MenuItem } from '../../parts/menus/items'
import { MenuButton } from '../../parts/menus/MenuButton'
import { Icon } from '../../parts/signs/Icon'
import { saveFight } from '../state/saveFight'
import { setWindowState, useWindowState } from '../state/windowState'

const About = lazy(() => import('./About'))
const LetPlay = lazy(() => import('../actions/LetPlay'))
const Retcon = lazy(() => import('../past/Retcon'))
const Forecast = lazy(() => import('../odds/Forecast'))
const Branches = lazy(() => import('../past/Branches'))

/** What is not needed at every turn. */
export function Menu() {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  const theme = useWindowState(v => v.theme)
  const letters = useWindowState(v => v.letters)
  const odds = useWindowState(v => v.odds)
  const about = useWindowState(v => v.about)
  const forecast = useWindowState(v => v.forecast)
  const branches = useWindowState(v => v.branches)
  const retcon = useWindowState(v => v.retcon)
  const letPlay = useWindowState(v => v.letPlay)
  const items: readonly MenuItem[] = [
    { words: 'Fights, new fight, import …', icon: 'fights', act: () => setWindowState({ tab: 'fights' }) },
    { words: 'Library: creatures, parties, encounters', icon: 'several', act: () => setWindowState({ library: true }) },
    ...(fight
      ? ([
          { words: 'Encounter: sides, combatants', icon: 'encounter', act: () => setWindowState({ tab: 'encounter' }) },
          { words: 'Let Fray play …', icon: 'target', act: () => setWindowState({ letPlay: true }) },
          {
            words: 'Branches: other lines of play',
            icon: 'undo',
            act: () => setWindowState({ branches: true }),
          },
          {
            words: 'Forecast: how this fight may end',
            icon: 'eye',
            act: () => setWindowState({ forecast: true }),
          },
          { words: 'House rules', icon: 'task', act: () => setWindowState({ houseRules: true }) },
          { words: 'Export this fight', icon: 'take', act: () => saveFight(fight) },
        ] satisfies MenuItem[])
      : []),
    { words: 'Rulebook', icon: 'rules', act: () => setWindowState({ tab: 'rules', rule: null }) },
    { words: 'Keys', icon: 'hand', hotkey: '?', act: () => setWindowState({ keys: true }) },
    {
      words: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: 'eye',
      apart: true,
      act: () => setWindowState({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    {
      words: odds ? 'Hide odds' : 'Show odds',
      act: () => setWindowState({ odds: !odds }),
    },
    {
      words: letters ? 'Switch single-letter keys off' : 'Switch single-letter keys on',
      act: () => setWindowState({ letters: !letters }),
    },
    { words: 'About Fray, and whom it thanks', apart: true, act: () => setWindowState({ about: true }) },
  ]
  return (
    <>
      <MenuButton
        look="quiet"
        items={items}
        aria-label="Menu"
        title="Menu"
        className="size-8 shrink-0 !p-0 pointer-coarse:size-11"
      >
        <Icon name="menu" size={18} />
      </MenuButton>
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
