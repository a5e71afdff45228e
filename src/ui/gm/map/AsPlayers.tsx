import { type ReactNode, useEffect, useState } from 'react'
import type { Viewed } from '~/store/players/players'
import { actions, asGm, useTable } from '~/store/state'
import { AS_PLAYERS } from '~/words/en/map'
import { Button } from '../../parts/controls/Button'
import { closePage } from '../state/windowState'
import { doorsOf } from './placeTogether'

/**
 * Opens a closed door or window, closes an open one: the GM's hand, in the log and undone like everything. One that is locked says so
 * first, and opens when the GM allows it.
 */
export function toggleDoor(id: string): void {
  const { fight } = useTable.getState()
  const door = fight && doorsOf(fight.map, fight.snapshot.board).find(one => one.id === id)
  if (!door) return
  const toggle = () => asGm('door', { door: id, to: door.isClosed ? 'open' : 'closed' })
  if (door.isLocked) actions.refuse({ rule: 'table', code: 'locked', with: { kind: door.kind } }, toggle)
  else toggle()
}

/** The map as the players see it, in the place of the GM's. It only shows; `children` draws it. */
export function AsPlayers({ children }: { children(viewed: Viewed | null): ReactNode }) {
  const [viewed, setViewed] = useState<Viewed | null>(null)
  useEffect(() => {
    actions.previewPlayers(setViewed)
    return () => actions.previewPlayers(null)
  }, [])
  return (
    <div className="flex h-full flex-col">
      <p role="status" className="bg-raised border-line flex items-center gap-2 border-b px-2 py-0.5 text-xs">
        <span className="flex-1">{AS_PLAYERS.title}</span>
        <Button small hotkey="Esc" onClick={() => closePage('asPlayers')}>
          {AS_PLAYERS.back}
        </Button>
      </p>
      <div className="grid min-h-0 flex-1 [&>*]:min-h-0">{children(viewed)}</div>
    </div>
  )
}
