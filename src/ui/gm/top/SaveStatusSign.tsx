import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'

/** Quiet while everything is kept; the loud case is a banner. */
export function SaveStatusSign() {
  const { state, words, persisted } = useTable(s => s.saveStatus)
  const loud = state === 'not saved' || state === 'memory only'
  const promise =
    persisted === false
      ? 'The browser may throw the data away when space runs short: export fights that matter.'
      : words
  return (
    <p
      role="status"
      title={promise || 'Every click is kept on this computer.'}
      className={loud ? 'text-danger shrink-0 text-xs font-semibold' : 'text-muted shrink-0 text-xs'}
    >
      {state}
      {state === 'saved' && persisted === false && ', not persisted'}
      {state === 'not saved' && (
        <Button look="danger" className="ml-2" onClick={() => actions.retrySaving()}>
          Try again
        </Button>
      )}
    </p>
  )
}
