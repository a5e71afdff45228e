import { useEffect } from 'react'
import { actions, useTable } from '~/store/state'
import { isTyping } from '../../parts/hooks/focus'
import { lookInto, openPictureForm, openTab, readWindowState } from '../state/windowState'

/** What takes a picture for itself when one is dropped on it. */
const TAKES_PICTURES = '[data-token], [data-sheet]'

let under: Element | null = null

/**
 * Files dropped anywhere are for the library, never a page the browser goes to; one picture dropped on a token or on the sheet
 * is for whoever that is, a pasted one for the selected.
 */
export function useGivenFiles(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      mark(event.target)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) mark(null)
    }
    // What is carried is there for as long as the event lasts.
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      dropped(files, event.target)
    }
    const paste = ({ clipboardData: given, target }: ClipboardEvent) => {
      const files = [...(given?.files ?? [])]
      const hasText = given?.types.includes('text/plain') === true
      if (files.length > 0) pasted(files, target, hasText)
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

/** Marks what would take what is carried over it; null: nothing is any more. */
function mark(target: EventTarget | null): void {
  const next = takerOf(target)
  if (next === under) return
  under?.removeAttribute('data-dropping')
  next?.setAttribute('data-dropping', '')
  under = next
}

/** Files were let go over the window. */
function dropped(files: readonly File[], target: EventTarget | null): void {
  mark(null)
  const taker = takerOf(target)
  const [file] = files
  if (!taker || !file || files.length > 1 || !isPicture(file)) return toLibrary(files)
  if (taker instanceof HTMLElement && taker.dataset.token !== undefined) select(taker.dataset.token)
  openPictureForm(file)
}

/** Files were pasted. @param hasText there are words beside them */
function pasted(files: readonly File[], target: EventTarget | null, hasText: boolean): void {
  const file = files.find(isPicture)
  // Who types and has words to paste means the words.
  if (file && useTable.getState().fight && !(hasText && isTyping(target))) openPictureForm(file)
}

/** On the library's page the files are looked into there. */
function toLibrary(files: readonly File[]): void {
  if (readWindowState().page !== 'library') openTab('fights')
  lookInto(files)
}

function takerOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(TAKES_PICTURES) : null
}

/** By what the system says of it: which way it goes, not what it is taken for. */
function isPicture({ type }: File): boolean {
  return type.startsWith('image/')
}

/** Dropped on one of several selected it is for all of them. */
function select(id: string): void {
  if (!useTable.getState().selection.includes(id)) actions.select([id])
}
