import { Button } from '../parts/controls/Button'
import { IconButton } from '../parts/controls/IconButton'
import { takeFocus } from '../parts/hooks/takeFocus'
import type { ChosenMap } from './chosenMap'
import { usualName } from './readNewFight'
import { useNewFight } from './useNewFight'

interface NewFightFormProps {
  rulesets: readonly { id: string; name: string }[]
  /** A map out of a file; null: a blank grid. */
  map: ChosenMap | null
  onMap(map: ChosenMap | null): void
  onMade(): void
}

/** A new fight: its name, its rules, its map, and whether it follows the fight that is open. */
export function NewFightForm({ rulesets, map, onMap, onMade }: NewFightFormProps) {
  const { open, problem, make, makeDemo } = useNewFight(map, onMade)
  const sides = open ? Object.values(open.snapshot.sides) : []
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
        <input
          ref={takeFocus}
          name="name"
          maxLength={80}
          placeholder={usualName(map)}
          aria-describedby="new-fight-name-seen"
          className="field min-w-0 flex-1"
        />
      </label>
      <p id="new-fight-name-seen" className="text-muted text-xs">
        The players read it above their table, also while the curtain is down.
      </p>
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
        <Button
          onClick={({ currentTarget: { form } }) => {
            if (form) void makeDemo(new FormData(form))
          }}
        >
          The demo fight by these rules
        </Button>
      </div>
    </form>
  )
}
