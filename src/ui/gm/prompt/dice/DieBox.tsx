import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { typeDigit } from './diceBoxes'

interface DieBoxProps {
  label: string
  sides: number
  value: string
  ref?: Ref<HTMLInputElement>
  onChange(value: string): void
  /** Go to the box before or after. */
  onStep(by: 1 | -1): void
}

/**
 * The box for one die from the table: digits fill it, arrows and blanks go on to its neighbours. What the die does not show
 * is not taken, and the Enter meant for it rolls nothing.
 */
export function DieBox({ label, sides, value, ref, onChange, onStep }: DieBoxProps) {
  const id = useId()
  const [isRefused, setRefused] = useState(false)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && isRefused) {
      setRefused(false)
      event.preventDefault()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && value === '')) onStep(-1)
    else if (event.key === 'ArrowRight' || event.key === ' ') onStep(1)
    else return
    event.preventDefault()
  }
  const read = (typed: string) => {
    const digits = typed.replace(/\D/g, '')
    setRefused(typed !== '' && digits === '')
    if (digits === '') return onChange('')
    // Typed over: the last digit begins anew when it no longer fits behind the others.
    const last = digits.at(-1)!
    const next = typeDigit(digits.slice(0, -1), last, sides) ?? typeDigit('', last, sides)
    if (next === undefined) setRefused(true)
    else onChange(next)
  }
  return (
    <label className="flex flex-col items-center gap-0.5">
      <span className="text-muted max-w-24 truncate text-xs" title={label}>
        {label}
      </span>
      <input
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        placeholder={`d${sides}`}
        onChange={event => read(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={event => event.target.select()}
        onBlur={() => setRefused(false)}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? id : undefined}
        className="border-line bg-table placeholder:text-muted h-11 w-14 rounded border text-center text-lg tabular-nums"
      />
      {isRefused && (
        <span id={id} role="alert" className="text-danger text-xs">
          1 to {sides}
        </span>
      )}
    </label>
  )
}
