import { Fragment } from 'react'
import { LOG } from '~/language/en/gm/log/log'
import type { Id } from '~/engine'
import { byVictim, type Deed, type DeedPart } from '~/store/log/deed'
import { useFight } from '~/store/hooks/useFight'
import { classes } from '../../parts/controls/classes'
import { signed } from '../../parts/controls/signed'
import { DieFace } from '../../parts/signs/DieShape'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { openRule } from '../state/windowState'

/** More dice than these are told by their total. */
const MANY_DICE = 8

/**
 * What came of the latest roll, until the next one: hit or miss by word and shape, the dice as they lie, the total against
 * what it had to beat with its parts, and what was lost by whom.
 */
export function OutcomeCard({ deed }: { deed: Deed }) {
  const { snapshot } = useFight()
  const { outcomes, dice, sum, changes, by, words } = deed
  const nameOf = (id: Id) => snapshot.combatants[id]?.name ?? ''
  const victims = byVictim(outcomes)
  const losses = changes.filter(({ who }) => who !== by || victims.some(({ to }) => to === who))
  return (
    <section aria-label={LOG.outcome} className="outcome-card">
      {victims.length === 0 && <span className="font-semibold">{words}</span>}
      {victims.map(({ to, kinds }) => (
        <span key={to} className="flex items-center gap-1.5">
          {kinds.map(kind => (
            <OutcomeSign key={kind} kind={kind} />
          ))}
          <span>
            {by !== null && by !== to && <span className="text-muted">{nameOf(by)} → </span>}
            <b>{nameOf(to)}</b>
          </span>
          {losses
            .filter(({ who }) => who === to)
            .map(({ pool, label, n }) => (
              <span key={pool} className={classes('font-semibold tabular-nums', n < 0 ? 'text-danger' : 'text-good')}>
                {signed(n)} {label}
              </span>
            ))}
        </span>
      ))}
      {losses
        .filter(({ who }) => !victims.some(({ to }) => to === who))
        .map(({ who, pool, label, n }) => (
          <span key={`${who} ${pool}`} className="text-muted tabular-nums">
            {nameOf(who)} {signed(n)} {label}
          </span>
        ))}
      <span className="flex flex-wrap items-center gap-1.5">
        {dice.length <= MANY_DICE &&
          dice.map(({ sides, face }, i) => (
            <Fragment key={i}>
              <span className="sr-only">{LOG.die(sides, face)}</span>
              <DieFace sides={sides} face={face} />
            </Fragment>
          ))}
        {sum && (
          <span className="tabular-nums">
            {sum.parts.length > 0 || dice.length > 0 ? '= ' : ''}
            <b className="text-base">{sum.total}</b>
            {sum.against !== null && (
              <span className="text-muted">
                {` ${sum.isUnder ? LOG.atMost : LOG.against} `}
                <b className="text-ink">{sum.against}</b>
              </span>
            )}
          </span>
        )}
        {sum && <Parts parts={sum.parts} />}
        {sum && sum.opposed.length > 0 && <Parts parts={sum.opposed} against />}
      </span>
    </section>
  )
}

/** The parts of a total as chips: what helps green, what hurts red; what decided the outcome is framed, and says so. */
function Parts({ parts, against }: { parts: readonly DeedPart[]; against?: boolean }) {
  return parts.map(({ n, words, rule, decides }, i) => {
    const isHelp = against ? n < 0 : n > 0
    return (
      <button
        key={i}
        type="button"
        title={decides ? LOG.why(words) : undefined}
        className={classes('chip', decides && 'chip-decides')}
        onClick={() => openRule(rule)}
      >
        {against ? `${LOG.opposed} ` : ''}
        {words} <b className={isHelp ? 'text-good' : n === 0 ? undefined : 'text-danger'}>{signed(n)}</b>
        {decides && <span className="sr-only">{LOG.decides}</span>}
      </button>
    )
  })
}
