import { MAP_TOOLS } from '~/words/en/map'
import type { FightView } from '~/store/session/fightView'
import { formText } from '../../../parts/controls/forms'
import { NumberField } from '../../../parts/menus/NumberField'

/** Column and row of a square, in a form; `at` stands there at first. */
export function PlaceFields({
  map: { width, height },
  at,
}: {
  map: Pick<FightView['map'], 'width' | 'height'>
  at: number
}) {
  return (
    <>
      <Place name="column" label={MAP_TOOLS.notes.column} most={width} value={(at % width) + 1} />
      <Place name="row" label={MAP_TOOLS.notes.row} most={height} value={Math.floor(at / width) + 1} />
    </>
  )
}

/** The square that such a form names. */
export function placeIn(form: FormData, { width }: Pick<FightView['map'], 'width'>): number {
  return (Number(formText(form, 'row')) - 1) * width + Number(formText(form, 'column')) - 1
}

function Place({ name, label, most, value }: { name: string; label: string; most: number; value: number }) {
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden="true">{label}</span>
      <NumberField key={value} name={name} label={label} min={1} max={most} required defaultValue={value} />
    </span>
  )
}
