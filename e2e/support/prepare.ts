import { expect, type Page } from '@playwright/test'
import { type Json, openFight, type Row } from '~/engine'
import { packFight } from '~/formats/fight/pack'
import { rulesets } from '~/rulesets'
import { preparedBoard } from '~/store/convert'
import { createTerrain, newEncounter } from '~/table'
import { joinersOf, planJoin } from '~/ui/gm/encounter/joinForm'
import { mouse } from './mouse'
import { sidePanel } from './table'

/** The field that brings combatants in. */
export const FIELD = 'Combatants to add, like 4 guard'

/** Who comes into a fight on one side. */
export interface Fighters {
  /** The side's name; the first two are Heroes and Foes unless said otherwise. */
  side?: string
  /** What would be typed to bring them in. */
  typed: readonly string[]
  /** Where they are put: name, column, row, from 1 on. */
  at: readonly (readonly [string, number, number])[]
}

/** Four of a kind in a column of the map, each next to the one of the other four. */
export function four(kind: string, column: number): Fighters {
  const names = ['A', 'B', 'C', 'D'].map(letter => `${kind} ${letter}`)
  return { typed: [`4 ${kind}`], at: names.map((name, i) => [name, column, 2 + 3 * i]) }
}

/** The blank grid of a new fight, as its form proposes it. */
const GRID = { width: 24, height: 16, walls: [], portals: [] }
const MAP = { name: 'Blank grid', grid: GRID, picture: null }
/** The fight is known by this name. */
const NAME = 'The marsh'

/**
 * Opens Fray with a fight on a blank grid that was prepared and exported before: its file is imported. That it can be prepared by hand
 * is shown by `fight/fight.spec.ts`.
 */
export async function prepare(
  page: Page,
  rules: string,
  ...fighters: readonly [Fighters, Fighters, ...Fighters[]]
): Promise<void> {
  const buffer = await prepared(rules, fighters)
  await page.goto('/')
  await mouse(page).importFile({ name: 'marsh.fray', mimeType: 'application/zip', buffer })
  await sidePanel(page).getByRole('button', { name: 'Add and open it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(NAME)
}

/** The file of a fight by these rules with these on its sides at these squares, as the GM's commands leave it before combat. */
async function prepared(rules: string, fighters: readonly Fighters[]): Promise<Buffer> {
  const entry = rulesets.find(({ name }) => name === rules)
  if (!entry) throw new Error(`There are no rules ${rules}.`)
  const ruleset = await entry.load()
  const terrain = createTerrain(GRID, ruleset.commands.diagonals)
  const fresh = newEncounter(ruleset, 'marsh')
  const start = { ...fresh, board: { ...fresh.board, ...preparedBoard(MAP) } }
  const fight = openFight({ ruleset, terrain, state: start })
  const rows: Row[] = []
  const make = (type: string, given: { readonly [key: string]: unknown }) => {
    const { no, rows: kept = [] } = fight.do({ type, by: 'gm', with: given as { [key: string]: Json } })
    if (no) throw new Error(`${type}: ${no.problem ?? no.reason.code}`)
    rows.push(...kept)
  }
  fighters.forEach(({ side }, i) =>
    make('side.add', { name: side ?? (i === 0 ? 'Heroes' : 'Foes'), show: i === 0 ? 'exact' : 'words' }),
  )
  for (const [i, { typed }] of fighters.entries())
    for (const words of typed) {
      const form = { typed: words, side: Object.keys(fight.state.sides)[i], isHidden: false, isPlaced: true }
      const view = { snapshot: fight.state, terrain, map: terrain.map, ruleset }
      make('join', { list: joinersOf(view, form, planJoin(view, form)) })
    }
  for (const [name, column, row] of fighters.flatMap(({ at }) => at)) {
    const who = Object.values(fight.state.combatants).find(one => one.name === name)?.id
    make('place', { who, cell: (row - 1) * GRID.width + column - 1 })
  }
  const map = { id: 'marsh', ...MAP }
  return Buffer.from(packFight({ meta: { name: NAME, ruleset: ruleset.id, start }, map, rows, pictures: [] }))
}
