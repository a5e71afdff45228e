import { useMemo } from 'react'
import type { Asked } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { rollAhead } from '~/store/log/rollAhead'
import { QUESTIONS } from '~/words/en/prompt'
import { classes } from '../../parts/controls/forms'
import { useMoment } from '../../parts/hooks/moment'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'
import { faceIn, facesIn } from './diceBoxes'

/** One number of a total; what is added to the dice is coloured by whether it helps. */
interface Term {
  readonly n: number
  readonly isDie: boolean
}

/**
 * What the dice in the boxes come to, before they are taken: it grows with each die that the rules add up, and once all lie there
 * it says what the rules make of them. Its room is there from the beginning.
 */
export function RollSum({ ask, boxes }: { ask: Extract<Asked, { kind: 'roll' }>; boxes: readonly string[] }) {
  const { ruleset, line } = useFight()
  const whole = facesIn(boxes, ask.dice)
  const thrown = whole?.join() ?? ''
  const ahead = useMemo(
    () => (thrown === '' ? null : rollAhead(ruleset, line, ask, thrown.split(',').map(Number))),
    [ruleset, line, ask, thrown],
  )
  const isStamped = useMoment(`${ask.key} ${ask.ask} ${ask.of}`, ahead?.kind ? thrown : null)
  const { terms, isWhole } = termsSoFar(ask, ruleset.questions[ask.key]?.counted ?? ask.dice.length, boxes)
  const own = ahead?.sum
  const total = own?.total ?? terms.reduce((sum, { n }) => sum + n, 0)
  // Where something is asked before it is held against anything, what was stated stands.
  const against = own?.against ?? ask.stated?.against?.n ?? null
  const isUnder = own && own.against !== null ? own.isUnder : ask.stated?.against?.isUnder === true
  const isSaid = Boolean(own) || terms.length > 0
  // What the rules have counted besides, as what the GM has added, stands in their total alone.
  const isSum = terms.length > 1 && terms.reduce((sum, { n }) => sum + n, 0) === total
  return (
    <output
      className="roll-sum"
      data-whole={isWhole || own !== undefined || undefined}
      data-moving-on={isStamped || undefined}
    >
      {isSaid && (
        <span>
          {isSum && (
            <>
              {terms.map(({ n, isDie }, i) => (
                <span key={i}>
                  {(i > 0 || n < 0) && <span className="text-muted"> {n < 0 ? '−' : '+'} </span>}
                  <b className={classes(!isDie && (n < 0 ? 'text-danger' : 'text-good'))}>{Math.abs(n)}</b>
                </span>
              ))}
              <span className="text-muted"> = </span>
            </>
          )}
          <b className="roll-total">{total}</b>
          {against !== null && (
            <>
              <span className="text-muted"> {isUnder ? QUESTIONS.dice.atMost : QUESTIONS.dice.against} </span>
              <b>{against}</b>
            </>
          )}
        </span>
      )}
      {ahead?.kind && <OutcomeSign key={thrown} kind={ahead.kind} className="stamp stamps" />}
    </output>
  )
}

/** What counts of the dice that lie there, and all that is added to them as one number; nothing where the rules do not say how they count. */
function termsSoFar({ stated, dice }: Extract<Asked, { kind: 'roll' }>, howMany: number, boxes: readonly string[]) {
  if (!stated) return { terms: [], isWhole: false }
  const counted = dice.slice(0, howMany)
  const faces = counted.flatMap((sides, i) => faceIn(boxes[i] ?? '', sides) ?? [])
  const added = faces.length > 0 ? (stated.adds ?? []).reduce((sum, { n }) => sum + n, 0) : 0
  return {
    terms: [...faces.map((n): Term => ({ n, isDie: true })), ...(added === 0 ? [] : [{ n: added, isDie: false }])],
    isWhole: faces.length === counted.length,
  }
}
