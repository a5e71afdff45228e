import { useEffect, useState, type ReactNode } from 'react'
import { AS_PLAYERS } from '~/words/en/map'
import type { Viewed } from '~/store/players/players'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { closePage } from '../state/windowState'

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
