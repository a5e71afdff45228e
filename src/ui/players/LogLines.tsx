/** So many lines are read from across the room before the next one comes. */
const LINES = 3

/** What happened last, the latest line last. */
export function LogLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  const latest = lines.slice(-LINES)
  return (
    <section className="players-log" aria-label="What happened">
      <ol>
        {latest.map((line, i) => (
          // Lines have no names of their own; they are told by where they stand.
          <li key={`${lines.length - latest.length + i} ${line}`}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
