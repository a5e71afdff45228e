import type { StateRules } from '~/engine/ruleset'
import { terrainOf } from '~/table/map/terrain'
import { blank } from './blank'
import { convertSheet } from './convertSheet'
import { fields } from './fields'
import { ofPlayers } from './ofPlayers'
import { presets } from './presets'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { sheetProblem, sheetTree } from '../state/sheet'
import type { Ratbags } from '../state/types'

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Ratbags> = {
  declared: { settings: settingsTree, sheet: sheetTree, added },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true }, { at: 'armorItems' }],
    families: ['cairn'],
    problem: sheetProblem,
    convert: convertSheet,
  },
  side: { blank: () => ({}) },
  problem,
  footprint: sheet => sheet.footprint,
  terrain: terrainOf,
}
