import { useEffect, useRef, useState } from 'react'
import type { FightView } from '~/store/session/fightView'
import { actions, type TableState, useTable } from '~/store/state'
import { START } from '~/words/en/start'
import { Button, Key } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { Modal } from '../../parts/menus/overlays'
import { Icon, type IconName } from '../../parts/signs/Icon'
import { COMMANDS } from '../commands/commands'
import { readPreferences, setPreferences } from '../state/preferences'
import { closeDialog, lookInto, openDialog, openPage, openTab } from '../state/windowState'
import './start.css'

/** A demo fight in which nobody has done anything: it was found, not begun. */
const isUntouched = ({ steps, snapshot }: Pick<FightView, 'steps' | 'snapshot'>): boolean =>
  steps === 0 && snapshot.phase === 'combat'

/** Whether there is no fight here but the demo that a first visit finds. */
export const hasNoOwnFight = ({ fights, fight }: Pick<TableState, 'fights' | 'fight'>): boolean =>
  fights.length === 0 || (fights.length === 1 && fight !== null && isUntouched(fight))

/** Opens the start card for whoever has no fight of their own, until it was closed once. */
export function useStartCard(): void {
  const isWanted = useTable(table => table.phase === 'ready' && hasNoOwnFight(table))
  useEffect(() => {
    if (isWanted && readPreferences().start) openDialog({ kind: 'start' })
  }, [isWanted])
}

function close(): void {
  setPreferences({ start: false })
  closeDialog('start')
}

/**
 * Opens the demo fight by these rules. A demo that nobody has touched gives way to it. Fray rolls for the foes, so that a newcomer is
 * asked for the dice of the heroes alone; the orders in force take that back.
 */
async function play(ruleset: string): Promise<void> {
  const { fight } = useTable.getState()
  const left = fight && isUntouched(fight) ? fight : null
  if (left?.ruleset.id !== ruleset) await actions.demoFight(ruleset, left?.id)
  const { sides = {} } = useTable.getState().fight?.snapshot ?? {}
  for (const { id, show } of Object.values(sides)) if (show !== 'exact') actions.setDice(id, 'auto')
  close()
}

/** What is said of a system, by the id of its ruleset. */
const SAID: Readonly<Record<string, { two: string; turns: string }>> = START.systems

/** The systems as pictures, and the ways to a fight of one's own: over the table, until one is taken or it is closed. */
export function StartCard() {
  const rulesets = useTable(s => s.rulesets)
  const [isBusy, setBusy] = useState(false)
  const pick = (id: string) => {
    if (isBusy) return
    setBusy(true)
    void play(id)
  }
  return (
    <Modal title={START.title} className="start" onClose={close}>
      <header className="start-head">
        <h1 className="display">Fray</h1>
        <p>{START.lead}</p>
      </header>
      <ul aria-label={START.games} aria-busy={isBusy} className="start-games">
        {rulesets.map(({ id, name }, i) => (
          <li key={id}>
            <button type="button" aria-labelledby={`start-${id}`} className="start-game" onClick={() => pick(id)}>
              <span className="start-picture">
                <img src={`demo/${id}.svg`} alt="" width={400} height={160} draggable={false} />
                <span className="start-play">
                  {START.play} <Key of="Enter" />
                </span>
              </span>
              <span id={`start-${id}`} className="start-words">
                <b className="display">{name}</b>
                <b>{(SAID[id] ?? START.other).two}</b>
                <span>{(SAID[id] ?? START.other).turns}</span>
              </span>
            </button>
            {i === 0 && (
              <p aria-hidden="true" className="start-tag">
                {START.first}
              </p>
            )}
          </li>
        ))}
        <li className="start-ways">
          <OwnWays />
        </li>
      </ul>
      <footer className="start-foot">
        <p>{START.promise}</p>
        {COMMANDS.filter(({ id }) => id === 'theme' || id.startsWith('language.')).map(({ id, words, run }) => (
          <Button key={id} look="quiet" small onClick={() => run(null)}>
            {words()}
          </Button>
        ))}
      </footer>
      <IconButton icon="close" label={START.close} className="start-close" onClick={close} />
    </Modal>
  )
}

/** The ways to a fight of one's own. */
function OwnWays() {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <StartOption icon="encounter" {...START.own} act={() => (close(), openTab('fights', 'newFight'))} />
      <StartOption icon="log" {...START.file} act={() => chooser.current?.click()} />
      <StartOption icon="fights" {...START.library} act={() => (close(), openPage('library'))} />
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ target: { files } }) => {
          close()
          openTab('fights')
          lookInto([...(files ?? [])])
        }}
      />
    </>
  )
}

function StartOption({ icon, title, how, act }: { icon: IconName; title: string; how: string; act(): void }) {
  return (
    <button type="button" className="start-way" onClick={act}>
      <Icon name={icon} size={26} />
      <span>
        <b>{title}</b>
        {how}
      </span>
    </button>
  )
}
