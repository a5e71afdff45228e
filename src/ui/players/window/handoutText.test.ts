import { expect, it } from 'vitest'
import { handoutBlocks } from './handoutText'

const plain = (text: string) => [{ text, kind: 'plain' }]

it('headings, paragraphs, points and numbers are told apart, and lists go on over an empty line', () => {
  expect(handoutBlocks('# The toll\r\nTwo coins\r\na head.\n\nNo dogs.\n\n- one\n\n- two\n3. third\n5) fifth')).toEqual(
    [
      { kind: 'heading', lines: [plain('The toll')] },
      { kind: 'paragraph', lines: [plain('Two coins'), plain('a head.')] },
      { kind: 'paragraph', lines: [plain('No dogs.')] },
      { kind: 'points', lines: [plain('one'), plain('two')] },
      { kind: 'numbers', lines: [plain('third'), plain('fifth')], numbers: [3, 5] },
    ],
  )
})

it('what is marked is strong or emphasized; asterisks that mark nothing stay as they were typed', () => {
  expect(handoutBlocks('To **whom** it *may* concern')[0]!.lines[0]).toEqual([
    { text: 'To ', kind: 'plain' },
    { text: 'whom', kind: 'strong' },
    { text: ' it ', kind: 'plain' },
    { text: 'may', kind: 'emphasis' },
    { text: ' concern', kind: 'plain' },
  ])
  for (const text of ['2 * 3 * 4', 'snake_case_name', '**', 'a* b*', '#no heading'])
    expect(handoutBlocks(text)).toEqual([{ kind: 'paragraph', lines: [plain(text)] }])
  expect(handoutBlocks(' \n\n')).toEqual([])
})
