import {
  Suspense,
  useCallback,
  useRef,
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { WINDOW } from '~/language/en/gm/window/window'
import type { Id } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { IconButton } from '../../parts/controls/IconButton'
import { later } from '../../parts/hooks/later'
import { useLazyModule } from '../../parts/hooks/useLazyModule'
import { longPress } from '../../parts/hooks/longPress'
import { useWanted } from '../../parts/hooks/useWanted'
import { loadOrderStrip, systemParts } from '../../systems'
import { Dock } from './Dock'
import type { PlayersMapProps } from '../map/AsPlayers'
import { MapPane } from '../map/MapPane'
import { MapStrip } from '../map/MapStrip'
import { usePreferences, setPreferences } from '../state/preferences'
import { openDialog, useWindowState } from '../state/windowState'
import { useLookAhead } from './useLookAhead'
import { useFollow } from './useFollow'
import { useLayout } from '../state/layout'
import { ToastLine } from './ToastLine'

const HouseRulesPage = later(() => import('../rules/HouseRulesPage'))
const loadMenu = () => import('../palette/CombatantMenu')
const loadFolded = () => import('./Folded')
const DrawerHead = later(() => import('./DrawerHead'))
const AsPlayers = later(() => import('../map/AsPlayers'))

interface TableProps {
  map: RefObject<BoardHandle | null>
  PlayersMap: ComponentType<PlayersMapProps>
}

/** The fight: the turn order on the left; the map with what is asked or open below it. */
export function Table({ map, PlayersMap }: TableProps) {
  const { id, ruleset } = useFightSelector(({ id, ruleset }) => ({ id, ruleset }))
  const asPlayers = useWanted(useWindowState(v => v.page === 'asPlayers'))
  const houseRules = useWanted(useWindowState(v => v.page === 'houseRules'))
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
  const folded = useLazyModule(layout !== 'wide', loadFolded)
  const strip = useLazyModule(layout === 'phone', loadOrderStrip)
  const order = useRef<HTMLElement>(null)
  const called = useWindowState(v => (v.dialog?.kind === 'menu' ? v.dialog.who : null))
  const menu = useLazyModule(called !== null, loadMenu)
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
          <Suspense>
            <DrawerHead of={order} title={WINDOW.order} layout={layout} />
          </Suspense>
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
        {strip && layout === 'phone' && <strip.OrderStrip onCentre={centre} />}
        <div className="frame-map">
          {folded && (layout === 'half' || layout === 'drawers') && <folded.DrawerHandles layout={layout} />}
          <MapStrip map={map} />
          <div className="relative min-w-0 flex-1">
            <Suspense>
              {houseRules ? (
                <HouseRulesPage key={id} />
              ) : asPlayers ? (
                <AsPlayers key={id} PlayersMap={PlayersMap} />
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
        {folded && layout === 'phone' && <folded.WindowBar />}
        {called && menu && <menu.CombatantMenu key={called} map={map} />}
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
