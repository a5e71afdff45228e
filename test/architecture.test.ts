import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { constructBreaches, loadedLater, MOST_PARTS } from './architecture/constructs'
import { directionBreaches } from './architecture/directions'
import { LAYERS, PLAYERS_PAGES, PROCEDURE_FOLDERS, PURE_FOLDERS } from './architecture/layers'
import { nameBreaches, namesOf } from './architecture/names'
import { readSources } from './architecture/readSources'
import { parseModule, stem } from './architecture/sourceModule'
import { wordBreaches } from './architecture/words'
import { rulesets } from './systems'

/** Fewer modules than this means that the tree was not read, not that it is sound. */
const FEWEST_MODULES = 40

const sources = readSources()

describe('the source tree', () => {
  it('was read, and its imports were understood', () => {
    expect(sources.length).toBeGreaterThan(FEWEST_MODULES)
    expect(sources.flatMap(module => module.imports).length).toBeGreaterThan(FEWEST_MODULES)
    const names = new Set(sources.map(module => stem(module.path)))
    const exists = (target: string) =>
      names.has(target) || names.has(`${target}/index`) || existsSync(join('src', target))
    const lost = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ inside, target }) => inside && !exists(target))
        .map(({ target }) => `${path} imports ${target}, which is no module of the product`),
    )
    expect(lost).toEqual([])
  })

  it('imports along the layers only', () => {
    expect(directionBreaches(sources)).toEqual([])
  })

  it('asks in one place, and its rules never wait', () => {
    expect(constructBreaches(sources)).toEqual([])
  })

  it('knows no action, question, pool or field of a ruleset by its name', () => {
    const names = namesOf(rulesets)
    expect([...names.keys()]).toEqual(expect.arrayContaining(['advanceAttack', 'attack.target', 'stamina', 'hp']))
    expect(nameBreaches(sources, names)).toEqual([])
  })

  it('says what it says in the catalogues of a language', () => {
    expect(wordBreaches(sources)).toEqual([])
  })
})

describe('the check of names catches', () => {
  const names = namesOf(rulesets)
  const breaches = (code: string, path = 'ui/gm/actions/planted.ts') => nameBreaches([parseModule(path, code)], names)

  it.each([
    ['an action', `const ENDS = new Set(['endTurn'])`],
    ['an action by an everyday word', `if (offer.command.type === 'attack') light()`],
    ['a question', `if (ask.key === 'attack.target') aim()`],
    ['a pool', `const first = pools.find(({ key }) => key === 'stamina')`],
    ['a field', `valueAt(sheet, ['armorItems'])`],
  ])('%s', (_, code) => {
    expect(breaches(code)).toHaveLength(1)
  })

  it('nothing in the folders of a ruleset, and no everyday words', () => {
    expect(breaches(`run('endTurn')`, 'rulesets/tiny/planted.ts')).toEqual([])
    expect(breaches(`const line = { lineCap: 'round', of: 'attack' }`)).toEqual([])
  })
})

describe('the load plan', () => {
  it('names every part that loads later, and they are few', () => {
    const { breaches, count } = loadedLater(sources)
    expect(breaches).toEqual([])
    expect(count).toBeLessThanOrEqual(MOST_PARTS + 2 * rulesets.length)
    expect(count).toBeGreaterThan(1)
  })

  it('catches a part that is loaded past it', () => {
    const planted = parseModule('ui/gm/planted.tsx', `const load = () => import('./Sheet')`)
    expect(loadedLater([planted]).breaches).toEqual(['ui/gm/planted.tsx imports while it runs'])
  })
})

describe('the check of words catches', () => {
  const breaches = (code: string) => wordBreaches([parseModule('ui/gm/top/planted.tsx', code)])

  it.each([
    ['a text', `<p>Nothing is lost</p>`],
    ['a text around what is put in', `<p>Round {n}</p>`],
    ['a label', `<Button aria-label="close" />`],
    ['a title that depends', `<Button title={isOn ? 'off' : name} />`],
    ['a template', '<Button label={`${n} more`} />'],
    ['what an element shows if', `<p>{isOn && 'on'}</p>`],
    ['an item of a menu', `[{ words: 'Export', act }]`],
    ['a constant', `const NONE = 'Nobody is here'`],
    ['an answer', 'const say = n => `${n} of them, says ${name}`'],
    ['a word that waits', `toast('opening …')`],
  ])('%s', (_, code) => {
    expect(breaches(code)).toHaveLength(1)
  })

  it('no names, numbers, classes or keys', () => {
    expect(
      breaches(`<p className={isOn ? 'flex gap-2' : \`px-3 \${more}\`} data-of="side" title={TOP.menu} hotkey="Shift+Enter">
        Fray · {done}/{steps} {isOn && <i className="dot" />} {kind === 'foe' ? TOP.foe : TOP.friend}
      </p>`),
    ).toEqual([])
  })
})

