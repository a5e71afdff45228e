import { PALETTE } from '~/words/en/commands'
import { SHEET_MENU } from '~/words/en/sheets'
import type { Id } from '~/engine'
import { hasLeft } from '~/store/session/derived'
import type { FightView } from '~/store/session/fightView'
import { placeNear } from '~/store/creatures/places'
import { leftMap } from '~/store/log/leftMap'
import { actions, asGm, useTable } from '~/store/state'
import type { IconName } from '../../parts/signs/Icon'
import { duplicate, keepInLibrary } from '../state/inLibrary'
import { openForm, openPictureForm } from '../state/windowState'
import { commandOf } from './commands'
import { shownKey } from './keyNames'

/** Something the GM can do with one combatant, whoever acts. */
interface AboutCombatant {
  /** Its words in the palette and in the menu on the map. */
  readonly words: string
  /** Further words it is found by in the palette. */
  readonly search?: string
  /** Its place in the menu of the sheet, where the name stands already; none there without it. */
  readonly onSheet?: { readonly words: string; readonly icon: IconName; readonly apart?: true; act?(): void }
  /** The key that does the same with the selected. */
  readonly hotkey?: string
  act(): void
}

type FormCommand = 'damage' | 'heal' | 'marker' | 'rename'

/** What the GM can do with a combatant, in the order of the palette. */
export function aboutCombatant(
  { snapshot, shown }: Pick<FightView, 'snapshot' | 'shown'>,
  id: Id,
): readonly AboutCombatant[] {
  const combatant = snapshot.combatants[id]
  if (!combatant) return []
  const { name, cell, known } = combatant
  const who = [id]
  const isHidden = known === 'absent'
  const isPreparing = snapshot.phase === 'preparation'
  const form = (kind: FormCommand): AboutCombatant => {
    const [key] = commandOf(kind).keys
    return {
      words: PALETTE[kind](name),
      ...(kind !== 'rename' && { search: PALETTE.search[kind] }),
      ...(key !== undefined && { hotkey: shownKey(key) }),
      ...(kind === 'rename' && { onSheet: { words: SHEET_MENU.rename, icon: 'pencil', act: () => openForm(kind) } }),
      act() {
        actions.select(who)
        openForm(kind)
      },
    }
  }
  return [
    {
      words: PALETTE.keep(name),
      search: PALETTE.search.keep,
      onSheet: { words: SHEET_MENU.keep, icon: 'take' },
      act: () => keepInLibrary(who, name),
    },
    {
      words: PALETTE.duplicate(name),
      search: PALETTE.search.duplicate,
      // There it is asked how many.
      onSheet: { words: SHEET_MENU.duplicate, icon: 'plus', act: () => openForm('duplicate') },
      act: () => duplicate(who, 1),
    },
    form('damage'),
    form('heal'),
    form('marker'),
    {
      words: PALETTE.picture(name),
      search: PALETTE.search.picture,
      onSheet: { words: SHEET_MENU.picture, icon: 'sheet', act: () => openPictureForm(null) },
      act() {
        actions.select(who)
        openPictureForm(null)
      },
    },
    form('rename'),
    hasLeft(shown[id]!) && !isPreparing ? returns(id, name) : leaves(id, name, isPreparing),
    ...(cell !== null && snapshot.board.trails?.[id] ? [putBack(id, name)] : []),
    {
      words: isHidden ? PALETTE.reveal(name) : PALETTE.hide(name),
      search: PALETTE.search.known,
      onSheet: isHidden ? { words: SHEET_MENU.reveal, icon: 'eye' } : { words: SHEET_MENU.hide, icon: 'hidden' },
      act: () => void asGm('known', { who, known: isHidden ? 'named' : 'absent' }),
    },
  ]
}

const putBack = (id: Id, name: string): AboutCombatant => ({
  words: PALETTE.putBack(name),
  onSheet: { words: SHEET_MENU.putBack, icon: 'undo' },
  act: () => void asGm('putBack', { who: [id] }),
})

const leaves = (id: Id, name: string, isPreparing: boolean): AboutCombatant => ({
  words: isPreparing ? PALETTE.remove(name) : PALETTE.leaves(name),
  search: PALETTE.search.leaves,
  onSheet: isPreparing
    ? { words: SHEET_MENU.remove, icon: 'close', apart: true }
    : { words: SHEET_MENU.leaves, icon: 'step', apart: true },
  act: () => void asGm(isPreparing ? 'remove' : 'leave', { who: [id] }),
})

/** Somebody who has left the fight takes part in it again. */
export const returns = (id: Id, name: string): AboutCombatant => ({
  words: PALETTE.returns(name),
  search: PALETTE.search.returns,
  onSheet: { words: SHEET_MENU.returns, icon: 'step', apart: true },
  act: () => bringBack(id),
})

/** Somebody comes back into the fight; whoever has left the map stands again as near as may be to where that was. */
export function bringBack(id: Id): void {
  const { fight, log } = useTable.getState()
  const one = fight?.snapshot.combatants[id]
  if (!fight || !one) return
  const left = one.cell === null ? leftMap(log, fight.present, [id]).get(id) : undefined
  asGm('return', { who: [id], cells: left ? [placeNear(fight, one, left.cell)] : [] })
}
