import { useTableSelector } from '~/store/state/useTable'
import { MenuList } from '../../parts/menus/overlays'
import { mainItems } from '../state/mainItems'
import { useWindowState } from '../state/windowState'

/** What the menu of the window offers. */
export function MainMenu({ id, onClose }: { id: string; onClose(): void }) {
  const fight = useTableSelector(({ fight }) => fight && { id: fight.id, name: fight.name })
  const theme = useWindowState(v => v.theme)
  const letters = useWindowState(v => v.letters)
  const odds = useWindowState(v => v.odds)
  return <MenuList id={id} items={mainItems(fight, { theme, letters, odds })} onClose={onClose} />
}
