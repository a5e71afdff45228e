import { useTable } from '~/store/state/useTable'
import { MenuList } from '../../parts/menus/overlays'
import { openCommands } from '../commands/commands'
import { shownKey } from '../commands/keyNames'

/** What the menu of the window offers: the commands that stand in it. */
export function MainMenu({ id, onClose }: { id: string; onClose(): void }) {
  const items = openCommands(useTable.getState()).flatMap(({ words, icon, keys: [key], menu, run }) =>
    menu
      ? [
          {
            words: words(),
            ...(icon && { icon }),
            ...(key !== undefined && { hotkey: shownKey(key) }),
            apart: menu === 'apart',
            act: () => run(null),
          },
        ]
      : [],
  )
  return <MenuList id={id} items={items} onClose={onClose} />
}
