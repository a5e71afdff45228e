import { Component, type ReactNode } from 'react'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { saveFight } from '../state/saveFight'

/** Catches what goes wrong while drawing. Every click before was kept; the fight can be saved as a file from here. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const { fight } = useTable.getState()
    return (
      <main className="mx-auto flex max-w-2xl flex-col gap-4 p-8">
        <h1 className="text-2xl font-semibold">Fray has stumbled</h1>
        <p className="text-base">
          Nothing is lost: every click so far is kept on this computer. Load the window anew to go on; if it stumbles
          again at the same place, take the latest step back, or save the fight as a file first.
        </p>
        <p className="text-muted break-words">{error instanceof Error ? error.message : 'No reason was given.'}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => location.reload()}>
            Load anew
          </Button>
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
