import { useId, useRef, useState } from 'react'
import type { Asked, Decider, Part, Stated } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { type DiceMode, diceDraft } from '~/store/play/drafts'
import { actions, useTable } from '~/store/state'
import { QUESTIONS } from '~/words/en/prompt'
import { Button, Form } from '../../parts/controls/Button'
import { Stepper } from '../../parts/controls/Stepper'
import { classes, signed } from '../../parts/controls/forms'
import { CombatantName } from '../sheet/Identity'
import { openRule } from '../state/windowState'
import { DieBox } from './DieBox'
import { RollSum } from './RollSum'
import { faceIn, facesIn, isFull, readBoxes, typed, writeBoxes } from './diceBoxes'
import { usePromptKeys } from './promptKeys'

/** What a roll is held against and what will be added to the dice, each leading to its rule. */
function StatedChips({ stated: { against, adds = [] } }: { stated: Stated }) {
  const { ruleset } = useFight()
  const words = (part: Part) => ruleset.display.text.part(part)
  if (!against && adds.length === 0) return null
  return (
    <p aria-label={QUESTIONS.dice.counts} role="group" className="flex min-w-0 flex-wrap items-center gap-1">
      {adds.map((part, i) => (
        <button key={i} type="button" className="chip" onClick={() => openRule(part.rule)}>
          {words(part)} <b className={part.n < 0 ? 'text-danger' : 'text-good'}>{signed(part.n)}</b>
        </button>
      ))}
      {against && (
        <button type="button" className="chip" onClick={() => openRule(against.rule)}>
          <span className="text-muted">{against.isUnder ? QUESTIONS.dice.atMost : QUESTIONS.dice.against}</span>{' '}
          {words(against)} <b>{against.n}</b>
        </button>
      )}
    </p>
  )
}

type Roll = Extract<Asked, { kind: 'roll' }>

/** With more dice than this they are smaller: those of a whole table are in sight together. */
const MANY = 8

/** What is typed into the boxes of these rolls, and how the keyboard goes from one to the next. */
function useBoxes(asks: readonly Roll[]) {
  const drafts = useTable(s => s.drafts)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  /** The box that the keyboard has come to because the one before was full. */
  const arrived = useRef<number | null>(null)
  const [refused, setRefused] = useState<{ at: number; digit: string } | null>(null)
  const rolls = asks.map(ask => ({ ask, boxes: readBoxes(drafts[diceDraft(ask)], ask.dice.length) }))
  const all = rolls.flatMap(({ ask, boxes }) => boxes.map((value, i) => ({ ask, i, value })))
  const sides = all.map(({ ask, i }) => ask.dice[i]!)

  /** As the boxes stand now: keys can be faster than the screen. */
  const values = () => asks.flatMap(ask => readBoxes(useTable.getState().drafts[diceDraft(ask)], ask.dice.length))
  const focus = (at: number) => inputs.current[at]?.focus()
  const write = (at: number, value: string) => {
    const { ask, i } = all[at]!
    const boxes = readBoxes(useTable.getState().drafts[diceDraft(ask)], ask.dice.length)
    boxes[i] = value
    actions.draft(diceDraft(ask), writeBoxes(boxes))
  }
  return {
    rolls,
    all,
    sides,
    refused,
    focus,
    hold(at: number, input: HTMLInputElement | null) {
      inputs.current[at] = input
    },
    forgive: () => setRefused(null),
    empty(at: number) {
      setRefused(null)
      write(at, '')
    },
    type(at: number, digit: string, isFresh: boolean) {
      const did = typed(values(), sides, at, digit, isFresh)
      if ('refused' in did) {
        setRefused({ at: did.refused, digit })
        if (did.refused !== at) focus(did.refused)
        return
      }
      setRefused(null)
      write(did.at, did.box)
      const goal = isFull(did.box, sides[did.at]!) && did.at + 1 < all.length ? did.at + 1 : did.at
      // Whoever presses Tab after each die means the box that the keyboard is in already.
      arrived.current = goal === did.at ? null : goal
      if (inputs.current[goal] !== document.activeElement) focus(goal)
    },
    /** Whether Tab in this box means the box that the keyboard has just come to. */
    hasArrived(at: number) {
      const isHere = arrived.current === at && all[at]?.value === ''
      arrived.current = null
      return isHere
    },
  }
}

type Boxes = ReturnType<typeof useBoxes>

/** Takes what was typed, and lets Fray roll the rest. */
function takeRolls(rolls: Boxes['rolls']): void {
  // What was typed first: with the dice of one Fray rolls the others of its side.
  const typedOf = ({ boxes }: Boxes['rolls'][number]) => boxes.filter(box => box !== '').length
  for (const { ask, boxes } of rolls.toSorted((a, b) => typedOf(b) - typedOf(a))) {
    const isOpen = useTable.getState().fight?.asks?.some(one => one.ask === ask.ask && one.slot === ask.slot)
    if (!isOpen) continue
    const faces = facesIn(boxes, ask.dice)
    const typedFaces = boxes.map((box, i) => faceIn(box, ask.dice[i]!) ?? null)
    const isTaken = faces ? actions.answer(ask, faces, 'physical') : actions.rollFor(ask, typedFaces)
    if (isTaken) actions.draft(diceDraft(ask), null)
  }
}

/**
 * The dice of one or several rollers. Digits fill the boxes in reading order; Enter takes what was typed and lets Fray roll
 * the rest, or all of them where nothing was.
 */
