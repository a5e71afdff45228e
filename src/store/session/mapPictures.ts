import type { Id } from '~/engine'
import type { BoardState } from '~/table'

/** The map's picture and the place of its corners, in squares. */
export interface MapPicture {
  file: Blob
  x: number
  y: number
  width: number
  height: number
}

/** The pictures under the maps of one fight: the one it began with, and those that the GM has put there since. */
export interface MapPictures {
  /** The picture under the map as this board has it; null: a bare grid, or it is missing, or it is still on its way. */
  of(board: Pick<BoardState, 'picture'>): MapPicture | null
}

/**
 * @param first the picture that the fight began with
 * @param load a kept picture by its id; undefined: it is not kept here
 * @param arrived called when one that was asked for is there
 */
export function createMapPictures(
  first: MapPicture | null,
  load: (id: Id) => Promise<Blob | undefined>,
  arrived: () => void,
): MapPictures {
  /** By id; null: missing, or on its way. */
  const files = new Map<Id, Blob | null>()
  const placed = new WeakMap<object, MapPicture>()
  const fetch = async (id: Id) => {
    files.set(id, null)
    const file = await load(id).catch(() => undefined)
    if (!file) return
    files.set(id, file)
    arrived()
  }
  return {
    of({ picture }) {
      if (picture === undefined) return first
      if (picture === null) return null
      const { id, ...place } = picture
      const file = files.get(id)
      if (file === undefined) void fetch(id)
      if (!file) return null
      const known = placed.get(picture)
      if (known) return known
      const made = { ...place, file }
      placed.set(picture, made)
      return made
    },
  }
}
