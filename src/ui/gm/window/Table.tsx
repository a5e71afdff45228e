import { Suspense, useCallback, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { WINDOW } from '~/words/en/window'
import type { Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { IconButton } from '../../parts/controls/IconButton'
import { longPress } from '../../parts/hooks/longPress'
import { OrderStrip, systemParts } from '../../systems'
import { Dock } from './Dock'
import { AsPlayers } from '../map/AsPlayers'
import { MapPane } from '../map/MapPane'
import { MapStrip } from '../map/MapStrip'
import { usePreferences, setPreferences } from '../state/preferences'
import { openDialog, useWindowState } from '../state/windowState'
import { useLookAhead } from './useLookAhead'
import { useFollow } from './useFollow'
import { useLayout } from '../state/layout'
import { ToastLine } from './ToastLine'
import { CombatantMenu } from '../palette/CombatantMenu'
import { Part } from '../top/Part'
import { DrawerHead } from './DrawerHead'
import { DrawerHandles, WindowBar } from './Folded'

/** The fight: the turn order on the left; the map with what is asked or open below it. */
export function Table({ map }: { map: RefObject<BoardHandle | null> }) {
  const { id, ruleset } = useFightSelector(({ id, ruleset }) => ({ id, ruleset }))
  const asPlayers = useWindowState(v => v.page === 'asPlayers')
  const houseRules = useWindowState(v => v.page === 'houseRules')
  const { Order } = systemParts(ruleset.id)
  const centre = useCallback(
    (who: Id, gently = false) => {
      // Asked for when it is needed: the token may have moved since this was drawn.
      const { fight } = useTable.getState()
      const cell = fight?.snapshot.combatants[who]?.cell
      if (!fight || cell === null || cell === undefined) return
      if (gently) map.current?.reveal(cell)
      else map.current?.centreOn(cell)
    },
    [map],
  )
  useFollow(useCallback(who => centre(who, true), [centre]))
  const follow = usePreferences(v => v.follow)
  useLookAhead()
  const layout = useLayout()
  const order = useRef<HTMLElement>(null)
  const called = useWindowState(v => (v.dialog?.kind === 'menu' ? v.dialog.who : null))
  const isOrderOut = useWindowState(v => v.drawer === 'order')
  return (
    <>
      <nav
        ref={order}
        tabIndex={-1}
        {...onRows}
        aria-label={WINDOW.order}
        className="apart bg-surface border-line flex w-64 shrink-0 2xl:w-80 flex-col border-r"
      >
        {(layout === 'drawers' || layout === 'phone') && isOrderOut && (
          <DrawerHead of={order} title={WINDOW.order} layout={layout} />
        )}
        <Order
          onCentre={centre}
          head={
            <IconButton
              icon="target"
              label={follow ? WINDOW.following : WINDOW.notFollowing}
              pressed={follow}
              onClick={() => setPreferences({ follow: !follow })}
            />
          }
        />
      </nav>
      <main className="frame-table flex min-w-0 flex-1 flex-col">
        {layout === 'phone' && <OrderStrip onCentre={centre} />}
        <div className="frame-map">
          {(layout === 'half' || layout === 'drawers') && <DrawerHandles layout={layout} />}
          <MapStrip map={map} />
          <div className="relative min-w-0 flex-1">
            <Suspense>
              {houseRules ? (
                <Part name="panels">{({ HouseRulesPage }) => <HouseRulesPage key={id} />}</Part>
              ) : asPlayers ? (
                <AsPlayers key={id}>
                  {viewed => <Part name="playersView">{({ Preview }) => <Preview viewed={viewed} />}</Part>}
                </AsPlayers>
              ) : (
                <MapPane key={id} handle={map} />
              )}
            </Suspense>
          </div>
        </div>
        {layout !== 'wide' && (
          <div className="frame-toast">
            <ToastLine />
          </div>
        )}
        <Dock />
        {layout === 'phone' && <WindowBar />}
        {called && <CombatantMenu key={called} map={map} />}
      </main>
    </>
  )
}

/** A right click, or a finger that rests, on a row of the turn order: the menu of whoever stands there. */
function openMenu(event: MouseEvent<HTMLElement>): void {
  const who = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-who]')?.dataset.who : undefined
  if (who === undefined) return
  event.preventDefault()
  openDialog({ kind: 'menu', who, x: event.clientX, y: event.clientY })
}

const onRows = { ...longPress<PointerEvent<HTMLElement>>(openMenu), onContextMenu: openMenu }
