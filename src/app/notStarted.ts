import { STUMBLED } from '~/words/en/window'
import type { TableState } from '~/store/state'

/** What is said when nothing could be opened, with the one way on. */
export function notStarted(error: unknown): NonNullable<TableState['trouble']> {
  const reason = error instanceof Error ? error.message : STUMBLED.noReason
  const again = { words: STUMBLED.reload, go: () => location.reload() }
  return { title: STUMBLED.notStarted, words: STUMBLED.untouched(reason), options: [again] }
}
