import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { CONTROLS } from '~/words/en/parts'
import { classes } from '../controls/forms'
import { selectWhole, takeFocus } from '../hooks/focus'
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
  /** The keyboard comes to it when it is drawn. */
  takesFocus?: boolean
  /** It is what the form is about. */
  large?: boolean
  /** The keyboard comes to it when its question opens. */
  isFirst?: boolean
  className?: string
}

/** How far a key goes that the browser gives no step of its own. */
const KEYS: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 }
const KEYS_WITH_SHIFT: Readonly<Record<string, number>> = { ...KEYS, ArrowUp: 10, ArrowDown: -10 }

/** A button that is held goes on after this, in milliseconds, and then so often. */
const HELD = { after: 300, every: 60 }

/**
 * A whole number: the browser's own field for it, which knows its range, the arrow keys and what is no number. Beside it are steps for the
 * hand, which go on while they are held.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, min, max, value, onChange, onEmpty, isFirst, large, takesFocus = false } = props
  const [first] = useState(() =>
    textOf(value === undefined ? (props.defaultValue === undefined ? min : props.defaultValue) : value),
  )
  const [typed, setTyped] = useState(first)
  /** What stands in it is no number yet, a sign alone for one: the browser keeps it to itself, and calls it empty. */
  const [isHalf, setIsHalf] = useState(false)
  // What is typed stays, as long as it says the same as what the field is given.
  const text = value === undefined || says(typed, value) ? typed : textOf(value)
  const field = useRef<HTMLInputElement>(null)
  const take = useCallback(
    (node: HTMLInputElement | null) => {
      field.current = node
      if (node && takesFocus) takeFocus(node)
    },
    [takesFocus],
  )
  useEffect(() => {
    const form = field.current?.form
    const again = () => setTyped(first)
    form?.addEventListener('reset', again)
    return () => form?.removeEventListener('reset', again)
  }, [first])

  const set = (next: string) => {
    setTyped(next)
    setIsHalf(false)
    // A form is not given with a number that is none of its own: it says so at the field.
    const isBeyond = next !== '' && (Number(next) < min || Number(next) > max)
    field.current?.setCustomValidity(isBeyond ? CONTROLS.within(min, max) : '')
    if (next === '') onEmpty?.()
    else if (Number.isInteger(Number(next))) onChange?.(Number(next))
  }
  const within = (n: number) => Math.min(max, Math.max(min, n))
  const step = (by: number) => {
    const now = Number(field.current?.value)
    set(String(within((Number.isInteger(now) ? now : 0) + by)))
  }
  const press = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false
    const by = (shiftKey ? KEYS_WITH_SHIFT : KEYS)[key]
    if (by !== undefined) step(by)
    else if (key === 'Home') set(String(min))
    else if (key === 'End') set(String(max))
    else return false
    return true
  }
  return (
    <div
      role="group"
      className={classes(
        'border-line bg-table inline-flex items-center overflow-hidden rounded border',
        props.className,
      )}
    >
      <StepButton icon="minus" label={CONTROLS.less(label)} field={field} onStep={() => step(-1)} />
      <input
        ref={take}
        type="number"
        inputMode={min < 0 ? undefined : 'numeric'}
        autoComplete="off"
        data-first={isFirst || undefined}
        aria-label={label}
        min={min}
        max={max}
        name={props.name}
        placeholder={props.placeholder}
        required={props.required}
        value={isHalf ? '' : text}
        onChange={({ target }) => {
          if (target.validity.badInput) setIsHalf(true)
          else set(target.value)
        }}
        // The page is scrolled, and no number changed by it.
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={event => press(event) && event.preventDefault()}
        onFocus={event => event.target.select()}
        onMouseDown={selectWhole}
        onBlur={({ target }) => {
          if (isHalf) target.value = text
          setIsHalf(false)
          if (text !== '' && within(Number(text)) !== Number(text)) set(String(within(Number(text))))
        }}
        className={classes(
          'bg-transparent text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:hidden pointer-coarse:min-h-11 pointer-coarse:min-w-11',
          large ? 'h-9 w-14 text-lg' : 'w-10',
        )}
      />
      <StepButton icon="plus" label={CONTROLS.more(label)} field={field} onStep={() => step(1)} />
    </div>
  )
}

interface StepButtonProps {
  icon: 'minus' | 'plus'
  label: string
  field: { readonly current: HTMLInputElement | null }
  onStep(): void
}

/** Steps once, and goes on while it is held. Tab leaves it out: the arrow keys of the field do the same. */
function StepButton({ icon, label, field, onStep }: StepButtonProps) {
  const latest = useRef(onStep)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onStep
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])
  const hold = (event: PointerEvent) => {
    if (event.button !== 0) return
    if (event.pointerType === 'mouse') {
      event.preventDefault()
      field.current?.focus()
    }
    latest.current()
    const again = () => {
      latest.current()
      timer.current = setTimeout(again, HELD.every)
    }
    timer.current = setTimeout(again, HELD.after)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={hold}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // A screen reader clicks without a pointer.
      onClick={({ detail }) => detail === 0 && onStep()}
      onContextMenu={event => event.preventDefault()}
      className="text-muted hover:text-ink hover:bg-lift grid size-8 place-items-center pointer-coarse:size-11"
    >
      <Icon name={icon} size={14} />
    </button>
  )
}

const textOf = (n: number | null): string => (n === null ? '' : String(n))

/** Whether what is typed says this number. */
function says(typed: string, n: number | null): boolean {
  return typed === '' ? n === null : Number(typed) === n
}
