import { Component, type ReactNode } from 'react'
import { useTable } from '~/store/state/useTable'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { useLazyModule } from '../../parts/hooks/useLazyModule'
import { Opening } from './Opening'
import type { StumbledProps } from './Stumbled'

/** Names, until this window is closed, the fight over which it stumbled last. */
const STUMBLED = 'fray/stumbled'

const load = () => import('./Stumbled')
// It is here before there is anything to stumble over.
onFirstInput(() => void load().catch(() => undefined))

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
    return <WaysOn error={error} again={again} onGoOn={() => this.setState({ error: null })} />
  }
}

function WaysOn(stumble: StumbledProps) {
  const part = useLazyModule(true, load)
  return part ? <part.Stumbled {...stumble} /> : <Opening />
}
