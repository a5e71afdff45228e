/** What a trace of Chromium holds of one event. Times in µs. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/** What the browser calls a task, and the work in it that is no script: styles, places, paint. */
const TASKS = new Set(['ThreadControllerImpl::RunTask', 'RunTask'])
const DRAWN = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'ParseHTML'])

/** The longest task of script in ms on the main thread of any page, without what it drew. */
export function longestScript(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const mains = new Map(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [[pid, tid] as const] : [],
    ),
  )
  const timed = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.get(pid) === tid)
  return Math.max(
    ...[...mains.keys()].flatMap(pid => {
      const events = timed.filter(one => one.pid === pid)
      const drawn = outermost(events.filter(({ name }) => DRAWN.has(name)))
      return events
        .filter(({ name }) => TASKS.has(name))
        .map(task => {
          const { ts, dur = 0 } = task
          const apart = drawn.reduce((sum, one) => (one.ts >= ts && one.ts < ts + dur ? sum + (one.dur ?? 0) : sum), 0)
          return (dur - apart) / 1000
        })
    }),
  )
}

/** Without those that lie within another. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
