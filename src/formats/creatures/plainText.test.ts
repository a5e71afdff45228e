import { expect, it } from 'vitest'
import { plainText, tidy } from './plainText'

it.each([
  ['<p>Two  <b>words</b></p>\n<p>and more</p>', 'Two words\nand more'],
  ['one<br>two<BR/>three', 'one\ntwo\nthree'],
  ['kept\nlines', 'kept\nlines'],
  ['a<!-- unsaid -->b', 'ab'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['&amp;lt; &LT;i&GT; &unheard; &nbsp;', '&lt; <i> &unheard;'],
  ['&#65;&#x42;&#x10FFFF;', 'AB\u{10ffff}'],
  ['&#1114111;|&#1114112;|&#x110000;', '\u{10ffff}|&#1114112;|&#x110000;'],
  ['&#0;|&#1;|&#32;x', '&#0;| | x'],
])('of %j is left %j', (text, words) => {
  expect(plainText(text)).toBe(words)
})

it('nothing that could hide, break a line or turn it round is left in a text', () => {
  expect(tidy('a\u0007b\u202Ec\u2028d\uFEFFe')).toBe('a b c d e')
  expect(tidy(' a \r\n\r\n\t b\rc ')).toBe('a\nb\nc')
})
