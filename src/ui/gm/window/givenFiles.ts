import { actions, useTable } from '~/store/state/useTable'
import { isTyping } from '../../parts/hooks/isTyping'
import { lookInto, openPictureForm, openTab, readWindowState } from '../state/windowState'

/** What takes a picture for itself when one is dropped on it. */
const TAKES_PICTURES = '[data-token], [data-sheet]'

let under: Element | null = null

/** Marks what would take what is carried over it; null: nothing is any more. */
export function mark(target: EventTarget | null): void {
  const next = takerOf(target)
  if (next === under) return
  under?.removeAttribute('data-dropping')
  next?.setAttribute('data-dropping', '')
  under = next
}

/** Files were let go over the window. */
export function dropped(files: readonly File[], target: EventTarget | null): void {
  mark(null)
  const taker = takerOf(target)
  const [file] = files
  if (!taker || !file || files.length > 1 || !isPicture(file)) return toLibrary(files)
  if (taker instanceof HTMLElement && taker.dataset.token !== undefined) select(taker.dataset.token)
  openPictureForm(file)
}

/** Files were pasted. @param hasText there are words beside them */
export function pasted(files: readonly File[], target: EventTarget | null, hasText: boolean): void {
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
