import { useFloating, useInteractions, useListNavigation, useRole } from '@floating-ui/react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { takeFocus } from '../hooks/focus'

interface SearchListProps {
  label: string
  placeholder: string
  typed: string
  onType(typed: string): void
  /** What is found, the best first. */
  rows: readonly { readonly key: string; readonly shown: ReactNode }[]
  /** Said where nothing is found. */
  nothing: string
  onChoose(i: number): void
}

/**
 * A field that takes the keyboard, and what is found by the words in it. The keyboard stays in the field: the arrows light a row,
 * Enter chooses it. Typing lights the first row again.
 */
export function SearchList({ label, placeholder, typed, onType, rows, nothing, onChoose }: SearchListProps) {
  const [lit, setLit] = useState<number | null>(0)
  const elements = useRef<(HTMLElement | null)[]>([])
  const {
    refs: { setReference, setFloating },
    context,
  } = useFloating({ open: true })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: 'combobox' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex: lit,
      selectedIndex: 0,
      virtual: true,
      loop: true,
      onNavigate: setLit,
    }),
  ])
  const field = useCallback(
    (input: HTMLInputElement | null) => {
      setReference(input)
      takeFocus(input)
    },
    [setReference],
  )
  const at = Math.min(lit ?? 0, rows.length - 1)
  return (
    <>
      <input
        {...getReferenceProps({
          onKeyDown(event) {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            if (at >= 0) onChoose(at)
          },
        })}
        ref={field}
        type="text"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setLit(0)
          onType(target.value)
        }}
        placeholder={placeholder}
        className="border-line w-full border-b bg-transparent px-3 py-2.5 text-base"
      />
      {rows.length === 0 && (
        <p role="status" className="text-muted px-3 py-2">
          {nothing}
        </p>
      )}
      <div {...getFloatingProps()} ref={setFloating} aria-label={label} className="min-h-0 flex-1 overflow-y-auto pb-1">
        {rows.map(({ key, shown }, i) => (
          <div
            key={key}
            ref={row => {
              elements.current[i] = row
            }}
            {...getItemProps({ active: i === at, selected: i === at, onClick: () => onChoose(i) })}
            className="aria-selected:bg-raised flex cursor-default items-center gap-3 px-3 py-1 pointer-coarse:min-h-11"
          >
            {shown}
          </div>
        ))}
      </div>
    </>
  )
}
