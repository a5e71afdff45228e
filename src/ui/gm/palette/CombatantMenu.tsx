import { useState, type RefObject } from 'react'
import { PALETTE } from '~/language/en/gm/palette'
import { useFight } from '~/store/hooks/useFight'
import type { BoardHandle } from '../../board/props/handle'
import { MenuList } from '../../parts/menus/overlays'
import { setWindowState, useWindowState } from '../state/windowState'
import { combatantItems } from './combatantItems'

/** What can be done with somebody, where a right click or a long press fell on the token or the row. */
export function CombatantMenu({ map }: { map: RefObject<BoardHandle | null> }) {
  const fight = useFight()
  const menu = useWindowState(v => v.menu)
  const [before] = useState(() => document.activeElement)
  const combatant = menu && fight.snapshot.combatants[menu.who]
  if (!menu || !combatant) return null
  return (
    <MenuList
      id=""
      key={menu.who}
      at={menu}
      label={PALETTE.canBeDone(combatant.name)}
      items={combatantItems(fight, menu.who, map).map(({ words, group, act }) => ({
        words: group === PALETTE.groups.select ? PALETTE.sheetOf(words) : words,
        act,
      }))}
      onClose={() => {
        // What was chosen may have taken the keyboard by then.
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
        setWindowState({ menu: null })
      }}
    />
  )
}
