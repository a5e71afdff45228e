import { PAST } from '~/words/en/log'
import type { Difference } from '~/store/session/differences'

/** Who stands otherwise, in two columns. */
export function Differences({ rows, here, there }: { rows: readonly Difference[]; here: string; there: string }) {
  return (
    <table className="mt-2 w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="text-muted">
          <th className="font-normal">{PAST.who}</th>
          <th className="font-normal">{here}</th>
          <th className="font-normal">{there}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, what, here: one, there: other }) => (
          <tr key={`${who} ${what}`} className="border-line border-t">
            <th className="pr-2 font-normal">{what ? `${who}, ${what}` : who}</th>
            <td className="pr-2">{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
