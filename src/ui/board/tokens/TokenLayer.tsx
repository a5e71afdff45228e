import { type CSSProperties, memo, type Ref, useLayoutEffect, useRef } from 'react'
import { BOARD } from '~/words/en/board'
import { DrawnFace, LetterOnTag, LYING, PictureFace, Ring, Skull } from '../../parts/signs/TokenMark'
import { LETTER_TAG, TAG_ANCHOR, tagLetter } from '../../parts/signs/letterTag'
import { faceGround, sideColour, sideShape } from '../../parts/signs/sideShapes'
import type { BoardBlow, BoardToken, Picking } from '../props'
import { playBlow } from '../blows'
import { pickState, whyNotOf } from './squareWords'
import { badgeBox, DOWN_PATH, HIDDEN_ICON, shownBadges, TOKEN_BOX, type TokenMarks, tokenParts } from './tokenDrawing'

/** The drawing of a token: rings, shape, picture or face, letter and badges. `paintToken` draws the same on the canvas. */
function TokenFace({ token, marks }: { token: BoardToken; marks: TokenMarks }) {
  const { letter, side, hidden } = token
  const shape = sideShape(side)
  const { isDown, isDead, isFaint, isGrey, picture, face, ring: health } = tokenParts(token, marks)
  const colour = isGrey ? 'var(--muted)' : `var(${sideColour(side)})`
  const hasRing = health.length > 0
  const box = badgeBox(token)
  const ground = hasRing ? `var(${faceGround(side)})` : hidden ? 'var(--surface)' : colour
  const ink = hasRing ? 'var(--face-ink)' : hidden ? colour : 'var(--table)'
  const ring = (ink: string, width: number) => <path d={shape.path} stroke={ink} strokeWidth={width} />
  return (
    <svg
      viewBox="0 0 100 100"
      className="board-face"
      style={{ '--letter': `calc(var(--least) / ${token.size})` } as CSSProperties}
      aria-hidden="true"
      opacity={isFaint ? 0.5 : 1}
    >
      {token.asked && (
        <>
          {ring('var(--ink)', TOKEN_BOX.askedRings.outer)}
          {ring('var(--table)', TOKEN_BOX.askedRings.gap)}
          {!token.now && ring('var(--ink)', TOKEN_BOX.askedRings.inner)}
        </>
      )}
      {token.now && ring('var(--now)', TOKEN_BOX.nowRing)}
      {marks.choice === 'open' && ring('var(--good)', TOKEN_BOX.choiceRing)}
      {marks.selected && ring('var(--ink)', TOKEN_BOX.selectedRing)}
      {isDead ? (
        <Skull ink={colour} />
      ) : (
        <g transform={isDown ? `rotate(${LYING} 50 50)` : undefined}>
          {ring('var(--table)', TOKEN_BOX.outline)}
          <path d={shape.path} fill={ground} />
          {picture && <PictureFace url={picture.url} side={side} />}
          {face !== undefined && <DrawnFace path={face} side={side} ink={ink} />}
          <Ring ring={health} side={side} />
          {hidden && (
            <path d={shape.path} stroke={hasRing ? 'var(--table)' : colour} strokeWidth={6} strokeDasharray="12 8" />
          )}
        </g>
      )}
      {isDown && face === undefined && (
        <>
          <path d={DOWN_PATH} stroke="var(--table)" strokeWidth={24} strokeLinecap="round" />
          <path d={DOWN_PATH} stroke={`var(${sideColour(side)})`} strokeWidth={12} strokeLinecap="round" />
        </>
      )}
      {picture || face !== undefined || isDead ? (
        <LetterOnTag
          letter={letter}
          tag={LETTER_TAG}
          colour={colour}
          style={{
            transformOrigin: `${TAG_ANCHOR.x}px ${TAG_ANCHOR.y}px`,
            transform: `scale(max(1, var(--least-letter) / ${token.size * tagLetter(LETTER_TAG, letter)}))`,
          }}
        />
      ) : (
        <text
          x="50"
          y={shape.letterAt}
          style={{
            fontSize: `max(${letter.length > 1 ? TOKEN_BOX.letter.long : TOKEN_BOX.letter.short}px, var(--letter))`,
          }}
          stroke={isDown ? 'var(--table)' : ground}
          strokeWidth={TOKEN_BOX.letter.casing}
          fill={isDown ? 'var(--ink)' : ink}
        >
          {letter}
        </text>
      )}
      {shownBadges(token).map(({ icon, words }, i) => (
        <Chip
          key={words}
          x={box.at - i * box.apart}
          y={box.at}
          radius={box.radius}
          icon={icon}
          size={box.icon}
          box={128}
        />
      ))}
      {hidden && <Chip {...TOKEN_BOX.eye} icon={HIDDEN_ICON} size={TOKEN_BOX.eye.icon} box={24} />}
    </svg>
  )
}

interface ChipProps {
  x: number
  y: number
  radius: number
  icon: string
  size: number
  /** The box that the drawing comes in. */
  box: number
}

function Chip({ x, y, radius, icon, size, box }: ChipProps) {
  const half = (box / 2) * size
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--surface)" stroke="var(--line)" strokeWidth={3} />
      <path d={icon} fill="var(--ink)" transform={`translate(${x - half} ${y - half}) scale(${size})`} />
    </>
  )
}

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
const Token = memo(function Token(props: TokenProps) {
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
  blows,
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
  /** What moves just now; null: nothing. */
  blows: readonly BoardBlow[] | null
}) {
  useLayoutEffect(() => {
    const place = (id: string | null) => {
      const cell = tokens.find(token => token.id === id)?.cell
      return cell === undefined ? null : { x: cell % width, y: Math.floor(cell / width) }
    }
    const played = (blows ?? []).flatMap(({ to, from, blow }) => {
      const face = document.querySelector(`[data-token="${CSS.escape(to)}"] > .board-face`)
      const [at, by] = [place(to), place(from)]
      return face && at ? playBlow(face, blow, by ? at.x - by.x : 0, by ? at.y - by.y : 0) : []
    })
    return () => {
      for (const one of played) one.cancel()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a token that moves meanwhile is not struck once more
  }, [blows])
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
