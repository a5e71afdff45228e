import { Fragment, memo, useState } from 'react'
import type { Id, Part, Ruleset } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { byVictim, type Deed, deedOf, type FallenDie } from '~/store/log/deed'
import type { LogEntry, LogLine } from '~/store/log/logEntry'
import { actions } from '~/store/state'
import type { TableTypes } from '~/table'
import { LOG } from '~/words/en/log'
import { rulesLanguage } from '~/words/spoken'
import { Button } from '../../parts/controls/Button'
import { classes, signed } from '../../parts/controls/forms'
import { Dice } from '../../parts/dice/Dice'
import { drawingOf, Icon } from '../../parts/signs/Icon'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { SideBadge } from '../../parts/signs/SideBadge'
import { RuleName } from '../rules/RuleLink'
import { openDialog } from '../state/windowState'

/** What a card of the log unfolds: the dice as they fell, each sentence with its numbers, and the rules by their names. */
function Numbers({ lines, dice }: { lines: readonly LogLine[]; dice: readonly FallenDie[] }) {
  const beside = new Set(lines.flatMap(({ parts }) => parts.map(({ rule }) => rule)))
  const rules = new Set(lines.flatMap(line => line.rules).filter(id => !beside.has(id)))
  return (
    <>
      {dice.length > 0 && (
        <p className="flex flex-wrap gap-1 py-0.5">
          {dice.map(({ sides, face }, i) => (
            <span key={i} className="sr-only">
              {LOG.die(sides, face)}
            </span>
          ))}
          <Dice dice={dice} size={26} />
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

/** How an answer came, where that is worth a word: what came by itself is told by what happened. */
const SOURCES = { physical: LOG.typed, gm: LOG.ruling, auto: null } as const

/** More sentences of a deed than these stand behind the fold: how it ended is said above them. */
const FEW = 2

/**
 * One command as a card: what it was, who did it, how it ended and what was lost; below, what was said of it. A press on
 * it unfolds all of its sentences with their numbers and rules, and the way to its moment.
 */
export const LogRow = memo(function LogRow({ entry, ruleset }: { entry: LogEntry; ruleset: Ruleset<TableTypes> }) {
  const [unfolded, setUnfolded] = useState(false)
  const { done, lines, open, undone, sources } = entry
  const deed = deedOf(ruleset, entry)
  const isBlow = deed !== null && deed.outcomes.length > 0
  const told = sources.flatMap(source => SOURCES[source] ?? [])
  // How a blow has ended is said by its head; what is going on is followed sentence by sentence.
  const below = isBlow ? lines : lines.slice(1)
  const shown =
    isBlow && !open && below.length > FEW ? below.filter(({ type }) => isEnd(ruleset, type)).slice(-FEW) : below
  const left = below.length - shown.length
  const card = (
    <>
      <Head
        entry={entry}
        ruleset={ruleset}
        deed={isBlow ? deed : null}
        chevron={open ? null : unfolded ? 'open' : 'shut'}
      />
      {!unfolded && shown.map((line, i) => <Sentence key={i} line={line} />)}
      {(told.length > 0 || open || undone || left > 0) && (
        <span className="text-muted flex gap-2 pl-7 text-xs">
          {told.map(source => (
            <span key={source}>{source}</span>
          ))}
          {open && <span className="text-now">{LOG.open}</span>}
          {undone && <span>{LOG.undone}</span>}
          {left > 0 && !unfolded && <span>{LOG.more(left)}</span>}
        </span>
      )}
    </>
  )
  return (
    <div className={classes('px-2 py-1', undone && 'text-muted italic')}>
      {open ? (
        <div className="px-1 py-0.5">{card}</div>
      ) : (
        <button
          type="button"
          aria-expanded={unfolded}
          className="hover:bg-raised block w-full rounded px-1 py-0.5 text-left pointer-coarse:min-h-11"
          onClick={() => setUnfolded(!unfolded)}
        >
          {card}
        </button>
      )}
      {unfolded && (
        <div className="border-line my-1 ml-2 border-l-2 pl-3">
          <Numbers lines={lines} dice={deed?.dice ?? []} />
          <span className="mt-1.5 flex flex-wrap gap-1.5">
            <Button small onClick={() => actions.look(done + 1)}>
              {LOG.goTo}
            </Button>
            {!undone && (
              <Button small onClick={() => openDialog({ kind: 'retcon', done })}>
                {LOG.change}
              </Button>
            )}
          </span>
        </div>
      )}
    </div>
  )
})

/** A sentence that says how a blow has ended, not that it was aimed. */
function isEnd({ display }: Ruleset<TableTypes>, type: string): boolean {
  return (display.outcomes[type] ?? []).some(({ kind }) => kind !== 'aimed')
}

/** Icon, who to whom, the outcome by its word, and what was lost. */
function Head({
  entry,
  ruleset,
  deed,
  chevron,
}: {
  entry: LogEntry
  ruleset: Ruleset<TableTypes>
  deed: Deed | null
  chevron: 'open' | 'shut' | null
}) {
  const { type, by } = entry.command
  const { before, after } = entry.around()
  // Who has been removed since is told as they were.
  const one = (id: Id) => after.combatants[id] ?? before.combatants[id]
  const actor = one(by)
  const victims = deed ? byVictim(deed.outcomes) : []
  const [first] = entry.lines
  return (
    <span className="flex items-start gap-1.5">
      <Icon
        name={by === 'gm' ? 'pencil' : drawingOf(ruleset.commands.actions[type]?.icon, 'task')}
        size={18}
        className="text-muted mt-0.5"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1.5 gap-y-0.5">
        {actor && (
          <SideBadge
            side={after.sides[actor.side]?.badge ?? 0}
            letter={actor.letter}
            name={actor.name}
            className="shrink-0"
          />
        )}
        {victims.length > 0 && actor && <span className="font-semibold">{actor.name}</span>}
        {victims.length === 0 && (first ? <Sentence line={first} className="" /> : <span>{entry.words}.</span>)}
        {victims.map(({ to, kinds }) => (
          <span key={to} className="inline-flex flex-wrap items-center gap-1.5">
            {to !== by && <span>→ {one(to)?.name}</span>}
            {kinds.slice(0, 1).map(kind => (
              <OutcomeSign key={kind} kind={kind} />
            ))}
            <Losses deed={deed!} of={to} />
          </span>
        ))}
      </span>
      {chevron && <Icon name={chevron} size={14} className="text-muted mt-1" />}
    </span>
  )
}

function Losses({ deed: { changes }, of }: { deed: Deed; of: string }) {
  return changes
    .filter(({ who }) => who === of)
    .map(({ pool, label, n }) => (
      <span key={pool} className={classes('text-xs font-semibold tabular-nums', n < 0 ? 'text-danger' : 'text-good')}>
        {signed(n)} {label}
      </span>
    ))
}

function Sentence({ line, className = 'pl-7' }: { line: LogLine; className?: string }) {
  return (
    <span className={classes('flex min-w-0 flex-1 items-start gap-1', className)}>
      <span className="min-w-0 flex-1" lang={rulesLanguage()}>
        {line.words}
      </span>
      {!line.shared && (
        <span className="text-muted mt-0.5" title={LOG.gmSees}>
          <Icon name="hidden" size={14} />
          <span className="sr-only">{LOG.gmOnly}</span>
        </span>
      )}
    </span>
  )
}
