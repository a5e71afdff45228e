import type { InjuryRow } from '~/rulesets/hallowed/injuryTables'
import type { Ability } from '~/rulesets/hallowed/words'
import { Button } from '../../parts/Button'
import { formText } from '../../parts/formText'
import { takeFocus } from '../../parts/takeFocus'
import { EFFECTS, EFFECT_WORDS } from './words'

const ABILITIES = [
  'strength',
  'agility',
  'dexterity',
  'insight',
  'perception',
  'memory',
] as const satisfies readonly Ability[]
/** Dice that a table may ask for. */
export const SIDES = [2, 3, 4, 6, 8, 10, 12, 20, 100] as const

interface InjuryRowFormProps {
  /** The row that is changed; left out: a new one. */
  row: InjuryRow | undefined
  /** The first face that is free. */
  next: number
  die: number
  onSave(row: InjuryRow): void
  onCancel(): void
}

/** One row of an injury table: its faces, its name, and what it does. */
export function InjuryRowForm({ row, next, die, onSave, onCancel }: InjuryRowFormProps) {
  const [damage] = row?.abilityDamage ?? []
  const [penalty] = row?.skillPenalties ?? []
  const save = (given: FormData) => {
    const abilities = ABILITIES.filter(name => given.getAll('abilities').includes(name))
    const sides = SIDES.find(one => one === Number(given.get('sides'))) ?? 6
    const skill = formText(given, 'skill')
    const points = Number(given.get('points'))
    onSave({
      from: Number(given.get('from')),
      to: Number(given.get('to')),
      name: formText(given, 'name'),
      side: given.has('side'),
      abilityDamage: abilities.length > 0 ? [{ count: Number(given.get('count')), sides, abilities }] : [],
      skillPenalties: skill !== '' && points > 0 ? [{ skill, value: -points }] : [],
      effects: EFFECTS.filter(effect => given.getAll('effects').includes(effect)),
      text: formText(given, 'text'),
    })
  }
  return (
    <form
      aria-label={row ? `Change ${row.name}` : 'A new row'}
      className="border-line flex flex-col gap-1.5 rounded border p-2"
      onSubmit={event => {
        event.preventDefault()
        save(new FormData(event.currentTarget))
      }}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <Faces name="from" label="From" max={die} value={row?.from ?? next} />
        <Faces name="to" label="to" max={die} value={row?.to ?? next} />
        <input
          ref={takeFocus}
          name="name"
          required
          maxLength={60}
          defaultValue={row?.name}
          aria-label="Name of the injury"
          placeholder="Name"
          className="field min-w-0 flex-1"
        />
      </div>
      <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
        <input type="checkbox" name="side" defaultChecked={row?.side} />
        an arm or a hand: d4 for the side
      </label>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          name="count"
          type="number"
          min={1}
          max={20}
          required
          defaultValue={damage?.count ?? 1}
          aria-label="Dice of ability damage"
          className="field w-14"
        />
        <select name="sides" aria-label="Die of ability damage" className="field" defaultValue={damage?.sides ?? 6}>
          {SIDES.map(sides => (
            <option key={sides} value={sides}>
              d{sides}
            </option>
          ))}
        </select>
        <span className="text-muted text-xs">off these abilities:</span>
      </div>
      <Several name="abilities" legend="Damaged abilities" all={ABILITIES} chosen={damage?.abilities ?? []} />
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          name="points"
          type="number"
          min={0}
          max={40}
          defaultValue={penalty ? -penalty.value : 0}
          aria-label="Points off a skill"
          className="field w-14"
        />
        <span className="text-muted text-xs">off the skill</span>
        <input
          name="skill"
          maxLength={60}
          defaultValue={penalty?.skill}
          aria-label="Skill that is hindered"
          placeholder="balance"
          className="field w-28"
        />
      </div>
      <Several
        name="effects"
        legend="Effects"
        all={EFFECTS}
        chosen={row?.effects ?? []}
        words={effect => EFFECT_WORDS[effect]}
      />
      <input
        name="text"
        maxLength={400}
        defaultValue={row?.text}
        aria-label="Anything else it does"
        placeholder="Anything else"
        className="field"
      />
      <div className="flex gap-1.5">
        <Button type="submit" look="primary">
          Keep the row
        </Button>
        <Button look="quiet" hotkey="Esc" onClick={onCancel}>
          Back
        </Button>
      </div>
    </form>
  )
}

function Faces({ name, label, max, value }: { name: string; label: string; max: number; value: number }) {
  return (
    <label className="flex items-center gap-1 text-xs">
      {label}
      <input name={name} type="number" min={1} max={max} required defaultValue={value} className="field w-14" />
    </label>
  )
}

interface SeveralProps<T extends string> {
  name: string
  legend: string
  all: readonly T[]
  chosen: readonly T[]
  words?: (one: T) => string
}

/** Any number of these. */
function Several<T extends string>({ name, legend, all, chosen, words = one => one }: SeveralProps<T>) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-2">
      <legend className="sr-only">{legend}</legend>
      {all.map(one => (
        <label key={one} className="flex items-center gap-1.5 text-xs pointer-coarse:min-h-11">
          <input type="checkbox" name={name} value={one} defaultChecked={chosen.includes(one)} />
          {words(one)}
        </label>
      ))}
    </fieldset>
  )
}
