import { BAR } from '~/words/en/window'
import { useFightSelector } from '~/store/hooks/useFight'
import { useTable } from '~/store/state/useTable'
import { CommandIcon } from '../commands/CommandIcon'
import { SaveStatusSign } from './SaveStatusSign'
import { Menu } from './Menu'
import { PlayersButton } from './PlayersButton'
import { Timeline } from './Timeline'

/** Menu · name and system · round and time · undo, redo, time line · saved · players' window. */
export function TopBar() {
  const open = useTable(s => s.fight !== null)
  const curtain = useTable(s => s.curtain)
  return (
    <header className="apart *:leaf top-bar">
      <Menu />
      {open ? <Moment /> : <h1 className="display min-w-0 shrink truncate text-[1.1875rem]">Fray</h1>}
      <span className="flex-1" />
      {open && <Timeline />}
      <span className="flex-1" />
      <SaveStatusSign />
      <CommandIcon of="palette" />
      {open && (
        <>
          <CommandIcon of="curtain" pressed={curtain} className="bar-wide" />
          <PlayersButton />
          <CommandIcon of="screens" label={BAR.screens} className="bar-wide" />
        </>
      )}
    </header>
  )
}

/** Which fight it is and how far it has come. */
function Moment() {
  const { name, system, isPreparing, roundName, seconds } = useFightSelector(fight => {
    const { ruleset, snapshot } = fight
    const { round, roundName = BAR.round(round), seconds } = fight.prompt()
    return { name: fight.name, system: ruleset.name, isPreparing: snapshot.phase === 'preparation', roundName, seconds }
  })
  return (
    <>
      <h1 className="display min-w-0 shrink truncate text-[1.1875rem]" title={name}>
        {name}
      </h1>
      <span className="bar-seldom text-muted min-w-0 shrink-[3] truncate text-xs">{system}</span>
      <p className="bg-raised shrink-0 rounded-full px-2.5 py-1 leading-4 font-semibold">
        {isPreparing ? BAR.preparation : roundName}
        {!isPreparing && seconds !== null && (
          <span className="bar-wide">
            {' · '}
            <span title={BAR.time}>{clock(seconds)}</span>
          </span>
        )}
      </p>
    </>
  )
}

/** As the players' screen shows it: 0:06, 12:30. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
