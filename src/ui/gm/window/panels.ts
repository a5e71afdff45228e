import type { IconName } from '../../parts/signs/Icon'
import type { Tab } from '../state/windowState'

/** The panels beside the map. */
export const PANELS: readonly (readonly [Tab, string, IconName])[] = [
  ['sheet', 'Sheet', 'sheet'],
  ['log', 'Log', 'log'],
  ['map', 'Map', 'map'],
  ['encounter', 'Encounter', 'encounter'],
  ['fights', 'Fights', 'fights'],
  ['rules', 'Rules', 'rules'],
]
