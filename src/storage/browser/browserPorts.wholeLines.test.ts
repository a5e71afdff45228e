import { describe, expect, it } from 'vitest'
import { wholeLines } from './browserPorts'

describe('the lines of a file', () => {
  it('are the same however long it is, with letters of several bytes', async () => {
    for (const count of [1, 3, 3_000, 30_000]) {
      const lines = Array.from({ length: count }, (_, i) => `${i} Wölfe „heulen“ 🐺 `.repeat(1 + (i % 7)))
      expect(await wholeLines(new Blob([lines.map(line => `${line}\n`).join('')]))).toEqual(lines)
    }
  })

  it('one line may be longer than what is decoded at once', async () => {
    const long = 'ä'.repeat(1_000_000)
    expect(await wholeLines(new Blob([`a\n${long}\nb\n`]))).toEqual(['a', long, 'b'])
  })

  it('end with the last line feed: an unfinished line is none', async () => {
    expect(await wholeLines(new Blob(['a\n\nb']))).toEqual(['a', ''])
    expect(await wholeLines(new Blob(['a']))).toEqual([])
    expect(await wholeLines(new Blob([]))).toEqual([])
  })
})
