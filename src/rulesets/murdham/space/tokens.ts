import { reason } from '~/engine/reason'
import type { Rect } from '~/grid/squares/rect'
import type { Terrain } from '~/table/map/terrain'
import { tokenRect } from '~/table/map/tokenRect'
import type { Tokens } from '~/table/map/walks'
import { isPresent } from '../conditions/able'
import { footprintOf } from '../sheet/size'
import type { Combatant, Murdham } from '../state/types'

/** The squares a token covers; undefined while it does not lie on the map. */
export const rectOf = (terrain: Terrain, { cell, sheet }: Combatant): Rect | undefined =>
  tokenRect(terrain, cell, footprintOf(sheet))

/** Tokens as they are put on the map: nobody onto anybody else. */
export const tokens: Tokens<Murdham> = {
  rectOf,
  size: ({ sheet }) => footprintOf(sheet),
  isInTheWay: isPresent,
  taken: reason('MUR-ZONE-02', 'taken'),
}
