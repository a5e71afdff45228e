import type { Page } from '@playwright/test'

/** The least contrast of text with what it stands on. */
const LEAST = 4.5

/**
 * All text of a page that stands out from its ground by less than 4.5 : 1, each with what was measured. Colours that shine
 * through, and whatever fades a part of the page, are reckoned in. What is painted has no colour here: text on it is passed over,
 * numbers on dice too, as is what is closed.
 */
export function faintText(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number]
    const dot = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const known = new Map<string, Colour>()
    const colour = (css: string): Colour => {
      let found = known.get(css)
      if (!found) {
        dot.clearRect(0, 0, 1, 1)
        dot.fillStyle = css
        dot.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0, a = 0] = dot.getImageData(0, 0, 1, 1).data
        known.set(css, (found = [r, g, b, a / 255]))
      }
      return found
    }
    const over = ([r, g, b, a]: Colour, [r2, g2, b2, a2]: Colour): Colour => {
      const alpha = a + a2 * (1 - a)
      const mix = (top: number, below: number) => (alpha === 0 ? 0 : (top * a + below * a2 * (1 - a)) / alpha)
      return [mix(r, r2), mix(g, g2), mix(b, b2), alpha]
    }
    const light = ([r, g, b]: Colour) => {
      const [x, y, z] = [r, g, b].map(c => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * x! + 0.7152 * y! + 0.0722 * z!
    }
    const contrast = (a: Colour, b: Colour) => {
      const [bright, dark] = [light(a), light(b)].sort((x, y) => y - x)
      return (bright! + 0.05) / (dark! + 0.05)
    }
    /** What the text of an element looks like, and what it stands on; undefined: on something painted. */
    const seen = (element: Element): readonly [text: Colour, ground: Colour] | undefined => {
      let text = colour(getComputedStyle(element).color)
      let ground: Colour = [0, 0, 0, 0]
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at)
        if (backgroundImage !== 'none' || at.matches('.board, .players-map')) return undefined
        const own = colour(backgroundColor)
        const [top, below] = [over(text, own), over(ground, own)]
        const faded = (one: Colour): Colour => [one[0], one[1], one[2], one[3] * Number(opacity)]
        text = faded(top)
        ground = faded(below)
        if (ground[3] > 0.999) break
      }
      const page: Colour = colour(getComputedStyle(document.body).backgroundColor)
      return [over(text, page), over(ground, page)]
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim()
      if (
        !words ||
        !element ||
        element.closest('[inert], :disabled, [aria-disabled=true], [data-disabled], svg, .die-number, .sr-only')
      )
        continue
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const pair = seen(element)
      const is = pair ? contrast(...pair) : Infinity
      if (is < least)
        found.push(`${is.toFixed(2)} : 1: “${words.slice(0, 40)}” in ${element.className || element.tagName}`)
    }
    return found
  }, LEAST)
}
