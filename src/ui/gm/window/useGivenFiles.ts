import { useEffect } from 'react'
import { untilLoaded } from '../../parts/hooks/untilLoaded'

const load = () => import('./givenFiles')

/**
 * Files dropped anywhere are for the library, never a page the browser goes to; one picture dropped on a token or on the sheet
 * is for whoever that is, a pasted one for the selected. What does that is loaded when a hand brings the first one.
 */
export function useGivenFiles(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      untilLoaded(load, ({ mark }) => mark(event.target))
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) untilLoaded(load, ({ mark }) => mark(null))
    }
    // What is carried is there for as long as the event lasts.
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      untilLoaded(load, ({ dropped }) => dropped(files, event.target))
    }
    const paste = ({ clipboardData: given, target }: ClipboardEvent) => {
      const files = [...(given?.files ?? [])]
      const hasText = given?.types.includes('text/plain') === true
      if (files.length > 0) untilLoaded(load, ({ pasted }) => pasted(files, target, hasText))
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
}
