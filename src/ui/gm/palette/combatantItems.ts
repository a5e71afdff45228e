import type { RefObject } from 'react'
import { PALETTE } from '~/words/en/commands'
import type { Id } from '~/engine'
import { hasLeft } from '~/store/session/derived'
import type { FightView } from '~/store/session/fightView'
import { actions } from '~/store/state'
import type { BoardHandle } from '../../board/props'
import { aboutCombatant, returns } from '../commands/aboutCombatant'
import { decreeItems } from '../commands/decrees'
import { openTab } from '../state/windowState'
import { aroundQuestions, type PaletteItem } from './aroundItems'

/** What can be done with a combatant whoever acts: in the palette, and in the menu of its token and its row. */
export function combatantItems(fight: FightView, id: Id, map: RefObject<BoardHandle | null>): readonly PaletteItem[] {
  const { snapshot, asks, shown } = fight
  const combatant = snapshot.combatants[id]
  if (!combatant) return []
  const { name, cell } = combatant
  const decrees = decreeItems(fight, [id]).map(({ of, search, act }) => ({
    words: of,
    search,
    act,
    group: PALETTE.groups.gm,
  }))
  // Of somebody who has left, the sheet offers the rest as well.
  if (hasLeft(shown[id]!)) return [{ ...returns(id, name), group: PALETTE.groups.gm }, ...decrees]
  const picking = snapshot.phase === 'combat' && fight.prompt().of === null && !asks
  const select = () => {
    actions.select([id])
    openTab('sheet')
    if (cell === null) return
    map.current?.centreOn(cell)
    map.current?.focusToken(id)
  }
  const offer = picking ? fight.offers(id).find(({ whyNot }) => !whyNot) : undefined
  return [
    ...(offer
      ? [
          {
            words: PALETTE.answer(name, offer.name),
            group: PALETTE.groups.turn,
            act: () => void actions.do(offer.command),
          },
        ]
      : []),
    { words: name, group: PALETTE.groups.select, act: select },
    ...(cell === null ? [] : aroundQuestions(name)),
    ...decrees,
    ...aboutCombatant(fight, id).map(item => ({ ...item, group: PALETTE.groups.gm })),
  ]
}
