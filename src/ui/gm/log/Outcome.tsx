import { Fragment } from 'react'
import { LOG } from '~/language/en/gm/log/log'
import { rulesLanguage } from '~/language/spoken'
import type { Id, OutcomeKind } from '~/engine'
import { byVictim, type Deed, type DeedPart, type FallenDie, type Sum } from '~/store/log/deed'
import { useFight } from '~/store/hooks/useFight'
import { classes } from '../../parts/controls/classes'
import { signed } from '../../parts/controls/signed'
import { DieFace } from '../../parts/signs/DieShape'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { Who } from '../sheet/Who'
import { openRule } from '../state/windowState'

/** More dice than these are told by their total. */
const MANY_DICE = 8

/**
 * What came of the latest roll, until the next one: hit or miss by word and shape, the dice as they lie, the total against
 * what it had to beat with its parts, and what was lost by whom.
 */
export function OutcomeCard({ deed }: { deed: Deed }) {
  const { snapshot } = useFight()
  const { outcomes, dice, sum, asides, changes, by, words } = deed
  const nameOf = (id: Id) => snapshot.combatants[id]?.name ?? ''
  const victims = byVictim(outcomes)
  const blows = byBlow(deed)
  const losses = changes.filter(({ who }) => who !== by || victims.some(({ to }) => to === who))
  return (
    <section aria-label={LOG.outcome} className="outcome-card">
      {victims.length === 0 && <span className="font-semibold">{words}</span>}
      {blows.map(({ to, from, kinds, isLast }) => (
        <span key={`${from}/${to}`} className="flex items-center gap-1.5">
          {/* What the GM's hand takes is no blow: the number says it. */}
          {kinds
            .filter(kind => by !== null || dice.length > 0 || kind !== 'hit')
            .map(kind => (
              <OutcomeSign key={kind} kind={kind} />
            ))}
          <span>
            {from !== null && from !== to && <span className="text-muted">{nameOf(from)} → </span>}
            <b>{nameOf(to)}</b>
          </span>
          {losses
            .filter(({ who }) => isLast && who === to)
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
        <Dice dice={dice.filter(({ aside }) => aside === undefined)} by={dice[0]?.of ?? null} />
        {sum && <Total of={sum} isSum={sum.parts.length > 0 || dice.length > 0} />}
        {sum && <Parts parts={sum.parts} />}
        {sum && sum.opposed.length > 0 && <Parts parts={sum.opposed} against />}
      </span>
      {asides.map((one, i) => (
        <span key={i} className="flex flex-wrap items-center gap-1.5">
          <span className="text-muted" lang={rulesLanguage()}>
            {one.words}
          </span>
          <Dice dice={dice.filter(({ aside }) => aside === i)} by={by} />
          <Total of={one} isSum />
        </span>
      ))}
    </section>
  )
}

/** Dice as they lie; those of several, or of somebody else than is thought of, each with whose they are. */
function Dice({ dice, by }: { dice: readonly FallenDie[]; by: Id | null }) {
  const { snapshot } = useFight()
  const isOfMany = dice.some(({ of }) => of !== by)
  if (dice.length > MANY_DICE) return null
  return dice.map(({ of, sides, face }, i) => (
    <Fragment key={i}>
      {isOfMany && dice[i - 1]?.of !== of && (
        <>
          <span className="sr-only">{snapshot.combatants[of]?.name}</span>
          <Who of={of} brief />
        </>
      )}
      <span className="sr-only">{LOG.die(sides, face)}</span>
      <DieFace sides={sides} face={face} />
    </Fragment>
  ))
}

/** What it came to, and what it was held against. */
function Total({ of: { total, against, isUnder }, isSum }: { of: Sum; isSum: boolean }) {
  return (
    <span className="tabular-nums">
      {isSum ? '= ' : ''}
      <b className="text-base">{total}</b>
      {against !== null && (
        <span className="text-muted">
          {` ${isUnder ? LOG.atMost : LOG.against} `}
          <b className="text-ink">{against}</b>
        </span>
      )}
    </span>
  )
}

interface Blow {
  to: Id
  /** Whose it is; null: nobody's. */
  from: Id | null
  kinds: readonly OutcomeKind[]
  /** What was lost is told with the last one upon somebody. */
  isLast: boolean
}

/** What became of whom by whom: where several strike in one command, each for itself. */
function byBlow({ by, outcomes }: Deed): readonly Blow[] {
  const authors = [...new Set(outcomes.map(outcome => outcome.by ?? by))]
  const blows = authors.flatMap(from =>
    byVictim(outcomes.filter(outcome => (outcome.by ?? by) === from)).map(({ to, kinds }) => ({ to, from, kinds })),
  )
  return blows.map((blow, i) => ({ ...blow, isLast: !blows.slice(i + 1).some(({ to }) => to === blow.to) }))
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
