import { describe, expect, it } from 'vitest'
import { createTimeline } from './timeline'
import type { Row } from './journal'

const open: Row = { row: 'open', command: { type: 'x', by: 'gm' }, rules: { id: 'toy', version: 1 } }
const entry: Row = { row: 'entry', entry: { key: 'gm.stop' } }
const close: Row = { row: 'close', redo: [] }
const undo = (done: number, entries: number | null = null): Row => ({ row: 'undo', to: { done, entries } })

describe('a time line', () => {
  it('stands after the last row', () => {
    expect(createTimeline([open, entry]).mark).toEqual({ done: 0, entries: 1 })
    expect(createTimeline([open, entry, close]).mark).toEqual({ done: 1, entries: null })
  })

  it.each<[string, Row[]]>([
    ['a command inside another', [open, open]],
    ['an answer to nothing', [entry]],
    ['an end of nothing', [close]],
    ['a place after the end', [open, close, undo(2)]],
    ['a place after the last answer', [open, entry, undo(0, 2)]],
    ['a place behind the beginning', [undo(-1)]],
  ])('does not take %s', (_, rows) => {
    expect(() => createTimeline(rows)).toThrow(/./)
  })

  it('drops what was undone when play goes on from there', () => {
    const line = createTimeline([open, entry, entry, close, undo(0, 1), entry])
    expect(line.steps).toHaveLength(1)
    expect(line.steps[0]).toMatchObject({ entries: [{}, {}] })
    expect(line.steps[0]!.redo).toBeDefined()
  })

  it('knows nothing of what was before its first row, until it is told', () => {
    const line = createTimeline([open, close], 2)
    expect(line).toMatchObject({ known: 2, mark: { done: 3 } })
    expect(() => line.append(undo(1))).toThrow('known')
    expect(() => line.fill([open, close])).toThrow('incomplete')
    line.fill([open, close, open, close])
    line.append(undo(1))
    expect(line.mark).toEqual({ done: 1, entries: null })
  })
})
