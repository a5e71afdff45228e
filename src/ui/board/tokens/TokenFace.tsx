import type { CSSProperties } from 'react'
import { LETTER_TAG, TAG_ANCHOR, tagLetter } from '../../parts/signs/letterTag'
import { faceGround, sideColour, sideShape } from '../../parts/signs/sideShapes'
import { DrawnFace, LetterOnTag, LYING, PictureFace, Ring, Skull } from '../../parts/signs/TokenMark'
import { DOWN_PATH, HIDDEN_ICON, shownBadges, TOKEN_BOX, tokenParts, type TokenMarks } from './tokenDrawing'
import type { BoardToken } from '../props/token'

/** The drawing of a token: rings, shape, picture or face, letter and badges. `paintToken` draws the same on the canvas. */
export function TokenFace({ token, marks }: { token: BoardToken; marks: TokenMarks }) {
  const { letter, side, hidden } = token
  const shape = sideShape(side)
  const { isDown, isDead, isFaint, picture, face, ring: health } = tokenParts(token, marks)
  const colour = isFaint || isDown ? 'var(--muted)' : `var(${sideColour(side)})`
  const hasRing = health.length > 0
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
          x={TOKEN_BOX.badge.at - i * TOKEN_BOX.badge.apart}
          y={TOKEN_BOX.badge.at}
          radius={TOKEN_BOX.badge.radius}
          icon={icon}
          size={TOKEN_BOX.badge.icon}
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
