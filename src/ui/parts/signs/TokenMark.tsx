import type { CSSProperties } from 'react'
import { SKULL } from './gameIcons'
import { healthStrokes, RING, type HealthRing } from './healthStrokes'
import { PICTURE_OUTLINE, tagLetter, type LetterTag } from './letterTag'
import { sideColour, sideShape } from './sideShapes'

/** How large a drawn face is, as a part of a round picture in its place: its corners stay within the shape. */
const FACE_PART = 0.9

/** How far somebody who is down is turned, in degrees: they lie on their side. */
export const LYING = 78

/** Where a drawing in a 128 × 128 box lies as the face on a side's shape: its top left corner and how large it is drawn. */
export function facePlace(side: number): { readonly x: number; readonly y: number; readonly scale: number } {
  const { y, radius } = sideShape(side).picture
  const half = radius * FACE_PART
  return { x: 50 - half, y: y - half, scale: half / 64 }
}

/** A picture on the shape of a side; it is round by itself: clear in its corners. `url`: its address. */
export function PictureFace({ url, side }: { url: string; side: number }) {
  const { y, radius } = sideShape(side).picture
  return (
    <>
      <image href={url} x={50 - radius} y={y - radius} width={2 * radius} height={2 * radius} />
      <circle cx="50" cy={y} r={radius} fill="none" stroke="var(--table)" strokeWidth={PICTURE_OUTLINE} />
    </>
  )
}

/** A drawn face on the shape of a side, in one colour. */
export function DrawnFace({ path, side, ink }: { path: string; side: number; ink: string }) {
  const { x, y, scale } = facePlace(side)
  return <path d={path} fill={ink} stroke="none" transform={`translate(${x} ${y}) scale(${scale})`} />
}

/** Of the drawing in its box of 128. */
export const SKULL_SCALE = 0.78125

/** What is left of the dead: a skull in the colour of their side. */
export function Skull({ ink }: { ink: string }) {
  return (
    <path
      d={SKULL.dead}
      transform={`scale(${SKULL_SCALE})`}
      fill={ink}
      stroke="var(--table)"
      strokeWidth={14}
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  )
}

/** The ring round a shape that is what is left of somebody's health. */
export function Ring({ ring, side }: { ring: HealthRing; side: number }) {
  const { path, length, picture } = sideShape(side)
  return healthStrokes(ring, length).map(({ scale, width, isLow, dash }) => {
    const line = { d: path, fill: 'none', strokeLinejoin: 'round' } as const
    return (
      <g key={scale} transform={`translate(50 ${picture.y}) scale(${scale}) translate(-50 ${-picture.y})`}>
        <path {...line} stroke="var(--ring-casing)" strokeWidth={(width + RING.casing) / scale} />
        <path {...line} stroke="var(--ring-gone)" strokeWidth={(width - 2) / scale} />
        {dash.length > 0 && (
          <path
            {...line}
            stroke={isLow ? 'var(--ring-low)' : `var(${sideColour(side)})`}
            strokeWidth={width / scale}
            strokeDasharray={dash.map(part => part / scale).join(' ')}
          />
        )}
      </g>
    )
  })
}

interface LetterTagProps {
  letter: string
  tag: LetterTag
  colour: string
  style?: CSSProperties | undefined
}

/** The letter on a tag at the rim of a token that shows a picture or a face. */
export function LetterOnTag({ letter, tag, colour, style }: LetterTagProps) {
  const { radius } = tag
  const { x, half } = (letter.length > 1 && tag.wide) || { x: tag.x, half: radius }
  return (
    <g className="letter-tag" style={style}>
      <rect
        x={x - half}
        y={tag.y - radius}
        width={2 * half}
        height={2 * radius}
        rx={radius}
        fill={colour}
        stroke="var(--table)"
        strokeWidth={PICTURE_OUTLINE}
      />
      <text
        x={x}
        y={tag.y + 1}
        textAnchor="middle"
        dominantBaseline="central"
        fontWeight="700"
        style={{ fontSize: tagLetter(tag, letter) }}
        fill="var(--table)"
        stroke={colour}
        strokeWidth={2 * PICTURE_OUTLINE}
        paintOrder="stroke"
      >
        {letter}
      </text>
    </g>
  )
}
