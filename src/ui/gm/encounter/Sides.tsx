import { useMemo } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import type { Json, Side } from '~/engine'
import { asGm } from '~/store/state'
import { useFight } from '~/store/hooks/useFight'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { SideBadge } from '../../parts/signs/SideBadge'
import { formText } from '../../parts/controls/forms'
import { systemParts } from '../../systems'
import { inWords } from './inWords'
import { SelectBox } from '../../parts/menus/SelectBox'

/** The sides with their names, and how much of their pools the players see. */
export function Sides() {
  const { ruleset, snapshot } = useFight()
  const { sides, phase } = snapshot
  const { SideExtras } = systemParts(ruleset.id)
  return (
    <>
      <ul className="flex flex-col gap-1">
        {Object.values(sides).map(side => (
          <li key={side.id}>
            <SideRow side={side} removable={phase !== 'combat'} />
            <StillInWords side={side} />
            {SideExtras && <SideExtras side={side.id} />}
          </li>
        ))}
      </ul>
      <form
        className="flex gap-1.5"
        onSubmit={event => {
          event.preventDefault()
          const form = event.currentTarget
          const name = formText(new FormData(form), 'name')
          if (name !== '' && asGm('side.add', { name })) form.reset()
        }}
      >
        <input
          name="name"
          aria-label={ENCOUNTER.sides.newName}
          placeholder={ENCOUNTER.sides.new}
          maxLength={60}
          className="field min-w-0 flex-1"
        />
        <Button type="submit">{ENCOUNTER.sides.add}</Button>
      </form>
    </>
  )
}

/** Whom the rules show in words all the same, and what of their sheets is the reason. */
function StillInWords({ side }: { side: Side }) {
  const { ruleset, snapshot } = useFight()
  const found = useMemo(() => inWords(ruleset, snapshot, side), [ruleset, snapshot, side])
  if (!found) return null
  return <p className="text-muted py-0.5 text-xs">{ENCOUNTER.sides.inWords(found.names, found.field)}</p>
}

function SideRow({ side, removable }: { side: Side; removable: boolean }) {
  const { id, name, badge, show, screen = false } = side
  const edit = (change: { [key: string]: Json }) => asGm('side.edit', { side: id, ...change })
  return (
    // Where a name would have no room beside what is shown, that stands below.
    <div className="flex flex-wrap items-center gap-1.5">
      <SideBadge side={badge} className="shrink-0" />
      <input
        key={name}
        aria-label={ENCOUNTER.sides.name(name)}
        defaultValue={name}
        maxLength={60}
        className="field min-w-0 flex-[1_1_7rem]"
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={event => {
          const next = event.target.value.trim()
          if (next === '' || next === name || !edit({ name: next })) event.target.value = name
        }}
      />
      <span className="ml-auto flex items-center gap-1.5">
        <SelectBox
          label={ENCOUNTER.sides.playersSee(name)}
          className="w-38"
          options={Object.entries(ENCOUNTER.sides.show).map(([value, words]) => ({ value, words }))}
          value={show}
          onChange={next => edit({ show: next })}
        />
        {removable && (
          <IconButton
            icon="close"
            label={ENCOUNTER.sides.remove(name)}
            onClick={() => asGm('side.remove', { side: id })}
          />
        )}
      </span>
      <label className="text-muted flex basis-full items-center gap-1.5 pl-7 text-xs pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label={ENCOUNTER.sides.screenOf(name)}
          checked={screen}
          onChange={event => edit({ screen: event.target.checked })}
        />
        {ENCOUNTER.sides.screen}
      </label>
    </div>
  )
}
