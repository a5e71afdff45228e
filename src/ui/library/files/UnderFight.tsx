import { useState } from 'react'
import { FILES } from '~/words/en/library'
import type { MapGiven } from '~/store/fights/files'
import { actions, useTable } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import { Problem } from '../../parts/signs/Icon'

type Given = Extract<MapGiven, { kind: 'file' }>

interface UnderFightProps {
  given: Given
  onDone(): void
}

/** Another map under the open fight; with a plain picture also that under the map that is there. */
export function UnderFight({ given, onDone }: UnderFightProps) {
  const fight = useTable(s => s.fight)
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [problem, setProblem] = useState<string>()
  if (!fight) return null
  const { found, grid } = given
  const take = (act: () => Promise<void>) => () =>
    void act().then(onDone, (error: unknown) => setProblem(error instanceof Error ? error.message : FILES.under.failed))
  return (
    <>
      {found.kind === 'picture' && grid && (
        <fieldset className="border-line flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 border-t pt-2 text-xs">
          <legend className="sr-only">{FILES.under.where}</legend>
          <span>{FILES.under.first}</span>
          <Place label={FILES.under.column} most={fight.map.width} value={at.x} onChange={x => setAt({ ...at, x })} />
          <Place label={FILES.under.row} most={fight.map.height} value={at.y} onChange={y => setAt({ ...at, y })} />
          <Button onClick={take(() => actions.underlay(found, grid, at))}>{FILES.under.put(fight.name)}</Button>
        </fieldset>
      )}
      <Button onClick={take(() => actions.changeMap(given))}>{FILES.under.change(fight.name)}</Button>
      <Problem className="basis-full text-xs">{problem}</Problem>
    </>
  )
}

interface PlaceProps {
  label: string
  most: number
  /** From 0; shown as it is spoken, from 1. */
  value: number
  onChange(value: number): void
}

function Place({ label, most, value, onChange }: PlaceProps) {
  return (
    <label className="flex items-center gap-1">
      {label}
      <input
        type="number"
        min={1}
        max={most}
        className="field w-14"
        value={value + 1}
        onChange={event => onChange(Math.min(most, Math.max(1, Math.floor(event.target.valueAsNumber) || 1)) - 1)}
      />
    </label>
  )
}
