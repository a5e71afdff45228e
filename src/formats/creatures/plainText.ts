import * as v from 'valibot'
import { FILE } from '~/words/en/files'
import { withoutEnrichers } from './enrichers'

/** A whole number within bounds. Its words end a sentence that begins with what stands there. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(FILE.notWhole), v.minValue(least, FILE.less(least)), v.maxValue(most, FILE.over(most)))

/** Hit points, scores and the like. */
export const points = whole(0, 99_999)

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  bull: '•',
}

/** Tags after which a new line begins. */
const BREAKS = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|table|hr|section|blockquote)\b[^<>]*>/gi
const TAGS = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/gi

/**
 * The words of a text that may be marked up as HTML: tags off, a line a paragraph, enrichers of Foundry VTT in words. For reading only: it is shown as plain text
 * and never put into a page as markup, so that whatever is left of a tag is a few odd letters.
 */
export function plainText(text: string): string {
  // Where lines are made by tags, those of the file mean nothing.
  const flowing = /<(?:p|li|br|div)\b/i.test(text) ? text.replace(/\s+/g, ' ') : text
  const words = flowing
    .replace(BREAKS, '\n')
    .replace(TAGS, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) =>
      typeof name === 'string' ? (ENTITIES[name.toLowerCase()] ?? whole) : letter(decimal, hex, whole),
    )
  return tidy(withoutEnrichers(words))
}

function letter(decimal: unknown, hex: unknown, whole: string): string {
  const code = typeof decimal === 'string' ? parseInt(decimal, 10) : parseInt(String(hex), 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Text without control characters, odd blanks and empty lines. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .split('\n')
    .map(line => line.replace(/[^\S\n]+/gu, ' ').trim())
    .filter(line => line !== '')
    .join('\n')
}
