import { Fragment } from 'react'
import { LOG } from '~/words/en/log'
import { rulesLanguage } from '~/words/spoken'
import type { Part } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { FallenDie } from '~/store/log/deed'
import type { LogLine } from '~/store/log/logEntry'
import { signed } from '../../parts/controls/signed'
import { DieFace } from '../../parts/signs/DieShape'
import { RuleName } from '../rules/RuleName'

/** What a card of the log unfolds: the dice as they fell, each sentence with its numbers, and the rules by their names. */
export function Numbers({ lines, dice }: { lines: readonly LogLine[]; dice: readonly FallenDie[] }) {
  const beside = new Set(lines.flatMap(({ parts }) => parts.map(({ rule }) => rule)))
  const rules = new Set(lines.flatMap(line => line.rules).filter(id => !beside.has(id)))
  return (
    <>
      {dice.length > 0 && (
        <p className="flex flex-wrap gap-1 py-0.5">
          {dice.map(({ sides, face }, i) => (
            <Fragment key={i}>
              <span className="sr-only">{LOG.die(sides, face)}</span>
              <DieFace sides={sides} face={face} />
            </Fragment>
          ))}
        </p>
      )}
      {lines.map((line, i) => (
        <Line key={i} line={line} />
      ))}
      {rules.size > 0 && (
        <p className="text-muted mt-1 flex flex-wrap gap-x-2 text-xs">
          {LOG.rules}{' '}
          {[...rules].map(id => (
            <RuleName key={id} id={id} />
          ))}
        </p>
      )}
    </>
  )
}

function Line({ line: { words, parts, event } }: { line: LogLine }) {
  const { because = [] } = event
  return (
    <>
      <p lang={rulesLanguage()}>{words}</p>
      {parts.length > 0 && (
        <table className="mb-1 ml-2 text-xs tabular-nums">
          <tbody>
            {parts.map(({ n, words: of, rule }, i) => (
              <Fragment key={i}>
                <tr className="align-baseline">
                  <td className="pr-2 text-right">{signed(n)}</td>
                  <td className="pr-2">{of}</td>
                  <td>{rule && <RuleName id={rule} />}</td>
                </tr>
                {(i + 1 === parts.length || because[i]?.to !== because[i + 1]?.to) && (
                  <Total because={because} to={because[i]?.to} />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** What the parts come to that count towards the same; of a single part only where it has a name. */
function Total({ because, to }: { because: readonly Part[]; to: Part['to'] }) {
  const { ruleset } = useFight()
  const counted = because.filter(part => part.to === to)
  if (to === undefined && counted.length === 1) return null
  return (
    <tr className="border-line border-t font-semibold">
      <td className="pr-2 text-right">{counted.reduce((sum, { n }) => sum + n, 0)}</td>
      <td>{to === undefined ? LOG.total : ruleset.display.text.part({ ...counted[0]!, of: to })}</td>
    </tr>
  )
}
