import type { RefObject } from 'react'
import { PALETTE } from '~/language/en/gm/palette'
import type { Id } from '~/engine'
import { promptOf, offersOf } from '~/store/queries/rulesCache'
import type { FightView } from '~/store/session/fightView'
import { asGm } from '~/store/state/asGm'
import { actions } from '~/store/state/useTable'
import type { BoardHandle } from '../../board/props/handle'
import { duplicate, keepInLibrary } from '../state/inLibrary'
import { openPictureForm, setWindowState } from '../state/windowState'
import { aroundQuestions } from './aroundItems'
import type { PaletteItem } from './paletteItem'

/** What can be done with a combatant whoever acts: in the palette, and in the menu of its token and its row. */
export function combatantItems(fight: FightView, id: Id, map: RefObject<BoardHandle | null>): readonly PaletteItem[] {
  const { snapshot, asks } = fight
  const combatant = snapshot.combatants[id]
  if (!combatant) return []
  const { name, cell, known, gone } = combatant
  const picking = snapshot.phase === 'combat' && promptOf(fight, undefined).of === null && !asks
  if (gone)
    return [
      {
        words: PALETTE.returns(name),
        group: PALETTE.groups.gm,
        search: PALETTE.search.returns,
        act: () => void asGm('return', { who: [id] }),
      },
    ]
  const select = () => {
    actions.select([id])
    setWindowState({ tab: 'sheet' })
    if (cell === null) return
    map.current?.centreOn(cell)
    map.current?.focusToken(id)
  }
  const hidden = known === 'absent'
  const offer = picking ? offersOf(fight, id).find(({ whyNot }) => !whyNot) : undefined
  const edit = (form: 'damage' | 'heal' | 'marker' | 'rename') => () => {
    actions.select([id])
    setWindowState({ form })
  }
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
    {
      words: PALETTE.keep(name),
      group: PALETTE.groups.gm,
      search: PALETTE.search.keep,
      act: () => keepInLibrary([id], name),
    },
    {
      words: PALETTE.duplicate(name),
      group: PALETTE.groups.gm,
      search: PALETTE.search.duplicate,
      act: () => duplicate([id], 1),
    },
    {
      words: PALETTE.damage(name),
      group: PALETTE.groups.gm,
      search: PALETTE.search.damage,
      act: edit('damage'),
    },
    { words: PALETTE.heal(name), group: PALETTE.groups.gm, search: PALETTE.search.heal, act: edit('heal') },
    { words: PALETTE.marker(name), group: PALETTE.groups.gm, search: PALETTE.search.marker, act: edit('marker') },
    {
      words: PALETTE.picture(name),
      group: PALETTE.groups.gm,
      search: PALETTE.search.picture,
      act() {
        actions.select([id])
        openPictureForm(null)
      },
    },
    { words: PALETTE.rename(name), group: PALETTE.groups.gm, act: edit('rename') },
    {
      words: snapshot.phase === 'preparation' ? PALETTE.remove(name) : PALETTE.leaves(name),
      group: PALETTE.groups.gm,
      search: PALETTE.search.leaves,
      act: () => void asGm(snapshot.phase === 'preparation' ? 'remove' : 'leave', { who: [id] }),
    },
    ...(cell !== null && snapshot.board.trails?.[id]
      ? [
          {
            words: PALETTE.putBack(name),
            group: PALETTE.groups.gm,
            act: () => void asGm('putBack', { who: [id] }),
          },
        ]
      : []),
    {
      words: hidden ? PALETTE.reveal(name) : PALETTE.hide(name),
      group: PALETTE.groups.gm,
      search: PALETTE.search.known,
      act: () => void asGm('known', { who: [id], known: hidden ? 'named' : 'absent' }),
    },
  ]
}
