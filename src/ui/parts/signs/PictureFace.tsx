import { PICTURE_OUTLINE, type LetterTag } from './letterTag'
import { sideColour, sideShape } from './sideShapes'

interface PictureFaceProps {
  /** Address of the picture, which is round by itself: clear in its corners. */
  url: string
  /** Number of the side. */
  side: number
  letter: string
  tag: LetterTag
  /** The tag's colour when it is not that of the side. */
  colour?: string
}

/** What lies on the shape of a side when somebody has a picture: the picture, and the letter on a tag at its corner. */
export function PictureFace({ url, side, letter, tag, colour = `var(${sideColour(side)})` }: PictureFaceProps) {
  const { y, radius } = sideShape(side).picture
  const outline = { fill: 'none', stroke: 'var(--table)', strokeWidth: PICTURE_OUTLINE }
  return (
    <>
      <image href={url} x={50 - radius} y={y - radius} width={2 * radius} height={2 * radius} />
      <circle cx="50" cy={y} r={radius} {...outline} />
      <g className="letter-tag">
        <circle cx={tag.x} cy={tag.y} r={tag.radius} {...outline} fill={colour} />
        <text
          x={tag.x}
          y={tag.y + 1}
          textAnchor="middle"
          dominantBaseline="central"
          fontWeight="700"
          // On a map it is never smaller than can be read, and the colour goes round it where the tag ends.
          style={{ fontSize: `max(${letter.length > 1 ? tag.long : tag.short}px, var(--tag-letter, 0px))` }}
          fill="var(--table)"
          stroke={colour}
          strokeWidth={2 * PICTURE_OUTLINE}
          paintOrder="stroke"
        >
          {letter}
        </text>
      </g>
    </>
  )
}
