import { memo, useLayoutEffect, useRef } from 'react'
import { TokenFace } from './TokenFace'
import type { TokenMarks } from './tokenDrawing'
import type { BoardToken } from '../props/token'

export interface TokenProps extends TokenMarks {
  readonly token: BoardToken
  /** Its top left square. */
  readonly column: number
  readonly row: number
  /** Why it cannot be chosen. */
  readonly whyNot: string | null
  /** What is said of it besides. */
  readonly note: string | undefined
  /** Tab leads to this one; arrow keys lead from it to the others. */
  readonly isTabStop: boolean
  /** Id of the element that says how to move it. */
  readonly help: string | undefined
}

/** One combatant on the map. Rendered again only when something about it changed. */
export const Token = memo(function Token(props: TokenProps) {
  const { token, column, row, whyNot, note, isTabStop, help, selected, choice } = props
  const element = useRef<HTMLDivElement>(null)
  useGlide(element, column, row)
  return (
    <div
      ref={element}
      className="board-token"
      style={{
        left: `calc(var(--x) + ${column} * var(--square))`,
        top: `calc(var(--y) + ${row} * var(--square))`,
        width: `calc(${token.size} * var(--square))`,
        height: `calc(${token.size} * var(--square))`,
      }}
      data-token={token.id}
      data-large={token.size > 1 || undefined}
      data-dead={token.dead ? '' : undefined}
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={token.spoken}
      aria-pressed={selected}
      aria-disabled={choice === 'closed' ? true : undefined}
      aria-description={whyNot ?? note}
      // What describes by its id would stand in place of the reason.
      aria-describedby={whyNot === null && note === undefined ? help : undefined}
    >
      <TokenFace token={token} marks={{ selected, choice }} />
    </div>
  )
})

/** A token that moved glides from its old place, unless a hand has put it there or less motion is asked for. */
function useGlide(element: React.RefObject<HTMLElement | null>, column: number, row: number): void {
  const last = useRef({ column, row })
  useLayoutEffect(() => {
    const from = last.current
    last.current = { column, row }
    const node = element.current
    if (!node || (from.column === column && from.row === row)) return
    if ('dropped' in node.dataset || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const shift = `calc(${from.column - column} * var(--square)) calc(${from.row - row} * var(--square))`
    node.animate([{ translate: shift }, { translate: '0 0' }], { duration: 220, easing: 'ease-out' })
  }, [element, column, row])
}
