import { useState } from 'react'
import type { Decider, OutcomeKind } from '~/engine'
import { useFightSelector } from '~/store/hooks/useFight'
import { useDeed } from '~/store/hooks/useRules'
import type { Deed, FallenDie, Sum } from '~/store/log/deed'
import { QUESTIONS } from '~/words/en/prompt'
import { Dice } from '../../parts/dice/Dice'
import { useMoment } from '../../parts/hooks/moment'
import { OutcomeSign } from '../../parts/signs/OutcomeSign'

/** How long dice lie on the map unless an input takes them away sooner, in ms. */
const LIE = 2_400
/** Of a die, in pixels: seen by whoever sits beside the GM as well. */
const SIZE = { few: 60, several: 44 }
const FEW = 4
/** More dice than these are told by their total alone. */
const MANY = 8

/** The dice of one combatant in a roll. */
interface Heap {
  readonly of: Decider
  readonly dice: readonly FallenDie[]
  /** They were rolled now; else they lay there. */
  readonly isNew: boolean
}

/** The latest roll: whose dice, what they came to and what that did. */
export interface Throw {
  /** Whoever rolled first, and whoever rolled against it. */
  readonly heaps: readonly Heap[]
  readonly sum: Sum | null
  readonly kind: OutcomeKind | null
}

/**
 * What was rolled since the deed was drawn last, and what that roll decided; null: nothing was rolled. What is rolled against
 * somebody's dice is shown beside them.
 */
export function throwSince(before: Deed | null, deed: Deed | null): Throw | null {
  const known = before?.done === deed?.done ? before : null
  const lay = known?.dice.length ?? 0
  const last = deed?.dice.at(-1)
  if (!deed || !last || deed.dice.length <= lay) return null
  const { sum, asides } = deed
  const isOfSum = last.aside < 0 && sum !== null && last.eventsBefore <= sum.at
  // Of several who rolled in one command the last one is decided now.
  const belongs = ({ aside, eventsBefore, of }: FallenDie) =>
    aside === last.aside && (isOfSum ? eventsBefore <= sum.at : of === last.of && eventsBefore === last.eventsBefore)
  const dice = deed.dice.map((die, i) => ({ ...die, isNew: i >= lay })).filter(belongs)
  const whose = [...new Set(dice.map(({ of }) => of))]
  const heaps = whose.map(of => {
    const own = dice.filter(die => die.of === of)
    return { of, dice: own, isNew: own.some(({ isNew }) => isNew) }
  })
  const [outcome] = deed.outcomes.slice(known?.outcomes.length ?? 0)
  return { heaps, sum: asides[last.aside] ?? (isOfSum ? sum : null), kind: outcome?.kind ?? null }
}

/**
 * The latest roll, large over the lower edge of the map: it rolls in, is counted and stamped, and lies there until the next
 * input. It covers nothing that can be pressed, and the strip below says the same in words.
 */
export function DiceTray() {
  const deed = useDeed()
  const { id, moments, snapshot } = useFightSelector(({ id, moments, snapshot }) => ({ id, moments, snapshot }))
  const [seen, setSeen] = useState<{ deed: Deed | null; rolled: Throw | null }>({ deed, rolled: null })
  if (seen.deed !== deed) setSeen({ deed, rolled: throwSince(seen.deed, deed) })
  const isShown = useMoment(id, moments, LIE)
  const { rolled } = seen
  const count = rolled?.heaps.flatMap(({ dice }) => dice).length ?? 0
  if (!isShown || !rolled || count > MANY) return null
  const { heaps, sum, kind } = rolled
  const [own, ...others] = heaps.map(({ of, dice, isNew }) => (
    <span key={of} className="dice-heap">
      <Dice dice={dice} size={count > FEW ? SIZE.several : SIZE.few} isFalling={isNew} />
      {heaps.length > 1 && <small>{snapshot.combatants[of]?.name}</small>}
    </span>
  ))
  return (
    <div className="dice-tray" aria-hidden="true">
      {own}
      {sum && (
        <p className="lands">
          <b>{sum.total}</b>
          {sum.against !== null && (
            <>
              {' '}
              {sum.isUnder ? QUESTIONS.dice.atMost : QUESTIONS.dice.against} <strong>{sum.against}</strong>
            </>
          )}
        </p>
      )}
      {others}
      {kind && <OutcomeSign kind={kind} className="stamps" />}
    </div>
  )
}
