import type { Id } from '~/engine'
import { useFight } from '~/store/hooks/useFight'
import { MenuList } from '../../../parts/menus/overlays'
import { aboutCombatant } from '../../commands/aboutCombatant'

/** What else can be done with somebody than to read and write the sheet. `id`: of the button that opens it. */
export function IdentityMenu({ who, id, onClose }: { who: Id; id: string; onClose: () => void }) {
  const items = aboutCombatant(useFight(), who).flatMap(({ onSheet, hotkey, act }) =>
    onSheet ? [{ act, ...(hotkey !== undefined && { hotkey }), ...onSheet }] : [],
  )
  // What takes them out of the fight stands below a line, at the end.
  const inOrder = [...items.filter(({ apart }) => !apart), ...items.filter(({ apart }) => apart)]
  return <MenuList id={id} items={inOrder} onClose={onClose} />
}
