import { useEffect } from 'react'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { untilLoaded } from '../../parts/hooks/untilLoaded'

/** Does a hand carry files over the window? */
export const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** Files that are dropped are never a page the browser goes to; what becomes of them is loaded with the first touch of the window. */
export function useGivenFiles(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const stay = (event: DragEvent) => hasFiles(event) && event.preventDefault()
    window.addEventListener('dragover', stay, { signal })
    window.addEventListener('drop', stay, { signal })
    const load = () =>
      untilLoaded(
        () => import('./givenFiles'),
        ({ hearGivenFiles }) => hearGivenFiles(signal),
      )
    signal.addEventListener('abort', onFirstInput(load))
    return () => listening.abort()
  }, [])
}
