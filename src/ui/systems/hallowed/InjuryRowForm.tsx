import { useState } from 'react'
import { HALLOWED } from '~/words/en/hallowed'
import type { InjuryRow } from '~/rulesets/hallowed/state/injuryTables'
import type { Hallowed } from '~/rulesets/hallowed/state/types'
import { useSnapshot } from '~/store/hooks/useFight'
import { Button, Form } from '../../parts/controls/Button'
import { formText } from '../../parts/controls/forms'
import { takeFocus } from '../../parts/hooks/focus'
import { EFFECTS, EFFECT_WORDS, SIX } from './words'
import { SelectField } from '../../parts/menus/SelectBox'
import { NumberField } from '../../parts/menus/NumberField'

/** Dice that a table may ask for. */
export const DIE_SIDES = [2, 3, 4, 6, 8, 10, 12, 20, 100] as const

/** As many as a row may have. */
const MOST_DICE = 6
const MOST_SKILLS = 6

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
  const [dice, setDice] = useState(Math.max(1, row?.abilityDamage.length ?? 0))
  const [skills, setSkills] = useState(Math.max(1, row?.skillPenalties.length ?? 0))
  const abilities = useAbilities(row)
  const save = (given: FormData) => {
    onSave({
      from: Number(given.get('from')),
      to: Number(given.get('to')),
      name: formText(given, 'name'),
      side: given.has('side'),
      abilityDamage: numbers(dice).flatMap(i => {
        const damaged = abilities.filter(name => given.getAll(`abilities ${i}`).includes(name))
        const sides = DIE_SIDES.find(one => one === Number(given.get(`sides ${i}`))) ?? 6
        return damaged.length > 0 ? [{ count: Number(given.get(`count ${i}`)), sides, abilities: damaged }] : []
      }),
      skillPenalties: numbers(skills).flatMap(i => {
        const [skill, points] = [formText(given, `skill ${i}`), Number(given.get(`points ${i}`))]
        return skill !== '' && points > 0 ? [{ skill, value: -points }] : []
      }),
      effects: EFFECTS.filter(effect => given.getAll('effects').includes(effect)),
      text: formText(given, 'text'),
    })
  }
  return (
    <Form
      aria-label={row ? HALLOWED.row.change(row.name) : HALLOWED.row.new}
      className="border-line flex flex-col gap-1.5 rounded border p-2"
      onSent={form => save(new FormData(form))}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <Faces name="from" label={HALLOWED.row.from} max={die} value={row?.from ?? next} />
        <Faces name="to" label={HALLOWED.row.to} max={die} value={row?.to ?? next} />
        <input
          ref={takeFocus}
          name="name"
          required
          maxLength={60}
          defaultValue={row?.name}
          aria-label={HALLOWED.row.injury}
          placeholder={HALLOWED.row.name}
          className="field min-w-0 flex-1"
        />
      </div>
      <label className="flex items-center gap-1.5 pointer-coarse:min-h-11">
        <input type="checkbox" name="side" defaultChecked={row?.side} />
        {HALLOWED.row.arm}
      </label>
      {numbers(dice).map(i => (
        <Damage key={i} i={i} damage={row?.abilityDamage[i]} all={abilities} />
      ))}
      {dice < MOST_DICE && (
        <Button look="quiet" onClick={() => setDice(dice + 1)}>
          {HALLOWED.row.moreDamage}
        </Button>
      )}
      {numbers(skills).map(i => (
        <Penalty key={i} i={i} penalty={row?.skillPenalties[i]} />
      ))}
      {skills < MOST_SKILLS && (
        <Button look="quiet" onClick={() => setSkills(skills + 1)}>
          {HALLOWED.row.anotherSkill}
        </Button>
      )}
      <Several
        name="effects"
        legend={HALLOWED.row.effects}
        all={EFFECTS}
        chosen={row?.effects ?? []}
        words={effect => EFFECT_WORDS[effect]}
      />
      <input
        name="text"
        maxLength={400}
        defaultValue={row?.text}
        aria-label={HALLOWED.row.elseSpoken}
        placeholder={HALLOWED.row.else}
        className="field"
      />
      <div className="flex gap-1.5">
        <Button type="submit" look="primary">
          {HALLOWED.row.keep}
        </Button>
        <Button look="quiet" hotkey="Esc" onClick={onCancel}>
          {HALLOWED.row.back}
        </Button>
      </div>
    </Form>
  )
}

/** All abilities that there are in this fight, and those that the row names already. */
function useAbilities(row: InjuryRow | undefined): readonly string[] {
  const { combatants } = useSnapshot<Hallowed>()
  const found = Object.values(combatants).flatMap(({ sheet }) => Object.keys(sheet.abilities))
  const named = row?.abilityDamage.flatMap(({ abilities }) => abilities) ?? []
  return [...new Set([...SIX, ...found, ...named])]
}

interface DamageProps {
  i: number
  damage: InjuryRow['abilityDamage'][number] | undefined
  all: readonly string[]
}

/** One roll, taken off each of these abilities. */
function Damage({ i, damage, all }: DamageProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <NumberField
          name={`count ${i}`}
          min={1}
          max={20}
          required
          defaultValue={damage?.count ?? 1}
          label={named(HALLOWED.row.dice, i)}
        />
        <SelectField
          name={`sides ${i}`}
          label={named(HALLOWED.row.die, i)}
          defaultValue={String(damage?.sides ?? 6)}
          options={DIE_SIDES.map(sides => ({ value: String(sides), words: `d${sides}` }))}
        />
        <span className="text-muted text-xs">{HALLOWED.row.off}</span>
      </div>
      <Several
        name={`abilities ${i}`}
        legend={named(HALLOWED.row.damaged, i)}
        all={all}
        chosen={damage?.abilities ?? []}
      />
    </>
  )
}

function Penalty({ i, penalty }: { i: number; penalty: InjuryRow['skillPenalties'][number] | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <NumberField
        name={`points ${i}`}
        min={0}
        max={40}
        defaultValue={penalty ? -penalty.value : 0}
        label={named(HALLOWED.row.points, i)}
      />
      <span className="text-muted text-xs">{HALLOWED.row.offSkill}</span>
      <input
        name={`skill ${i}`}
        maxLength={60}
        defaultValue={penalty?.skill}
        aria-label={named(HALLOWED.row.skill, i)}
        placeholder={HALLOWED.row.like}
        className="field w-28"
      />
    </div>
  )
}

/** 0 to `n` − 1. */
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
/** The second of several has a name of its own. */
const named = (label: string, i: number): string => (i === 0 ? label : HALLOWED.row.nth(label, i + 1))

function Faces({ name, label, max, value }: { name: string; label: string; max: number; value: number }) {
  return (
    <span className="flex items-center gap-1 text-xs">
      <span aria-hidden="true">{label}</span>
      <NumberField name={name} label={label} min={1} max={max} required defaultValue={value} />
    </span>
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
