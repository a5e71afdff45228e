import { diff, type Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { trustedWorker } from '~/storage'
import type { TableTypes } from '~/table'
import { NOTICES } from '~/words/en/store'
import type { FromWorker, Question, TaskName, Tasks, ToWorker } from './messages'
import address from './worker.ts?worker&url'

/** What a worker is to those who give it work. */
export interface Thinker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** What is asked about: the rules and map of a fight, at one moment. */
export interface Moment {
  readonly ruleset: string
  readonly map: GridMap
  readonly state: Snapshot<TableTypes>
}

/** Who asked, and hears of what is found. */
export interface TaskListener<Task extends TaskName> {
  found(found: readonly Tasks[Task]['found'][]): void
  /** Everything has been found. */
  done?(): void
  failed?(words: string): void
}

/** Workers that look ahead. */
export interface Pool {
  /** Ask; what was asked of the same kind before is dropped. */
  ask<Task extends TaskName>(
    task: Task,
    moment: Moment,
    asked: Tasks[Task]['asked'],
    listener: TaskListener<Task>,
  ): void
  /** They get ready for questions about this fight. What has happened in it since, they are told with the next of these. */
  bring(moment: Moment): void
  /** Drop what was asked. */
  stop(task: TaskName): void
  close(): void
}

interface Asked {
  question: number
  listener: TaskListener<TaskName>
  /** Workers that have not come to their end. */
  left: number
}

/** Workers over which each question is shared out. They are started with the first question. */
export function createPool(start: () => Thinker, size: number): Pool {
  const open = new Map<TaskName, Asked>()
  let workers: readonly Thinker[] = []
  let told: Partial<Moment> = {}
  let latest = 0

  return {
    bring(moment) {
      if (told.ruleset !== moment.ruleset || told.map !== moment.map) tell(moment)
    },
    ask(task, moment, asked, listener) {
      tell(moment)
      const question = ++latest
      open.set(task, { question, listener: listener as TaskListener<TaskName>, left: workers.length })
      for (const [part, worker] of workers.entries())
        worker.postMessage({ kind: 'ask', task, question, share: { part, of: workers.length }, asked } as Question)
    },
    stop(task) {
      if (open.has(task)) drop(task)
    },
    close() {
      open.clear()
      for (const worker of workers) worker.terminate()
      workers = []
      told = {}
    },
  }

  /** Those of the workers that are still at it are told as well. */
  function drop(task: TaskName): void {
    open.delete(task)
    for (const worker of workers) worker.postMessage({ kind: 'stop', task })
  }

  function begun(): Thinker {
    const worker = start()
    worker.onmessage = ({ data }) => onMessage(data)
    worker.onerror = event => {
      event.preventDefault?.()
      for (const [task, { listener }] of open) {
        drop(task)
        listener.failed?.(event.message || NOTICES.worker)
      }
    }
    return worker
  }

  /**
   * Told only what they do not know already: a fight has one map, many questions are about one state, and the next state
   * differs from it in little. What is told is copied for each of them, by the thread that draws.
   */
  function tell({ ruleset, map, state }: Moment): void {
    if (workers.length === 0) workers = Array.from({ length: size }, begun)
    const messages: ToWorker[] = []
    const isOther = told.ruleset !== ruleset || told.map !== map
    if (isOther) {
      messages.push({ kind: 'table', ruleset, map })
      open.clear()
    }
    if (told.state !== state)
      messages.push(
        isOther || !told.state ? { kind: 'state', state } : { kind: 'changes', patches: diff(told.state, state) },
      )
    told = { ruleset, map, state }
    for (const worker of workers) for (const message of messages) worker.postMessage(message)
  }

  function onMessage(message: FromWorker): void {
    const [task, asked] = [...open].find(([, { question }]) => question === message.question) ?? []
    // An answer to what nobody wants to know any more.
    if (!task || !asked) return
    if ('found' in message) return asked.listener.found(message.found)
    if ('failed' in message) {
      drop(task)
      asked.listener.failed?.(message.failed)
    } else if (--asked.left === 0) {
      open.delete(task)
      asked.listener.done?.()
    }
  }
}

/** Workers of this browser: one for each core but the one that draws, and two where there are two: drawing is seldom. */
export function browserPool(): Pool {
  const size = Math.max(2, (navigator.hardwareConcurrency || 2) - 1)
  return createPool(() => new Worker(trustedWorker(address), { type: 'module', name: 'fray-ahead' }), size)
}
