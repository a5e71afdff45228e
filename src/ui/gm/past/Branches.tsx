import { useState } from 'react'
import { useFight } from '~/store/hooks/useFight'
import { branchLines, type BranchLine } from '~/store/session/branchLines'
import { differences } from '~/store/session/differences'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/formText'
import { GiveButton } from '../../parts/controls/GiveButton'
import { takeFocus } from '../../parts/hooks/takeFocus'
import { DialogBox } from '../../parts/menus/overlays'
import { setWindowState } from '../state/windowState'
import { Differences } from './Differences'

const close = () => setWindowState({ branches: false })

/** Every line of play that was ever begun: what was left by going back and playing on is here, and can be played again. */
export default function Branches() {
  const { ruleset, line } = useFight()
  const lines = branchLines(ruleset, line)
  return (
    <DialogBox title="Branches" onClose={close}>
      <p className="text-muted mb-3 text-sm">
        {lines.length > 1
          ? 'Nothing is lost by going back and playing on: each line of play is kept, and goes on where it was left.'
          : 'There is one line of play so far. Go back with Undo and do something else: what was is kept here, beside it.'}
      </p>
      <ol className="flex flex-col gap-2">
        {lines.map(line => (
          <li
            key={line.id}
            aria-current={line.isPlayed || undefined}
            className={`rounded-lg border p-3 ${line.isPlayed ? 'border-now' : 'border-line'}`}
          >
            <Line line={line} />
          </li>
        ))}
      </ol>
    </DialogBox>
  )
}

function Line({ line }: { line: BranchLine }) {
  const { writer } = useFight()
  const [renaming, setRenaming] = useState(false)
  // The keyboard goes back to the button when the field is gone.
  const [wasNamed, setWasNamed] = useState(false)
  const [compared, setCompared] = useState(false)
  const { id, isPlayed, last } = line
  const rename = (given: FormData) => {
    actions.nameBranch(id, formText(given, 'name'))
    setRenaming(false)
    setWasNamed(true)
  }
  return (
    <>
      {renaming ? (
        <form className="flex items-center gap-2">
          <input
            ref={takeFocus}
            name="name"
            maxLength={60}
            defaultValue={titleOf(line)}
            aria-label="Name of the branch"
            className="field min-w-0 flex-1"
            onFocus={event => event.target.select()}
          />
          <GiveButton onGiven={rename} look="primary" hotkey="Enter">
            Rename
          </GiveButton>
        </form>
      ) : (
        <h3 className="display text-lg">{titleOf(line)}</h3>
      )}
      <p className="text-muted text-sm">
        {[
          line.parent === null ? 'from the beginning' : `leaves after action ${line.from}`,
          `${line.length} ${line.length === 1 ? 'action' : 'actions'} of its own`,
          ...(last === null ? [] : [`the last: ${last}`]),
        ].join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isPlayed ? (
          <span className="text-now self-center text-sm font-semibold">Played now</span>
        ) : (
          <>
            <Button look="primary" closed={!writer} onClick={() => actions.openBranch(id)}>
              Play this
            </Button>
            <Button aria-expanded={compared} onClick={() => setCompared(!compared)}>
              Compare with now
            </Button>
          </>
        )}
        {!renaming && writer && (
          <Button {...(wasNamed && { ref: takeFocus })} look="quiet" onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
      </div>
      {compared && <Compared line={line} />}
    </>
  )
}

/** How it stands at the end of the branch, beside now. */
function Compared({ line }: { line: BranchLine }) {
  const { ruleset, snapshot } = useFight()
  const rows = differences(ruleset, snapshot, line.end())
  if (rows.length === 0) return <p className="mt-2 text-sm">At its end everybody stands as now.</p>
  return <Differences rows={rows} here="Now" there="At its end" />
}

/** Its name, or what makes it another. */
function titleOf({ name, parent, first }: BranchLine): string {
  if (name !== null) return name
  if (parent === null) return 'The first line of play'
  return first === null ? 'An action that was begun' : `Instead: ${first}`
}
