import { useState } from 'react'
import { useFight } from '~/store/hooks/useFight'
import type { FightView } from '~/store/session/fightView'
import { asGm, useTable } from '~/store/state'
import { MAP, MAP_MENU } from '~/words/en/map'
import { shownLength, type WayUnit } from '../../board/geometry/lengthWords'
import { doorBeside } from '../../board/doors'
import type { MenuItem } from '../../parts/menus/items'
import { MenuList } from '../../parts/menus/overlays'
import { toggleDoor } from '../map/AsPlayers'
import { gmMovement } from '../map/moving'
import { doorsOf, placeAround } from '../map/placeTogether'
import { actorOf } from '../map/striking'
import { useUnits } from '../state/layout'
import { changeWindow, closeDialog, openTab, setMap, takeTool, useWindowState } from '../state/windowState'

/** What can be done at a square that nobody stands on, where a right click or a long press fell on it. */
export function PlaceMenu() {
  const fight = useFight()
  const menu = useWindowState(v => (v.dialog?.kind === 'place' ? v.dialog : null))
  const selected = useTable(s => s.selection)
  const { ways } = useUnits()
  const [before] = useState(() => document.activeElement)
  if (!menu) return null
  const { cell } = menu
  const { width } = fight.map
  const label = MAP.place((cell % width) + 1, Math.floor(cell / width) + 1)
  return (
    <MenuList
      id=""
      at={menu}
      label={label}
      head={<p className="text-muted border-line mb-1 border-b px-2.5 pt-1 pb-2 text-xs">{label}</p>}
      items={[
        ...going(fight, selected, cell, ways),
        ...doorAt(fight, cell),
        ...placing(fight, selected, cell),
        ...drawing(cell),
      ]}
      onClose={() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
        closeDialog('place')
      }}
    />
  )
}

/** The way of whoever acts, or of the selected one that may take the turn. */
function going(fight: FightView, selected: readonly string[], cell: number, unit: WayUnit): readonly MenuItem[] {
  const by = actorOf(fight, selected)
  if (by === null || fight.snapshot.phase !== 'combat' || fight.asks) return []
  const movement = gmMovement(null, unit, () => undefined)
  const route = movement.of(by)?.route([cell])
  if (!route) return []
  const name = fight.snapshot.combatants[by]?.name ?? by
  const words = MAP_MENU.goes(name)
  if (route.whyNot)
    return [
      {
        words,
        icon: 'move',
        closed: true,
        detail: movement.describe(route.whyNot),
        act: () => movement.onDrop(by, route.path, route.cost, route.whyNot),
      },
    ]
  const detail = [shownLength(route.cost, unit), route.warning].filter(Boolean).join(' · ')
  return [{ words, icon: 'move', detail, act: () => movement.onDrop(by, route.path, route.cost) }]
}

function doorAt({ map, snapshot }: FightView, cell: number): readonly MenuItem[] {
  const door = doorBeside(cell, map.width, doorsOf(map, snapshot.board))
  if (!door) return []
  const { id, kind, isClosed, isLocked = false } = door
  const to = (what: 'locked' | 'unlocked' | 'tried') => () => void asGm('door', { door: id, to: what })
  return [
    { words: MAP_MENU.door(kind, isClosed), icon: 'wall', act: () => toggleDoor(id) },
    { words: MAP_MENU.lock(kind, isLocked), icon: 'wall', act: to(isLocked ? 'unlocked' : 'locked') },
    ...(isLocked ? [{ words: MAP_MENU.tried(kind), icon: 'eye' as const, act: to('tried') }] : []),
  ]
}

/** Puts those who are selected here: by the GM, whom no rule holds back. */
function placing({ snapshot }: FightView, selected: readonly string[], cell: number): readonly MenuItem[] {
  const those = selected.flatMap(id => snapshot.combatants[id] ?? []).filter(({ gone }) => !gone)
  const [first] = those
  if (!first) return []
  const words = those.length === 1 ? MAP_MENU.place(first.name) : MAP_MENU.placeSeveral(those.length)
  return [
    {
      words,
      icon: 'target',
      act: () =>
        placeAround(
          those.map(({ id }) => id),
          cell,
        ),
    },
  ]
}

/** What is written or drawn here. */
function drawing(cell: number): readonly MenuItem[] {
  return [
    {
      words: MAP_MENU.note,
      icon: 'pencil',
      apart: true,
      act() {
        takeTool(null)
        changeWindow(w => void (w.noteAt = cell))
        openTab('map')
      },
    },
    {
      words: MAP_MENU.zone,
      icon: 'zone',
      act() {
        setMap({ zone: 'new' })
        takeTool('zone')
        openTab('map')
      },
    },
    {
      words: MAP_MENU.area,
      icon: 'area',
      act() {
        takeTool('area')
        openTab('map')
      },
    },
  ]
}
