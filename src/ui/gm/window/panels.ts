import { WINDOW } from '~/words/en/window'
import type { IconName } from '../../parts/signs/Icon'
import type { Tab } from '../state/windowState'

/** The panels beside the map. */
export const PANELS: readonly (readonly [Tab, string, IconName])[] = [
  ['sheet', WINDOW.panels.sheet, 'sheet'],
  ['log', WINDOW.panels.log, 'log'],
  ['map', WINDOW.panels.map, 'map'],
  ['encounter', WINDOW.panels.encounter, 'encounter'],
  ['fights', WINDOW.panels.fights, 'fights'],
  ['rules', WINDOW.panels.rules, 'rules'],
]
