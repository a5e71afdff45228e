import type { StateRules } from '~/engine/ruleset'
import { terrainOf } from '~/table/map/terrain'
import { added, problem } from '../state/problem'
import { settings, settingsTree } from '../state/settings'
import { sheetProblem, sheetTree, thingFields } from '../state/sheet'
import type { Murdham } from '../state/types'
import { blank } from './blank'
import { convertSheet } from './convertSheet'
import { fields } from './fields'
import { ofPlayers } from './ofPlayers'
import { presets } from './presets'
import { footprintOf } from './size'

/** What is at rest: settings, sheets, sides, and when all of it is sound. */
export const state: StateRules<Murdham> = {
  declared: { settings: settingsTree, sheet: sheetTree, added, thing: thingFields },
  settings,
  sheet: {
    blank,
    ofPlayers,
    presets,
    fields,
    gear: [{ at: 'weapons', isWeapon: () => true }, { at: 'armour' }, { at: 'shields' }],

    problem: sheetProblem,
    convert: convertSheet,
    knownBefore: sheet => sheet.status.knownBefore,
  },
  side: { blank: () => ({ allies: [] }) },
  problem,
  footprint: footprintOf,
  terrain: terrainOf,
}
