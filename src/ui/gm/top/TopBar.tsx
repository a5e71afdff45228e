import { useFightSelector } from '~/store/hooks/useFight'
import { promptOf } from '~/store/queries/rulesCache'
import { useTable, actions } from '~/store/state/useTable'
import { IconButton } from '../../parts/controls/IconButton'
import { setWindowState } from '../state/windowState'
import { SaveStatusSign } from './SaveStatusSign'
import { Menu } from './Menu'
import { PlayersButton } from './PlayersButton'
import { Timeline } from './Timeline'

/** Name and system · round and seconds · undo, redo, time line · players' window · menu. */
export function TopBar() {
  const open = useTable(s => s.fight !== null)
  const curtain = useTable(s => s.curtain)
  return (
    <header className="apart *:leaf bg-surface whitespace-nowrap border-line flex min-h-11 items-center gap-3 border-b px-3">
      {open ? <Moment /> : <h1 className="min-w-0 shrink truncate font-semibold">Fray</h1>}
      <span className="flex-1" />
      {open && <Timeline />}
      <SaveStatusSign />
      {open && (
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
        onClick={() => setWindowState({ palette: true, paletteText: '' })}
      />
      <Menu />
    </header>
  )
}

/** Which fight it is and how far it has come. */
function Moment() {
  const { name, system, isPreparing, roundName, seconds } = useFightSelector(fight => {
    const { ruleset, snapshot } = fight
    const { round, roundName = `Round ${round}`, seconds } = promptOf(fight, undefined)
    return { name: fight.name, system: ruleset.name, isPreparing: snapshot.phase === 'preparation', roundName, seconds }
  })
  return (
    <>
      <h1 className="min-w-0 shrink truncate font-semibold">
        {name}
        <span className="text-muted ml-2 text-xs font-normal">{system}</span>
      </h1>
      {isPreparing ? (
        <p className="text-muted shrink-0 text-sm">Preparation</p>
      ) : (
        <p className="shrink-0 text-sm tabular-nums">
          {roundName}
          {seconds !== null && <span className="text-muted"> · {seconds} s</span>}
        </p>
      )}
    </>
  )
}
