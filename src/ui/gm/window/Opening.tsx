import { WINDOW } from '~/words/en/window'

/** Stands in the window until what was kept is read and the table is drawn; index.html begins with the same. */
export function Opening() {
  return <p className="text-muted p-6">{WINDOW.opening}</p>
}
