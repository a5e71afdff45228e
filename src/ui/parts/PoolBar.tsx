const COLOUR: Readonly<Record<string, string>> = {
  health: 'var(--health)',
  hp: 'var(--health)',
  endurance: 'var(--endurance)',
  stamina: 'var(--stamina)',
  focus: 'var(--focus)',
  wounds: 'var(--health)',
  stress: 'var(--stamina)',
  mana: 'var(--focus)',
}

/** A pool as a bar with its numbers. Pools without a colour of their own are drawn in grey. */
export function PoolBar({ name, label, cur, max }: { name: string; label: string; cur: number; max: number }) {
  const part = max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0
  return (
    <span className="flex min-w-0 items-center gap-1" title={`${label} ${cur} of ${max}`}>
      {/* One element without clipping: a table of forty has a hundred and sixty of these in every frame. */}
      <span
        className="bg-table h-1.5 min-w-4 flex-1 rounded-full"
        style={{
          backgroundImage: `linear-gradient(to right, ${COLOUR[name] ?? 'var(--muted)'} ${part * 100}%, transparent 0)`,
        }}
      />
      <span className="shrink-0 text-[0.6875rem] leading-4 tabular-nums">
        <span className="sr-only">{label} </span>
        {cur}
        <span className="text-muted">/{max}</span>
      </span>
    </span>
  )
}
