import { CONTROLS } from '~/words/en/parts'
import { IconButton } from './IconButton'

interface StepperProps {
  label: string
  value: number
  /** The values it can take, in order. */
  options: readonly number[]
  onChange(value: number): void
}

/** A number turned up and down through its options; with a sign where it adds to something, as one that may be 0 does. */
export function Stepper({ label, value, options, onChange }: StepperProps) {
  const at = options.indexOf(value)
  const adds = options.includes(0)
  const lower = options[at - 1]
  const higher = options[at + 1]
  return (
    <span role="group" aria-label={label} className="border-line inline-flex items-center gap-1 rounded border pl-2">
      <span className="text-muted text-xs">{label}</span>
      <output className="min-w-6 text-center tabular-nums">{adds && value > 0 ? `+${value}` : value}</output>
      <IconButton
        icon="minus"
        label={CONTROLS.less(label)}
        disabled={lower === undefined}
        onClick={() => lower !== undefined && onChange(lower)}
      />
      <IconButton
        icon="plus"
        label={CONTROLS.more(label)}
        disabled={higher === undefined}
        onClick={() => higher !== undefined && onChange(higher)}
      />
    </span>
  )
}
