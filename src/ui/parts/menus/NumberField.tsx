import { NumberInput } from '@ark-ui/react/number-input'
import { classes } from '../controls/classes'
import { Icon } from '../signs/Icon'

interface NumberFieldProps {
  label: string
  min: number
  max: number
  name?: string
  defaultValue?: number
  value?: number
  onChange?(value: number): void
  className?: string
}

/**
 * A number with steps: by the buttons, which go on while they are held, by the arrow keys, and by typing. It comes with the
 * library, so it stands in parts that are loaded when they are asked for.
 */
export function NumberField({ label, min, max, name, defaultValue, value, onChange, className }: NumberFieldProps) {
  const step =
    'text-muted hover:text-ink hover:bg-lift grid size-8 place-items-center disabled:opacity-40 pointer-coarse:size-11'
  return (
    <NumberInput.Root
      min={min}
      max={max}
      {...(name !== undefined && { name })}
      {...(value === undefined ? { defaultValue: String(defaultValue ?? min) } : { value: String(value) })}
      onValueChange={({ valueAsNumber }) => {
        if (Number.isInteger(valueAsNumber)) onChange?.(valueAsNumber)
      }}
      className={classes('border-line bg-table inline-flex items-center overflow-hidden rounded border', className)}
    >
      <NumberInput.DecrementTrigger className={step} aria-label={`${label}: less`}>
        <Icon name="minus" size={14} />
      </NumberInput.DecrementTrigger>
      <NumberInput.Input aria-label={label} className="w-10 bg-transparent text-center tabular-nums" />
      <NumberInput.IncrementTrigger className={step} aria-label={`${label}: more`}>
        <Icon name="plus" size={14} />
      </NumberInput.IncrementTrigger>
    </NumberInput.Root>
  )
}
