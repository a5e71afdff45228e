import { afterEach, expect, it, vi } from 'vitest'
import { selectWhole } from './focus'

afterEach(() => void vi.unstubAllGlobals())

/** Presses on a field. @returns what was done with it, in order */
function pressed({ button, isCoarse = false }: { button: number; isCoarse?: boolean }): string[] {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && isCoarse }))
  const done: string[] = []
  const note = (what: string) => () => void done.push(what)
  const field = { focus: note('focus'), select: note('select') }
  selectWhole({ button, preventDefault: note('no caret'), currentTarget: field } as never)
  return done
}

it('a press with the left button selects the whole number, and the browser puts no caret into it', () => {
  expect(pressed({ button: 0 })).toEqual(['no caret', 'focus', 'select'])
})

it.each([{ button: 1 }, { button: 2 }, { button: 0, isCoarse: true }])('the browser keeps its way for %o', press =>
  expect(pressed(press)).toEqual([]),
)
