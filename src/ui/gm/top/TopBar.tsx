import { memo } from 'react'
import { useFightSelector } from '~/store/hooks/useFight'
import { useShowsNothing } from '~/store/hooks/useFog'
import type { FightView } from '~/store/session/fightView'
import { actions, useTable, useTableSelector } from '~/store/state'
import { BANNERS, BAR } from '~/words/en/window'
import { Button } from '../../parts/controls/Button'
import { MenuButton, useTrigger } from '../../parts/menus/MenuButton'
import { MenuList } from '../../parts/menus/overlays'
import { Icon } from '../../parts/signs/Icon'
import { LetPlay } from '../actions'
import { CommandIcon, commandOf, menuItems } from '../commands/commands'
import { spokenKey } from '../commands/keyNames'
import { Moments } from '../past/Moments'
import { StartCard } from '../start/StartCard'
import { saveFight } from '../state/inLibrary'
import { type Dialog, useWindowState } from '../state/windowState'
import { Part } from './Part'
import { playersWords } from './playersWords'

/** What lies over the table when it is called for. */
function Dialogs() {
  const fight = useTable(s => s.fight !== null)
  const dialog = useWindowState(v => v.dialog)
  const isOfWindow = dialog?.kind === 'about' || dialog?.kind === 'start'
  return dialog && (fight || isOfWindow) && <DialogOf dialog={dialog} />
}

function DialogOf({ dialog }: { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'about':
      return (
        <Part name="panels" over>
          {({ About }) => <About />}
        </Part>
      )
    case 'start':
      return <StartCard />
    case 'forecast':
      return (
        <Part name="past" over>
          {({ Forecast }) => <Forecast />}
        </Part>
      )
    case 'branches':
      return (
        <Part name="past" over>
          {({ Branches }) => <Branches />}
        </Part>
      )
    case 'letPlay':
      return <LetPlay />
    case 'end':
      return (
        <Part name="past" over>
          {({ EndScreen }) => <EndScreen />}
        </Part>
      )
    case 'retcon':
      return (
        <Part name="past" over>
          {({ Retcon }) => <Retcon key={dialog.done} done={dialog.done} part={dialog.part} />}
        </Part>
      )
    // These lie over the table, where they were called.
    case 'menu':
    case 'place':
      return null
  }
}

/** The one warning there is while all is well, and what to do about it. */
function KeepAFile() {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  if (!fight) return null
  return (
    <MenuButton
      look="quiet"
      small
      title={BANNERS.keepAFile.hereOnly}
      className="bar-wide text-muted"
      items={[
        {
          words: BANNERS.keepAFile.export,
          icon: 'take',
          detail: BANNERS.keepAFile.why,
          act: () => saveFight(fight),
        },
      ]}
    >
      {BANNERS.keepAFile.sign}
    </MenuButton>
  )
}

function MainMenu({ id, onClose }: { id: string; onClose(): void }) {
  return <MenuList id={id} items={menuItems(useTable.getState())} onClose={onClose} />
}

/** What is not needed at every turn. */
function Menu() {
  const { id, open, setOpen, trigger } = useTrigger('menu')
  return (
    <>
      <Button
        look="quiet"
        {...trigger}
        aria-label={BAR.menu}
        title={BAR.menu}
        className="size-8 shrink-0 !p-0 pointer-coarse:size-11"
      >
        <Icon name="menu" size={18} />
      </Button>
      {open && <MainMenu id={id} onClose={() => setOpen(false)} />}
      <Dialogs />
    </>
  )
}

const TONES = { good: 'text-good', danger: 'text-danger' } as const

/** Opens the players' window, and says whether it is there, and whether screens elsewhere are shown the table. */
function PlayersButton() {
  const players = useTable(s => s.players)
  const room = useTable(s => s.room)
  const isBlank = useShowsNothing()
  const { keys, run } = commandOf('players')
  const { words, tone } = playersWords(players, room)
  return (
    <Button
      title={tone === 'danger' ? `${words}. ${BAR.players.frozen}` : isBlank ? BAR.players.blank : BAR.players.open}
      aria-keyshortcuts={keys.map(spokenKey).join(' ')}
      className={tone && TONES[tone]}
      onClick={() => run(null)}
    >
      <Icon name="screen" size={18} />
      {tone === 'danger' && <b aria-hidden="true">!</b>}
      <span className="bar-wide">{words}</span>
      {isBlank && <span className="text-danger text-xs">{BAR.players.noMap}</span>}
    </Button>
  )
}

/** Quiet while everything is kept; the loud case is a banner. */
function SaveStatusSign() {
  const { state, words, persisted } = useTable(s => s.saveStatus)
  const loud = state === 'not saved' || state === 'memory only'
  const isSaved = state === 'saved'
  const isAtRisk = isSaved && persisted === false
  return (
    <div className="flex shrink-0 items-center text-xs">
      <p
        role="status"
        title={words || BAR.saved.everyClick}
        className={`flex items-center gap-1.5 ${loud ? 'text-danger font-semibold' : isSaved ? 'text-good' : 'text-muted'}`}
      >
        {isSaved && <span aria-hidden="true" className="bg-good size-1.5 rounded-full" />}
        <span className={`block first-letter:uppercase ${isSaved ? 'bar-wide' : ''}`}>{BAR.saved[state]}</span>
      </p>
      {state === 'not saved' && (
        <Button look="danger" className="ml-2" onClick={() => actions.retrySaving()}>
          {BAR.saved.again}
        </Button>
      )}
      {isAtRisk && <KeepAFile />}
    </div>
  )
}

/** Undo, redo, and the moments of the fight to look at; the log beside it greys what is undone. */
function Timeline() {
  const { steps, undoes, redoes } = useFightSelector(({ steps, undoes, redoes }) => ({ steps, undoes, redoes }))
  return (
    <div role="group" aria-label={BAR.timeline.title} className="flex items-center gap-1">
      <Steps undoes={undoes} redoes={redoes} />
      {steps > 0 && <Moments />}
    </div>
  )
}

const Steps = memo(function Steps({ undoes, redoes }: Pick<FightView, 'undoes' | 'redoes'>) {
  return (
    <>
      <CommandIcon
        of="undo"
        label={undoes ? BAR.timeline.undo(undoes) : BAR.timeline.nothingToUndo}
        title={undoes ? BAR.timeline.undoKeys(undoes) : BAR.timeline.nothingToUndo}
        disabled={!undoes}
      />
      <CommandIcon
        of="redo"
        className="bar-wide"
        label={redoes ? BAR.timeline.redo(redoes) : BAR.timeline.nothingToRedo}
        disabled={!redoes}
      />
    </>
  )
})

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
