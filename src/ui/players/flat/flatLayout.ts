import { useSyncExternalStore } from 'react'
import {
  EDGE_REM,
  type Extent,
  type PageReport,
  remPixels,
  type ScreenSetting,
  squarePixels,
  tableSize,
} from '~/feed/screens'

/** How the page of a screen that lies on the table is laid out. */
export interface FlatLayout {
  /** Whole squares between the edges. */
  readonly size: Extent
  /** The side of a square, in CSS pixels. */
  readonly square: number
  /** The height of the line at either long edge, in CSS pixels. */
  readonly edge: number
}

/**
 * Lays out the table for a page. Lengths are worked out in device pixels, which no zoom of the browser changes, and only then
 * divided by the ratio: a square is as large on the screen at any zoom.
 *
 * @param page in device pixels
 * @param ratio device pixels of a CSS pixel
 */
export function flatLayout(page: Extent, ratio: number, setting: Pick<ScreenSetting, 'dots' | 'square'>): FlatLayout {
  return {
    size: tableSize(page, setting),
    square: squarePixels(setting) / ratio,
    edge: (EDGE_REM * remPixels(page)) / ratio,
  }
}

/** How large this page is, in device pixels. */
function pageExtent(): Extent {
  return {
    width: Math.round(innerWidth * devicePixelRatio),
    height: Math.round(innerHeight * devicePixelRatio),
  }
}

/** What somebody has measured on this page since the GM's window was told last, in device pixels per millimetre. */
let measured: number | undefined

/** Somebody has made the frame on this page as large as a card: told at once, as a new size of the page is. */
export function sayMeasured(dots: number): void {
  measured = dots
  dispatchEvent(new Event('resize'))
}

/** What the window on the GM's computer says of itself; what was measured is said once. */
export function pageReport(): PageReport {
  const dots = measured
  measured = undefined
  return { ...pageExtent(), dots }
}

/** The page in device pixels and their ratio, anew when it is resized, zoomed, or moved to another display. */
export function usePage(): { page: Extent; ratio: number } {
  const said = useSyncExternalStore(listen, () => {
    const { width, height } = pageExtent()
    return `${width} ${height} ${devicePixelRatio}`
  })
  const [width = 1, height = 1, ratio = 1] = said.split(' ').map(Number)
  return { page: { width, height }, ratio }
}

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  // A display of another density need not change the size of the window.
  let density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
  const changed = () => {
    density.removeEventListener('change', changed)
    density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    density.addEventListener('change', changed)
    onChange()
  }
  density.addEventListener('change', changed)
  return () => {
    removeEventListener('resize', onChange)
    density.removeEventListener('change', changed)
  }
}
