import { withWord } from '~/grid/sets/rows'
import type { BoardState } from '~/table'
import type { GivenMap } from '../fights/files'

/**
 * The board of a new fight on a map: whoever wants fog lays it; what the map brought with it is there. Its own name is the GM's: the
 * players read a neutral word until it is named for them.
 */
export function preparedBoard({
  grid,
  difficult = [],
  pins = [],
  about = '',
}: Pick<GivenMap, 'grid' | 'difficult' | 'pins' | 'about'>): Partial<BoardState> {
  return {
    publicName: '',
    fog: { mode: 'off', party: [], dark: false, hand: {}, known: {}, looks: {} },
    ...(difficult.length > 0 && { paint: withWord({}, grid.width, difficult, 'difficult') }),
    ...(pins.length > 0 && {
      pins: Object.fromEntries(pins.map((pin, i) => [`n${i + 1}m`, { id: `n${i + 1}m`, ...pin }])),
    }),
    ...(about !== '' && { notes: about }),
  }
}
