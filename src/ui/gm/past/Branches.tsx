import { useState } from 'react'
import { PAST } from '~/words/en/log'
import { useFight } from '~/store/hooks/useFight'
import { branchLines, type BranchLine } from '~/store/session/branchLines'
import { differences } from '~/store/session/differences'
import { actions } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/forms'
import { GiveButton } from '../../parts/controls/GiveButton'
import { takeFocus } from '../../parts/hooks/focus'
import { DialogBox } from '../../parts/menus/overlays'
import { SelectBox } from '../../parts/menus/SelectBox'
import { closeDialog } from '../state/windowState'
import { Differences } from './Differences'

const close = () => closeDialog('branches')

/** Every line of play that was ever begun: what was left by going back and playing on is here, and can be played again. */
export function Branches() {
  const { ruleset, line } = useFight()
  const lines = branchLines(ruleset, line)
  return (
    <DialogBox title={PAST.branches.title} onClose={close}>
      <p className="text-muted mb-3 text-sm">{lines.length > 1 ? PAST.branches.several : PAST.branches.one}</p>
      <ol className="flex flex-col gap-2">
        {lines.map(line => (
          <li
            key={line.id}
            aria-current={line.isPlayed || undefined}
            className={`rounded-lg border p-3 ${line.isPlayed ? 'border-now' : 'border-line'}`}
          >
            <Line line={line} others={lines.filter(one => one !== line && !one.isPlayed)} />
          </li>
        ))}
      </ol>
    </DialogBox>
  )
}

interface LineProps {
  line: BranchLine
  /** What it can be held against besides what is played. */
  others: readonly BranchLine[]
}

function Line({ line, others }: LineProps) {
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
            aria-label={PAST.branches.name}
            className="field min-w-0 flex-1"
            onFocus={event => event.target.select()}
          />
          <GiveButton onGiven={rename} look="primary" hotkey="Enter">
            {PAST.branches.rename}
          </GiveButton>
        </form>
      ) : (
        <h3 className="display text-lg">{titleOf(line)}</h3>
      )}
      <p className="text-muted text-sm">
        {[
          line.parent === null ? PAST.branches.beginning : PAST.branches.leavesAfter(line.from),
          PAST.branches.own(line.length),
          ...(last === null ? [] : [PAST.branches.last(last)]),
        ].join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isPlayed ? (
          <span className="text-now self-center text-sm font-semibold">{PAST.branches.now}</span>
        ) : (
          <>
            <Button look="primary" closed={!writer} onClick={() => actions.openBranch(id)}>
              {PAST.branches.play}
            </Button>
            <Button aria-expanded={compared} onClick={() => setCompared(!compared)}>
              {PAST.branches.compare}
            </Button>
          </>
        )}
        {!renaming && writer && (
          <Button {...(wasNamed && { ref: takeFocus })} look="quiet" onClick={() => setRenaming(true)}>
            {PAST.branches.rename}
          </Button>
        )}
      </div>
      {compared && <Compared line={line} others={others} />}
    </>
  )
}

const NOW = 'now'

/** How it stands at the end of the branch, beside now or the end of another. */
function Compared({ line, others }: LineProps) {
  const { ruleset, terrain, snapshot } = useFight()
  const [chosen, setChosen] = useState(NOW)
  const beside = others.find(({ id }) => String(id) === chosen)
  const rows = differences({ ruleset, terrain }, beside ? beside.end() : snapshot, line.end())
  const here = beside ? titleOf(beside) : PAST.branches.here
  return (
    <>
      {others.length > 0 && (
        <div className="mt-2">
          <SelectBox
            label={PAST.branches.beside}
            options={[
              { value: NOW, words: PAST.branches.here },
              ...others.map(one => ({ value: String(one.id), words: titleOf(one) })),
            ]}
            value={beside ? chosen : NOW}
            onChange={setChosen}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="mt-2 text-sm">{PAST.branches.same}</p>
      ) : (
        <Differences rows={rows} here={here} there={PAST.branches.end} />
      )}
    </>
  )
}

/** Its name, or what makes it another. */
function titleOf({ name, parent, first }: BranchLine): string {
  if (name !== null) return name
  if (parent === null) return PAST.branches.first
  return first === null ? PAST.branches.begun : PAST.branches.instead(first)
}
