import { useEffect, useState, type RefObject } from 'react'
import { PALETTE } from '~/words/en/commands'
import { useFight } from '~/store/hooks/useFight'
import type { BoardHandle } from '../../board/props'
import { MenuList } from '../../parts/menus/overlays'
import { closeDialog, useWindowState } from '../state/windowState'
import { combatantItems } from './combatantItems'

/** What can be done with somebody, where a right click or a long press fell on the token or the row. */
export function CombatantMenu({ map }: { map: RefObject<BoardHandle | null> }) {
  const fight = useFight()
  const menu = useWindowState(v => (v.dialog?.kind === 'menu' ? v.dialog : null))
  const [before] = useState(() => document.activeElement)
  const combatant = menu && fight.snapshot.combatants[menu.who]
  const isGone = menu !== null && !combatant
  useEffect(() => {
    if (isGone) closeDialog('menu')
  }, [isGone])
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
        closeDialog('menu')
      }}
    />
  )
}
