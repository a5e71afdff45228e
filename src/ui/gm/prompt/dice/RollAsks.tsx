import { useRef } from 'react'
import type { Asked, Decider } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { actions, useTable } from '~/store/state/useTable'
import { Button } from '../../../parts/controls/Button'
import { Stepper } from '../../../parts/controls/Stepper'
import { DieBox } from './DieBox'
import { facesIn, isFull, readBoxes, typeDigit, writeBoxes } from './diceBoxes'
import { usePromptKeys } from '../promptKeys'
import { Who } from '../../sheet/Who'

type Roll = Extract<Asked, { kind: 'roll' }>

/** The name under which the half-typed boxes of a roll are kept. */
const draftOf = ({ key, of, slot }: Roll) => `dice/${key}/${of}/${slot}`

/**
 * The dice of one or several rollers. Digits fill the boxes in reading order; Enter takes what was typed, and lets Fray
 * roll where nothing was.
 */
export function RollAsks({ asks }: { asks: readonly Roll[] }) {
  const { ruleset, snapshot } = useFight()
  const drafts = useTable(s => s.drafts)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const first = asks[0]!
  const rolls = asks.map(ask => ({ ask, boxes: readBoxes(drafts[draftOf(ask)], ask.dice.length) }))
  const all = rolls.flatMap(({ ask, boxes }) => boxes.map((value, i) => ({ ask, i, value })))

  const focus = (at: number) => inputs.current[at]?.focus()
  const write = (at: number, value: string) => {
    const { ask, i } = all[at]!
    const boxes = readBoxes(useTable.getState().drafts[draftOf(ask)], ask.dice.length)
    boxes[i] = value
    actions.draft(draftOf(ask), writeBoxes(boxes))
    if (isFull(value, ask.dice[i]!)) focus(at + 1)
  }
  const take = () => {
    const half = rolls.find(({ ask, boxes }) => boxes.some(box => box !== '') && !facesIn(boxes, ask.dice))
    if (half) return focus(all.findIndex(({ ask, value }) => ask === half.ask && value === ''))
    for (const { ask, boxes } of rolls) {
      const faces = facesIn(boxes, ask.dice)
      if (!faces) actions.rollFor(ask)
      else if (actions.answer(ask, faces, 'physical')) actions.draft(draftOf(ask), null)
    }
  }
  usePromptKeys(first, name => {
    if (name === 'Enter') return (take(), true)
    const at = all.findIndex(({ value, ask, i }) => !isFull(value, ask.dice[i]!))
    if (!/^\d$/.test(name) || at < 0) return false
    const { ask, i, value } = all[at]!
    const typed = typeDigit(value, name, ask.dice[i]!)
    if (typed === undefined) return true
    focus(at)
    write(at, typed)
    return true
  })

  const typed = all.some(({ value }) => value !== '')
  return (
    <form
      className="flex flex-wrap items-end gap-x-4 gap-y-2"
      onSubmit={event => {
        event.preventDefault()
        take()
      }}
    >
      {rolls.map(({ ask, boxes }, r) => {
        const start = rolls.slice(0, r).reduce((sum, roll) => sum + roll.boxes.length, 0)
        const labels = ruleset.display.text.dice(ask, snapshot)
        return (
          <fieldset key={ask.slot} className="flex flex-wrap items-end gap-2">
            <legend className={asks.length > 1 ? 'mb-1 text-xs' : 'sr-only'}>
              <Who of={ask.of} />
            </legend>
            {boxes.map((value, i) => (
              <DieBox
                key={i}
                ref={input => {
                  inputs.current[start + i] = input
                }}
                label={labels[i] ?? `d${ask.dice[i]}`}
                sides={ask.dice[i]!}
                value={value}
                onChange={next => write(start + i, next)}
                onStep={by => focus(start + i + by)}
              />
            ))}
            {ask.knobs?.map(knob => (
              <Stepper
                key={knob.key}
                label={ruleset.display.text.option(ask, knob.key, snapshot)}
                value={knob.default}
                options={knob.options}
                onChange={value => actions.turn(ask, knob.key, value)}
              />
            ))}
          </fieldset>
        )
      })}
      <Button type="submit" look="primary" hotkey="Enter" className="min-h-11">
        {typed ? 'Take these dice' : 'Fray rolls'}
      </Button>
      <AtOnce of={first.of} />
    </form>
  )
}

/** Whether the dice of this side are rolled without asking. */
function AtOnce({ of }: { of: Decider }) {
  const { snapshot } = useFight()
  const side = snapshot.combatants[of]?.side
  const name = side === undefined ? 'the GM' : (snapshot.sides[side]?.name ?? '')
  const mode = useTable(s => s.dice[side ?? 'gm'])
  return (
    <label className="text-muted flex items-center gap-1.5 self-center text-xs">
      <input
        type="checkbox"
        checked={mode === 'auto'}
        onChange={event => actions.setDice(side ?? 'gm', event.target.checked ? 'auto' : 'ask')}
      />
      always roll for {name}
    </label>
  )
}
