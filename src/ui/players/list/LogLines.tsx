import { TABLE } from '~/words/en/players'
import { rulesLanguage } from '~/words/spoken'
/** More lines are never in view at once. */
const LINES = 4

/** What happened last: the latest line at the bottom and first in reading, above it as many of those before as fit. */
export function LogLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  const latest = lines.slice(-LINES).reverse()
  return (
    <section className="players-log" aria-label={TABLE.happened}>
      <ul>
        {latest.map((line, i) => (
          // Lines have no names of their own; they are told by where they stand.
          <li key={`${lines.length - i} ${line}`} lang={rulesLanguage()}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
