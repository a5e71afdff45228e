import { useState } from 'react'
import { PAST } from '~/language/en/gm/past/past'
import type { Asked, Json, Snapshot } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import type { TableTypes } from '~/table'
import { Button } from '../../parts/controls/Button'
import { NumberField } from '../../parts/menus/NumberField'
import { isSingleChoice } from '../map/tools/isSingleChoice'

interface AnswerFormProps {
  asked: Asked
  /** The state that it is asked in. */
  state: Snapshot<TableTypes>
  /** What was answered, where it was. */
  value?: Json
  onGiven(value: Json): void
}

/** A question of another moment, to be answered here. What is chosen on the map cannot be chosen in it. */
export function AnswerForm({ asked, ...given }: AnswerFormProps) {
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

function One({ asked, state, value, onGiven }: Of<'choice'>) {
  const { ruleset } = useFight()
  return (
    <div role="group" aria-label={PAST.options} className="flex flex-wrap gap-1.5">
      {asked.options.map((option, i) => (
        <Button
          key={i}
          aria-pressed={isSame(option.value, value)}
          closed={option.whyNot !== undefined}
          title={option.whyNot && ruleset.display.text.reason(option.whyNot, state)}
          onClick={() => {
            if (!option.whyNot) onGiven(option.value)
          }}
        >
          {ruleset.display.text.option(asked, option.value, state)}
        </Button>
      ))}
    </div>
  )
}

function Several({ asked, state, value, onGiven }: Of<'choice'>) {
  const { ruleset } = useFight()
  const [chosen, setChosen] = useState<readonly Json[]>(Array.isArray(value) ? value : [])
  const isFit = chosen.length >= asked.min && chosen.length <= asked.max
  const toggle = (one: Json) =>
    setChosen(now => (now.some(other => isSame(other, one)) ? now.filter(other => !isSame(other, one)) : [...now, one]))
  return (
    <div role="group" aria-label={PAST.options} className="flex flex-wrap gap-1.5">
      {asked.options.map((option, i) => (
        <Button
          key={i}
          aria-pressed={chosen.some(one => isSame(one, option.value))}
          closed={option.whyNot !== undefined}
          title={option.whyNot && ruleset.display.text.reason(option.whyNot, state)}
          onClick={() => {
            if (!option.whyNot) toggle(option.value)
          }}
        >
          {ruleset.display.text.option(asked, option.value, state)}
        </Button>
      ))}
      <Button look="primary" closed={!isFit} onClick={() => isFit && onGiven([...chosen])}>
        {chosen.length === 0 ? PAST.none : PAST.take(chosen.length)}
      </Button>
    </div>
  )
}

function Dice({ asked, state, value, onGiven }: Of<'roll'>) {
  const { ruleset } = useFight()
  const labels = ruleset.display.text.dice(asked, state)
  const [faces, setFaces] = useState<readonly number[]>(() =>
    Array.isArray(value) ? (value as number[]) : asked.dice.map(() => 1),
  )
  return (
    <div className="flex flex-wrap items-end gap-3">
      {asked.dice.map((sides, i) => (
        <span key={i} className="flex flex-col gap-1 text-xs">
          <span aria-hidden="true">{labels[i] || `d${sides}`}</span>
          <NumberField
            label={labels[i] || `d${sides}`}
            min={1}
            max={sides}
            value={faces[i]!}
            onChange={face => setFaces(now => now.with(i, face))}
          />
        </span>
      ))}
      <Button look="primary" onClick={() => onGiven([...faces])}>
        {faces.length === 1 ? PAST.wasThis : PAST.wereThese}
      </Button>
    </div>
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
