import type { FromWorker } from './messages'
import type { runTask } from './runTask'

/** What is told of a slice of work, in this order, and whether the work is at its end. */
export interface TimeSlice {
  readonly messages: readonly FromWorker[]
  readonly isOver: boolean
}

/** Works on a question until it is time to look at what has come in. What was found is told before that it is all. */
export function slice(question: number, work: ReturnType<typeof runTask>, isTime: () => boolean): TimeSlice {
  const found: unknown[] = []
  const end = step()
  const all = found.length > 0 ? [{ question, found } as FromWorker] : []
  return { messages: end ? [...all, end] : all, isOver: end !== undefined }

  function step(): FromWorker | undefined {
    try {
      do {
        const { done, value } = work.next()
        if (done) return { question, done }
        found.push(...value)
      } while (!isTime())
      return undefined
    } catch (error) {
      return { question, failed: String(error) }
    }
  }
}
