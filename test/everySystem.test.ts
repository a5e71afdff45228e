import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HOUSES } from './architecture/chapters'
import { LINES } from '~/ui/parts/signs/drawings'
import { FURTHER_ICONS } from '~/ui/parts/signs/furtherIcons'
import { GAME_ICONS, SKULL } from '~/ui/parts/signs/gameIcons'
import { ofEachSystem, rulesets, systems } from './systems'

it('every folder of rulesets is in the registry, and the other way round', () => {
  const folders = readdirSync('src/rulesets', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(systems.map(({ id }) => id).toSorted())
})

// What looks at one system lies in a file of its own; a new system without one would be looked at by nobody.
it.each(systems)('$name has what its tests are made of', ({ id }) => {
  const files = [
    `docs/rules/${id}.md`,
    `docs/reference/${id}.md`,
    `src/ui/systems/${id}`,
    `test/parties/${id}.ts`,
    `test/fuzz/${id}/game.ts`,
    `test/fuzz/${id}/${id}.fuzz.test.ts`,
    `test/recorded/fights/${id}.fray`,
    `test/recorded/fights/${id}.journal`,
    `test/recorded/fights/${id}.transcript`,
    `test/recorded/played/${id}.test.ts`,
    `test/recorded/advised/${id}.test.ts`,
    `e2e/systems/${id}.spec.ts`,
  ]
  expect(files.filter(file => !existsSync(file))).toEqual([])
  expect(Object.keys(HOUSES), 'its chapters, in test/architecture/chapters.ts').toContain(`rulesets/${id}`)
})

it.each(systems)('attacks of $name are played for their outcomes and for their odds', ({ id }) => {
  for (const file of ['test/outcomes.test.ts', 'test/ahead/odds.test.ts'])
    expect(readFileSync(file, 'utf8'), file).toContain(`parties/${id}'`)
})

it.each(rulesets)('$id declares drawings that there are', ({ commands, conditions }) => {
  const drawings = { ...LINES, ...GAME_ICONS, ...SKULL, ...FURTHER_ICONS }
  const declared = [...Object.values(commands.actions), ...Object.values(conditions)].flatMap(({ icon }) => icon ?? [])
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.filter(icon => !(icon in drawings))).toEqual([])
})

// A switch that stood beside the declared marks would have a badge, a place in the editor and an end of its own.
it.each(rulesets)('$id declares every switch among the conditions of a sheet', ({ id, state, conditions }) => {
  const switches = state.sheet
    .fields(state.sheet.blank())
    .filter(({ role, kind, path }) => role === 'condition' && kind.type === 'flag' && path.length === 2)
    .map(({ path }) => String(path[1]))
  expect(switches.length).toBeGreaterThan(2)
  // Had its turn: it ails nobody, and is seen in the order.
  const isNone = (name: string) => id === 'endurance' && name === 'acted'
  expect(switches.filter(name => !isNone(name) && !('mark' in (conditions[name] ?? {})))).toEqual([])
})

it.each(systems)('random fights of $name find conditions that outlive what ends them', ({ id }) => {
  expect(readFileSync(`test/fuzz/${id}/game.ts`, 'utf8')).toMatch(/never: \{\s+\.\.\.endings</)
})

it('a list of systems that lacks one, or has one that there is not, fails and says which', () => {
  const all = Object.fromEntries(systems.map(({ id }, i) => [id, i]))
  expect(ofEachSystem(all, 'a list').map(([id]) => id)).toEqual(systems.map(({ id }) => id))
  const { tiny: _, ...fewer } = all
  expect(() => ofEachSystem(fewer, 'a list')).toThrow('a list: add tiny, which src/rulesets/index.ts has.')
  expect(() => ofEachSystem({ ...all, twenty: 20 }, 'a list')).toThrow('twenty is not in src/rulesets/index.ts')
})
