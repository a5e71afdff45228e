import { memo, type Ref } from 'react'
import { BOARD } from '~/words/en/board'
import { pickState, whyNotOf } from './pickState'
import { Token } from './Token'
import type { BoardToken } from '../props/token'
import type { Picking } from '../props/picking'

/** All tokens, in one layer under the camera's transform. */
export const TokenLayer = memo(function TokenLayer({
  ref,
  tokens,
  width,
  selection,
  picking,
  notes,
  tabStop,
  help,
}: {
  ref: Ref<HTMLDivElement>
  tokens: readonly BoardToken[]
  /** Of the map, in squares. */
  width: number
  selection: readonly string[]
  picking: Picking | null
  notes: ReadonlyMap<string, string> | undefined
  tabStop: string | undefined
  help: string | undefined
}) {
  return (
    <div ref={ref} className="board-tokens" role="group" aria-label={BOARD.tokens}>
      {tokens.map(token => (
        <Token
          key={token.id}
          token={token}
          column={token.cell % width}
          row={Math.floor(token.cell / width)}
          selected={selection.includes(token.id)}
          choice={pickState(token.id, picking)}
          whyNot={whyNotOf(token.id, picking)}
          note={notes?.get(token.id)}
          isTabStop={token.id === tabStop}
          help={help}
        />
      ))}
    </div>
  )
})
