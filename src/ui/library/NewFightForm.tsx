import { useState } from 'react'
import { byGm } from '~/store/byGm'
import type { NewFight } from '~/store/types'
import { actions, useTable } from '~/store/useTable'
import { Button } from '../parts/Button'
import { IconButton } from '../parts/IconButton'
import type { GivenMap } from './givenMap'
import { formText } from '../parts/formText'
import { takeFocus } from '../parts/takeFocus'

interface NewFightFormProps {
  rulesets: readonly { id: string; name: string }[]
  /** A map out of a file; null: a blank grid. */
  map: GivenMap | null
  onMap(map: GivenMap | null): void
  onMade(): void
}

/** A new fight: its name, its rules, its map, and whether it follows the fight that is open. */
export function NewFightForm({ rulesets, map, onMap, onMade }: NewFightFormProps) {
  const open = useTable(s => s.fight)
  const [problem, setProblem] = useState<string>()
  const usual = map?.given.found.name ?? 'New fight'
  const sides = open ? Object.values(open.snapshot.sides) : []

  const make = async (form: FormData) => {
    const text = (name: string) => formText(form, name)
    const along = form.getAll('along').map(String)
    // Sides come along from the fight before.
    const named = along.length > 0 ? [] : sideNames(text('sides'))
    const twice = named.find((name, i) => named.findIndex(other => other.toLowerCase() === name.toLowerCase()) < i)
    if (twice !== undefined) return setProblem(`Sides: “${twice}” is named twice. Give each side a name of its own.`)
    const given: NewFight = {
      name: text('name') || usual,
      ruleset: text('ruleset'),
      map: map?.given ?? { kind: 'blank', width: Number(text('width')), height: Number(text('height')) },
      ...(open && along.length > 0 && { follows: { fight: open.id, sides: along } }),
    }
    try {
      const made = await actions.newFight(given)
      // Unless another was opened meanwhile.
      if (useTable.getState().fight?.id === made) addSides(named)
      onMade()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'This did not work.')
    }
  }

  const demo = async (form: HTMLFormElement | null) => {
    if (form) await actions.demoFight(formText(new FormData(form), 'ruleset'))
    onMade()
  }

  return (
    <form
      className="border-line flex flex-col gap-2 rounded border p-2"
      onSubmit={event => {
        event.preventDefault()
        void make(new FormData(event.currentTarget))
      }}
    >
      <label className="flex items-center gap-2">
        <span className="w-16 shrink-0">Name</span>
        <input ref={takeFocus} name="name" maxLength={80} placeholder={usual} className="field min-w-0 flex-1" />
      </label>
      <label className="flex items-center gap-2">
        <span className="w-16 shrink-0">Rules</span>
        <select name="ruleset" defaultValue={open?.ruleset.id} className="field min-w-0 flex-1">
          {rulesets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {map ? (
        <p className="flex items-center gap-2">
          <span className="w-16 shrink-0">Map</span>
          <span className="min-w-0 flex-1 truncate">{map.words}</span>
          <IconButton icon="close" label="A blank grid instead" onClick={() => onMap(null)} />
        </p>
      ) : (
        <div className="flex items-center gap-2">
          <span className="w-16 shrink-0">Grid</span>
          <input
            name="width"
            type="number"
            min={1}
            max={1024}
            defaultValue={24}
            required
            aria-label="Squares across"
            className="field w-16"
          />
          ×
          <input
            name="height"
            type="number"
            min={1}
            max={1024}
            defaultValue={16}
            required
            aria-label="Squares down"
            className="field w-16"
          />
          <span className="text-muted text-xs">squares of 1 m</span>
        </div>
      )}
      <label className="flex items-center gap-2">
        <span className="w-16 shrink-0">Sides</span>
        <input name="sides" maxLength={200} defaultValue="Heroes, Foes" className="field min-w-0 flex-1" />
      </label>
      {open && sides.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-3">
          <legend className="text-muted text-xs">Comes along from “{open.name}”, as it stands</legend>
          {sides.map(({ id, name }) => (
            <label key={id} className="flex items-center gap-1 pointer-coarse:min-h-11">
              <input type="checkbox" name="along" value={id} /> {name}
            </label>
          ))}
        </fieldset>
      )}
      {problem && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button type="submit" look="primary">
          Make it
        </Button>
        <Button onClick={event => void demo(event.currentTarget.form)}>The demo fight by these rules</Button>
      </div>
    </form>
  )
}

/** The names that were typed with commas between them. */
function sideNames(typed: string): readonly string[] {
  return typed
    .split(',')
    .map(name => name.trim().slice(0, 60).trim())
    .filter(Boolean)
}

/** Adds the sides of a new fight. The pools of the first are shown to the players exactly. */
function addSides(names: readonly string[]): void {
  for (const [i, name] of names.entries()) byGm('side.add', { name, show: i === 0 ? 'exact' : 'words' })
}
