import { useState } from 'react'
import { SCREENS } from '~/words/en/screens'
import { useShowsNothing } from '~/store/hooks/useFog'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { usePanelFocus } from '../../parts/hooks/focus'
import { closePanel } from '../state/windowState'
import { BrokerWay } from './BrokerWay'
import { ForAll } from './ForAll'
import { NamedScreens } from './NamedScreens'
import { NetworkWay } from './NetworkWay'
import { ScreenOption } from './Way'

/** The players' screens, in the place of the side panel: the three ways to them, what each needs, and what holds for all of them. */
export function ScreensPanel() {
  const place = usePanelFocus()
  const isBlank = useShowsNothing()
  return (
    <section
      ref={place}
      aria-labelledby="screens"
      tabIndex={-1}
      className="flex h-full flex-col gap-3 overflow-y-auto p-3 focus:outline-none"
    >
      <header className="flex items-center">
        <h2 id="screens" className="display flex-1 text-lg">
          {SCREENS.title}
        </h2>
        <IconButton icon="close" label={SCREENS.close} onClick={() => closePanel('screens')} />
      </header>
      {isBlank && <p className="text-danger text-sm">{SCREENS.blank}</p>}
      <ForAll />
      <NamedScreens />
      <DisplayWay />
      <NetworkWay />
      <BrokerWay />
    </section>
  )
}

/** A window on a second display of this computer. */
function DisplayWay() {
  const players = useTable(s => s.players)
  const [isTested, setTested] = useState(false)
  return (
    <ScreenOption title={SCREENS.display.title} needs={SCREENS.display.needs} isOpen={players !== 'closed'}>
      <p className="text-sm">{SCREENS.display.how}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" hotkey="Shift+P" onClick={() => actions.openPlayers()}>
          {players === 'closed' ? SCREENS.display.open : SCREENS.display.front}
        </Button>
        <Button onClick={() => setTested(true)}>{SCREENS.test}</Button>
      </div>
      {isTested && (
        <p role="status" className="text-sm">
          {players === 'connected'
            ? SCREENS.display.works
            : players === 'waiting'
              ? SCREENS.display.waits
              : SCREENS.display.none}
        </p>
      )}
    </ScreenOption>
  )
}
