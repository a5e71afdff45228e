import { useRef } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import { Button } from '../../parts/controls/Button'
import { PictureFile } from '../../parts/controls/PictureFile'
import { pressKey } from '../keys/keyLayers'
import { openPictureForm } from '../state/windowState'
import { TypedField } from './TypedField'
import { Understood } from './Understood'
import { MOST_TYPED, useNewcomers } from './useNewcomers'
import { SelectBox } from '../../parts/menus/SelectBox'

/** Brings combatants in by typing: "4 guard", "Roland", or a stat line, several of each, Enter. They stand near their side at once. */
export function AddCombatants() {
  const { form, plan, problem, sides, presets, own, isFirst, type, setSide, setHidden, setPlaced, add, addWave } =
    useNewcomers()
  const place = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={place}
      className="flex flex-col gap-1.5"
      onSubmit={event => {
        event.preventDefault()
        // With everybody in, Enter is for what is lit below the map.
        if (form.typed.trim() !== '' || isFirst || !pressKey('Enter')) void add()
      }}
    >
      <TypedField
        typed={form.typed}
        names={[...new Set([...own.map(({ name }) => name), ...presets])]}
        most={MOST_TYPED}
        isFirst={isFirst}
        onType={type}
        onEnter={() => place.current?.requestSubmit()}
      />
      <div className="flex items-center gap-1.5">
        <span aria-hidden="true" className="text-muted text-xs">
          {ENCOUNTER.add.to}
        </span>
        <SelectBox
          label={ENCOUNTER.add.side}
          className="min-w-0 flex-1"
          options={sides.map(({ id, name }) => ({ value: id, words: name }))}
          value={plan.into?.id ?? ''}
          onChange={setSide}
        />
        <Button type="submit" look="primary">
          {ENCOUNTER.add.add}
        </Button>
      </div>
      <div className="text-muted flex flex-wrap items-center gap-x-4 text-xs">
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={form.isPlaced} onChange={event => setPlaced(event.target.checked)} />{' '}
          {ENCOUNTER.add.place}
        </label>
        <label className="flex items-center gap-1.5">
          <input type="checkbox" checked={form.isHidden} onChange={event => setHidden(event.target.checked)} />{' '}
          {ENCOUNTER.add.hidden}
        </label>
        <span className="-ml-2.5">
          <PictureFile
            quiet
            onFile={file =>
              void add().then(areIn => {
                if (areIn) openPictureForm(file)
              })
            }
          >
            {ENCOUNTER.add.withPicture}
          </PictureFile>
        </span>
      </div>
      {form.typed.trim() !== '' && plan.problem === undefined && (
        <Button small className="self-start" onClick={() => void addWave()}>
          {ENCOUNTER.add.asWave}
        </Button>
      )}
      {problem !== undefined && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
      <Understood typed={form.typed} {...{ plan, presets, own }} />
    </form>
  )
}
