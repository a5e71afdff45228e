import type { RecordCombatant } from '~/feed/record'
import './map.css'
import { LETTER_TAG, type LetterTag } from '../../parts/signs/letterTag'
import { PictureFace } from '../../parts/signs/PictureFace'
import { sideColour, sideShape } from '../../parts/signs/sideShapes'
import { usePictureUrls } from './pictures'

/** What is left of a dead one: an X. */
const CROSS = 'M14 14L86 86M86 14L14 86'
/** What strikes one through that is down: seen on the smallest token, and clear of the tag at a picture's corner. */
const STRIKE = 'M6 6L94 94'

/** Whoever lies there: down, or dead. */
export type Out = 'down' | 'dead' | null

/** How somebody lies there, from what is said of them: who is down may be in the round all the same. */
export function outOf({ turn, badges }: Pick<RecordCombatant, 'turn' | 'badges'>): Out {
  if (turn !== 'out') return badges.includes('down') ? 'down' : null
  return badges.includes('dead') ? 'dead' : 'down'
}

/** Letters are this large, in the box of the shape: 28 pixels on the smallest token at 1080p. Two have so much room between the edges. */
const LETTER = { one: 60, two: 48, room: 70 }
/** About how much wider than others letters are, as a part of their height. */
const WIDER: readonly (readonly [RegExp, number])[] = [
  [/./gu, 0.62],
  [/\p{Lu}/gu, 0.13],
  [/[MWmw]/g, 0.25],
  [/[IJijl1]/g, -0.35],
]

/** What two letters are squeezed to; undefined: they have room. */
function squeezed(letter: string): number | undefined {
  const width = WIDER.reduce((sum, [kind, more]) => sum + more * (letter.match(kind)?.length ?? 0), 0)
  return letter.length > 1 && width * LETTER.two > LETTER.room ? LETTER.room : undefined
}

/**
 * A combatant's token: the shape and colour of its side with its letter, as large as the shape allows, or with its
 * picture and the letter beside it. Decoration:
 * whoever uses it says the name beside it.
 */
export function TokenShape({
  badge,
  letter = '',
  picture = null,
  tag = LETTER_TAG,
  now = false,
  out = null,
  className,
}: {
  badge: number
  letter?: string
  /** The name that the record has for the picture of whoever it is. */
  picture?: string | null
  /** Where the letter stands beside it. */
  tag?: LetterTag
  now?: boolean
  out?: Out
  className?: string
}) {
  const urls = usePictureUrls()
  const isDead = out === 'dead'
  const url = picture === null || isDead ? undefined : urls.get(picture)
  const shape = sideShape(badge)
  const sides = `var(${sideColour(badge)})`
  const colour = out === 'down' ? 'var(--muted)' : sides
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={['token-shape', className].filter(Boolean).join(' ')}
      data-out={out ?? undefined}
    >
      {now && <path d={shape.path} stroke="var(--now)" strokeWidth="24" strokeLinejoin="round" />}
      {isDead ? (
        <>
          <path d={CROSS} stroke="var(--table)" strokeWidth="24" strokeLinecap="round" />
          <path d={CROSS} stroke={colour} strokeWidth="13" strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d={shape.path} stroke="var(--table)" strokeWidth="9" strokeLinejoin="round" />
          <path d={shape.path} fill={colour} />
        </>
      )}
      {url !== undefined && <PictureFace url={url} side={badge} letter={letter} tag={tag} colour={colour} />}
      {out === 'down' && (
        <>
          <path d={STRIKE} stroke="var(--table)" strokeWidth="26" strokeLinecap="round" />
          <path d={STRIKE} stroke={sides} strokeWidth="13" strokeLinecap="round" />
        </>
      )}
      {url === undefined && (
        <text
          x="50"
          y={isDead ? 51 : shape.letterAt}
          fontSize={letter.length > 1 ? LETTER.two : LETTER.one}
          textLength={squeezed(letter)}
          lengthAdjust="spacingAndGlyphs"
        >
          {letter}
        </text>
      )}
    </svg>
  )
}
