import type { StateRules } from '~/engine/ruleset'
import { terrainOf } from '~/table/map/terrain'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { sheetProblem, sheetTree } from '../state/sheet'
import type { Hallowed } from '../state/types'
import { blank } from './blank'
import { convertSheet } from './convertSheet'
import { fields } from './fields'
import { ofPlayers } from './ofPlayers'
import { presets } from './presets'

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Hallowed> = {
  declared: { settings: settingsTree, sheet: sheetTree, added },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true }, { at: 'items' }, { at: 'armour' }],
    problem: sheetProblem,
    convert: convertSheet,
  },
  side: { blank: () => ({ allies: [] }) },
  problem,
  footprint: sheet => sheet.footprint,
  terrain: terrainOf,
}
