import { actions, useTable } from '~/store/state'
import { selectWhole } from '../../parts/hooks/focus'

interface TypedProps {
  control: { id?: string; 'aria-label'?: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }
  /** The draft under which half-typed text is kept. */
  name: string
  shown: string
  wide: boolean
  className?: string
  width?: string
  /** What it means to leave it empty. */
  empty: string | undefined
  /** False: refused, the text stays for mending. */
  onCommit(typed: string): boolean
}

/** Most figures that a narrow field has room for: "12/15". */
const ROOM = 5

/** A field for typing: Enter takes the text in, Esc puts back what was there, and both leave it. Leaving it otherwise takes the text in. */
export function Typed({ control, name, shown, wide, empty, className, width, onCommit }: TypedProps) {
  const draft = useTable(s => s.drafts[name])
  /** @returns whether nothing is left to mend */
  const commit = (): boolean => {
    // As it stands now: what was put back a moment ago is drawn later.
    const typed = useTable.getState().drafts[name]
    if (typed === undefined) return true
    const isTaken = onCommit(typed)
    if (isTaken) actions.draft(name, null)
    return isTaken
  }
  return (
    <input
      {...control}
      value={draft ?? shown}
      placeholder={empty}
      autoComplete="off"
      className={className ?? `field tabular-nums ${wide ? 'min-w-0 flex-[2]' : 'w-14 px-2 text-right'}`}
      style={
        width !== undefined
          ? { width }
          : !wide && shown.length > ROOM
            ? { width: `calc(${shown.length}ch + 1.25rem)` }
            : undefined
      }
      onFocus={event => event.target.select()}
      onChange={event => actions.draft(name, event.target.value)}
      onBlur={() => void commit()}
      {...(!wide && { onMouseDown: selectWhole })}
      onKeyDown={event => {
        if (event.key === 'Enter') {
          if (commit()) event.currentTarget.blur()
        } else if (event.key === 'Escape') {
          if (onCommit(shown)) actions.draft(name, null)
          event.currentTarget.blur()
          event.stopPropagation()
        }
      }}
    />
  )
}
