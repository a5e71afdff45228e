import { describe, expect, it } from 'vitest'
import { chapterBreaches, circles, HOUSES, MOST_FILES } from './architecture/chapters'
import { readSources } from './architecture/readSources'
import { parseModule, stem } from './architecture/sourceModule'

const sources = readSources()

describe('the source tree', () => {
  it('has a room for every chapter, and a chapter for every room', () => {
    const empty = Object.entries(HOUSES).flatMap(([name, { chapters }]) =>
      chapters
        .map(room => `${name}/${room}`)
        .filter(room => !sources.some(({ path }) => path.startsWith(`${room}/`) || stem(path) === room)),
    )
    expect(empty).toEqual([])
    expect(chapterBreaches(sources)).toEqual([])
  })

  it('has no circle of files', () => {
    expect(circles(sources)).toEqual([])
  })
})

describe('the check of chapters catches', () => {
  const breaches = (path: string, code = '') => chapterBreaches([parseModule(path, code)])

  it.each([
    ['rulesets/tiny/harm/planted.ts', '../attack/attack'],
    ['rulesets/endurance/reactions/planted.ts', '../attack/attack'],
    ['rulesets/murdham/state/planted.ts', '~/rulesets/murdham/display/text'],
    ['table/words/planted.ts', '../commands/commands'],
    ['storage/journal/planted.ts', '../library/library'],
    ['ui/board/geometry/planted.ts', '../paint/stage'],
    ['ui/gm/map/planted.ts', '../prompt/Prompt'],
    ['ui/players/map/planted.ts', '../window/PlayersWindow'],
  ])('an import upwards: %s of %s', (path, target) => {
    expect(breaches(path, `import { x } from '${target}'`)).toHaveLength(1)
    expect(breaches(path, `import type { X } from '${target}'`)).toHaveLength(1)
    expect(breaches(path, `import { x } from './beside'`)).toEqual([])
  })

  it('an import of the root from a room', () => {
    expect(breaches('rulesets/tiny/attack/planted.ts', `import { tiny } from '..'`)).toHaveLength(1)
    expect(breaches('rulesets/tiny/index.ts', `import { attack } from './attack/attack'`)).toEqual([])
  })

  it("a file at a ruleset's root, and one in a folder that is no chapter", () => {
    expect(breaches('rulesets/tiny/planted.ts')).toEqual(['rulesets/tiny/planted.ts lies at the root of rulesets/tiny'])
    expect(breaches('rulesets/tiny/helpers/planted.ts')).toHaveLength(1)
    expect(breaches('rulesets/tiny/index.ts')).toEqual([])
  })

  it('a drawer', () => {
    const files = Array.from({ length: MOST_FILES + 1 }, (_, i) => parseModule(`dice/planted${i}.ts`, ''))
    expect(chapterBreaches(files)).toHaveLength(1)
    expect(chapterBreaches(files.slice(1))).toEqual([])
  })

  it('a circle, of types too', () => {
    const a = parseModule('dice/a.ts', `import { b } from './b'`)
    const b = parseModule('dice/b.ts', `import { c } from './c'`)
    const c = parseModule('dice/c.ts', `import type { A } from './a'`)
    expect(circles([a, b])).toEqual([])
    expect(circles([a, b, c])).toEqual(['dice/a, dice/b, dice/c'])
  })
})
