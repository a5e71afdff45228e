import { Component, type ReactNode } from 'react'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { saveFight } from '../state/saveFight'

/** Names, until this window is closed, the fight over which it stumbled last. */
const STUMBLED = 'fray/stumbled'

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
    this.setState({ again: sessionStorage.getItem(STUMBLED) === id })
    sessionStorage.setItem(STUMBLED, id)
  }

  override render(): ReactNode {
    const { error, again } = this.state
    if (error === null) return this.props.children
    const { fight } = useTable.getState()
    return (
      <main className="mx-auto flex max-w-2xl flex-col gap-4 p-8">
        <h1 className="text-2xl font-semibold">Fray has stumbled</h1>
        <p className="text-base">
          Nothing is lost: every click so far is kept on this computer.{' '}
          {again
            ? 'The window has stumbled over this fight before: save it as a file, and choose another; or take the latest step back.'
            : 'Load the window anew to go on. If it stumbles again at the same place, take the latest step back, or choose another fight.'}
        </p>
        <details className="text-muted break-words">
          <summary>For whoever mends Fray</summary>
          {error instanceof Error ? error.message : 'No reason was given.'}
        </details>
        <div className="flex flex-wrap gap-2">
          {!again && (
            <Button look="primary" onClick={() => location.reload()}>
              Load anew
            </Button>
          )}
          {fight && (
            <Button
              look={again ? 'primary' : 'plain'}
              onClick={() => {
                actions.leaveFight()
                this.setState({ error: null })
              }}
            >
              Choose another fight
            </Button>
          )}
          {fight && (
            <>
              <Button
                onClick={() => {
                  actions.undo()
                  this.setState({ error: null })
                }}
              >
                Take the latest step back
              </Button>
              <Button onClick={() => saveFight(fight)}>Save the fight as a file</Button>
            </>
          )}
        </div>
      </main>
    )
  }
}
