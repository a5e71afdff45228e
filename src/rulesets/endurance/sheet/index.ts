import type { StateRules } from '~/engine/ruleset'
import { terrainOf } from '~/table/map/terrain'
import { added, problem, thingFields } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { sheetProblem, sheetTree } from '../state/sheet'
import type { Endurance } from '../state/types'
import { blank } from './blank'
import { convertSheet } from './convertSheet'
import { fields } from './fields'
import { presets } from './presets'

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Endurance> = {
  declared: { settings: settingsTree, sheet: sheetTree, added, thing: thingFields },
  settings,
  sheet: {
    blank,
    presets,
    fields,
    gear: [{ at: 'items', isWeapon: thing => 'weapon' in thing && Boolean(thing.weapon) }],
    problem: sheetProblem,
    convert: convertSheet,
  },
  side: { blank: () => ({ objective: '', objectiveDone: false, objectiveShown: false, friends: [] }) },
  problem,
  footprint: sheet => sheet.footprint,
  terrain: terrainOf,
}
