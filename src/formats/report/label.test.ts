import { expect, it } from 'vitest'
import { label, nameFromFile } from './label'

it('text from a file is shown on one line, without control and direction characters, at most 120 long', () => {
  expect(label('a\u0000b\n\tc \u202egnp.exe\u2066')).toBe('a b c gnp.exe')
  expect([...label('🐉'.repeat(500))]).toHaveLength(120)
})

it('text from a file of which nothing can be seen is none', () => {
  for (const text of ['\u200b', '\u3164 \u3164', '\u2800', '\u202e\u2066', '\ufe0f']) expect(label(text)).toBe('')
  expect(label('\u3164x')).toBe('\u3164x')
})

it('a map is named after its file, without folders and extension', () => {
  expect(nameFromFile('../maps\\Old Cellar v1.2.dd2vtt')).toBe('Old Cellar v1.2')
  expect(nameFromFile('.uvtt')).toBe('Unnamed')
})
