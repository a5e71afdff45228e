import { Component, type ReactNode } from 'react'
import { useTable } from '~/store/state/useTable'
import { Stumbled } from './Stumbled'

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
    return <Stumbled error={error} again={again} onGoOn={() => this.setState({ error: null })} />
  }
}
