import { classes } from './classes'

const COLOUR: Readonly<Record<string, string>> = {
  health: 'bg-health',
  endurance: 'bg-endurance',
  stamina: 'bg-stamina',
  focus: 'bg-focus',
}

/** A pool as a bar with its numbers. Pools without a colour of their own are drawn in grey. */
export function PoolBar({ name, label, cur, max }: { name: string; label: string; cur: number; max: number }) {
  const part = max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0
  return (
    <span className="flex min-w-0 items-center gap-1" title={`${label} ${cur} of ${max}`}>
      <span className="bg-table relative h-1.5 min-w-4 flex-1 overflow-hidden rounded-full">
        <span
          className={classes('absolute inset-y-0 left-0 rounded-full', COLOUR[name] ?? 'bg-muted')}
          style={{ width: `${part * 100}%` }}
        />
      </span>
      <span className="shrink-0 text-[0.6875rem] leading-4 tabular-nums">
        <span className="sr-only">{label} </span>
        {cur}
        <span className="text-muted">/{max}</span>
      </span>
    </span>
  )
}
