import { useEffect, useRef, useState, type RefObject } from 'react'
import { LOG } from '~/words/en/log'
import { rulesLanguage } from '~/words/spoken'
import type { Id, OutcomeKind } from '~/engine'
import { byVictim, type Aside, type Deed, type DeedPart, type FallenDie, type Sum } from '~/store/log/deed'
import type { Outcome } from '~/table/contract/outcome'
import { useFight } from '~/store/hooks/useFight'
import { classes, signed } from '../../parts/controls/forms'
import { Dice as Solids } from '../../parts/dice/Dice'
import { useIsNew } from '../../parts/hooks/moment'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { CombatantName } from '../sheet/Identity'
import { openRule } from '../state/windowState'

/** More dice than these are told by their total. */
const MANY_DICE = 8

/**
 * What came of the latest roll, until the next one: hit or miss by word and shape, the dice as they lie, the total against
 * what it had to beat with its parts, and what was lost by whom. Of several each has what was tested of it beside it; what finds
 * no room is scrolled to, and a sign says that there is more.
 */
export function OutcomeCard({ deed, isMoving }: { deed: Deed; isMoving: boolean }) {
  const { snapshot } = useFight()
  const place = useRef<HTMLElement>(null)
  const below = useBelow(place, deed)
  const { outcomes, dice, sum, changes, by, words } = deed
  const nameOf = (id: Id) => snapshot.combatants[id]?.name ?? ''
  const victims = byVictim(outcomes)
  const blows = byBlow(deed)
  const losses = changes.filter(({ who }) => who !== by || victims.some(({ to }) => to === who))
  const first = dice[0]?.of ?? null
  const at = sum?.at ?? Infinity
  const own = dice.filter(({ aside }) => aside < 0)
  const tests = deed.asides.map((told, i) => ({ told, dice: dice.filter(({ aside }) => aside === i) }))
  const isOf = (to: Id, test: (typeof tests)[number]) => test.dice.length > 0 && test.dice.every(({ of }) => of === to)
  const beside = outcomes.length + losses.length + (sum?.parts.length ?? 0) + (sum?.opposed.length ?? 0)
  const isOne = blows.length < 2 && tests.length === 0 && beside <= ONE_LINE
  const moves = { isMoving, size: isOne ? SIZE.one : SIZE.several }
  const isCut = below !== null && below > 0
  const areTested = blows.length > 2 && victims.some(({ to }) => tests.some(test => isOf(to, test)))
  return (
    <div className="flex min-w-0 grow items-end gap-2">
      <section
        ref={place}
        aria-label={LOG.outcome}
        // What is scrolled must be reached by keys too.
        tabIndex={below === null ? undefined : 0}
        className={classes('outcome-card', areTested ? 'outcome-many' : tests.length > 0 && 'outcome-two')}
      >
        {victims.length === 0 && <span className="font-semibold">{words}</span>}
        {blows.map(({ to, from, kinds, isLast }) => (
          <span key={`${from}/${to}`} className="outcome-blow">
            {/* What the GM's hand takes is no blow: the number says it. */}
            {kinds
              .filter(kind => by !== null || dice.length > 0 || kind !== 'hit')
              .map(kind => (
                <Stamp key={kind} kind={kind} isMoving={isMoving} />
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
            {isLast &&
              tests
                .filter(test => isOf(to, test))
                .map((test, i) => (
                  <Test key={i} {...test} by={to} moves={moves} isSaid={kinds.some(kind => SAVES.has(kind))} />
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
        {(sum || own.length > 0) && (
          <span className={areTested ? 'flex flex-wrap items-center gap-1.5' : 'contents'}>
            <Dice dice={own.filter(({ eventsBefore }) => eventsBefore <= at)} by={first} moves={moves} />
            {sum && (
              <Total key={sum.total} of={sum} isSum={sum.parts.length > 0 || dice.length > 0} isMoving={isMoving} />
            )}
            {sum && <Parts parts={sum.parts} />}
            {sum && sum.opposed.length > 0 && <Parts parts={sum.opposed} against />}
            {/* What was rolled once the total was told is no part of it: damage, what follows. */}
            <Dice dice={own.filter(({ eventsBefore }) => eventsBefore > at)} by={first} moves={moves} />
          </span>
        )}
        {tests
          .filter(test => !victims.some(({ to }) => isOf(to, test)))
          .map((test, i) => (
            <Test key={i} {...test} by={by} moves={moves} />
          ))}
      </section>
      {/* Its room is there before it is known whether it is needed: nothing moves. */}
      <button
        type="button"
        className={classes('chip outcome-more', !isCut && 'invisible')}
        onClick={() => place.current?.scrollBy({ top: place.current.clientHeight })}
      >
        {LOG.more(below ?? 0)} ▾
      </button>
    </div>
  )
}

/** Their word says that something was tested. */
const SAVES: ReadonlySet<OutcomeKind> = new Set(['saved', 'failed'])

/**
 * How many of the parts do not lie in sight whole; null: all that ever were do. The browser says it once it has laid them out:
 * nobody waits for that.
 */
function useBelow(place: RefObject<HTMLElement | null>, deed: Deed): number | null {
  const [below, setBelow] = useState<number | null>(null)
  const said = useRef(below)
  useEffect(() => {
    const hidden = new Set<Element>()
    const look = new IntersectionObserver(
      seen => {
        for (const { target, intersectionRatio, boundingClientRect, rootBounds } of seen)
          if (intersectionRatio < WHOLE && boundingClientRect.bottom > (rootBounds?.bottom ?? 0)) hidden.add(target)
          else hidden.delete(target)
        const now = said.current === null && hidden.size === 0 ? null : hidden.size
        // Not left to React, which draws the card once more before it finds that nothing is new.
        if (now === said.current) return
        said.current = now
        setBelow(now)
      },
      { root: place.current, threshold: WHOLE },
    )
    const card = place.current!
    // All are asked for anew: of one that is cut below before and above after, the browser has nothing to say by itself.
    const lookAtAll = () => {
      look.disconnect()
      // The parts of the total flow as if they stood in the card themselves.
      for (const part of card.querySelectorAll(':scope > :not(.contents), :scope > .contents > *')) look.observe(part)
    }
    lookAtAll()
    card.addEventListener('scroll', lookAtAll)
    return () => {
      card.removeEventListener('scroll', lookAtAll)
      look.disconnect()
    }
  }, [place, deed])
  return below
}

/** The part of something that lies in sight when all of it does, but for a rounding. */
const WHOLE = 0.95

interface TestProps {
  told: Aside
  dice: readonly FallenDie[]
  by: Id | null
  moves: Moves
  /** What was tested is said by what became of it. */
  isSaid?: boolean
}

/** A test beside the blow. A single die that is the total needs no second number. */
function Test({ told, dice, by, moves, isSaid }: TestProps) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <span className={isSaid ? 'sr-only' : 'text-muted'} lang={rulesLanguage()}>
        {told.words}
      </span>
      <Dice dice={dice} by={by} moves={moves} />
      <Total of={told} isSum isMoving={moves.isMoving} isDie={dice.length === 1 && dice[0]?.face === told.total} />
    </span>
  )
}

/** How something ended: stamped when it has just been decided. */
function Stamp({ kind, isMoving }: { kind: OutcomeKind; isMoving: boolean }) {
  return <OutcomeSign kind={kind} className={useIsNew(isMoving) ? 'stamps' : ''} />
}

/** Dice as they lie; those of several, or of somebody else than is thought of, each with whose they are. */
function Dice({ dice, by, moves }: { dice: readonly FallenDie[]; by: Id | null; moves: Moves }) {
  const { snapshot } = useFight()
  const isOfMany = dice.some(({ of }) => of !== by)
  if (dice.length > MANY_DICE || dice.length === 0) return null
  const whose = [...new Set(dice.map(({ of }) => of))]
  const heaps = whose.map(of => [of, dice.filter(die => die.of === of)] as const)
  return heaps.map(([of, heap]) => (
    <span key={of} className="flex items-center gap-1.5">
      {isOfMany && (
        <>
          <span className="sr-only">{snapshot.combatants[of]?.name}</span>
          <CombatantName of={of} brief />
        </>
      )}
      {heap.map(({ sides, face }, i) => (
        <span key={i} className="sr-only">
          {LOG.die(sides, face)}
        </span>
      ))}
      {/* They roll in the tray; here they lie once they have come to rest. */}
      <span className={moves.isMoving ? 'lands' : undefined}>
        <Solids dice={heap} size={moves.size} />
      </span>
    </span>
  ))
}

/** As much beside the dice has room on one line. */
const ONE_LINE = 5
/** Of a die in the strip, in pixels: where more is told than one line holds, two rows of dice have room. */
const SIZE = { one: 26, several: 22 }

/** Dice as they are shown now. */
interface Moves {
  readonly isMoving: boolean
  readonly size: number
}

/** What it came to, and what it was held against. */
function Total({
  of: { total, against, isUnder },
  isSum,
  isDie,
  isMoving,
}: {
  of: Sum
  isSum: boolean
  isDie?: boolean
  isMoving: boolean
}) {
  return (
    <span className={classes('tabular-nums', useIsNew(isMoving) && 'lands')}>
      {!isDie && (
        <>
          {isSum ? '= ' : ''}
          <b className="text-base leading-none">{total}</b>
        </>
      )}
      {against !== null && (
        <span className="text-muted">
          {` ${isUnder ? LOG.atMost : LOG.against} `}
          <b className="text-ink">{against}</b>
        </span>
      )}
    </span>
  )
}

interface BlowLine {
  to: Id
  /** Whose it is; null: nobody's. */
  from: Id | null
  kinds: readonly OutcomeKind[]
  /** What was lost is told with the last one upon somebody. */
  isLast: boolean
}

/** What became of whom by whom: where several strike in one command, each for itself. */
export function byBlow({ by, outcomes }: Pick<Deed, 'by' | 'outcomes'>): readonly BlowLine[] {
  // Whoever falls by a blow, falls by whoever struck it.
  const authorOf = (of: Outcome) =>
    of.by ?? by ?? outcomes.find(({ to, by }) => to === of.to && by !== null)?.by ?? null
  const authors = [...new Set(outcomes.map(authorOf))]
  const blows = authors.flatMap(from =>
    byVictim(outcomes.filter(outcome => authorOf(outcome) === from)).map(({ to, kinds }) => ({ to, from, kinds })),
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
