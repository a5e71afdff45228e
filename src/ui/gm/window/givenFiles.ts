import { actions, useTable } from '~/store/state/useTable'
import { isTyping } from '../../parts/hooks/isTyping'
import { hasFiles } from './useGivenFiles'
import { openPictureForm, readWindowState, setWindowState } from '../state/windowState'

/** What takes a picture for itself when one is dropped on it. */
const TAKES_PICTURES = '[data-token], [data-sheet]'

/**
 * Files dropped anywhere are for the library; one picture dropped on a token or on the sheet is for whoever that is, a pasted
 * one for the selected.
 *
 * @param signal ends it
 */
export function hearGivenFiles(signal: AbortSignal): void {
  let under: Element | null = null
  const mark = (next: Element | null) => {
    if (next === under) return
    under?.removeAttribute('data-dropping')
    next?.setAttribute('data-dropping', '')
    under = next
  }
  const over = (event: DragEvent) => {
    if (hasFiles(event)) mark(takerUnder(event))
  }
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) mark(null)
  }
  const drop = (event: DragEvent) => {
    mark(null)
    const files = [...(event.dataTransfer?.files ?? [])]
    const [file] = files
    if (!file) return
    const taker = takerUnder(event)
    if (!taker || files.length > 1 || !isPicture(file))
      return setWindowState({ files, ...(!readWindowState().library && { tab: 'fights' }) })
    if (taker instanceof HTMLElement && taker.dataset.token !== undefined) select(taker.dataset.token)
    openPictureForm(file)
  }
  const paste = (event: ClipboardEvent) => {
    const { clipboardData: given, target } = event
    const file = [...(given?.files ?? [])].find(isPicture)
    // Who types and has words to paste means the words.
    if (!file || !useTable.getState().fight || (isTyping(target) && given?.types.includes('text/plain'))) return
    event.preventDefault()
    openPictureForm(file)
  }
  window.addEventListener('dragover', over, { signal })
  window.addEventListener('dragleave', leave, { signal })
  window.addEventListener('drop', drop, { signal })
  window.addEventListener('paste', paste, { signal })
}

function takerUnder({ target }: DragEvent): Element | null {
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