describe('the check of directions catches', () => {
  const breaches = (path: string, code: string) => directionBreaches([parseModule(path, code)])

  it.each([
    ['engine/planted.ts', 'grid/squares'],
    ['engine/planted.ts', 'store/fight'],
    ['grid/planted.ts', 'engine/run'],
    ['dice/planted.ts', 'engine/run'],
    ['table/planted.ts', 'dice/generator'],
    ['table/planted.ts', 'rulesets/index'],
    ['rulesets/endurance/planted.ts', 'dice/generator'],
    ['rulesets/endurance/planted.ts', 'rulesets/tiny/attack/attack'],
    ['rulesets/endurance/planted.ts', 'store/fight'],
    ['rulesets/index.ts', 'engine/run'],
    ['simulate/planted.ts', 'rulesets/endurance/attack/strike'],
    ['simulate/planted.ts', 'store/fight'],
    ['storage/planted.ts', 'engine/run'],
    ['formats/planted.ts', 'storage/journal'],
    ['feed/planted.ts', 'store/fight'],
    ['store/planted.ts', 'ui/gm/Sidebar'],
    ['store/planted.ts', 'rulesets/endurance/attack/strike'],
    ['ui/parts/planted.tsx', 'store/fight'],
    ['ui/board/planted.tsx', 'engine/run'],
    ['ui/board/planted.tsx', 'store/fight'],
    ['ui/systems/endurance/planted.tsx', 'rulesets/endurance/attack/strike'],
    ['ui/systems/endurance/planted.tsx', 'ui/systems/tiny/Sidebar'],
    ['ui/systems/planted.tsx', 'rulesets/endurance/attack/strike'],
    ['ui/gm/planted.tsx', 'engine/run'],
    ['ui/gm/planted.tsx', 'ui/systems/endurance/Sidebar'],
    ['ui/players/planted.tsx', 'store/fight'],
    ['ui/players/planted.tsx', 'storage/journal'],
    ['ui/players/planted.tsx', 'engine/timeline'],
    ['ui/library/planted.tsx', 'ui/gm/Sidebar'],
    ['app/planted.tsx', 'rulesets/endurance/attack/strike'],
  ])('%s importing %s', (path, target) => {
    expect(breaches(path, `import { x } from '~/${target}'`)).toEqual([`${path} imports ${target}`])
  })

  it.each(Object.keys(LAYERS))('a package that %s must not use', layer => {
    const path = `${layer.replace('*', 'endurance')}/planted.ts`
    expect(breaches(path, `import x from 'left-pad'`)).toEqual([`${path} imports left-pad`])
  })

  it('a package of the GM’s window in the players’', () => {
    const code = `import { renderSVG } from 'uqr'`
    expect(breaches('ui/gm/planted.tsx', code)).toEqual([])
    expect(breaches('ui/players/planted.tsx', code)).toHaveLength(1)
    expect(breaches('ui/board/planted.tsx', code)).toHaveLength(1)
  })

  it.each([
    ['a relative path', `import { x } from '../store/fight'`],
    ['a re-export', `export { x } from '~/store/fight'`],
    ['a re-export of everything', `export * from '~/store/fight'`],
    ['a lazy import', `const x = () => import('~/store/fight')`],
    ['a worker', `new Worker(new URL('../store/fight.ts', import.meta.url))`],
    ['a side effect', `import '~/store/fight'`],
    ['a suffix of the build', `import x from '~/store/fight?worker'`],
  ])('a breach written as %s', (_, code) => {
    expect(breaches('engine/planted.ts', code)).toEqual(['engine/planted.ts imports store/fight'])
  })

  it('a breach written as a type', () => {
    const breach = ['engine/planted.ts imports type store/fight']
    expect(breaches('engine/planted.ts', `import type { X } from '~/store/fight'`)).toEqual(breach)
    expect(breaches('engine/planted.ts', `type X = import('~/store/fight').X`)).toEqual(breach)
  })

  it('an import that is computed', () => {
    expect(breaches('engine/planted.ts', `const x = (y: string) => import(y)`)).toHaveLength(1)
  })

  it('a file outside of every folder', () => {
    expect(breaches('planted.ts', '')).toHaveLength(1)
    expect(breaches('ui/planted.ts', '')).toHaveLength(1)
  })

  it.each([
    ['a module', `export { x } from '~/store/fight'`],
    ['a package', `export { x } from 'zustand'`],
  ])("%s that comes into the players' page through another", (_, code) => {
    const page = [
      parseModule('app/players.tsx', `import { View } from '~/ui/players/View'`),
      parseModule('ui/players/View.tsx', `import { Map } from '~/ui/board'`),
      parseModule('ui/board/index.ts', `export { Map } from './Map'`),
      parseModule('ui/board/Map.tsx', ''),
    ]
    expect(directionBreaches(page)).toEqual([])
    const planted = page.with(3, parseModule('ui/board/Map.tsx', code))
    expect(directionBreaches(planted).filter(breach => breach.startsWith("the players' page loads"))).toHaveLength(1)
  })

  it('nothing in what the layers allow', () => {
    expect(breaches('table/planted.ts', `import { notation } from '~/dice/notation'`)).toEqual([])
    expect(breaches('storage/planted.ts', `import type { Row } from '~/engine'`)).toEqual([])
    expect(breaches('storage/planted.ts', `import { type Row, type Kept } from '~/engine/types'`)).toEqual([])
    expect(breaches('rulesets/index.ts', `const load = () => import('./parties/endurance')`)).toEqual([])
    expect(
      breaches('ui/systems/endurance/planted.tsx', `import type { Sheet } from '~/rulesets/endurance/state/sheet'`),
    ).toEqual([])
    expect(breaches('rulesets/endurance/planted.ts', `import { attack } from './attack'`)).toEqual([])
    for (const { entry } of PLAYERS_PAGES) expect(sources.some(({ path }) => path === `${entry}.tsx`)).toBe(true)
  })
})

