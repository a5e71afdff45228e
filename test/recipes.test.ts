import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Json, type Ruleset, upgraded } from '~/engine'
import { CREATURE_FORMATS, creaturesOf } from '~/formats/import/importBytes'
import { derivedFrom } from '~/store/session/derived'
import { share } from '~/store/slice'
import type { FightView } from '~/store/session/fightView'
import { ruleset, skirmish, terrain } from '~/store/testing/skirmish'
import { starting, useTable } from '~/store/state'
import { type TableTypes } from '~/table'
import { COMMANDS, type Command, commandOfKey, menuItems } from '~/ui/gm/commands/commands'
import { keyLists } from '~/ui/gm/commands/KeysPanel'
import { paletteItems } from '~/ui/gm/palette/paletteItems'
import { closePanel, OPENING, openPanel, type Panel, readWindowState, useWindowState } from '~/ui/gm/state/windowState'
import { ROWS_DEPTH, shownRows } from '~/ui/systems/shared/orderGroups'
import { asOrdered } from './recorded/asRecorded'
import { table, type Table } from './table'

/** Each recipe of `docs/recipes.md` is played: one that no longer holds fails here. */
const PAGE = readFileSync('docs/recipes.md', 'utf8')

it('each recipe of the page is played here, and names three files of the sources at most', () => {
  const recipes = PAGE.split('\n## ').slice(1)
  const titles = recipes.map(one => one.split('\n')[0])
  const played = [...readFileSync('test/recipes.test.ts', 'utf8').matchAll(/^ *describe\('(.+)', /gm)].map(
    ([, name]) => name,
  )
  expect(titles).toEqual(played)
  for (const [i, one] of recipes.entries()) expect(one.match(/^\d\. /gm)?.length, titles[i]).toBeLessThanOrEqual(3)
})

type Edit = readonly [file: string, behind: string, add: string]

/** The smallest ruleset with these lines added, each behind some words that stand in the file once. */
async function changed(...edits: readonly Edit[]): Promise<Ruleset<TableTypes>> {
  const folder = mkdtempSync(join(tmpdir(), 'fray-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('scripts/smallest/rules', folder, { recursive: true })
  for (const [file, behind, add] of edits) {
    const path = join(folder, file)
    const parts = readFileSync(path, 'utf8').split(behind)
    expect(parts, `${file}: ${behind}`).toHaveLength(2)
    writeFileSync(path, parts.join(behind + add))
  }
  const { smallest } = (await import(join(folder, 'index.ts'))) as { smallest: Ruleset<TableTypes> }
  return smallest
}

/** Ann beside an orc, and it is her turn. */
function duel(rules: Ruleset<TableTypes>): { t: Table<TableTypes>; ann: string; orc: string } {
  const t = table(rules, '12x6')
  for (const name of ['Heroes', 'Foes']) t.do('side.add', 'gm', { name, show: 'exact' })
  const sheet = rules.state.sheet.blank() as unknown as Json
  for (const [i, side] of Object.keys(t.state.sides).entries())
    t.do('join', 'gm', { list: [{ name: ['Ann', 'Orc'][i]!, side, cell: t.cell([1 + i, 1]), sheet }] })
  const [ann = '', orc = ''] = Object.keys(t.state.combatants)
  t.do('begin')
  return { t, ann, orc }
}

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('A condition', () => {
  it('is a line: drawing, badge, editor, schema, older sheets and its end follow', async () => {
    const rules = await changed([
      'state.ts',
      "mark: 'fight', ends: ['turnStart', 'combat', 'fall'] },\n",
      "  dazed: { icon: 'stunned', words: 'sees stars', mark: 'fight', ends: ['turnStart', 'combat', 'fall'] },\n",
    ])
    expect(rules.conditions.dazed).toMatchObject({ icon: 'stunned' })
    const { t, ann, orc } = duel(rules)
    const status = (who: string) => (t.sheet(who) as { status: Record<string, boolean> }).status
    const field = rules.state.sheet.fields(t.sheet(orc)).find(({ path }) => path.includes('dazed'))
    expect(field).toMatchObject({ label: 'Dazed', role: 'condition', kind: { type: 'flag' } })
    expect(rules.state.sheet.problem({ ...t.sheet(orc), status: { guarding: false, dazed: 7 } })).toContain('dazed')
    t.set(orc, ['status', 'dazed'], true)
    expect(rules.display.badges(t.state.combatants[orc]!, t.state)).toEqual([
      { code: 'dazed', words: 'sees stars', open: true },
    ])
    t.do('pass', ann)
    expect(status(orc).dazed).toBe(false)
    t.set(orc, ['status', 'dazed'], true).do('end')
    expect(status(orc).dazed).toBe(false)
    const older = copied(t.state)
    delete (older.combatants[orc]!.sheet as { status: Record<string, boolean | undefined> }).status.dazed
    expect(rules.state.problem(older)).toContain('dazed')
    expect(upgraded(rules.state.declared, older)).toEqual(t.state)
  })
})

describe('A house rule', () => {
  it('is a line and the place that reads it: switch, usual value and older fights follow', async () => {
    const rules = await changed(
      [
        'state.ts',
        "twenty: flag(true, 'SMALL-OPT-01', 'A 20 always hits'),\n",
        "  needed: oneOf([12, 15], 'SMALL-OPT-02', 'An attack hits from'),\n",
      ],
      ['state.ts', 'import { flag, houseRules', ', oneOf'],
      ['commands.ts', 'if (total(because) < 12', ' + (w.now.settings.needed - 12)'],
    )
    expect(rules.state.settings.toggles.at(-1)).toEqual({
      key: 'needed',
      label: 'An attack hits from',
      rule: 'SMALL-OPT-02',
      values: [12, 15],
    })
    const attacked = (needed?: number) => {
      const { t, ann } = duel(rules)
      if (needed) t.do('settings', 'gm', { set: { needed } })
      t.do('attack', ann).roll('attack.dice', 12)
      if (t.open.length > 0) t.roll('attack.damage', 1)
      return t.said('hit').length
    }
    expect([attacked(), attacked(15)]).toEqual([1, 0])
    const { t } = duel(rules)
    const older = copied(t.state)
    delete (older.settings as { needed?: number }).needed
    expect(rules.state.problem(older)).toContain('needed')
    expect(upgraded(rules.state.declared, older).settings).toMatchObject({ needed: 12 })
  })
})

describe('An action', () => {
  it('is an entry of the list and its event: offer, card, key, undo and log follow', async () => {
    const rules = await changed(
      ['state.ts', "guards: { open: ['who'] },\n", "  rests: { open: ['who'] },\n"],
      [
        'commands.ts',
        'const ACTIONS = actionList<Smallest, { perform(w: World, who: Id): ReturnType<typeof attack> }>([\n',
        REST,
      ],
      ['display/index.ts', 'is on guard.`,\n', 'rests: (f, name) => `${name(f.who)} draws breath.`,\n'],
    )
    const { t, ann, orc } = duel(rules)
    t.set(ann, ['hp', 'cur'], 3)
    const offered = rules.commands.offers(t.state, t.terrain, ann).find(({ command }) => command.type === 'rest')
    expect(offered).toMatchObject({ name: 'Rest', hotkey: 'r', group: 'main' })
    expect(rules.commands.actions.rest).toMatchObject({
      icon: 'unconscious',
      price: { words: expect.stringContaining('turn') as string },
    })
    expect(t.refusal('rest', orc)?.code).toBe('othersTurn')
    t.do('rest', ann)
    expect(t.told).toContain('Ann draws breath.')
    expect(t.heard).toContain('Ann draws breath.')
    expect(t.sheet(ann)).toMatchObject({ hp: { cur: 4 } })
    expect(rules.display.text.command({ type: 'rest', by: ann }, () => 'Ann')).toBe('Ann: Rest')
  })
})

/** An action as the recipe has it. */
const REST = `  {
    ...turn,
    type: 'rest',
    name: 'Rest',
    hotkey: 'r',
    icon: 'unconscious',
    whyNot: inTurn(() => undefined),
    *perform(w, who) {
      w.editSheet(who, 'hp').cur++
      say(w, 'rests', { who })
      endTurn(w)
    },
  },
`

describe('A question', () => {
  it('is a key, its words and the place that asks: prompt, options and replay follow', async () => {
    const rules = await changed(
      ['state.ts', "'attack.damage': { ofAttack: true },\n", "  'attack.how': { ofAttack: true },\n"],
      [
        'commands.ts',
        'const see = questionVisibility(w, by, target)\n',
        "  if ((yield* choose(by, 'attack.how', () => ['plainly', 'twice'])) === 'twice') w.editSheet(target, 'hp').cur--\n",
      ],
      ['display/index.ts', "'attack.target': 'attack whom?',\n", "'attack.how': 'attack how?',\n"],
    )
    expect(rules.questions['attack.how']).toEqual({ ofAttack: true })
    const { t, ann, orc } = duel(rules)
    t.do('attack', ann)
    expect(t.asked).toBe('Ann: attack how?')
    expect(t.open[0]).toMatchObject({ options: [{ value: 'plainly' }, { value: 'twice' }] })
    expect(rules.display.text.option(t.open[0]!, 'twice', t.state)).toBe('Twice')
    t.choose('attack.how', 'twice').roll('attack.dice', 2)
    expect(t.sheet(orc)).toMatchObject({ hp: { cur: 5 } })
    expect(t.fork().state).toEqual(t.state)
  })
})

/** What the window reads of an open fight. */
function openFight(): FightView {
  const { state: snapshot, timeline } = skirmish().play.fight
  const fight: Partial<FightView> = {
    ...derivedFrom({ ruleset, snapshot, terrain }),
    ruleset,
    terrain,
    map: terrain.map,
    snapshot,
    asks: null,
    mark: timeline.mark,
  }
  return fight as FightView
}

describe('A panel', () => {
  beforeEach(() => useWindowState.setState(OPENING, true))

  it('is a member of the union: it takes the place of another panel, and gives it back', () => {
    const planted = { kind: 'planted' } as unknown as Panel
    openPanel({ kind: 'keys' })
    openPanel(planted)
    expect(readWindowState().panel).toEqual(planted)
    closePanel('keys')
    expect(readWindowState().panel).toEqual(planted)
    closePanel(planted.kind)
    expect(readWindowState().panel).toBeNull()
  })
})

describe('A column of the turn order', () => {
  it('is a field of a lane’s row: it reaches the row that is drawn, and a row is new only when it says otherwise', () => {
    const { order, shown } = openFight()
    const rows = order.flatMap(lane => lane.rows)
    const withScore = (score: number) =>
      shownRows(
        rows.map(row => ({ ...row, score })),
        shown,
      )
    const before = withScore(1)
    expect(before.length).toBeGreaterThan(0)
    expect(before[0]).toMatchObject({ score: 1, combatant: { id: rows[0]!.who } })
    expect(share(before, withScore(1), ROWS_DEPTH)).toBe(before)
    expect(share(before, withScore(2), ROWS_DEPTH)[0]).toMatchObject({ score: 2 })
  })

  it('is in no recording', () => {
    const { order } = openFight()
    const wider = order.map(lane => ({ ...lane, rows: lane.rows.map(row => ({ ...row, score: 1 })) }))
    expect(JSON.stringify(asOrdered(wider))).toBe(JSON.stringify(order))
  })
})

describe('A command and its key', () => {
  const planted = { run: vi.fn() }
  const command: Command = {
    id: 'sheet',
    words: () => 'Count the coins',
    keys: ['Shift+y'],
    menu: 'plain',
    palette: 'menu',
    when: () => true,
    run: planted.run,
  }
  beforeEach(() => {
    vi.stubGlobal('document', { querySelector: () => null })
    useTable.setState({ ...starting, fight: openFight() })
    ;(COMMANDS as Command[]).push(command)
  })
  afterEach(() => {
    ;(COMMANDS as Command[]).pop()
    vi.unstubAllGlobals()
  })

  it('is an entry of the table: menu, palette, list of keys and the key follow', () => {
    const state = useTable.getState()
    const inMenu = menuItems(state).find(({ words }) => words === 'Count the coins')
    expect(inMenu).toMatchObject({ hotkey: expect.stringContaining('Y') as string })
    const inPalette = paletteItems(state, [], { current: null }).find(({ words }) => words === 'Count the coins')
    const rows = keyLists(new Map()).flatMap(list => list.rows.map(([, words]) => words))
    expect(rows).toContain('Count the coins')
    inMenu?.act?.()
    inPalette?.act()
    commandOfKey('Shift+y')?.run(null)
    expect(planted.run).toHaveBeenCalledTimes(3)
  })
})

describe('A file format', () => {
  const read = vi.fn(() => ({ ok: true as const, value: { creatures: [] } as never, problems: [] }))
  beforeEach(() => void (CREATURE_FORMATS as (typeof CREATURE_FORMATS)[number][]).push({ is: isHerd, read }))
  afterEach(() => void (CREATURE_FORMATS as (typeof CREATURE_FORMATS)[number][]).pop())
  const isHerd = (value: unknown) => typeof value === 'object' && value !== null && 'herd' in value

  it('is an entry of the list: a file is known by its content, whatever its name', () => {
    expect(creaturesOf({ herd: ['cow'] }, 'any.json')).toMatchObject({ ok: true })
    expect(read).toHaveBeenCalledWith({ herd: ['cow'] }, 'any.json')
    expect(creaturesOf({ flock: [] }, 'herd.json')).toBeUndefined()
  })
})
