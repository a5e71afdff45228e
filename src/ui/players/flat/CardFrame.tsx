import type { CSSProperties } from 'react'
import { CARD, diagonalOf, RULER, type ScreenSetting, squarePixels, USUAL_DOTS } from '~/feed/screens'
import { FLAT } from '~/words/en/players'
import { usePage } from './flatLayout'
import './flat.css'

const MARKS = Array.from({ length: RULER + 1 }, (_, i) => i)
/** Of so many millimetres a mark has its number. */
const NUMBERED = 20

/** The frame of a bank card, a ruler and the base of a miniature, all as large as they are by now: the GM makes them fit. */
export function CardFrame({ setting }: { setting: ScreenSetting }) {
  const { page, ratio } = usePage()
  const dots = setting.dots ?? USUAL_DOTS
  const millimetre = dots / ratio
  const inches = Math.round(diagonalOf(page, dots) * 10) / 10
  return (
    <main
      className="flat-measure"
      style={
        {
          '--mm': `${millimetre}px`,
          '--card-width': CARD.width,
          '--card-height': CARD.height,
          '--flat-square': `${squarePixels({ ...setting, dots }) / ratio}px`,
        } as CSSProperties
      }
    >
      <div>
        <h1>{FLAT.card.title}</h1>
        <p>{FLAT.card.how}</p>
        <div className="flat-card" role="img" aria-label={FLAT.card.frame}>
          <i />
        </div>
        <p className="flat-small">{FLAT.card.size}</p>
        <svg
          className="flat-ruler"
          viewBox={`-4 0 ${RULER + 8} 14`}
          role="img"
          aria-label={FLAT.card.ruler}
          style={{ '--ruler': RULER + 8 } as CSSProperties}
        >
          {MARKS.map(at => (
            <path key={at} d={`M${at} 0V${at % 10 === 0 ? 6 : at % 5 === 0 ? 4 : 2.5}`} />
          ))}
          {MARKS.filter(at => at % NUMBERED === 0).map(at => (
            <text key={at} x={at} y={11.5}>
              {at}
            </text>
          ))}
        </svg>
      </div>
      <ol>
        <li>
          <strong>{FLAT.card.fits}</strong>
          <span>{FLAT.card.inches(inches)}</span>
        </li>
        <li>
          <strong>{FLAT.card.square(setting.square)}</strong>
          <span>{FLAT.card.base}</span>
          <i className="flat-base" aria-hidden="true" />
        </li>
        <li>
          <strong>{FLAT.card.page(page.width, page.height)}</strong>
          <span>{FLAT.card.pageWhy}</span>
        </li>
      </ol>
    </main>
  )
}
