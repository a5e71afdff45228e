import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ENCOUNTER } from '~/words/en/sheets'
import { classes } from '../../parts/controls/forms'
import { hasNoFocus } from '../../parts/hooks/focus'
import { markField } from '../keys'
import { useFocusTarget } from '../state/windowState'
import { suggestionsAt, withSuggestion } from './suggestions'

/** The field grows with what is typed, up to so many lines. */
const MOST_LINES = 8

interface TypedFieldProps {
  typed: string
  /** What is suggested. */
  names: readonly string[]
  /** Letters at most. */
  most: number
  /** The next step after a fight was made. */
  isFirst: boolean
  onType(text: string): void
  onEnter(): void
}

/** Where the caret is while names are suggested, and which of them the arrows have come to. */
interface Open {
  readonly caret: number
  readonly at: number | null
}

/**
 * Names and stat lines, with names suggested for the piece in which the caret stands. Enter is for all of it, or takes the
 * suggestion that the arrows came to; Shift and Enter make another line.
 */
export function TypedField({ typed, names, most, isFirst, onType, onEnter }: TypedFieldProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** Where the caret belongs once a suggestion stands in the field. */
  const behind = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (behind.current === null) return
    field.current?.setSelectionRange(behind.current, behind.current)
    behind.current = null
  }, [typed])
  // With everybody in, Enter is for what is lit below the map.
  const passes = typed.trim() === '' && !isFirst
  useLayoutEffect(markField, [passes])
  useFocusTarget('newcomers', field)
  const [open, setOpen] = useState<Open | null>(null)
  // Where the next step is after a fight was made: the button that had the keyboard has gone with its form.
  useEffect(() => {
    if (isFirst && hasNoFocus()) field.current?.focus()
  }, [isFirst])
  const found = open && suggestionsAt(typed, open.caret, names)
  const list = found && found.names.length > 0 ? found : null
  const at = list && open?.at !== null ? Math.min(open?.at ?? 0, list.names.length - 1) : null

  const take = (name: string) => {
    if (!list) return
    const { text, caret } = withSuggestion(typed, list, name)
    behind.current = caret
    onType(text)
    setOpen(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, currentTarget, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault()
      if (list && at !== null) take(list.names[at]!)
      else {
        setOpen(null)
        onEnter()
      }
    } else if (list && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      const { length } = list.names
      const next = key === 'ArrowDown' ? (at ?? -1) + 1 : (at ?? length) - 1
      setOpen({ caret: open!.caret, at: (next + length) % length })
    } else if (list && key === 'Escape') {
      event.stopPropagation()
      setOpen(null)
    } else if (key === 'ArrowDown' && !typed.slice(currentTarget.selectionStart).includes('\n')) {
      // There is no line below: names are asked for.
      event.preventDefault()
      setOpen({ caret: currentTarget.selectionStart, at: 0 })
    }
  }
  return (
    <div className="relative">
      <textarea
        ref={field}
        aria-label={ENCOUNTER.add.label}
        placeholder={ENCOUNTER.add.like}
        data-passes={passes || undefined}
        aria-autocomplete="list"
        aria-controls={list ? id : undefined}
        aria-activedescendant={at === null ? undefined : `${id} ${at}`}
        autoComplete="off"
        rows={Math.max(2, Math.min(MOST_LINES, typed.split('\n').length))}
        maxLength={most}
        value={typed}
        className="field field-sizing-content block max-h-40 w-full resize-none py-1"
        onChange={({ target }) => {
          onType(target.value)
          const { selectionStart: caret } = target
          // Nothing is suggested before something of a name is there.
          const { from, to } = suggestionsAt(target.value, caret, [])
          setOpen(to > from ? { caret, at: null } : null)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(null)}
      />
      {list && (
        <div
          id={id}
          role="listbox"
          aria-label={ENCOUNTER.add.suggestions}
          className="bg-surface border-line absolute top-full left-0 z-20 mt-1 flex max-h-64 min-w-40 flex-col overflow-y-auto rounded-lg border p-1 shadow-xl"
        >
          {list.names.map((name, i) => (
            <button
              key={name}
              type="button"
              id={`${id} ${i}`}
              role="option"
              aria-selected={i === at}
              tabIndex={-1}
              className={classes(
                'rounded px-2.5 py-1 text-left pointer-coarse:min-h-11',
                i === at ? 'bg-lift' : 'hover:bg-raised',
              )}
              // The keyboard stays in the field.
              onPointerDown={event => event.preventDefault()}
              onClick={() => take(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
