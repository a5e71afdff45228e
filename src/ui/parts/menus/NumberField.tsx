import { NumberInput } from '@ark-ui/react/number-input'
import { useEffect, useRef, type Ref } from 'react'
import { CONTROLS } from '~/language/en/parts/controls'
import { classes } from '../controls/classes'
import { selectWhole } from '../hooks/selectWhole'
import { Icon } from '../signs/Icon'

interface NumberFieldProps {
  label: string
  min: number
  max: number
  name?: string
  /** Null: it is empty at first. */
  defaultValue?: number | null
  /** Null: it is empty. */
  value?: number | null
  /** Only of whole numbers. */
  onChange?(value: number): void
  onEmpty?(): void
  /** What an empty one means, in a word. */
  placeholder?: string
  required?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** It is what the form is about. */
  large?: boolean
  /** The keyboard comes to it when its question opens. */
  isFirst?: boolean
  className?: string
}

/**
 * A number with steps: by the buttons, which go on while they are held, by the arrow keys, and by typing. It comes with the
 * library, so it stands in parts that are loaded when they are asked for.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    min,
    max,
    name,
    defaultValue,
    value,
    onChange,
    onEmpty,
    placeholder,
    required,
    inputRef,
    large,
    isFirst,
  } = props
  const step =
    'text-muted hover:text-ink hover:bg-lift grid size-8 place-items-center disabled:opacity-40 pointer-coarse:size-11'
  const root = useRef<HTMLDivElement>(null)
  /** A form is not given with a number that is none of its own: it says so at the field. */
  const check = (n: number) => {
    const isBeyond = n < min || n > max
    root.current?.querySelector('input')?.setCustomValidity(isBeyond ? CONTROLS.within(min, max) : '')
  }
  // The library listens only after the keyboard has come to a field that takes it at once: what is typed would be no news to it.
  useEffect(() => {
    const input = root.current?.querySelector('input')
    if (input && input === document.activeElement) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }, [])
  const text = (n: number | null) => (n === null ? '' : String(n))
  return (
    <NumberInput.Root
      ref={root}
      min={min}
      max={max}
      formatOptions={{ useGrouping: false }}
      {...(name !== undefined && { name })}
      {...(required && { required })}
      {...(value === undefined
        ? { defaultValue: text(defaultValue === undefined ? min : defaultValue) }
        : { value: text(value) })}
      onValueChange={({ value: typed, valueAsNumber }) => {
        check(valueAsNumber)
        if (typed === '') onEmpty?.()
        else if (Number.isInteger(valueAsNumber)) onChange?.(valueAsNumber)
      }}
      className={classes(
        'border-line bg-table inline-flex items-center overflow-hidden rounded border',
        props.className,
      )}
    >
      <NumberInput.DecrementTrigger className={step} aria-label={CONTROLS.less(label)}>
        <Icon name="minus" size={14} />
      </NumberInput.DecrementTrigger>
      <NumberInput.Input
        ref={inputRef}
        data-first={isFirst || undefined}
        aria-label={label}
        placeholder={placeholder}
        onFocus={event => event.target.select()}
        onMouseDown={selectWhole}
        className={classes(
          'bg-transparent text-center tabular-nums pointer-coarse:min-h-11 pointer-coarse:min-w-11',
          large ? 'h-9 w-14 text-lg' : 'w-10',
        )}
      />
      <NumberInput.IncrementTrigger className={step} aria-label={CONTROLS.more(label)}>
        <Icon name="plus" size={14} />
      </NumberInput.IncrementTrigger>
    </NumberInput.Root>
  )
}
