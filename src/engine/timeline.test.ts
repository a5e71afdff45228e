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
    ['an answer to what was undone', [open, entry, close, undo(0), entry]],
    ['an end of what was undone', [open, entry, undo(0), close]],
  ])('does not take %s', (_, rows) => {
    expect(() => createTimeline(rows)).toThrow(/./)
  })

  it('drops what was undone when play goes on from there', () => {
    const line = createTimeline([open, entry, entry, close, undo(0, 1), entry])
    expect(line.steps).toHaveLength(1)
    expect(line.steps[0]).toMatchObject({ entries: [{}, {}] })
    expect(line.steps[0]!.redo).toBeUndefined()
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

describe('branches', () => {
  const named = (type: string): Row => ({ row: 'open', command: { type, by: 'gm' }, rules: { id: 'toy', version: 1 } })
  const one = (type: string): Row[] => [named(type), entry, close]
  const to = (branch: number): Row => ({ row: 'branch', to: branch })
  const typesOf = (line: ReturnType<typeof createTimeline>, branch = line.branch!) =>
    line.lineOf(branch).map(({ command }) => command.type)

  it('playing on after an undo begins one, and the line that is left keeps all it had', () => {
    const line = createTimeline([...one('a'), ...one('b'), ...one('c'), undo(1), ...one('x')])
    expect(line.steps.map(({ command }) => command.type)).toEqual(['a', 'x'])
    expect(line.branch).toBe(1)
    expect(line.branches()).toMatchObject([
      { id: 0, parent: null, from: { done: 0, entries: null }, steps: [{}, {}, {}], name: null },
      { id: 1, parent: 0, from: { done: 1, entries: null }, steps: [{ command: { type: 'x' } }] },
    ])
    expect(typesOf(line, 0)).toEqual(['a', 'b', 'c'])
  })

  it('none begins where what was undone is done again by redo, or where nothing was undone', () => {
    const line = createTimeline([...one('a'), ...one('b'), undo(1), { row: 'redo', to: { done: 2, entries: null } }])
    line.append(named('c'))
    expect(line.branches()).toHaveLength(1)
    expect(typesOf(line)).toEqual(['a', 'b', 'c'])
  })

  it('one that leaves where its parent began is the parent’s sibling', () => {
    const line = createTimeline([...one('a'), ...one('b'), undo(1), ...one('x'), undo(1), ...one('y')])
    expect(line.branches().map(({ parent }) => parent)).toEqual([null, 0, 0])
    const first = createTimeline([...one('a'), undo(0), ...one('x'), undo(0), ...one('y')])
    expect(first.branches().map(({ parent }) => parent)).toEqual([null, 0, 0])
    expect(typesOf(first, 1)).toEqual(['x'])
  })

  it('one that leaves behind its parent’s first command belongs to it, one that leaves before it to the grandparent', () => {
    const rows = [...one('a'), ...one('b'), undo(1), ...one('x'), ...one('y')]
    const deep = createTimeline([...rows, undo(2), ...one('z')])
    expect(deep.branches()[2]).toMatchObject({ parent: 1, from: { done: 2 } })
    expect(typesOf(deep)).toEqual(['a', 'x', 'z'])
    const early = createTimeline([...rows, undo(0), ...one('z')])
    expect(early.branches()[2]).toMatchObject({ parent: 0, from: { done: 0 } })
    expect(typesOf(early, 1)).toEqual(['a', 'x', 'y'])
  })

  it('an answer given differently leaves in the middle of a command, which then has no end to go forward to', () => {
    const line = createTimeline([...one('a'), named('b'), entry, entry, close, undo(1, 1), entry])
    expect(line.branches()[1]).toMatchObject({ parent: 0, from: { done: 1, entries: 1 } })
    expect(line.steps[1]!.redo).toBeUndefined()
    expect(line.lineOf(0)[1]).toMatchObject({ entries: [{}, {}], redo: [] })
    line.append(entry)
    expect(line.lineOf(0)[1]!.entries).toHaveLength(2)
    expect(line.lineOf(1)[1]!.entries).toHaveLength(3)
  })

  it('another is played from its end, also from one in the middle of a command', () => {
    const line = createTimeline([...one('a'), named('b'), entry, undo(1), ...one('x'), to(0)])
    expect(line.mark).toEqual({ done: 1, entries: 1 })
    expect(typesOf(line)).toEqual(['a', 'b'])
    line.append(close)
    line.append(to(1))
    expect(line.mark).toEqual({ done: 2, entries: null })
    expect(typesOf(line)).toEqual(['a', 'x'])
    expect(line.lineOf(0)[1]!.redo).toBeDefined()
    expect(() => line.append(to(2))).toThrow('no branch 2')
  })

  it('a name is a name, and null takes it away', () => {
    const line = createTimeline([...one('a'), { row: 'name', branch: 0, name: 'as it was' }])
    expect(line.branches()[0]!.name).toBe('as it was')
    line.append({ row: 'name', branch: 0, name: null })
    expect(line.branches()[0]!.name).toBeNull()
    expect(() => line.append({ row: 'name', branch: 1, name: 'x' })).toThrow('no branch 1')
  })

  it('they are known once the beginning of the journal has been read, and are what they are from there', () => {
    const earlier = [...one('a'), ...one('b'), undo(1), ...one('x')]
    const rows: Row[] = [...one('c'), undo(2), ...one('y'), { row: 'name', branch: 2, name: 'why not' }]
    const line = createTimeline(rows, 2)
    expect(line.branch).toBeNull()
    expect(line.branches()).toEqual([])
    expect(() => line.append(to(0))).toThrow('has not been read')
    line.fill(earlier)
    const whole = createTimeline([...earlier, ...rows])
    expect(line.branches()).toEqual(whole.branches())
    expect(line.mark).toEqual(whole.mark)
    expect(line.branch).toBe(2)
    line.append(to(0))
    expect(typesOf(line)).toEqual(['a', 'b'])
  })
})
