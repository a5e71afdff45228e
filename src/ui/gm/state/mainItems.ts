import type { Id } from '~/engine'
import type { MenuItem } from '../../parts/menus/items'
import { openGuide } from './openGuide'
import { saveFight, saveForPlayers } from './saveFight'
import { setWindowState, type WindowState } from './windowState'

/** What the window's menu offers, which the palette knows as well. */
interface MainItem extends MenuItem {
  /** Further words it is found by. */
  search?: string
}

export function mainItems(
  fight: { readonly id: Id; readonly name: string } | null,
  { theme, letters, odds }: Pick<WindowState, 'theme' | 'letters' | 'odds'>,
): readonly MainItem[] {
  const ofFight: readonly MainItem[] = fight
    ? [
        {
          words: 'Encounter: sides, combatants',
          icon: 'encounter',
          search: 'add house rules',
          act: () => setWindowState({ tab: 'encounter' }),
        },
        {
          words: 'Let Fray play …',
          icon: 'target',
          search: 'foes automatic tactics themselves',
          act: () => setWindowState({ letPlay: true }),
        },
        {
          words: 'Branches: other lines of play',
          icon: 'undo',
          search: 'past undo timeline what if',
          act: () => setWindowState({ branches: true }),
        },
        {
          words: 'Forecast: how this fight may end',
          icon: 'eye',
          search: 'chance odds win simulate what if',
          act: () => setWindowState({ forecast: true }),
        },
        {
          words: 'Players’ screens …',
          icon: 'screens',
          search: 'cast tv tablet phone network broker qr link',
          act: () => setWindowState({ screens: true }),
        },
        { words: 'House rules', icon: 'task', act: () => setWindowState({ houseRules: true }) },
        { words: 'Print the sheets', icon: 'sheet', search: 'paper', act: () => setWindowState({ paper: 'sheets' }) },
        { words: 'Print the log', icon: 'log', search: 'paper', act: () => setWindowState({ paper: 'log' }) },
        { words: 'Export this fight', icon: 'take', search: 'save file download', act: () => saveFight(fight) },
        { words: 'Export for players', icon: 'take', search: 'save file recording replay', act: saveForPlayers },
      ]
    : []
  return [
    { words: 'Fights, new fight, import …', icon: 'fights', act: () => setWindowState({ tab: 'fights' }) },
    {
      words: 'Library: creatures, parties, encounters',
      icon: 'several',
      search: 'keep backup maps house rules',
      act: () => setWindowState({ library: true }),
    },
    ...ofFight,
    { words: 'Rulebook', icon: 'rules', act: () => setWindowState({ tab: 'rules', rule: null }) },
    { words: 'Help: the guide', icon: 'rules', search: 'manual how to', act: openGuide },
    { words: 'Keys', icon: 'hand', hotkey: '?', search: 'help shortcuts', act: () => setWindowState({ keys: true }) },
    {
      words: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: 'eye',
      apart: true,
      act: () => setWindowState({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    {
      words: odds ? 'Hide odds' : 'Show odds',
      search: 'chance probability',
      act: () => setWindowState({ odds: !odds }),
    },
    {
      words: letters ? 'Switch single-letter keys off' : 'Switch single-letter keys on',
      act: () => setWindowState({ letters: !letters }),
    },
    { words: 'About Fray, and whom it thanks', apart: true, act: () => setWindowState({ about: true }) },
  ]
}
