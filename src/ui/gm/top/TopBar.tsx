import { useTable, actions } from '~/store/useTable'
import { IconButton } from '../../parts/IconButton'
import { setView } from '../view'
import { KeepingSign } from './KeepingSign'
import { Menu } from './Menu'
import { PlayersButton } from './PlayersButton'
import { Timeline } from './Timeline'

/** Name and system · round and seconds · undo, redo, time line · players' window · menu. */
export function TopBar() {
  const fight = useTable(s => s.fight)
  const curtain = useTable(s => s.curtain)
  const now = fight?.ruleset.now(fight.snapshot)
  return (
    <header className="bg-surface border-line flex min-h-11 items-center gap-3 border-b px-3">
      <h1 className="min-w-0 shrink truncate font-semibold">
        {fight?.name ?? 'Fray'}
        {fight && <span className="text-muted ml-2 text-xs font-normal">{fight.ruleset.name}</span>}
      </h1>
      {fight && now && fight.snapshot.phase !== 'preparation' && (
        <p className="shrink-0 text-sm tabular-nums">
          {now.round === 0 ? 'Surprise round' : `Round ${now.round}`}
          {now.seconds !== null && <span className="text-muted"> · {now.seconds} s</span>}
        </p>
      )}
      {fight?.snapshot.phase === 'preparation' && <p className="text-muted shrink-0 text-sm">Preparation</p>}
      <span className="flex-1" />
      {fight && (
        <div role="group" aria-label="Time line" className="flex items-center gap-1">
          <IconButton
            icon="undo"
            label={fight.undoes ? `Undo: ${fight.undoes}` : 'Nothing to undo'}
            aria-keyshortcuts="Control+Z"
            disabled={!fight.undoes}
            onClick={() => actions.undo()}
          />
          <IconButton
            icon="redo"
            label={fight.redoes ? `Redo: ${fight.redoes}` : 'Nothing to redo'}
            aria-keyshortcuts="Control+Y"
            disabled={!fight.redoes}
            onClick={() => actions.redo()}
          />
          <Timeline />
        </div>
      )}
      <KeepingSign />
      {fight && (
        <>
          <PlayersButton />
          <IconButton
            icon="curtain"
            label={curtain ? "Raise the curtain over the players' window" : "Curtain over the players' window"}
            pressed={curtain}
            onClick={() => actions.setCurtain(!curtain)}
          />
        </>
      )}
      <IconButton
        icon="search"
        label="Everything, by typing (/)"
        onClick={() => setView({ palette: true, paletteText: '' })}
      />
      <Menu />
    </header>
  )
}
