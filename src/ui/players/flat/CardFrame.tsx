import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { CARD, diagonalOf, HERE, remPixels, RULER, type ScreenSetting, squarePixels, USUAL_DOTS } from '~/feed/screens'
import { FLAT } from '~/words/en/players'
import { sayMeasured, usePage } from './flatLayout'
import './flat.css'

const MARKS = Array.from({ length: RULER + 1 }, (_, i) => i)
/** Of so many millimetres a mark has its number. */
const NUMBERED = 20

/** The widest frame in rem, and the narrowest in CSS pixels. */
const WIDEST = 45
const NARROWEST = 30
/** Parts of a pixel of the device by which the frame grows. */
const STEPS = 4

/**
 * The frame of a bank card, a ruler and the base of a miniature, all as large as they are by now. Its edge is dragged here or in the GM's
 * window until a card fits. The window on the GM's computer says so itself; a screen elsewhere shows the number for the GM to type.
 */
export function CardFrame({ setting }: { setting: ScreenSetting }) {
  const { page, ratio } = usePage()
  // What is measured here counts until the GM's window says something else than it did, or was told from here.
  const [own, setOwn] = useState(0)
  const [outdated] = useState(() => new Set<number | null>())
  const isOwn = own > 0 && outdated.has(setting.dots)
  const dots = isOwn ? own : (setting.dots ?? USUAL_DOTS)
  const millimetre = dots / ratio
  const isTyped = isOwn && setting.name !== HERE
  const parts = isTyped ? 100 : 10
  const inches = Math.round(diagonalOf(page, dots) * parts) / parts
  const widest = (WIDEST * remPixels(page)) / ratio
  // A remote has no other way to it.
  const edge = useRef<HTMLInputElement>(null)
  const takeKeys = () => edge.current?.focus()
  useEffect(takeKeys, [])
  // How much wider the frame is than where the finger is, which holds the grip where it took it.
  const held = useRef(0)
  const width = CARD.width * millimetre
  const measure = (wanted: number) => {
    const next = (Math.min(widest, Math.max(NARROWEST, wanted)) * ratio) / CARD.width
    for (const value of [setting.dots, next]) outdated.add(value)
    setOwn(next)
    sayMeasured(next)
  }
  return (
    <main
      className="flat-measure"
      style={
        {
          '--mm': `${millimetre}px`,
          '--card-width': CARD.width,
          '--card-height': CARD.height,
          '--flat-square': `${squarePixels({ ...setting, dots }) / ratio}px`,
          '--widest': `${widest}px`,
        } as CSSProperties
      }
    >
      <div>
        <h1>{FLAT.card.title}</h1>
        <p>{FLAT.card.how}</p>
        <div className="flat-frame">
          <div className="flat-card" role="img" aria-label={FLAT.card.frame}>
            <i />
          </div>
          <input
            type="range"
            aria-label={FLAT.card.edge}
            ref={edge}
            max={widest}
            step={1 / STEPS / ratio}
            value={width}
            onChange={event => measure(event.target.valueAsNumber)}
          />
          <div
            className="flat-grip"
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId)
              held.current = width - event.clientX
            }}
            onPointerMove={event =>
              event.currentTarget.hasPointerCapture(event.pointerId) && measure(held.current + event.clientX)
            }
            onLostPointerCapture={takeKeys}
          />
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
          <span role="status">
            {FLAT.card.inches(inches)} {isTyped && FLAT.card.tell}
          </span>
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
