import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json, TacticalRuleset } from '~/engine'
import type { TableTypes } from '~/table'
import { table } from './table'
// The fight of the template itself.
import '../scripts/smallest/fight.test'

const LISTS = [
  'src/rulesets/index.ts',
  'src/rulesets/rulebooks.ts',
  'src/app/parts.ts',
  'test/architecture/chapters.ts',
  'docs/rules/tiny.md',
]

/** Most lines of the smallest ruleset with what the window draws of it: everybody who begins has to read them. */
const MOST_LINES = 612

describe('npm run new-ruleset', () => {
  const root = mkdtempSync(join(tmpdir(), 'fray-'))
  const lay = (...given: string[]) =>
    spawnSync(process.execPath, ['scripts/new-ruleset.mjs', `--root=${root}`, ...given], { encoding: 'utf8' })
  const read = (path: string) => readFileSync(join(root, path), 'utf8')

  beforeAll(() => {
    for (const list of LISTS) {
      mkdirSync(dirname(join(root, list)), { recursive: true })
      cpSync(list, join(root, list))
    }
  })
  afterAll(() => rmSync(root, { recursive: true }))

  it('refuses a name that is no word, and one whose rows are called like those of another, and writes nothing', () => {
    expect(lay('Two words')).toMatchObject({ status: 1, stderr: expect.stringContaining('3 to 20 small letters') })
    expect(lay('tiny').stderr).toContain('docs/rules/tiny.md is there already')
    expect(lay().status).toBe(1)
    expect(existsSync(join(root, 'src/ui'))).toBe(false)
  })

  it('lays a ruleset that is entered wherever one has to be, and plays to its end by its own advice', async () => {
    const { status, stdout } = lay('pikes', 'Pikes and Powder')
    expect(status).toBe(0)
    expect(stdout).toContain('npx vitest src/rulesets/pikes')
    expect(read('src/rulesets/index.ts')).toContain("name: 'Pikes and Powder'")
    expect(read('src/rulesets/rulebooks.ts')).toMatch(/rulebooks = \{.*, pikes \}/)
    expect(read('src/app/parts.ts')).toMatch(/systems: \{[^}]*pikes: \(\) => import\('~\/ui\/systems\/pikes'\)/)
    expect(read('test/architecture/chapters.ts')).toContain("'rulesets/pikes':")
    expect(read('src/rulesets/pikes/commands.test.ts')).toContain("'../../../test/parties/pikes'")
    const laid = [...filesIn('src/rulesets/pikes'), ...filesIn('src/ui/systems/pikes'), 'docs/rules/pikes.md']
    expect(laid.filter(path => /smallest|SMALL-/i.test(read(path)))).toEqual([])

    const { pikes, tactics } = (await import(join(root, 'src/rulesets/pikes/index.ts'))) as {
      pikes: TacticalRuleset<TableTypes>
      tactics: TacticalRuleset<TableTypes>['tactics']
    }
    expect(pikes).toMatchObject({ id: 'pikes', name: 'Pikes and Powder' })
    expect(playedOut(pikes, tactics)).toMatchObject({ phase: 'over' })
  })

  it('lays it once', () => {
    expect(lay('pikes').stderr).toContain('src/rulesets/pikes/commands.ts is there already')
  })

  const filesIn = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => `${folder}/${file}`)
})

/** Two against two by advice, every die shows its highest face. */
function playedOut(ruleset: TacticalRuleset<TableTypes>, { next, likely }: TacticalRuleset<TableTypes>['tactics']) {
  const t = table(ruleset, '12x6')
  for (const side of ['Heroes', 'Foes']) t.do('side.add', 'gm', { name: side, show: 'exact' })
  for (const [i, side] of Object.keys(t.state.sides).entries())
    for (const y of [1, 3])
      t.do('join', 'gm', {
        list: [
          {
            name: `${side}${y}`,
            side,
            cell: t.cell([1 + 9 * i, y]),
            sheet: ruleset.state.sheet.blank() as unknown as Json,
          },
        ],
      })
  t.do('begin')
  for (let n = 0; n < 100; n++) {
    const command = next(t.state, t.terrain)
    if (!command) break
    t.do(command.type, command.by, command.with)
    for (let [ask] = t.open; ask; [ask] = t.open)
      if (ask.kind === 'roll') t.roll(ask.key, ...ask.dice)
      else t.choose(ask.key, likely(t.state, t.terrain, ask)!)
  }
  t.do('end')
  expect(Object.values(t.state.combatants).some(c => ruleset.display.isOut(c))).toBe(true)
  return t.state
}

it('the smallest ruleset stays small', () => {
  const files = readdirSync('scripts/smallest', { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && !/test|party/.test(file),
  )
  const lines = files.flatMap(file => readFileSync(join('scripts/smallest', file), 'utf8').split('\n'))
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
})
