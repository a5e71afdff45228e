import type { RecordCombatant } from '~/feed/record'
import './map.css'
import { EXIT_ICONS } from '../../parts/signs/exits'
import { LARGE_LETTER_TAG } from '../../parts/signs/letterTag'
import { faceGround, sideColour, sideShape } from '../../parts/signs/sideShapes'
import { DrawnFace, LetterOnTag, LYING, PictureFace, Ring, Skull } from '../../parts/signs/TokenMark'
import { useFaces, usePictureUrls } from './pictures'

/** What strikes out the picture or the letter of one that is down: seen on the smallest token, and clear of the tag at the rim. */
const STRIKE = 'M6 6L94 94'

/** Whoever lies there, down or dead, or has come out of the fight otherwise. */
export type Out = 'down' | 'dead' | RecordCombatant['out']

/** How somebody lies there or has gone, from what is said of them: who is down may be in the round all the same. */
export function outOf({ turn, out, badges }: Pick<RecordCombatant, 'turn' | 'out' | 'badges'>): Out {
  if (out !== null) return out
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

/** What a token is drawn from, as the record says it. */
type Shown = Pick<RecordCombatant, 'letter' | 'picture' | 'face' | 'ring'>

const NOBODY: Shown = { letter: '', picture: null, face: null, ring: [] }

/**
 * A combatant's token: the shape and colour of its side with its picture, its face or its letter, and what may be known of its health
 * round it. Decoration: whoever uses it says the name beside it.
 */
export function TokenShape({
  badge,
  one = NOBODY,
  tagged = false,
  now = false,
  out = null,
  className,
}: {
  badge: number
  /** Whose token it is; absent: the mark of a side. */
  one?: Shown
  /**
   * On the map, where no name stands beside it: a face has its letter at the rim, as a picture always has, and the tag is a drawing of
   * its own (`token-tag`), so that it lies over the tokens nearby.
   */
  tagged?: boolean
  now?: boolean
  out?: Out
  className?: string
}) {
  const urls = usePictureUrls()
  const faces = useFaces()
  const { letter } = one
  const [isDead, isDown] = [out === 'dead', out === 'down']
  const sign = out === null || out === 'dead' || out === 'down' ? undefined : EXIT_ICONS[out]
  const url = one.picture === null || isDead ? undefined : urls.get(one.picture)
  const face = url !== undefined || isDead || one.face === null ? undefined : faces[one.face]
  const ring = out === null ? one.ring : NOBODY.ring
  const shape = sideShape(badge)
  const sides = `var(${sideColour(badge)})`
  const colour = isDown || sign !== undefined ? 'var(--muted)' : sides
  const hasRing = ring.length > 0
  const hasTag = letter !== '' && (url !== undefined || (tagged && (face !== undefined || isDead)))
  const tag = hasTag && <LetterOnTag letter={letter} tag={LARGE_LETTER_TAG} colour={colour} />
  const token = (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={['token-shape', className].filter(Boolean).join(' ')}
      data-out={out ?? undefined}
      data-ring={hasRing || undefined}
    >
      {now && <path d={shape.path} stroke="var(--now)" strokeWidth="24" strokeLinejoin="round" />}
      {isDead ? (
        <Skull ink={colour} />
      ) : (
        <g transform={isDown ? `rotate(${LYING} 50 50)` : undefined}>
          <path d={shape.path} stroke="var(--table)" strokeWidth="9" strokeLinejoin="round" />
          <path d={shape.path} fill={hasRing ? `var(${faceGround(badge)})` : colour} />
          {url !== undefined && <PictureFace url={url} side={badge} />}
          {face !== undefined && (
            <DrawnFace path={face} side={badge} ink={hasRing ? 'var(--face-ink)' : 'var(--table)'} />
          )}
          <Ring ring={ring} side={badge} />
        </g>
      )}
      {isDown && face === undefined && (
        <>
          <path d={STRIKE} stroke="var(--table)" strokeWidth="26" strokeLinecap="round" />
          <path d={STRIKE} stroke={sides} strokeWidth="13" strokeLinecap="round" />
        </>
      )}
      {!tagged && tag}
      {sign !== undefined && <ExitSign path={sign} />}
      {!hasTag && url === undefined && face === undefined && !isDead && (
        <text
          x="50"
          y={shape.letterAt}
          fontSize={letter.length > 1 ? LETTER.two : LETTER.one}
          textLength={squeezed(letter)}
          lengthAdjust="spacingAndGlyphs"
        >
          {letter}
        </text>
      )}
    </svg>
  )
  return tagged && tag ? (
    <>
      {token}
      <svg viewBox="0 0 100 100" aria-hidden="true" className="token-shape token-tag">
        {tag}
      </svg>
    </>
  ) : (
    token
  )
}

/** At the lower right of the token: how its bearer has come out of the fight. */
function ExitSign({ path }: { path: string }) {
  return (
    <>
      <circle cx="78" cy="78" r="27" fill="var(--surface)" stroke="var(--table)" strokeWidth="5" />
      <path d={path} fill="var(--ink)" transform="translate(78 78) scale(0.3) translate(-64 -64)" />
    </>
  )
}