describe('the check of constructs catches', () => {
  const breaches = (path: string, code: string) => constructBreaches([parseModule(path, code)])

  it.each(PROCEDURE_FOLDERS)('a bare yield in %s', folder => {
    const code = `export function* attack() { const x = yield 1; return x }`
    const path = `${folder}/planted.ts`
    expect(breaches(path, code)).toEqual([`${path} yields without delegating`])
    expect(breaches(path, code.replace('yield', 'yield*'))).toEqual([])
    expect(breaches('engine/ask.ts', code)).toEqual([])
  })

  it.each([
    ['a call', `w.emit({ type: 'dodged', with: { total }, shared: { total } })`],
    ['a name of its own', `const tell = (w: World) => { const { emit: out } = w; out(event) }`],
    ['a string', `w['emit'](event)`],
  ])('an event that rules emit past say, by %s', (_, code) => {
    for (const path of ['rulesets/endurance/reactions/planted.ts', 'table/tokens/planted.ts'])
      expect(breaches(path, code)).toEqual([`${path} emits an event past say`])
    expect(breaches('table/secrecy/say.ts', code)).toEqual([])
    expect(breaches('feed/planted.ts', code)).toEqual([])
  })

  it.each(PURE_FOLDERS)('waiting in %s', folder => {
    for (const code of [
      'export async function wait() {}',
      'export const wait = async () => 0',
      'export const wait = { async wait() {} }',
      'export const wait = Promise.resolve(0)',
    ]) {
      expect(breaches(`${folder}/planted.ts`, code)).toHaveLength(1)
      expect(breaches('storage/planted.ts', code)).toEqual([])
    }
  })

  it.each(PURE_FOLDERS)('a check switched off in %s', folder => {
    for (const comment of ['oxlint-disable', 'eslint-disable-next-line no-restricted-globals', '@ts-ignore']) {
      expect(breaches(`${folder}/planted.ts`, `// ${comment}\nexport const planted = 0`)).toHaveLength(1)
    }
  })
})
