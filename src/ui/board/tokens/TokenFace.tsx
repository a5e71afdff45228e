import type { CSSProperties } from 'react'
import { LETTER_TAG } from '../../parts/signs/letterTag'
import { PictureFace } from '../../parts/signs/PictureFace'
import { sideColour, sideShape } from '../../parts/signs/sideShapes'
import { DEAD_PATH, DOWN_PATH, HIDDEN_ICON, shownBadges, TOKEN_BOX, type TokenMarks } from './tokenDrawing'
import type { BoardToken } from '../props/token'

/** The drawing of a token: rings, shape, picture, letter and badges. `paintToken` draws the same on the canvas. */
export function TokenFace({ token, marks }: { token: BoardToken; marks: TokenMarks }) {
  const shape = sideShape(token.side)
  const isDown = token.down === true && !token.dead
  // Whoever aims is no target, and not out of the question either.
  const isFaint = marks.choice === 'closed' && !token.now
  const colour = isFaint || isDown ? 'var(--muted)' : `var(${sideColour(token.side)})`
  const ground = token.hidden ? 'var(--surface)' : colour
  const isOut = isDown || token.dead === true
  const picture = token.dead ? undefined : token.picture
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
      {token.dead ? (
        <>
          <path d={DEAD_PATH} stroke="var(--table)" strokeWidth={24} strokeLinecap="round" />
          <path d={DEAD_PATH} stroke={colour} strokeWidth={15} strokeLinecap="round" />
        </>
      ) : (
        <>
          {ring('var(--table)', TOKEN_BOX.outline)}
          <path d={shape.path} fill={ground} />
          {token.hidden && <path d={shape.path} stroke={colour} strokeWidth={6} strokeDasharray="12 8" />}
        </>
      )}
      {picture && (
        <PictureFace url={picture.url} side={token.side} letter={token.letter} tag={LETTER_TAG} colour={colour} />
      )}
      {isDown && (
        <>
          <path d={DOWN_PATH} stroke="var(--table)" strokeWidth={24} strokeLinecap="round" />
          <path d={DOWN_PATH} stroke={`var(${sideColour(token.side)})`} strokeWidth={12} strokeLinecap="round" />
        </>
      )}
      {!picture && (
        <text
          x="50"
          y={shape.letterAt}
          style={{
            fontSize: `max(${token.letter.length > 1 ? TOKEN_BOX.letter.long : TOKEN_BOX.letter.short}px, var(--letter))`,
          }}
          stroke={isOut ? 'var(--table)' : ground}
          strokeWidth={TOKEN_BOX.letter.casing}
          fill={isOut ? 'var(--ink)' : token.hidden ? colour : 'var(--table)'}
        >
          {token.letter}
        </text>
      )}
      {shownBadges(token).map(({ icon, words }, i) => (
        <Chip
          key={words}
          x={TOKEN_BOX.badge.at - i * TOKEN_BOX.badge.apart}
          y={TOKEN_BOX.badge.at}
          radius={TOKEN_BOX.badge.radius}
          icon={icon}
          size={TOKEN_BOX.badge.icon}
          box={128}
        />
      ))}
      {token.hidden && <Chip {...TOKEN_BOX.eye} icon={HIDDEN_ICON} size={TOKEN_BOX.eye.icon} box={24} />}
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
