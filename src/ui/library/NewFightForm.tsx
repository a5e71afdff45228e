import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { problemOf } from '~/store/report'
import { actions, useTable } from '~/store/state'
import { FIGHTS } from '~/words/en/library'
import { PLAY } from '~/words/en/store'
import { Button, Form } from '../parts/controls/Button'
import { IconButton } from '../parts/controls/IconButton'
import { formText } from '../parts/controls/forms'
import { takeFocus } from '../parts/hooks/focus'
import { SelectField } from '../parts/menus/SelectBox'
import { addSides, keepDraft, useNewFightDraft } from './newFightDraft'
import { type ChosenMap, readNewFight, usualName } from './readNewFight'
import { Problem } from '../parts/signs/Icon'

/** Makes fights out of a filled form; `problem` is a sentence while the latest could not be made. */
function useNewFight(map: ChosenMap | null, onMade: () => void) {
  const open = useTable(s => s.fight)
  const [problem, setProblem] = useState<string>()

  const make = async (form: FormData) => {
    const around = open && { id: open.id, sides: open.snapshot.sides }
    const asked = readNewFight(form, { map, open: around })
    if (typeof asked === 'string') return setProblem(asked)
    try {
      const made = await actions.newFight(asked.fight)
      // Unless another was opened meanwhile.
      if (useTable.getState().fight?.id === made) addSides(asked.sides, asked.fight.follows === undefined)
      onMade()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }

  const makeDemo = async (form: FormData) => {
    await actions.demoFight(formText(form, 'ruleset'))
    onMade()
  }

  return { open, problem, make, makeDemo }
}

const USUAL_SIDES = FIGHTS.making.usualSides

interface NewFightFormProps {
  rulesets: readonly { id: string; name: string }[]
  onMade(): void
}

/** A line of the form: what it asks for, and where that is said. */
function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <label className="flex items-center gap-2">
      <span className="w-16 shrink-0">{words}</span>
      {children}
    </label>
  )
}

/** How many squares a blank map has, in one direction. */
function Squares({ name, label, value }: { name: string; label: string; value: string | number }) {
  return (
    <input
      name={name}
      type="number"
      min={1}
      max={1024}
      defaultValue={value}
      required
      aria-label={label}
      className="field w-16"
    />
  )
}

/** The form is as it was left, unless a fight was made of it. */
function useDraft(form: RefObject<HTMLFormElement | null>, openId: string | null) {
  const { filled } = useNewFightDraft()
  const isMade = useRef(false)
  useEffect(() => {
    const left = form.current!
    return () => {
      if (!isMade.current) keepDraft({ filled: { form: new FormData(left), open: openId } })
    }
  }, [form, openId])
  return {
    filled,
    before: (name: string) => (filled ? formText(filled.form, name) || undefined : undefined),
    made: () => void (isMade.current = true),
  }
}

/** A new fight: its name, its rules, its map, and whether it follows the fight that is open. It is as it was left. */
export function NewFightForm({ rulesets, onMade }: NewFightFormProps) {
  const { map } = useNewFightDraft()
  const form = useRef<HTMLFormElement>(null)
  const openId = useTable(s => s.fight?.id ?? null)
  const { filled, before, made } = useDraft(form, openId)
  const { open, problem, make, makeDemo } = useNewFight(map, () => {
    made()
    onMade()
  })
  const chosenRules = before('ruleset') ?? open?.ruleset.id
  const along = filled?.open === openId ? filled?.form.getAll('along') : undefined
  const sides = open ? Object.values(open.snapshot.sides) : []
  const typedSides = useRef<HTMLInputElement>(null)
  /** Whoever comes along is named among the sides, and the next fight is often against the same kind of foe. */
  const nameSides = () => {
    const field = typedSides.current
    if (field?.value === USUAL_SIDES) field.value = sides.map(({ name }) => name).join(', ')
  }
  return (
    <Form
      ref={form}
      className="border-line flex flex-col gap-2 rounded border p-2"
      onSent={form => void make(new FormData(form))}
    >
      <Line words={FIGHTS.making.name}>
        <input
          // Whoever comes back to it has the keyboard elsewhere.
          ref={filled ? undefined : takeFocus}
          defaultValue={before('name')}
          name="name"
          maxLength={80}
          placeholder={usualName(map)}
          className="field min-w-0 flex-1"
        />
      </Line>
      <Line words={FIGHTS.making.publicName}>
        <input
          defaultValue={before('publicName')}
          name="publicName"
          maxLength={80}
          placeholder={PLAY.neutralName}
          aria-describedby="new-fight-name-seen"
          className="field min-w-0 flex-1"
        />
      </Line>
      <p id="new-fight-name-seen" className="text-muted text-xs">
        {FIGHTS.making.publicNameHow}
      </p>
      <div className="flex items-center gap-2">
        <span className="w-16 shrink-0">{FIGHTS.making.rules}</span>
        <SelectField
          name="ruleset"
          label={FIGHTS.making.rules}
          className="min-w-0 flex-1"
          options={rulesets.map(({ id, name }) => ({ value: id, words: name }))}
          {...(chosenRules && { defaultValue: chosenRules })}
        />
      </div>
      {map ? (
        <p className="flex items-center gap-2">
          <span className="w-16 shrink-0">{FIGHTS.making.map}</span>
          <span className="min-w-0 flex-1 truncate">{map.words}</span>
          <IconButton icon="close" label={FIGHTS.making.blank} onClick={() => keepDraft({ map: null })} />
        </p>
      ) : (
        <div className="flex items-center gap-2">
          <span className="w-16 shrink-0">{FIGHTS.making.grid}</span>
          <Squares name="width" label={FIGHTS.making.across} value={before('width') ?? 24} />
          ×
          <Squares name="height" label={FIGHTS.making.down} value={before('height') ?? 16} />
          <span className="text-muted text-xs">{FIGHTS.making.squares}</span>
        </div>
      )}
      <Line words={FIGHTS.making.sides}>
        <input
          ref={typedSides}
          name="sides"
          maxLength={200}
          defaultValue={before('sides') ?? USUAL_SIDES}
          className="field min-w-0 flex-1"
        />
      </Line>
      {open && sides.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-3">
          <legend className="text-muted text-xs">{FIGHTS.making.along(open.name)}</legend>
          {sides.map(({ id, name }) => (
            <label key={id} className="flex items-center gap-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="along"
                value={id}
                defaultChecked={along?.includes(id)}
                onChange={nameSides}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" look="primary">
          {FIGHTS.making.create}
        </Button>
        <Button onClick={() => void makeDemo(new FormData(form.current!))}>{FIGHTS.making.demo}</Button>
      </div>
    </Form>
  )
}
