import { BAR } from '~/words/en/window'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { KeepAFile } from './KeepAFile'

/** Quiet while everything is kept; the loud case is a banner. */
export function SaveStatusSign() {
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
