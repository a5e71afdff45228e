import { useTableSelector } from '~/store/state/useTable'
import type { MenuItem } from '../../parts/menus/items'
import { MenuList } from '../../parts/menus/overlays'
import { saveFight } from '../state/saveFight'
import { setWindowState, useWindowState } from '../state/windowState'

/** What the menu of the window offers. */
export function MainMenu({ id, onClose }: { id: string; onClose(): void }) {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  const theme = useWindowState(v => v.theme)
  const letters = useWindowState(v => v.letters)
  const odds = useWindowState(v => v.odds)
  const items: readonly MenuItem[] = [
    { words: 'Fights, new fight, import …', icon: 'fights', act: () => setWindowState({ tab: 'fights' }) },
    { words: 'Library: creatures, parties, encounters', icon: 'several', act: () => setWindowState({ library: true }) },
    ...(fight
      ? ([
          { words: 'Encounter: sides, combatants', icon: 'encounter', act: () => setWindowState({ tab: 'encounter' }) },
          { words: 'Let Fray play …', icon: 'target', act: () => setWindowState({ letPlay: true }) },
          {
            words: 'Branches: other lines of play',
            icon: 'undo',
            act: () => setWindowState({ branches: true }),
          },
          {
            words: 'Forecast: how this fight may end',
            icon: 'eye',
            act: () => setWindowState({ forecast: true }),
          },
          { words: 'House rules', icon: 'task', act: () => setWindowState({ houseRules: true }) },
          { words: 'Export this fight', icon: 'take', act: () => saveFight(fight) },
        ] satisfies MenuItem[])
      : []),
    { words: 'Rulebook', icon: 'rules', act: () => setWindowState({ tab: 'rules', rule: null }) },
    { words: 'Keys', icon: 'hand', hotkey: '?', act: () => setWindowState({ keys: true }) },
    {
      words: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: 'eye',
      apart: true,
      act: () => setWindowState({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    {
      words: odds ? 'Hide odds' : 'Show odds',
      act: () => setWindowState({ odds: !odds }),
    },
    {
      words: letters ? 'Switch single-letter keys off' : 'Switch single-letter keys on',
      act: () => setWindowState({ letters: !letters }),
    },
    { words: 'About Fray, and whom it thanks', apart: true, act: () => setWindowState({ about: true }) },
  ]
  return <MenuList id={id} items={items} onClose={onClose} />
}
