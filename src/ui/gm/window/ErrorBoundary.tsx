import { Component, type ReactNode } from 'react'
import { actions, useTable } from '~/store/state'
import { STUMBLED } from '~/words/en/window'
import { Button } from '../../parts/controls/Button'
import { saveFight } from '../state/inLibrary'

interface ErrorScreenProps {
  error: unknown
  /** Over the same fight as the time before. */
  again: boolean
  onGoOn(): void
}

/** What went wrong while drawing, and the ways on. */
function ErrorScreen({ error, again, onGoOn }: ErrorScreenProps) {
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

/** Names, until this window is closed, the fight that failed to draw last. */
const FAILED_FIGHT = 'fray/stumbled'

/**
 * Catches what goes wrong while drawing. Every click before was kept; the fight can be saved as a file from here, and left for
 * another.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown; again: boolean }> {
  override state: { error: unknown; again: boolean } = { error: null, again: false }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(): void {
    const id = useTable.getState().fight?.id
    if (id === undefined) return
    this.setState({ again: sessionStorage.getItem(FAILED_FIGHT) === id })
    sessionStorage.setItem(FAILED_FIGHT, id)
  }

  override render(): ReactNode {
    const { error, again } = this.state
    if (error === null) return this.props.children
    return <ErrorScreen error={error} again={again} onGoOn={() => this.setState({ error: null })} />
  }
}
