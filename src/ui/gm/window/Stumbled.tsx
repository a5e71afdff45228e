import { STUMBLED } from '~/words/en/window'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { saveFight } from '../state/saveFight'

interface StumbledProps {
  error: unknown
  /** Over the same fight as the time before. */
  again: boolean
  onGoOn(): void
}

/** What went wrong while drawing, and the ways on. */
export function Stumbled({ error, again, onGoOn }: StumbledProps) {
  const { fight } = useTable.getState()
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 p-8">
      <h1 className="text-2xl font-semibold">{STUMBLED.title}</h1>
      <p className="text-base">{again ? STUMBLED.again : STUMBLED.once}</p>
      <details className="text-muted break-words">
        <summary>{STUMBLED.details}</summary>
        {error instanceof Error ? error.message : STUMBLED.noReason}
      </details>
      <div className="flex flex-wrap gap-2">
        {!again && (
          <Button look="primary" onClick={() => location.reload()}>
            {STUMBLED.reload}
          </Button>
        )}
        {fight && (
          <Button
            look={again ? 'primary' : 'plain'}
            onClick={() => {
              actions.leaveFight()
              onGoOn()
            }}
          >
            {STUMBLED.another}
          </Button>
        )}
        {fight && (
          <>
            <Button
              onClick={() => {
                actions.undo()
                onGoOn()
              }}
            >
              {STUMBLED.back}
            </Button>
            <Button onClick={() => saveFight(fight)}>{STUMBLED.save}</Button>
          </>
        )}
      </div>
    </main>
  )
}
