import type { RefObject } from 'react'
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
  if (gone) return [{ words: `${name} comes back`, group: 'GM', act: () => void asGm('return', { who: [id] }) }]
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
    ...(offer ? [{ words: `${name}: ${offer.name}`, group: 'turn', act: () => void actions.do(offer.command) }] : []),
    { words: name, group: 'select', act: select },
    ...(cell === null ? [] : aroundQuestions(name)),
    {
      words: `Keep ${name} in the library`,
      group: 'GM',
      search: 'save creature',
      act: () => keepInLibrary([id], name),
    },
    { words: `Duplicate ${name}`, group: 'GM', search: 'copy another', act: () => duplicate([id], 1) },
    { words: `Damage ${name}`, group: 'GM', act: edit('damage') },
    { words: `Heal ${name}`, group: 'GM', act: edit('heal') },
    { words: `Marker on ${name}`, group: 'GM', act: edit('marker') },
    {
      words: `Picture of ${name}`,
      group: 'GM',
      search: 'image portrait token',
      act() {
        actions.select([id])
        openPictureForm(null)
      },
    },
    { words: `Rename ${name}`, group: 'GM', act: edit('rename') },
    ...(snapshot.phase === 'preparation'
      ? [{ words: `Remove ${name}`, group: 'GM', act: () => void asGm('remove', { who: [id] }) }]
      : [{ words: `${name} leaves`, group: 'GM', act: () => void asGm('leave', { who: [id] }) }]),
    ...(cell !== null && snapshot.board.trails?.[id]
      ? [
          {
            words: `${name} back where the turn began`,
            group: 'GM',
            act: () => void asGm('putBack', { who: [id] }),
          },
        ]
      : []),
    {
      words: `${hidden ? 'Reveal' : 'Hide'} ${name}`,
      group: 'GM',
      act: () => void asGm('known', { who: [id], known: hidden ? 'named' : 'absent' }),
    },
  ]
}
