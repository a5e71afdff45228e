import type { Id, Snapshot } from '~/engine/snapshot'
import type { TableTypes } from '../map/tableTypes'

/**
 * The ids of the pictures that the players may see, by who has them: of those whom they know by name. Of a figure that they
 * see and cannot name a picture would say who it is.
 */
export function publicPictures<R extends TableTypes>({
  combatants,
}: Pick<Snapshot<R>, 'combatants'>): ReadonlyMap<Id, Id> {
  const named = new Map<Id, Id>()
  for (const { id, known, gone, picture } of Object.values(combatants))
    if (picture !== undefined && known === 'named' && !gone) named.set(id, picture)
  return named
}
