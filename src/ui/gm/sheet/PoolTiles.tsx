import { memo, useId, useState, type CSSProperties } from 'react'
import { SHEET } from '~/words/en/sheets'
import type { Field, Id, PoolColour } from '~/engine'
import { poolColour } from '../../parts/signs/PoolBar'
import { isPool, setField, shownValue, typedValue, valueAt } from './setField'
import { Typed } from './Typed'
import './tiles.css'
import { Problem } from '../../parts/signs/Icon'

type Colours = Readonly<Record<string, PoolColour | undefined>>

interface PoolTilesProps {
  who: Id
  fields: readonly Field[]
  sheet: object
  /** By the keys of the pools. */
  colours: Colours
  /** Those that nobody of this kind has, as magic for a guard, are shown too. */
  showsAll: boolean
}

/** The pools as large numbers over their bars. A number takes `-6`, `+3` or `12` as it stands: no form is needed for it. */
export function PoolTiles({ who, fields, sheet, colours, showsAll }: PoolTilesProps) {
  const shown = fields.filter(({ path }) => {
    const value = valueAt(sheet, path)
    return showsAll || !isPool(value) || value.cur !== 0 || value.max !== 0
  })
  if (shown.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {shown.map(field => (
        <PoolTile
          key={field.path.join('.')}
          who={who}
          field={field}
          value={valueAt(sheet, field.path)}
          colour={colours[String(field.path.at(-1))]}
        />
      ))}
    </div>
  )
}

interface PoolTileProps {
  who: Id
  field: Field
  value: unknown
  colour: PoolColour | undefined
}

const PoolTile = memo(function PoolTile({ who, field, value, colour }: PoolTileProps) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const { kind, label, path } = field
  const shown = shownValue(kind, value)
  const part = isPool(value) && value.max > 0 ? Math.max(0, Math.min(1, value.cur / value.max)) : 0
  return (
    <div className="pool">
      {/* Where name and number do not fit side by side, the number stands below: neither is cut off. */}
      <div className="flex flex-wrap items-baseline gap-x-1">
        <label htmlFor={id} className="text-muted flex-auto text-[0.6875rem]">
          {label}
        </label>
        <Typed
          control={{
            id,
            'aria-invalid': problem !== undefined,
            'aria-describedby': problem ? `${id}-problem` : undefined,
          }}
          name={`sheet/${who}/${path.join('.')}`}
          shown={shown}
          empty={undefined}
          wide={false}
          className="pool-number"
          width={`${Math.max(3, shown.length) + 0.25}ch`}
          onCommit={typed => {
            if (typed === shown) return (setProblem(undefined), true)
            const given = typedValue(kind, value, typed)
            const wrong = given
              ? setField(who, given.within ? [...path, given.within] : path, given.next, () => label)
              : SHEET.writePool(label)
            setProblem(wrong)
            return wrong === undefined
          }}
        />
      </div>
      <span
        aria-hidden="true"
        className="bar block h-1.5 rounded-full"
        style={
          {
            '--part': part,
            backgroundImage: `linear-gradient(90deg, ${poolColour(colour)} ${part * 100}%, var(--line) 0)`,
          } as CSSProperties
        }
      />
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
})
