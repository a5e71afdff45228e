import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PAST } from '~/words/en/log'
import type { Asked, Json, Snapshot } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { TableTypes } from '~/table'
import { Button, Form } from '../../parts/controls/Button'
import { NumberField } from '../../parts/menus/NumberField'
import { isSingleChoice } from '../map/tools/useAim'
import { DieBox } from '../prompt/DieBox'
import { facesIn, isFull, typed } from '../prompt/diceBoxes'

interface AnswerFormProps {
  asked: Asked
  /** The state that it is asked in. */
  state: Snapshot<TableTypes>
  /** What was answered, where it was. */
  value?: Json
  onGiven(value: Json): void
}

/**
 * A question of another moment, to be answered here: it takes the keyboard when it comes. What is chosen on the map cannot be
 * chosen in it.
 */
export function AnswerForm(props: AnswerFormProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const controls = ['input', '[aria-pressed=true]', 'button'].map(one =>
      place.current?.querySelector<HTMLElement>(one),
    )
    controls.find(Boolean)?.focus()
  }, [])
  return <div ref={place}>{formFor(props)}</div>
}

function formFor({ asked, ...given }: AnswerFormProps): ReactNode {
  switch (asked.kind) {
    case 'choice':
      return isSingleChoice(asked) ? <One {...given} asked={asked} /> : <Several {...given} asked={asked} />
    case 'roll':
      return <Dice {...given} asked={asked} />
    case 'number':
      return <Numbers {...given} asked={asked} />
    case 'text':
      return <Words {...given} asked={asked} />
    case 'path':
    case 'area':
      return <p className="text-muted text-sm">{PAST.onMap}</p>
  }
}

type Of<Kind extends Asked['kind']> = Omit<AnswerFormProps, 'asked'> & { asked: Extract<Asked, { kind: Kind }> }

interface OptionsProps extends Pick<Of<'choice'>, 'asked' | 'state'> {
  isPressed(value: Json): boolean
  onPick(value: Json): void
  children?: ReactNode
}

function Options({ asked, state, isPressed, onPick, children }: OptionsProps) {
  const { ruleset } = useFight()
  return (
    <div role="group" aria-label={PAST.options} className="flex flex-wrap gap-1.5">
      {asked.options.map(({ value, whyNot }, i) => (
        <Button
          key={i}
          aria-pressed={isPressed(value)}
          closed={whyNot !== undefined}
          title={whyNot && ruleset.display.text.reason(whyNot, state)}
          onClick={() => whyNot || onPick(value)}
        >
          {ruleset.display.text.option(asked, value, state)}
        </Button>
      ))}
      {children}
    </div>
  )
}

function One({ asked, state, value, onGiven }: Of<'choice'>) {
  return <Options {...{ asked, state }} isPressed={one => isSame(one, value)} onPick={onGiven} />
}

function Several({ asked, state, value, onGiven }: Of<'choice'>) {
  const [chosen, setChosen] = useState<readonly Json[]>(Array.isArray(value) ? value : [])
  const isFit = chosen.length >= asked.min && chosen.length <= asked.max
  const isChosen = (one: Json) => chosen.some(other => isSame(other, one))
  const toggle = (one: Json) =>
    setChosen(isChosen(one) ? chosen.filter(other => !isSame(other, one)) : [...chosen, one])
  return (
    <Options {...{ asked, state }} isPressed={isChosen} onPick={toggle}>
      <Button look="primary" closed={!isFit} onClick={() => isFit && onGiven([...chosen])}>
        {chosen.length === 0 ? PAST.none : PAST.take(chosen.length)}
      </Button>
    </Options>
  )
}

function Dice({ asked, state, value, onGiven }: Of<'roll'>) {
  const { ruleset } = useFight()
  const labels = ruleset.display.text.dice(asked, state)
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [boxes, setBoxes] = useState<readonly string[]>(() =>
    asked.dice.map((_, i) => (Array.isArray(value) ? String(value[i]) : '')),
  )
  const faces = facesIn(boxes, asked.dice)
  const next = boxes.indexOf('')
  const type = (at: number, digit: string, isFresh: boolean) => {
    const did = typed(boxes, asked.dice, at, digit, isFresh)
    if ('refused' in did) return inputs.current[did.refused]?.focus()
    setBoxes(boxes.with(did.at, did.box))
    const goal = isFull(did.box, asked.dice[did.at]!) ? did.at + 1 : did.at
    inputs.current[goal]?.focus()
  }
  return (
    <Form
      className="flex flex-wrap items-center gap-3"
      onSent={() => {
        if (faces) onGiven(faces)
      }}
    >
      {asked.dice.map((sides, i) => (
        <DieBox
          key={i}
          ref={input => {
            inputs.current[i] = input
          }}
          label={labels[i] || `d${sides}`}
          place={undefined}
          sides={sides}
          isSmall={false}
          value={boxes[i]!}
          isNext={i === next}
          refusedBy={undefined}
          onDigit={(digit, isFresh) => type(i, digit, isFresh)}
          onEmpty={() => setBoxes(boxes.with(i, ''))}
          onStep={by => inputs.current[i + by]?.focus()}
          onTab={() => false}
        />
      ))}
      <Button type="submit" look="primary" closed={!faces}>
        {boxes.length === 1 ? PAST.wasThis : PAST.wereThese}
      </Button>
    </Form>
  )
}

function Numbers({ asked: { min, max }, value, onGiven }: Of<'number'>) {
  const [n, setN] = useState(typeof value === 'number' ? value : min)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <NumberField label={PAST.number} min={min} max={max} value={n} onChange={setN} />
      <Button look="primary" onClick={() => onGiven(n)}>
        {PAST.wasThis}
      </Button>
    </div>
  )
}

function Words({ asked: { max }, value, onGiven }: Of<'text'>) {
  const [words, setWords] = useState(typeof value === 'string' ? value : '')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        aria-label={PAST.words}
        maxLength={max}
        value={words}
        onChange={event => setWords(event.target.value)}
        className="field min-w-0 flex-1"
      />
      <Button look="primary" onClick={() => onGiven(words)}>
        {PAST.wasThis}
      </Button>
    </div>
  )
}

const isSame = (a: Json, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)
