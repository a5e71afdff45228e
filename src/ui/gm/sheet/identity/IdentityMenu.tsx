import type { Id } from '~/engine'
import { SHEET_MENU } from '~/language/en/gm/sheet/sheetMenu'
import { useFightSelector } from '~/store/hooks/useFight'
import { asGm } from '~/store/state/asGm'
import type { MenuItem } from '../../../parts/menus/items'
import { MenuList } from '../../../parts/menus/overlays'
import { keepInLibrary } from '../../state/inLibrary'
import { openPictureForm, setWindowState } from '../../state/windowState'

/** What else can be done with somebody than to read and write the sheet. `id`: of the button that opens it. */
export function IdentityMenu({ who, id, onClose }: { who: Id; id: string; onClose: () => void }) {
  const { name, isHidden, gone, hasMoved, phase } = useFightSelector(({ snapshot }) => {
    const { name, known, gone, cell } = snapshot.combatants[who]!
    const hasMoved = cell !== null && snapshot.board.trails?.[who] !== undefined
    return { name, isHidden: known === 'absent', gone, hasMoved, phase: snapshot.phase }
  })
  const items: readonly MenuItem[] = [
    { words: SHEET_MENU.rename, icon: 'pencil', hotkey: 'F2', act: () => setWindowState({ form: 'rename' }) },
    { words: SHEET_MENU.duplicate, icon: 'plus', act: () => setWindowState({ form: 'duplicate' }) },
    { words: SHEET_MENU.keep, icon: 'take', act: () => keepInLibrary([who], name) },
    { words: SHEET_MENU.picture, icon: 'sheet', act: () => openPictureForm(null) },
    {
      words: isHidden ? SHEET_MENU.reveal : SHEET_MENU.hide,
      icon: isHidden ? 'eye' : 'hidden',
      act: () => asGm('known', { who: [who], known: isHidden ? 'named' : 'absent' }),
    },
    ...(hasMoved
      ? [{ words: SHEET_MENU.putBack, icon: 'undo', act: () => asGm('putBack', { who: [who] }) } as const]
      : []),
    phase === 'preparation'
      ? { words: SHEET_MENU.remove, icon: 'close', apart: true, act: () => asGm('remove', { who: [who] }) }
      : {
          words: gone ? SHEET_MENU.returns : SHEET_MENU.leaves,
          icon: 'step',
          apart: true,
          act: () => asGm(gone ? 'return' : 'leave', { who: [who] }),
        },
  ]
  return <MenuList id={id} items={items} onClose={onClose} />
}
