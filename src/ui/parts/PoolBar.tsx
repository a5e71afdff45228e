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

/** Room for so many letters of a name beside its bar. */
const ROOM = 3
/** As much of a name as has room: "STR" as it is, of "Stamina" the first letter. */
const short = (label: string): string => (label.length > ROOM ? label.slice(0, 1) : label)

/**
 * A pool as a bar with its short name and its numbers. Pools without a colour of their own are drawn in grey. Its whole
 * name is a label, not hidden words: a table of forty has a hundred and sixty of these, and each hidden word is a clipped
 * layer in every frame.
 */
export function PoolBar({ name, label, cur, max }: { name: string; label: string; cur: number; max: number }) {
  const part = max > 0 ? Math.max(0, Math.min(1, cur / max)) : 0
  return (
    <span
      role="img"
      aria-label={`${label} ${cur} of ${max}`}
      title={`${label} ${cur} of ${max}`}
      className="flex min-w-0 items-center gap-1"
    >
      <span className="text-muted shrink-0 text-[0.6875rem] leading-4">{short(label)}</span>
      {/* One element without clipping. */}
      <span
        className="bg-table h-1.5 min-w-0 flex-1 rounded-full"
        style={{
          backgroundImage: `linear-gradient(to right, ${COLOUR[name] ?? 'var(--muted)'} ${part * 100}%, transparent 0)`,
        }}
      />
      <span className="shrink-0 text-[0.6875rem] leading-4 tabular-nums">
        {cur}
        <span className="text-muted">/{max}</span>
      </span>
    </span>
  )
}