export function RollAsks({ asks }: { asks: readonly Roll[] }) {
  const boxes = useBoxes(asks)
  const { rolls, all, sides, refused } = boxes
  const refusal = useId()
  const first = asks[0]!
  const take = () => {
    boxes.forgive()
    takeRolls(rolls)
  }
  usePromptKeys(first, name => {
    if (name === 'Enter') return (take(), true)
    if (!/^\d$/.test(name)) return false
    const at = all.findIndex(({ value }, i) => !isFull(value, sides[i]!))
    if (at >= 0) boxes.type(at, name, false)
    return at >= 0
  })

  const open = all.filter(({ value, i, ask }) => faceIn(value, ask.dice[i]!) === undefined).length
  const isSmall = all.length > MANY
  return (
    <Form className="flex items-start gap-x-4" onSent={take}>
      <div className={classes('flex min-w-0 flex-1 flex-wrap items-center', isSmall ? 'gap-x-3' : 'gap-x-4 gap-y-1')}>
        {rolls.map(({ ask }, i) => (
          <RollAsk key={ask.slot} {...{ boxes, i, refusal }} />
        ))}
      </div>
      <span className="flex shrink-0 flex-col items-end gap-1 pt-1">
        <Button type="submit" look="primary" hotkey="Enter" className="min-h-10">
          {open === all.length ? QUESTIONS.dice.rolls : open > 0 ? QUESTIONS.dice.rest : QUESTIONS.dice.these}
        </Button>
        {/* Said where it costs no line: what stands in the boxes stays. */}
        {refused ? (
          <span id={refusal} role="alert" className="text-danger text-xs">
            {QUESTIONS.dice.noFace(refused.digit, sides[refused.at] ?? 0)}
          </span>
        ) : (
          <AtOnce of={first.of} />
        )}
      </span>
    </Form>
  )
}

/**
 * One of the rolls: its dice, what they are held against, and what can be turned before.
 *
 * @param i which of the rolls it is
 * @param refusal the id of the sentence that says why a digit was not taken
 */
function RollAsk({ boxes: { rolls, all, ...boxes }, i: which, refusal }: { boxes: Boxes; i: number; refusal: string }) {
  const { ruleset, snapshot } = useFight()
  const { ask, boxes: values } = rolls[which]!
  const start = rolls.slice(0, which).reduce((sum, roll) => sum + roll.boxes.length, 0)
  const next = all.findIndex(({ value }) => value === '')
  const labels = ruleset.display.text.dice(ask, snapshot).map((label, i) => label || `d${ask.dice[i]}`)
  const isAlone = rolls.length === 1
  const isSmall = all.length > MANY
  return (
    <fieldset
      className={classes('flex flex-wrap items-center', isSmall ? 'gap-0.5' : 'gap-2', isAlone && 'min-w-0 flex-1')}
    >
      <legend className={isAlone ? 'sr-only' : 'float-left mr-1 text-xs'}>
        <CombatantName of={ask.of} />
      </legend>
      {values.map((value, i) => {
        const at = start + i
        const label = labels[i] ?? `d${ask.dice[i]}`
        const alike = labels.flatMap((other, n) => (other === label ? [n] : []))
        return (
          <DieBox
            key={i}
            ref={input => boxes.hold(at, input)}
            label={label}
            place={alike.length > 1 ? QUESTIONS.dice.place(alike.indexOf(i) + 1, alike.length) : undefined}
            sides={ask.dice[i]!}
            isSmall={isSmall}
            value={value}
            isNext={at === next}
            refusedBy={boxes.refused?.at === at ? refusal : undefined}
            onDigit={(digit, isFresh) => boxes.type(at, digit, isFresh)}
            onEmpty={() => boxes.empty(at)}
            onStep={by => boxes.focus(at + by)}
            onTab={() => boxes.hasArrived(at)}
          />
        )
      })}
      {isAlone && <RollSum ask={ask} boxes={values} />}
      {ask.stated && <StatedChips stated={ask.stated} />}
      {ask.knobs && (
        <span className="flex flex-wrap gap-1">
          {ask.knobs.map(knob => (
            <Stepper
              key={knob.key}
              label={ruleset.display.text.option(ask, knob.key, snapshot)}
              value={knob.default}
              options={knob.options}
              onChange={value => actions.turn(ask, knob.key, value)}
            />
          ))}
        </span>
      )}
    </fieldset>
  )
}

/** Whether the dice of this side are rolled without asking, or asked for one by one. */
function AtOnce({ of }: { of: Decider }) {
  const { snapshot } = useFight()
  const side = snapshot.combatants[of]?.side
  const name = side === undefined ? QUESTIONS.dice.theGm : (snapshot.sides[side]?.name ?? '')
  const mode = useTable(s => s.dice[side ?? 'gm']) ?? 'ask'
  const box = (words: string, when: DiceMode, title?: string) => (
    <label className="text-muted flex items-center gap-1.5 text-xs" title={title}>
      <input
        type="checkbox"
        checked={mode === when}
        onChange={event => actions.setDice(side ?? 'gm', event.target.checked ? when : 'ask')}
      />
      {words}
    </label>
  )
  return (
    <span className="flex flex-col">
      {box(QUESTIONS.dice.always(name), 'auto')}
      {mode !== 'auto' && box(QUESTIONS.dice.every, 'each', QUESTIONS.dice.whyEvery)}
    </span>
  )
}
