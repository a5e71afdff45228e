import { Fragment, useState } from 'react'
import type { Part } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions } from '~/store/state/useTable'
import type { LogEntry, LogLine } from '~/store/log/logEntry'
import { classes } from '../../parts/controls/classes'
import { Icon } from '../../parts/signs/Icon'
import { RuleLink } from '../rules/RuleLink'

/** How an answer came, where that is worth a word: what came by itself is told by what happened. */
const SOURCES = { physical: 'typed dice', gm: 'ruling', auto: null } as const

/** One command with what it said. The sentence leads to its moment, the arrow unfolds numbers and rules. */
export function LogRow({ entry }: { entry: LogEntry }) {
  const { done, words, lines, open, undone, sources } = entry
  const go = () => actions.look(done + 1)
  return (
    <div className={classes('px-3 py-1.5', undone && 'text-muted italic')}>
      {lines.length === 0 && <Sentence words={`${words}.`} onGo={open ? undefined : go} />}
      {lines.map((line, i) => (
        <Line key={i} line={line} onGo={open ? undefined : go} />
      ))}
      {(sources.length > 0 || open || undone) && (
        <p className="text-muted flex gap-2 text-xs">
          {sources.map(source => SOURCES[source] && <span key={source}>{SOURCES[source]}</span>)}
          {open && <span className="text-now">going on now</span>}
          {undone && <span>undone</span>}
        </p>
      )}
    </div>
  )
}

function Line({ line, onGo }: { line: LogLine; onGo: (() => void) | undefined }) {
  const [unfolded, setUnfolded] = useState(false)
  const { words, parts, rules, shared } = line
  const { because = [] } = line.event
  const deep = parts.length > 0 || rules.length > 0
  return (
    <div>
      <div className="flex items-start gap-1">
        <Sentence words={words} onGo={onGo} />
        {!shared && (
          <span className="text-muted mt-0.5" title="Only the GM sees this">
            <Icon name="hidden" size={14} />
            <span className="sr-only">GM only</span>
          </span>
        )}
        {deep && (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-label={`Numbers and rules: ${words}`}
            className="text-muted hover:text-ink grid size-6 shrink-0 place-items-center rounded pointer-coarse:size-11"
            onClick={() => setUnfolded(!unfolded)}
          >
            <Icon name={unfolded ? 'open' : 'shut'} size={14} />
          </button>
        )}
      </div>
      {unfolded && (
        <div className="border-line my-1 border-l-2 pl-2 text-xs">
          <table className="tabular-nums">
            <tbody>
              {parts.map(({ n, words: of, rule }, i) => (
                <Fragment key={i}>
                  <tr>
                    <td className="pr-2 text-right">{n < 0 ? `−${-n}` : `+${n}`}</td>
                    <td className="pr-2">{of}</td>
                    <td>{rule && <RuleLink id={rule} />}</td>
                  </tr>
                  {(i + 1 === parts.length || because[i]?.to !== because[i + 1]?.to) && (
                    <Total because={because} to={because[i]?.to} />
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
          {rules.length > 0 && (
            <p className="flex flex-wrap gap-x-2">
              {rules.map(id => (
                <RuleLink key={id} id={id} />
              ))}
            </p>
          )}
        </div>
      )}
    </div>
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
      <td>{to === undefined ? 'in all' : ruleset.display.text.part({ ...counted[0]!, of: to })}</td>
    </tr>
  )
}

function Sentence({ words, onGo }: { words: string; onGo: (() => void) | undefined }) {
  if (!onGo) return <p className="min-w-0 flex-1">{words}</p>
  return (
    <button
      type="button"
      title="Look at this moment"
      className="min-w-0 flex-1 text-left hover:underline pointer-coarse:min-h-11"
      onClick={onGo}
    >
      {words}
    </button>
  )
}
